/// A coefficient times a variable, or the root that represents the variable.
struct KernelTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}

/// A constraint in the kernel: a range of terms, and the range that their sum must or should be in.
struct Item: BitwiseCopyable {
  var firstTerm: Int32
  var termCount: Int32
  var priority: Float
  var isBroken = false
  var lower: Double
  var upper: Double

  var isRequired: Bool { priority >= 1000 }
  /// The limit of an inequality; nil for an equation.
  var bound: Double? { lower == upper ? nil : lower.isFinite ? lower : upper }
}

/// A variable during a solve. It is a root, or an affine form of one: `scale * parent + offset`.
struct KernelNode: BitwiseCopyable {
  var scale = 1.0
  var offset = 0.0
  /// The bounds of a root's box; a root with equal bounds is fixed.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The value of a root in the witness, the point that satisfies every row; NaN until it is computed.
  var witness = Double.nan
  var parent: Int32
  /// The first link in the list of rows that contain a root; some of them may no longer contain it.
  var firstLink: Int32 = -1
  var lastLink: Int32 = -1
  var weight: Int32 = 1
  /// The place of the sum of other roots that replaces this root; see `Kernel.definition(at:)`.
  var definition = Kernel.noDefinition
  /// Whether a definition contains the root.
  var isInDefinition = false
  var degree: Int32 = 0
  /// The position in the current sum, valid only if the mark is the current one.
  var mark: UInt32 = 0
  var slot: Int32 = 0
  var levelMark: UInt32 = 0
  var firstEntry: Int32 = -1
  var firstSumEntry: Int32 = -1
  var clusterMark: UInt32 = 0
  var column: Int32 = 0
  var varies = false

  init(_ index: Int32) { parent = index }

  var isFixed: Bool { lower == upper }
  var isDefined: Bool { definition != Kernel.noDefinition }
  var isUnbounded: Bool { lower == -.infinity && upper == .infinity }
}

/// The range that a sum of two or more roots must be in.
struct Row: BitwiseCopyable {
  var firstTerm: Int32
  var termCount: Int32
  var termCapacity: Int32
  var isAlive = true
  var isQueued = false
  var lower: Double
  var upper: Double
  /// The value of the sum at the witness.
  var activity = 0.0
  var mark: UInt32 = 0
  var clusterMark: UInt32 = 0

  var isEquation: Bool { lower == upper }
}

/// A solver that solves a set of constraints from scratch, with storage that it reuses in the next solve.
///
/// It holds a system in a reduced form: classes of variables that are affine forms of one another, a box for the root
/// of each class, sums that replace a root (`definitions`), and rows for all other constraints. Required constraints
/// are added first. Then each priority is solved among the solutions that the higher priorities allow, and its result
/// is added in the same way. This shrinks the space until every root is fixed.
///
/// The same constraints in the same order produce the same result, regardless of earlier solves.
struct Kernel {
  /// The difference up to which two sides count as equal.
  static let tolerance = 1e-7
  /// The width below which a box counts as a point.
  static let width = 1e-9
  /// The number of terms that a solve may visit. The largest of 5,700 real systems needs less than a hundredth.
  static let mostWork = 1 << 24
  /// The least coefficient of a root that an equation defines, as a part of the equation's largest coefficient.
  static let leastPivot = 1e-2
  /// The place of the definition of a root that has none.
  static let noDefinition = Int32.max

  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
    /// The position of the root in the row when the link was made.
    var hint: Int32
  }

  struct Definition: BitwiseCopyable {
    var root: Int32
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
  }

  // The problem.
  var items = Buffer<Item>()
  var terms = UnsafePointer<KernelTerm>(bitPattern: MemoryLayout<KernelTerm>.alignment)!
  /// The variables in the order of their creation.
  var variables = Buffer<Int32>()

  // The reduced form of the problem.
  var nodes = Buffer<KernelNode>()
  var rows = Buffer<Row>()
  var rowTerms = Buffer<KernelTerm>()
  var links = Buffer<Link>()
  var definitions = Buffer<Definition>()
  /// The definitions by equations that introduced their root; each refers only to definitions before it and to others.
  var introductions = Buffer<Definition>()
  var definitionTerms = Buffer<KernelTerm>()
  var liveRows = 0
  var infeasible = false
  /// The number of terms that were visited since the start of the solve, apart from those of the simplex.
  var work = 0

  // Work in progress.
  var queue = Buffer<Int32>()
  var queueStart = 0
  var equations = Buffer<Int32>()
  var stack = Buffer<Int32>()
  var sum = Buffer<KernelTerm>()
  var sumConstant = 0.0
  var sumScale = 0.0
  var stamp: UInt32 = 0
  var pending = Buffer<Int32>()

  // The witness and the current level.
  var hasWitness = false
  var rowStamp: UInt32 = 0
  var entries = Buffer<Entry>()
  var entryTerms = Buffer<KernelTerm>()
  var entryLinks = Buffer<EntryLink>()
  var levelStamp: UInt32 = 0
  var breakpoints = Buffer<Breakpoint>()
  var failed = Buffer<Int32>()
  var soft = Buffer<Int32>()
  var cluster = Cluster()
  var simplex = PiecewiseSimplex()

  // The results, besides the nodes.
  var undetermined = Buffer<Int32>()

  /// Whether the solve has visited as many terms as it may. It then ends as soon as possible, without a solution.
  @inline(__always)
  var isExhausted: Bool { totalWork > Self.mostWork }

  var totalWork: Int { work + simplex.work }

  func deallocate() {
    items.deallocate()
    variables.deallocate()
    nodes.deallocate()
    rows.deallocate()
    rowTerms.deallocate()
    links.deallocate()
    definitions.deallocate()
    introductions.deallocate()
    definitionTerms.deallocate()
    queue.deallocate()
    equations.deallocate()
    stack.deallocate()
    sum.deallocate()
    pending.deallocate()
    entries.deallocate()
    entryTerms.deallocate()
    entryLinks.deallocate()
    breakpoints.deallocate()
    failed.deallocate()
    soft.deallocate()
    cluster.deallocate()
    simplex.deallocate()
    undetermined.deallocate()
  }

  /// Reserves capacity for variables; their contents are undefined before `begin`.
  mutating func reserve(variableCount: Int) {
    if nodes.count < variableCount { nodes.resize(to: variableCount, KernelNode(0)) }
  }

  /// Discards the last solve, and makes every variable its own root.
  mutating func begin() {
    for index in variables.indices {
      let variable = variables[index]
      // New marks must differ from the marks of earlier sums.
      nodes[variable] = KernelNode(variable)
    }
    rows.removeAll()
    rowTerms.removeAll()
    links.removeAll()
    definitions.removeAll()
    introductions.removeAll()
    definitionTerms.removeAll()
    liveRows = 0
    infeasible = false
    queue.removeAll()
    queueStart = 0
    equations.removeAll()
    hasWitness = false
    undetermined.removeAll()
    // Zero is the mark of new nodes and rows, and stamps must not overflow within a solve.
    if stamp > 1 << 30 || rowStamp > 1 << 30 || levelStamp > 1 << 30 || cluster.stamp > 1 << 30 {
      stamp = 0
      rowStamp = 0
      levelStamp = 0
      cluster.stamp = 0
    }
  }
}
