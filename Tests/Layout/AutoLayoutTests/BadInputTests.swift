import AutoLayout
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(number: Double) throws {
    var system = LinearSystem()
    let x = system.variable()
    #expect(throws: LinearSystemError.notFinite) {
      try system.add(LinearConstraint(x, .equal, number))
    }
    #expect(throws: LinearSystemError.notFinite) {
      try system.add(LinearConstraint(number * x, .equal, 1))
    }
    #expect(throws: LinearSystemError.notFinite) {
      try system.add(LinearConstraint(x, .equal, 1, priority: Priority(Float(number))))
    }
    let handle = try system.add(LinearConstraint(x, .equal, 3))
    #expect(throws: LinearSystemError.notFinite) { try system.setConstant(number, of: handle) }
    system.solve()
    #expect(system.value(of: x) == 3)
  }

  @Test func `numbers out of range are refused`() throws {
    var system = LinearSystem()
    let x = system.variable()
    for bad in [1e13, -1e300] {
      #expect(throws: LinearSystemError.outOfRange) {
        try system.add(LinearConstraint(x, .equal, bad))
      }
    }
    for bad in [1e7, 1e-7] {
      #expect(throws: LinearSystemError.outOfRange) {
        try system.add(LinearConstraint(bad * x, .equal, 1))
      }
    }
    for bad: Priority in [0, -5, 1000.5] {
      #expect(throws: LinearSystemError.outOfRange) {
        try system.add(LinearConstraint(x, .equal, 1, priority: bad))
      }
    }
  }

  @Test func `terms of the same variable are added up, zeros are left out`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let y = system.variable()
    var expression = LinearExpression(x)
    expression.add(Term(y, coefficient: 0))
    expression.add(Term(x, coefficient: 2))
    try system.add(LinearConstraint(expression, .equal, 12))
    system.solve()
    #expect(system.value(of: x) == 4)
    #expect(system.undetermined == [y])
  }

  @Test func `a long sum with repeats is added up`() throws {
    var system = LinearSystem()
    let variables = (0..<100).map { _ in system.variable() }
    var expression = LinearExpression()
    for round in 0..<100 {
      for variable in variables {
        expression.add(Term(variable, coefficient: round % 2 == 0 ? 1 : -0.5))
      }
    }
    try system.add(LinearConstraint(expression, .equal, 2500))
    for variable in variables.dropFirst() { try system.add(LinearConstraint(variable, .equal, 1)) }
    system.solve()
    #expect(system.value(of: variables[0]) == 1)
  }

  @Test func `ten thousand contradictions on one variable`() throws {
    var system = LinearSystem()
    let x = system.variable()
    var handles: [ConstraintHandle] = []
    for value in 0..<10_000 {
      handles.append(try system.add(LinearConstraint(x, .equal, Double(value))))
    }
    system.solve()
    #expect(system.value(of: x) == 0)
    #expect(system.brokenConstraints.count == 9_999)
    let conflict = system.conflict(of: handles[7000])
    #expect(conflict?.constraints == [handles[0], handles[7000]])
  }

  @Test func `ten thousand wishes for one variable`() throws {
    var system = LinearSystem()
    let x = system.variable()
    for value in 0..<10_001 {
      try system.add(LinearConstraint(x, .equal, Double(value * 7919 % 10_001), priority: 500))
    }
    system.solve()
    #expect(system.value(of: x) == 5_000)
  }

  @Test func `ten thousand constraints that lean on one variable`() throws {
    var system = LinearSystem()
    let hub = system.variable()
    let others = (0..<10_000).map { _ in system.variable() }
    for (index, other) in others.enumerated() {
      try system.add(LinearConstraint(other, .greaterThanOrEqual, hub + Double(index % 100)))
      try system.add(LinearConstraint(other, .equal, 50, priority: 500))
    }
    try system.add(LinearConstraint(hub, .equal, 10, priority: 750))
    system.solve()
    #expect(system.value(of: hub) == 10)
    #expect(system.value(of: others[99]) == 109)
    #expect(system.undetermined.isEmpty)
  }

  @Test func `proportional cycles come to zero, or are broken`() throws {
    var system = LinearSystem()
    let widths = (0..<5).map { _ in system.variable() }
    for index in 0..<5 {
      try system.add(
        LinearConstraint(widths[index], .equal, 2.0 * widths[(index + 1) % 5]))
    }
    system.solve()
    #expect(widths.map(system.value) == [0, 0, 0, 0, 0])
    #expect(system.undetermined.isEmpty)
    let minimum = try system.add(LinearConstraint(widths[3], .greaterThanOrEqual, 44))
    system.solve()
    #expect(system.brokenConstraints == [minimum])
    let conflict = system.conflict(of: minimum)
    #expect(conflict?.constraints.count == 6)
  }

  @Test func `factors that no number can hold end in a conflict, not in infinity`() throws {
    var system = LinearSystem()
    let chain = (0..<200).map { _ in system.variable() }
    for (left, right) in zip(chain, chain.dropFirst()) {
      try system.add(LinearConstraint(right, .equal, 100_000.0 * left))
    }
    try system.add(LinearConstraint(chain[0], .equal, 1))
    system.solve()
    #expect(chain.allSatisfy { system.value(of: $0).isFinite })
  }

  @Test func `handles of what is gone are refused`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let old = try system.add(LinearConstraint(x, .equal, 1))
    system.remove(old)
    let new = try system.add(LinearConstraint(x, .equal, 2))
    #expect(throws: LinearSystemError.unknownConstraint) { try system.setConstant(3, of: old) }
    #expect(throws: LinearSystemError.unknownConstraint) { try system.setPriority(3, of: old) }
    try system.setConstant(4, of: new)
    system.solve()
    #expect(system.value(of: x) == 4)
  }

  @Test func `a removed constraint that was edited before the solve does no harm`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let one = try system.add(LinearConstraint(x, .equal, 1))
    system.solve()
    try system.setConstant(2, of: one)
    system.remove(one)
    let two = try system.add(LinearConstraint(x, .equal, 3))
    system.solve()
    #expect(system.value(of: x) == 3)
    try system.setConstant(5, of: two)
    system.solve()
    #expect(system.value(of: x) == 5)
  }
}
