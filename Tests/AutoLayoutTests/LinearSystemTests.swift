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
      #expect(try system.constant(of: size) == value)
      #expect(try system.error(of: size) == max(0, 140 - value))
    }
  }

  @Test func `changes name the variables that have another value`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    let z = system.variable()
    let constant = try system.add(LinearConstraint(x, .equal, 5))
    try system.add(LinearConstraint(y, .equal, 2.0 * x))
    try system.add(LinearConstraint(z, .equal, 9))
    system.solve()
    var changes = system.takeChanges()
    #expect(Set(changes) == [x, y, z])
    changes = system.takeChanges()
    #expect(changes.isEmpty)
    try system.setConstant(6, of: constant)
    system.solve()
    changes = system.takeChanges()
    #expect(Set(changes) == [x, y])
    try system.setConstant(6, of: constant)
    system.solve()
    changes = system.takeChanges()
    #expect(changes.isEmpty)
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
    #expect(try system.priority(of: one) == 750)
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

  @Test func `the text has values, constraints and errors`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    _ = system.variable()
    try system.add(LinearConstraint(2.0 * x - y, .lessThanOrEqual, 3.5))
    try system.add(LinearConstraint(x, .equal, 4, priority: 749.5))
    try system.add(LinearConstraint(y, .equal, 1))
    try system.add(LinearConstraint(y, .greaterThanOrEqual, 2))
    system.solve()
    #expect(
      system.dump(names: [x: "x", y: "y"]) == """
        3 variables, 4 constraints
          x = 2.25
          y = 1
          v2 = 0 undetermined
          0: 2 x - y <= 3.5
          1: x = 4 @749.5 off by 1.75
          2: y = 1
          3: y >= 2 broken

        """)
  }
}
