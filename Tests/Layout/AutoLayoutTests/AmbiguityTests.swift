import AutoLayout
import Testing

@Suite struct AmbiguityTests {
  @Test func `a variable without constraints is zero and undetermined`() {
    var system = LinearSystem()
    let x = system.variable()
    system.solve()
    #expect(system.value(of: x) == 0)
    #expect(system.undetermined == [x])
    #expect(!system.isDetermined(x))
  }

  @Test func `what is open is reported and nothing else`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    let sum = system.variable()
    try system.add(LinearConstraint(x + y, .equal, sum))
    try system.add(LinearConstraint(sum, .equal, 10))
    try system.add(LinearConstraint(x, .greaterThanOrEqual, 2))
    try system.add(LinearConstraint(y, .greaterThanOrEqual, 3))
    system.solve()
    #expect(system.undetermined == [x, y])
    // The first variable is as near to zero as it can be.
    #expect(system.value(of: x) == 2)
    #expect(system.value(of: y) == 8)
  }

  @Test func `inequalities that leave one point determine it`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    try system.add(LinearConstraint(x + y, .lessThanOrEqual, 10))
    try system.add(LinearConstraint(x, .greaterThanOrEqual, 4))
    try system.add(LinearConstraint(y, .greaterThanOrEqual, 6))
    system.solve()
    #expect(system.undetermined.isEmpty)
    #expect(system.value(of: x) == 4)
  }

  @Test func `a sum can be determined though its parts are not`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    let z = system.variable()
    try system.add(LinearConstraint(x + y, .lessThanOrEqual, 10))
    try system.add(LinearConstraint(x + y, .greaterThanOrEqual, 10))
    try system.add(LinearConstraint(z, .equal, x + y))
    system.solve()
    #expect(system.undetermined == [x, y])
    #expect(system.value(of: z) == 10)
  }

  @Test func `of labels that hug alike the last one stretches`() throws {
    var system = LinearSystem()
    let widths = (0..<2).map { _ in system.variable() }
    try system.add(LinearConstraint(widths[0] + widths[1], .equal, 300))
    for width in widths {
      try system.add(LinearConstraint(width, .lessThanOrEqual, 100, priority: 251))
      try system.add(LinearConstraint(width, .greaterThanOrEqual, 100, priority: 750))
    }
    system.solve()
    #expect(system.undetermined == widths)
    #expect(widths.map(system.value) == [100, 200])
  }

  @Test func `of labels that resist alike the last one is compressed`() throws {
    var system = LinearSystem()
    let widths = (0..<2).map { _ in system.variable() }
    try system.add(LinearConstraint(widths[0] + widths[1], .equal, 150))
    for width in widths {
      try system.add(LinearConstraint(width, .greaterThanOrEqual, 0))
      try system.add(LinearConstraint(width, .lessThanOrEqual, 100, priority: 251))
      try system.add(LinearConstraint(width, .greaterThanOrEqual, 100, priority: 750))
    }
    system.solve()
    #expect(system.undetermined == widths)
    #expect(widths.map(system.value) == [100, 50])
  }

  @Test func `an inequality that nothing else decides holds with equality`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .lessThanOrEqual, 23))
    system.solve()
    #expect(system.value(of: x) == 23)
    #expect(system.undetermined == [x])
    try system.add(LinearConstraint(x, .greaterThanOrEqual, 7))
    system.solve()
    #expect(system.value(of: x) == 23)
  }

  @Test func `a length that nothing decides is zero, and the position follows from it`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let width = system.variable()
    try system.add(LinearConstraint(width, .greaterThanOrEqual, 0))
    let right = try system.add(LinearConstraint(x + width, .equal, 380))
    system.solve()
    #expect([x, width].map { system.value(of: $0) } == [380, 0])
    // The same with an edit, which updates the solution.
    for constant in [370.0, 360, 350] {
      try system.setConstant(constant, of: right)
      system.solve()
      #expect([x, width].map { system.value(of: $0) } == [constant, 0])
    }
  }

  @Test func `errors come before slacks`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .greaterThanOrEqual, 0))
    try system.add(LinearConstraint(x, .equal, 10, priority: 500))
    try system.add(LinearConstraint(x, .equal, 20, priority: 500))
    system.solve()
    #expect(system.value(of: x) == 10)
  }

  @Test func `a lower priority decides what a higher one leaves open`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .equal, 0, priority: 500))
    try system.add(LinearConstraint(x, .equal, 10, priority: 500))
    try system.add(LinearConstraint(x, .equal, 7, priority: 1))
    system.solve()
    #expect(system.value(of: x) == 7)
    #expect(system.undetermined.isEmpty)
  }
}
