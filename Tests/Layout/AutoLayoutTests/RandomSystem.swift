import AutoLayout

/// SplitMix64, as in `Scripts/generate/make-solver-truth`.
struct Numbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x123_4567
  }

  mutating func below(_ count: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(((z ^ (z >> 31)) >> 11) % UInt64(count))
  }
}

/// A system of random constraints; the same number gives the same one here and in the script.
struct RandomSystem {
  struct Constraint {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Float

    var isRequired: Bool { priority == 1000 }

    func error(at values: [Double]) -> Double {
      let value = zip(coefficients, values).reduce(0) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(value - constant)
      case .lessThanOrEqual: return max(0, value - constant)
      case .greaterThanOrEqual: return max(0, constant - value)
      }
    }
  }

  private static let coefficients = [1.0, 1.0, -1.0, -1.0, 1.0, 2.0, -2.0, 0.5]
  private static let priorities: [[Float]] = [
    [1000, 750, 250], [1000, 999, 750, 500, 250, 50], [1000, 500], [1000, 1000, 750],
  ]

  var variableCount: Int
  var constraints: [Constraint] = []

  init(number: Int) {
    var numbers = Numbers(seed: number)
    variableCount = 2 + numbers.below(6)
    let total = variableCount + numbers.below(11)
    let priorities = Self.priorities[numbers.below(4)]
    let point = (0..<variableCount).map { _ in Double(numbers.below(81) - 20) }
    let contradicts = numbers.below(8) == 0
    for _ in 0..<total {
      let priority = priorities[numbers.below(priorities.count)]
      let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][numbers.below(3)]
      var row = [Double](repeating: 0, count: variableCount)
      for _ in 0..<1 + numbers.below(3) {
        let coefficient = Self.coefficients[numbers.below(8)]
        row[numbers.below(variableCount)] = coefficient
      }
      let atPoint = zip(row, point).reduce(0) { $0 + $1.0 * $1.1 }
      let distance = Double(numbers.below(30))
      let other = Double(numbers.below(101) - 50)
      let sign = relation == .equal ? 0.0 : relation == .lessThanOrEqual ? -1 : 1
      var constant = atPoint - sign * distance
      if priority < 1000 || (contradicts && numbers.below(3) == 0) { constant = other }
      constraints.append(
        Constraint(
          coefficients: row, relation: relation, constant: constant, priority: priority))
    }
  }

  /// The sums of the errors of each priority below required, the highest first.
  func errors(at values: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: values) }
    }
  }
}

/// A random system in a solver.
struct Loaded {
  var system = LinearSystem()
  var variables: [Variable] = []
  var handles: [ConstraintHandle] = []

  init(_ random: RandomSystem) throws {
    variables = (0..<random.variableCount).map { _ in system.variable() }
    for constraint in random.constraints { handles.append(try add(constraint)) }
  }

  mutating func add(_ constraint: RandomSystem.Constraint) throws -> ConstraintHandle {
    var expression = LinearExpression(-constraint.constant)
    for (variable, coefficient) in zip(variables, constraint.coefficients) where coefficient != 0 {
      expression.add(Term(variable, coefficient: coefficient))
    }
    return try system.add(
      LinearConstraint(
        expression, constraint.relation, 0, priority: Priority(constraint.priority)))
  }

  var values: [Double] { variables.map(system.value) }
}
