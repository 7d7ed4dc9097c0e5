/// Variables and linear constraints between them, and the values that satisfy these best.
///
/// Required constraints hold. The others are satisfied by priority, the highest first: the sum of its errors is as
/// small as possible, then that of the next priority among the solutions that are left, and so on. No number of
/// constraints outweighs one with a higher priority. What then is still open is reported (``undetermined``) and decided
/// by a rule: the errors of the constraints one by one, in the order in which they were added, then the variables one
/// by one, in the order of their creation, each as near to zero as it can be. Required constraints that contradict one
/// another are reported as well (``conflicts()``); one is broken when those added before it, without the broken ones,
/// leave no room for it.
///
/// So the solution depends on the constraints that there are and on their order, not on how the system came to have
/// them. Values are multiples of 2⁻³⁰ (up to two million), so that rounding does not show either.
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
/// The cost of solving grows with the part of the system that is connected with the change.
public struct LinearSystem: Sendable {
  struct VariableRecord: BitwiseCopyable {
    var generation: UInt32 = 0
    var useCount: Int32 = 0
    var component: Int32 = -1
    var position: Int32 = -1
    var isTouched = true
    var isUndetermined = true
  }

  struct ConstraintRecord: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var generation: UInt32
    /// Its position in the order of addition, -1 for a removed one.
    var position: Int32
    var constant: Double
    var priority: Float
    var relation: Relation
    var isBroken = false
    var isEdited = false
    /// The index of the direction in which the solution follows the constant.
    var tangent: Int32 = -1
    /// How many edits to solve from scratch before another direction is computed.
    var patience: Int32 = 1
    var nextPatience: Int32 = 1

    var isRequired: Bool { priority >= 1000 }
    var lower: Double { relation == .lessThanOrEqual ? -.infinity : constant }
    var upper: Double { relation == .greaterThanOrEqual ? .infinity : constant }
  }

  static let largestConstant = 1e12
  static let largestCoefficient = 1e6

  var variables: [VariableRecord] = []
  /// The values as they were computed.
  var exact: [Double] = []
  /// The values as they are reported.
  var values: [Double] = []
  /// Indices in the order of creation; -1 if one was removed.
  var variableOrder: [Int32] = []
  var freeVariables: [Int32] = []
  var liveVariableCount = 0

  var constraints: [ConstraintRecord] = []
  /// The left sides, one after another.
  var terms: [KernelTerm] = []
  var constraintOrder: [Int32] = []
  var freeConstraints: [Int32] = []
  var liveTermCount = 0
  var liveConstraintCount = 0
  var brokenCount = 0

  var partition = Partition()
  var tangents = Tangents()
  /// Whether variables or constraints were added or removed.
  var isRestructured = false
  /// Constraints whose constant was set, and what it was before.
  var edits: [Edit] = []

  /// Creates a system without variables.
  public init() {}

  /// Creates a variable, whose value is 0 unless constraints require another one.
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

  /// Reserves memory.
  public mutating func reserveCapacity(variables variableCount: Int, constraints: Int) {
    variables.reserveCapacity(variableCount)
    exact.reserveCapacity(variableCount)
    values.reserveCapacity(variableCount)
    variableOrder.reserveCapacity(variableCount)
    self.constraints.reserveCapacity(constraints)
    constraintOrder.reserveCapacity(constraints)
    terms.reserveCapacity(2 * constraints)
  }

  /// Removes a variable that is in no constraint.
  public mutating func remove(_ variable: Variable) throws(LinearSystemError) {
    let index = try checked(variable)
    guard variables[index].useCount == 0 else { throw .variableInUse }
    variableOrder[Int(variables[index].position)] = -1
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

  /// The value that the last ``solve()`` found.
  /// - Precondition: the variable belongs to this system and was not removed. This is called too often to be checked in
  ///   release builds.
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

/// A constant that was set.
struct Edit: BitwiseCopyable {
  var constraint: Int32
  var old: Double
}
