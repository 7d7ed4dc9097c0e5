/// A set of variables and linear constraints, and the values that satisfy the constraints best.
///
/// Required constraints hold. The others are satisfied by priority, highest first: the sum of the errors for a priority
/// is as small as possible, then that for the next priority among the remaining solutions, and so on. No number of
/// constraints outweighs one with a higher priority. Variables that are then still undetermined are reported
/// (``undetermined``), and a rule determines them: the errors of the constraints one by one, in the order of addition,
/// then the slacks of the inequalities in the same order, then the variables one by one, in the order of creation, each
/// as near to zero as possible. The slack of an inequality is the distance between its two sides. Required constraints
/// that contradict one another are reported as well (``brokenConstraints``, ``conflict(of:)``): a constraint is broken
/// if the earlier required constraints that are not broken rule it out.
///
/// The solution therefore depends only on the constraints and their order, not on the history of the system. Values are
/// multiples of 2⁻³⁰ (up to two million), so rounding errors do not show either.
///
/// ```swift
/// var system = LinearSystem()
/// let x = system.variable()
/// let width = system.variable()
/// try system.add(LinearConstraint(x, .equal, 20))
/// try system.add(LinearConstraint(x + width, .equal, 300))
/// try system.add(LinearConstraint(width, .equal, 100, priority: 250))
/// system.solve()
/// system.value(of: width)  // 280
/// ```
///
/// The cost of solving grows with the size of the part of the system that is connected to the change.
public struct LinearSystem: Sendable {
  struct VariableRecord: BitwiseCopyable {
    var generation: UInt32 = 0
    var useCount: Int32 = 0
    var component: Int32 = -1
    var position: Int32 = -1
    var isTouched = true
    var isUndetermined = true
    /// Whether the variable is in a part that was too large to be solved.
    var isUnsolved = false
  }

  struct ConstraintRecord: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var generation: UInt32
    /// The position in the order of addition; -1 for a removed constraint.
    var position: Int32
    var constant: Double
    var priority: Float
    var relation: Relation
    var isBroken = false
    var isEdited = false
    /// The index of the tangent along which the solution follows the constant; -1 if there is none.
    var tangent: Int32 = -1
    /// The number of edits to solve from scratch before another tangent is computed.
    var patience: Int32 = 1
    var nextPatience: Int32 = 1

    var isRequired: Bool { priority >= 1000 }
    var lower: Double { relation == .lessThanOrEqual ? -.infinity : constant }
    var upper: Double { relation == .greaterThanOrEqual ? .infinity : constant }
  }

  static let largestConstant = 1e12
  static let largestCoefficient = 1e6

  var variables: [VariableRecord] = []
  /// The computed values, before rounding.
  var exact: [Double] = []
  /// The reported values.
  var values: [Double] = []
  /// The indices of the variables in the order of creation; -1 for a removed variable.
  var variableOrder: [Int32] = []
  var freeVariables: [Int32] = []
  var liveVariableCount = 0

  var constraints: [ConstraintRecord] = []
  /// The terms of all constraints, one constraint after another.
  var terms: [KernelTerm] = []
  var constraintOrder: [Int32] = []
  var freeConstraints: [Int32] = []
  var liveTermCount = 0
  var liveConstraintCount = 0
  var brokenCount = 0
  /// The number of variables in parts that were too large to be solved.
  var unsolvedCount = 0

  var partition = Partition()
  var tangents = Tangents()
  /// Whether variables or constraints were added or removed.
  var isRestructured = false
  /// The constraints whose constant was set, with their previous constant.
  var edits: [Edit] = []

  /// Creates a system without variables.
  public init() {}

  /// Creates a variable, whose value is 0 unless constraints require another value.
  public mutating func variable() -> Variable {
    let index: Int32
    if let free = freeVariables.popLast() {
      index = free
    } else {
      index = Int32(variables.count)
      if index == 0 { reserveCapacity(variables: 32, constraints: 64) }
      variables.append(VariableRecord())
      exact.append(0)
      values.append(0)
    }
    let position = Int(index)
    variables[position].position = Int32(variableOrder.count)
    variableOrder.append(index)
    liveVariableCount += 1
    isRestructured = true
    return Variable(index: index, generation: variables[position].generation)
  }

  /// Reserves memory for a number of variables and constraints.
  public mutating func reserveCapacity(variables variableCount: Int, constraints: Int) {
    variables.reserveCapacity(variableCount)
    exact.reserveCapacity(variableCount)
    values.reserveCapacity(variableCount)
    variableOrder.reserveCapacity(variableCount)
    self.constraints.reserveCapacity(constraints)
    constraintOrder.reserveCapacity(constraints)
    terms.reserveCapacity(2 * constraints)
  }

  /// Removes a variable that no constraint contains.
  /// - Throws: ``LinearSystemError/unknownVariable`` if the variable is not in this system, and
  ///   ``LinearSystemError/variableInUse`` if a constraint contains it.
  public mutating func remove(_ variable: Variable) throws(LinearSystemError) {
    let index = try checked(variable)
    guard variables[index].useCount == 0 else { throw .variableInUse }
    variableOrder[Int(variables[index].position)] = -1
    setUnsolved(false, index)
    variables[index] = VariableRecord(generation: variable.generation &+ 1)
    values[index] = 0
    exact[index] = 0
    freeVariables.append(variable.index)
    liveVariableCount -= 1
    isRestructured = true
    guard variableOrder.count > 2 * liveVariableCount + 16 else { return }
    variableOrder.removeAll { $0 < 0 }
    for (position, index) in variableOrder.enumerated() {
      variables[Int(index)].position = Int32(position)
    }
  }

  /// Returns the value that the last ``solve()`` found.
  /// - Precondition: The variable belongs to this system and has not been removed. Release builds do not check this,
  ///   because the function is called too often.
  @inline(__always)
  public func value(of variable: Variable) -> Double {
    assert(
      (try? checked(variable)) != nil,
      "value(of:) needs a variable of this system that has not been removed")
    return values[Int(variable.index)]
  }

  func checked(_ variable: Variable) throws(LinearSystemError) -> Int {
    let index = Int(variable.index)
    guard variables.indices.contains(index), variables[index].position >= 0,
      variables[index].generation == variable.generation
    else { throw .unknownVariable }
    return index
  }

  func handle(_ index: Int) -> ConstraintHandle {
    ConstraintHandle(index: Int32(index), generation: constraints[index].generation)
  }

  func variable(at index: Int32) -> Variable {
    Variable(index: index, generation: variables[Int(index)].generation)
  }
}

/// A change of a constraint's constant.
struct Edit: BitwiseCopyable {
  var constraint: Int32
  var old: Double
}
