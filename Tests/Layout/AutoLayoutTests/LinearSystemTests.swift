import AutoLayout
import Testing

@Suite struct LinearSystemTests {
  @Test func `required constraints hold`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let width = system.variable()
    try system.add(LinearConstraint(x, .equal, 20))
    try system.add(LinearConstraint(x + width, .equal, 300))
    try system.add(LinearConstraint(width, .equal, 100, priority: 250))
    system.solve()
    #expect(system.value(of: x) == 20)
    #expect(system.value(of: width) == 280)
  }

  @Test func `no number of lower priorities outweighs a higher one`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .equal, 1, priority: 501))
    for _ in 0..<2000 { try system.add(LinearConstraint(x, .equal, 1_000_000, priority: 500)) }
    system.solve()
    #expect(system.value(of: x) == 1)
  }

  @Test func `every priority counts, however close to the next`() throws {
    var system = LinearSystem()
    let x = system.variable()
    for step in 0..<500 {
      try system.add(
        LinearConstraint(x, .equal, Double(step), priority: Priority(1 + Float(step) / 512)))
    }
    system.solve()
    #expect(system.value(of: x) == 499)
  }

  @Test func `within a priority the sum of errors is least`() throws {
    var system = LinearSystem()
    let x = system.variable()
    for position in [0.0, 10, 11, 90, 100] {
      try system.add(LinearConstraint(x, .equal, position, priority: 500))
    }
    system.solve()
    #expect(system.value(of: x) == 11)
  }

  @Test func `an inequality counts for what is missing alone`() throws {
    var system = LinearSystem()
    let width = system.variable()
    try system.add(LinearConstraint(width, .greaterThanOrEqual, 80, priority: 750))
    try system.add(LinearConstraint(width, .lessThanOrEqual, 80, priority: 250))
    try system.add(LinearConstraint(width, .equal, 200, priority: 500))
    system.solve()
    #expect(system.value(of: width) == 200)
  }

  @Test func `labels in a row give way by their priorities`() throws {
    var system = LinearSystem()
    let widths = (0..<3).map { _ in system.variable() }
    try system.add(LinearConstraint(widths[0] + widths[1] + widths[2], .equal, 200))
    for (index, width) in widths.enumerated() {
      try system.add(LinearConstraint(width, .greaterThanOrEqual, 0))
      let priority = Priority(Float(750 - index))
      try system.add(
        LinearConstraint(width, .greaterThanOrEqual, 90, priority: priority))
      try system.add(LinearConstraint(width, .lessThanOrEqual, 90, priority: 250))
    }
    system.solve()
    #expect(widths.map(system.value) == [90, 90, 20])
    #expect(system.undetermined.isEmpty)
  }

  @Test func `a removed constraint no longer counts`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .equal, 5, priority: 250))
    let required = try system.add(LinearConstraint(x, .equal, 7))
    system.solve()
    #expect(system.value(of: x) == 7)
    let first = system.remove(required)
    let second = system.remove(required)
    #expect(first)
    #expect(!second)
    system.solve()
    #expect(system.value(of: x) == 5)
  }

  @Test func `an edited constant moves what leans on it`() throws {
    var system = LinearSystem()
    let width = system.variable()
    let inner = system.variable()
    let size = try system.add(LinearConstraint(width, .equal, 320, priority: 999))
    try system.add(LinearConstraint(inner, .equal, width - 40))
    try system.add(LinearConstraint(inner, .greaterThanOrEqual, 100))
    for (value, expected) in [(320.0, 280.0), (400, 360), (300, 260), (90, 100), (500, 460)] {
      try system.setConstant(value, of: size)
      system.solve()
      #expect(system.value(of: inner) == expected)
      #expect(system.value(of: width) == max(140, value))
    }
  }

  @Test func `a constraint can say something else and keeps its place`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    let first = try system.add(LinearConstraint(x, .equal, 5))
    let second = try system.add(LinearConstraint(x, .equal, 6))
    try system.add(LinearConstraint(y, .equal, 2.0 * x))
    system.solve()
    #expect(system.brokenConstraints == [second])
    var isChanged = try system.update(first, to: LinearConstraint(x, .equal, 5))
    #expect(!isChanged)
    isChanged = try system.update(first, to: LinearConstraint(x, .equal, 7))
    #expect(isChanged)
    system.solve()
    #expect(system.value(of: x) == 7 && system.value(of: y) == 14)
    #expect(system.brokenConstraints == [second])
    try system.update(first, to: LinearConstraint(y, .lessThanOrEqual, 20, priority: 500))
    system.solve()
    #expect(system.value(of: x) == 6 && system.value(of: y) == 12)
    #expect(system.brokenConstraints.isEmpty)
    #expect(throws: LinearSystemError.notFinite) {
      try system.update(first, to: LinearConstraint(y, .equal, .nan))
    }
    system.solve()
    #expect(system.value(of: y) == 12)
  }

  @Test func `what hangs together with a change is pending until it is solved`() throws {
    var system = LinearSystem()
    let variables = (0..<4).map { _ in system.variable() }
    let size = try system.add(LinearConstraint(variables[0], .equal, 5))
    try system.add(LinearConstraint(variables[1], .equal, variables[0] + 1))
    try system.add(LinearConstraint(variables[2], .equal, 9))
    let other = try system.add(LinearConstraint(variables[3], .equal, 9))
    func pending() -> [Bool] {
      var copy = system
      return variables.map { copy.isPending($0) }
    }
    #expect(pending() == [true, true, true, true])
    system.solve()
    #expect(pending() == [false, false, false, false])
    try system.setConstant(6, of: size)
    #expect(pending() == [true, true, false, false])
    system.solve()
    try system.setPriority(500, of: size)
    #expect(pending() == [true, true, false, false])
    // What is pending stays so though parts are found again.
    system.remove(other)
    #expect(pending() == [true, true, false, true])
    try system.add(LinearConstraint(variables[2], .equal, variables[3]))
    #expect(pending() == [true, true, true, true])
    system.solve()
    #expect(pending() == [false, false, false, false])
  }

  @Test func `the order decides which constraint is broken and what is open`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    let first = try system.add(LinearConstraint(x, .equal, 5))
    let second = try system.add(LinearConstraint(x, .equal, 6))
    let sum = try system.add(LinearConstraint(y + system.variable(), .equal, 10))
    system.solve()
    #expect(system.value(of: x) == 5 && system.value(of: y) == 0)
    let last = system.undetermined[1]
    system.reorder(variables: [last, x, y], constraints: [sum, second, first])
    system.solve()
    #expect(system.value(of: x) == 6 && system.brokenConstraints == [first])
    #expect(system.value(of: y) == 10 && system.value(of: last) == 0)
  }

  @Test func `a priority can change`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let one = try system.add(LinearConstraint(x, .equal, 1, priority: 250))
    try system.add(LinearConstraint(x, .equal, 2, priority: 500))
    system.solve()
    #expect(system.value(of: x) == 2)
    try system.setPriority(750, of: one)
    system.solve()
    #expect(system.value(of: x) == 1)
  }

  @Test func `a variable goes when nothing needs it`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let handle = try system.add(LinearConstraint(x, .equal, 1))
    #expect(throws: LinearSystemError.variableInUse) { try system.remove(x) }
    system.remove(handle)
    try system.remove(x)
    #expect(throws: LinearSystemError.unknownVariable) {
      try system.add(LinearConstraint(x, .equal, 1))
    }
    let y = system.variable()
    #expect(x != y)
    system.solve()
    #expect(system.value(of: y) == 0)
  }
}
