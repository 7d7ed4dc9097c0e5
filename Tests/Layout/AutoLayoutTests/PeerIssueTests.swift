import AutoLayout
import Testing

/// What other solvers stumbled over.
@Suite struct PeerIssueTests {
  /// nucleic/kiwi #20: values that violate required constraints after an edit variable came in.
  @Test func `an edited middle moves both ends within their limits`() throws {
    var system = LinearSystem()
    let left = system.variable()
    let middle = system.variable()
    let right = system.variable()
    try system.add(LinearConstraint(2.0 * middle, .equal, left + right))
    try system.add(LinearConstraint(left + 10, .lessThanOrEqual, right))
    try system.add(LinearConstraint(right, .lessThanOrEqual, 100))
    try system.add(LinearConstraint(left, .greaterThanOrEqual, 0))
    system.solve()
    let edit = try system.add(LinearConstraint(middle, .equal, 0, priority: 999))
    for (wanted, expected) in [(0.0, 5.0), (70, 70), (99, 95), (50, 50), (3, 5), (60, 60)] {
      try system.setConstant(wanted, of: edit)
      system.solve()
      let (low, high) = (system.value(of: left), system.value(of: right))
      #expect(system.value(of: middle) == expected)
      #expect(low + high == 2 * expected)
      #expect(low >= 0 && high <= 100 && low + 10 <= high)
    }
  }

  /// nucleic/kiwi #71: a grid of axes whose boxes keep an aspect ratio; kiwi did not end at 5 × 5.
  @Test(arguments: [4, 5, 10, 16])
  func `a grid of boxes with an aspect ratio is solved`(count: Int) throws {
    var system = LinearSystem()
    let size = system.variable()
    try system.add(LinearConstraint(size, .equal, 1000))
    func edges() throws -> [(Variable, Variable)] {
      var edges: [(Variable, Variable)] = []
      for index in 0..<count {
        let (low, high) = (system.variable(), system.variable())
        if let last = edges.last {
          try system.add(LinearConstraint(low, .equal, last.1 + 10))
          try system.add(LinearConstraint(high - low, .equal, last.1 - last.0, priority: 750))
        } else {
          try system.add(LinearConstraint(low, .equal, 10))
        }
        try system.add(LinearConstraint(high, .greaterThanOrEqual, low))
        if index == count - 1 { try system.add(LinearConstraint(high + 10, .equal, size)) }
        edges.append((low, high))
      }
      return edges
    }
    let columns = try edges()
    let rows = try edges()
    var boxes: [(Variable, Variable)] = []
    for column in columns {
      for row in rows {
        let (left, right) = (system.variable(), system.variable())
        let (top, bottom) = (system.variable(), system.variable())
        for (inner, outer) in [((left, right), column), ((top, bottom), row)] {
          try system.add(LinearConstraint(inner.0, .greaterThanOrEqual, outer.0 + 2))
          try system.add(LinearConstraint(inner.1, .lessThanOrEqual, outer.1 - 2))
          try system.add(LinearConstraint(inner.0, .equal, outer.0 + 2, priority: 500))
          try system.add(LinearConstraint(inner.1, .equal, outer.1 - 2, priority: 250))
        }
        try system.add(
          LinearConstraint(right - left, .equal, 2.0 * (bottom - top), priority: 998))
        boxes += [(left, right), (top, bottom)]
      }
    }
    system.solve()
    let width = (1000 - 10 * Double(count + 1)) / Double(count)
    for (index, box) in boxes.enumerated() {
      let length = system.value(of: box.1) - system.value(of: box.0)
      #expect(abs(length - (width - 4) / (index % 2 == 0 ? 1 : 2)) < 1e-6)
    }
  }

  /// kiwi.js #31: a constraint that contradicts left the solver unable to take others back.
  @Test func `after a contradiction constraints can be taken out and put back`() throws {
    var system = LinearSystem()
    let x = system.variable()
    try system.add(LinearConstraint(x, .equal, 0, priority: 999))
    let least = try system.add(LinearConstraint(x, .greaterThanOrEqual, 2))
    let contradiction = try system.add(LinearConstraint(x, .lessThanOrEqual, 1))
    system.solve()
    #expect(system.brokenConstraints == [contradiction])
    system.remove(contradiction)
    system.remove(least)
    try system.add(LinearConstraint(x, .greaterThanOrEqual, 2))
    system.solve()
    #expect(system.brokenConstraints.isEmpty)
    #expect(system.value(of: x) == 2)
  }

  /// Beale's example, on which the simplex method by the steepest column goes round in circles.
  @Test func `degenerate steps come to an end`() throws {
    var system = LinearSystem()
    let x = (0..<4).map { _ in system.variable() }
    for variable in x { try system.add(LinearConstraint(variable, .greaterThanOrEqual, 0)) }
    try system.add(
      LinearConstraint(
        0.25 * x[0] - 60.0 * x[1] - 0.04 * x[2] + 9.0 * x[3], .lessThanOrEqual, 0))
    try system.add(
      LinearConstraint(
        0.5 * x[0] - 90.0 * x[1] - 0.02 * x[2] + 3.0 * x[3], .lessThanOrEqual, 0))
    try system.add(LinearConstraint(x[2], .lessThanOrEqual, 1))
    try system.add(
      LinearConstraint(
        -0.75 * x[0] + 150.0 * x[1] - 0.02 * x[2] + 6.0 * x[3], .lessThanOrEqual, -1000,
        priority: 500))
    system.solve()
    #expect(abs(system.value(of: x[0]) - 0.04) < 1e-6)
    #expect(abs(system.value(of: x[2]) - 1) < 1e-6)
  }
}
