import AutoLayout
import CKiwi

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system in the form that kiwi gets, in memory that stays where it is.
final class KiwiSystem {
  private let integers: [UnsafeMutableBufferPointer<Int32>]
  private let doubles: [UnsafeMutableBufferPointer<Double>]
  private var system: ckiwi_system

  init(_ text: TextSystem) {
    func copy<Number>(_ numbers: [Number]) -> UnsafeMutableBufferPointer<Number> {
      let memory = UnsafeMutableBufferPointer<Number>.allocate(capacity: max(1, numbers.count))
      _ = memory.initialize(from: numbers)
      return memory
    }
    // Kiwi has one number for all priorities: as many steps as there are, as far apart as they can be.
    let priorities = Set(
      text.constraints.map(\.priority) + text.edits.map(\.priority)
    ).filter { $0 < 1000 }.sorted()
    let steps = Dictionary(uniqueKeysWithValues: zip(priorities, priorities.indices))
    func strength(_ priority: Double) -> Double {
      guard let step = steps[priority] else { return -1 }
      var strength = 1.0
      let ratio = min(1000, pow(10, 8.5 / Double(priorities.count)))
      for _ in 0..<step { strength *= ratio }
      return strength
    }
    integers = [
      copy(text.constraints.map { Int32($0.firstTerm) } + [Int32(text.variables.count)]),
      copy(text.variables), copy(text.constraints.map(\.relation)),
      copy(text.edits.map(\.variable)),
    ]
    doubles = [
      copy(text.coefficients), copy(text.constraints.map(\.constant)),
      copy(text.constraints.map { strength($0.priority) }), copy(text.edits.map(\.value)),
      copy(text.edits.map { strength($0.priority) }),
    ]
    system = ckiwi_system(
      variable_count: Int32(text.variableCount), constraint_count: Int32(text.constraints.count),
      first_term: integers[0].baseAddress, variables: integers[1].baseAddress,
      coefficients: doubles[0].baseAddress, relations: integers[2].baseAddress,
      constants: doubles[1].baseAddress, strengths: doubles[2].baseAddress,
      edit_count: Int32(text.edits.count), edit_variables: integers[3].baseAddress,
      edit_values: doubles[3].baseAddress, edit_strengths: doubles[4].baseAddress)
  }

  deinit {
    for memory in integers { memory.deallocate() }
    for memory in doubles { memory.deallocate() }
  }

  /// The nanoseconds of building and solving, below 0 where there is no solution; and the values.
  func solve() -> (nanoseconds: Double, values: [Double]) {
    var values = [Double](repeating: 0, count: Int(system.variable_count))
    let time = ckiwi_solve(&system, &values)
    return (time, values)
  }

  /// The nanoseconds of a round of edits.
  func edit(_ rounds: [[Double]], count: Int) -> Double {
    ckiwi_edit(&system, rounds.flatMap { $0 }, Int32(rounds.count), Int32(count))
  }
}

/// The same system in ours, by the library's public calls.
struct OwnSystem {
  var system = LinearSystem()
  var variables: [Variable] = []
  var edits: [ConstraintHandle] = []

  init(_ text: TextSystem) throws {
    variables.reserveCapacity(text.variableCount)
    for _ in 0..<text.variableCount { variables.append(system.variable()) }
    for edit in text.edits {
      edits.append(
        try system.add(
          LinearConstraint(
            variables[Int(edit.variable)], .equal, edit.value,
            priority: Priority(Float(edit.priority)))))
    }
    for constraint in text.constraints {
      var left = LinearExpression(-constraint.constant)
      for term in constraint.firstTerm..<constraint.firstTerm + constraint.termCount {
        left.add(
          Term(variables[Int(text.variables[term])], coefficient: text.coefficients[term]))
      }
      let relation: Relation =
        constraint.relation < 0
        ? .lessThanOrEqual : constraint.relation > 0 ? .greaterThanOrEqual : .equal
      try system.add(
        LinearConstraint(left, relation, 0, priority: Priority(Float(constraint.priority))))
    }
  }

  /// The nanoseconds of building and solving, and the values.
  static func solve(_ text: TextSystem) throws -> (nanoseconds: Double, values: [Double]) {
    var values: [Double] = []
    let clock = ContinuousClock()
    let start = clock.now
    var own = try OwnSystem(text)
    own.system.solve()
    let time = (clock.now - start).nanoseconds
    values = own.variables.map { own.system.value(of: $0) }
    return (time, values)
  }

  /// The nanoseconds of a round of edits.
  static func edit(_ text: TextSystem, _ rounds: [[Double]], count: Int) throws -> Double {
    var own = try OwnSystem(text)
    own.system.solve()
    let clock = ContinuousClock()
    let start = clock.now
    var next = 0
    for _ in 0..<count {
      for index in own.edits.indices {
        try own.system.setConstant(rounds[next][index], of: own.edits[index])
      }
      own.system.solve()
      next = next + 1 == rounds.count ? 0 : next + 1
    }
    return (clock.now - start).nanoseconds / Double(count)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
