import AutoLayout
import Testing

@Suite struct LargeSystemTests {
  /// A row of views between fixed ends, one after another.
  private struct Chain {
    var system = LinearSystem()
    let starts: [Variable]
    let lengths: [Variable]
    /// The constraint that the row ends at its length.
    let end: ConstraintHandle

    init(count: Int, length: Double) throws {
      starts = [Variable](count: count, &system)
      lengths = [Variable](count: count, &system)
      for variable in lengths { try system.add(LinearConstraint(variable, .greaterThanOrEqual, 0)) }
      try system.add(LinearConstraint(starts[0], .equal, 0))
      for next in 1..<count {
        try system.add(
          LinearConstraint(starts[next], .equal, starts[next - 1] + lengths[next - 1]))
      }
      end = try system.add(LinearConstraint(starts[count - 1] + lengths[count - 1], .equal, length))
    }
  }

  // A failed expectation prints its operands, and so a system is none of them.

  @Test func `a row of ten thousand views is solved`() throws {
    let count = 10_000
    var chain = try Chain(count: count, length: 2 * Double(count))
    for variable in chain.lengths.dropFirst() {
      try chain.system.add(LinearConstraint(variable, .equal, chain.lengths[0]))
    }
    chain.system.solve()
    let isTooLarge = chain.system.isTooLarge
    let broken = chain.system.brokenConstraints.count
    let position = chain.system.value(of: chain.starts[count - 1])
    let undetermined = chain.system.undetermined.count
    #expect(!isTooLarge)
    #expect(broken == 0)
    #expect(position == 2 * Double(count - 1))
    #expect(undetermined == 0)
  }

  @Test func `the members of a contradiction of six thousand constraints are found`() throws {
    let count = 3000
    var chain = try Chain(count: count, length: 20 * Double(count))
    for variable in chain.lengths.dropFirst() {
      try chain.system.add(LinearConstraint(variable, .equal, 20))
    }
    let last = try chain.system.add(LinearConstraint(chain.starts[count - 1], .equal, 5))
    chain.system.solve()
    let isTooLarge = chain.system.isTooLarge
    let broken = chain.system.brokenConstraints
    let found = chain.system.conflict(of: last)
    #expect(!isTooLarge)
    #expect(broken == [last])
    let conflict = try #require(found)
    #expect(conflict.broken == last)
    #expect(conflict.constraints.contains(last) && conflict.constraints.count > 2)
  }

  @Test
  func `a system that takes too long is left unsolved, and a smaller one is solved afterward`()
    throws
  {
    var system = LinearSystem()
    let count = 4000
    let starts = [Variable](count: count, &system)
    try system.add(LinearConstraint(starts[0], .equal, 0))
    try system.add(LinearConstraint(starts[count - 1], .equal, 300))
    var links: [ConstraintHandle] = []
    for next in 1..<count {
      links.append(
        try system.add(LinearConstraint(starts[next], .greaterThanOrEqual, starts[next - 1])))
      // Each wish contradicts all others.
      links.append(
        try system.add(LinearConstraint(starts[next], .equal, starts[next - 1] + 17, priority: 750))
      )
    }
    system.solve()
    var isTooLarge = system.isTooLarge
    var undetermined = system.undetermined.count
    #expect(isTooLarge)
    #expect(undetermined == count)
    for link in links.dropFirst(2) { system.remove(link) }
    system.solve()
    isTooLarge = system.isTooLarge
    undetermined = system.undetermined.count
    let (second, last) = (system.value(of: starts[1]), system.value(of: starts[count - 1]))
    #expect(!isTooLarge)
    #expect(undetermined == count - 3)
    #expect(second == 17)
    #expect(last == 300)
  }
}

extension [Variable] {
  fileprivate init(count: Int, _ system: inout LinearSystem) {
    self = (0..<count).map { _ in system.variable() }
  }
}
