import AutoLayout
import Testing

@Suite struct ConflictTests {
  @Test func `the constraint that came last is broken`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let first = try system.add(LinearConstraint(x, .equal, 10))
    let second = try system.add(LinearConstraint(x, .equal, 11))
    system.solve()
    #expect(system.value(of: x) == 10)
    #expect(system.brokenConstraints == [second])
    let conflicts = system.allConflicts()
    #expect(conflicts == [Conflict(constraints: [first, second], broken: second)])
  }

  @Test func `the report names no bystander`() throws {
    var system = LinearSystem()
    let edges = (0..<40).map { _ in system.variable() }
    var steps: [ConstraintHandle] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      steps.append(try system.add(LinearConstraint(right, .greaterThanOrEqual, left + 10)))
      try system.add(LinearConstraint(right, .lessThanOrEqual, left + 100))
      try system.add(LinearConstraint(right, .lessThanOrEqual, 10_000))
    }
    let start = try system.add(LinearConstraint(edges[5], .equal, 0))
    let end = try system.add(LinearConstraint(edges[9], .lessThanOrEqual, 39))
    system.solve()
    #expect(system.brokenConstraints == [end])
    let conflict = system.conflict(of: end)
    #expect(conflict?.constraints == steps[5..<9] + [start, end])
  }

  @Test func `every set is minimal`() throws {
    var seen = 0
    for number in 0..<3000 {
      let random = RandomSystem(number: number)
      var loaded = try Loaded(random)
      loaded.system.solve()
      for conflict in loaded.system.allConflicts() {
        seen += 1
        let indices = conflict.constraints.compactMap { loaded.handles.firstIndex(of: $0) }
        #expect(!Self.isSatisfiable(indices, of: random), "system \(number)")
        for index in indices {
          #expect(
            Self.isSatisfiable(indices.filter { $0 != index }, of: random), "system \(number)")
        }
      }
    }
    #expect(seen > 30)
  }

  private static func isSatisfiable(_ indices: [Int], of random: RandomSystem) -> Bool {
    var part = random
    part.constraints = indices.map { random.constraints[$0] }
    guard var loaded = try? Loaded(part) else { return false }
    loaded.system.solve()
    return loaded.system.brokenConstraints.isEmpty
  }

  @Test func `the rest is solved as if the broken one were not there`() throws {
    var system = LinearSystem()
    let width = system.variable()
    let height = system.variable()
    try system.add(LinearConstraint(width, .equal, 100))
    try system.add(LinearConstraint(height, .equal, width))
    try system.add(LinearConstraint(height, .equal, 2.0 * width))
    try system.add(LinearConstraint(height, .equal, 60, priority: 999))
    system.solve()
    #expect(system.value(of: height) == 100)
    #expect(system.brokenConstraints.count == 1)
  }

  @Test func `a conflict ends when a constraint goes`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let first = try system.add(LinearConstraint(x, .equal, 10))
    let second = try system.add(LinearConstraint(x, .equal, 11))
    system.solve()
    system.remove(first)
    system.solve()
    #expect(system.value(of: x) == 11)
    #expect(system.brokenConstraints.isEmpty)
    for handle in [first, second] {
      let conflict = system.conflict(of: handle)
      #expect(conflict == nil)
    }
  }

  @Test func `a constraint of no terms may contradict itself`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let none = try system.add(LinearConstraint(x - x, .equal, 5))
    try system.add(LinearConstraint(x - x, .lessThanOrEqual, 5))
    system.solve()
    let conflicts = system.allConflicts()
    #expect(conflicts == [Conflict(constraints: [none], broken: none)])
    try system.setConstant(0, of: none)
    #expect(system.brokenConstraints.isEmpty)
  }
}

extension LinearSystem {
  /// Why each broken constraint is broken.
  fileprivate mutating func allConflicts() -> [Conflict] {
    brokenConstraints.compactMap { conflict(of: $0) }
  }
}
