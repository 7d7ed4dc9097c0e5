import AutoLayout
import Testing

/// Whatever was added, removed and edited before: the solution is that of the constraints that are there.
@Suite struct HistoryTests {
  /// A system that lives through random changes, beside the list of what is in it.
  private struct Life {
    var numbers: Numbers
    var system = LinearSystem()
    var variables: [Variable] = []
    /// The variables in the order in which a new system gets them.
    var order: [Int] = []
    var live: [(handle: ConstraintHandle, constraint: RandomSystem.Constraint)] = []
    var pool: [RandomSystem.Constraint] = []

    init(seed: Int, systems: Int) {
      numbers = Numbers(seed: seed)
      // Several random systems side by side, with constraints across.
      for number in 0..<systems {
        let random = RandomSystem(number: seed &* 31 &+ number)
        let first = variables.count
        for _ in 0..<random.variableCount { variables.append(system.variable()) }
        for constraint in random.constraints {
          var shifted = constraint
          shifted.coefficients =
            [Double](repeating: 0, count: first) + constraint.coefficients
          if numbers.below(6) == 0, first > 0 { shifted.coefficients[numbers.below(first)] = 1 }
          pool.append(shifted)
        }
      }
      order = Array(variables.indices)
    }

    func expression(_ constraint: RandomSystem.Constraint) -> LinearExpression {
      var expression = LinearExpression(-constraint.constant)
      for (variable, coefficient) in zip(variables, constraint.coefficients) where coefficient != 0
      {
        expression.add(Term(variable, coefficient: coefficient))
      }
      return expression
    }

    mutating func add(_ constraint: RandomSystem.Constraint) throws {
      let handle = try system.add(
        LinearConstraint(
          expression(constraint), constraint.relation, 0,
          priority: Priority(constraint.priority)))
      live.append((handle, constraint))
    }

    mutating func change() throws {
      switch live.isEmpty ? 0 : numbers.below(14) {
      case 0...2:
        try add(pool[numbers.below(pool.count)])
      case 3, 4:
        let index = numbers.below(live.count)
        let removed = system.remove(live[index].handle)
        #expect(removed)
        live.remove(at: index)
      case 5:
        let index = numbers.below(live.count)
        live[index].constraint.priority = [1000, 750, 250][numbers.below(3)]
        try system.setPriority(
          Priority(live[index].constraint.priority), of: live[index].handle)
      case 6, 7:
        let index = numbers.below(live.count)
        live[index].constraint = pool[numbers.below(pool.count)]
        let constraint = live[index].constraint
        try system.update(
          live[index].handle,
          to: LinearConstraint(
            expression(constraint), constraint.relation, 0,
            priority: Priority(constraint.priority)))
      case 8:
        live.swapAt(numbers.below(live.count), numbers.below(live.count))
        arrange()
      case 9:
        // As a view that comes in among others.
        try add(pool[numbers.below(pool.count)])
        live.insert(live.removeLast(), at: numbers.below(live.count))
        order.insert(order.remove(at: numbers.below(order.count)), at: numbers.below(order.count))
        arrange()
      default:
        let index = numbers.below(live.count)
        live[index].constraint.constant += Double(numbers.below(41) - 20) / 4
        try system.setConstant(live[index].constraint.constant, of: live[index].handle)
      }
    }

    mutating func arrange() {
      system.reorder(variables: order.map { variables[$0] }, constraints: live.map(\.handle))
    }

    /// The same constraints in the same order in a system without a past.
    func afresh() throws -> Life {
      var other = self
      other.system = LinearSystem()
      for index in order { other.variables[index] = other.system.variable() }
      other.live = []
      for (_, constraint) in live { try other.add(constraint) }
      other.system.solve()
      return other
    }

    func difference(to other: Life) -> String? {
      for (index, pair) in zip(variables, other.variables).enumerated() {
        let (left, right) = (system.value(of: pair.0), other.system.value(of: pair.1))
        if left != right { return "variable \(index): \(left), afresh \(right)" }
        if system.isDetermined(pair.0) != other.system.isDetermined(pair.1) {
          return "variable \(index): determined \(system.isDetermined(pair.0)), not afresh"
        }
      }
      let broken = system.brokenConstraints.map { one in live.firstIndex { $0.handle == one } }
      let others = other.system.brokenConstraints.map { one in
        other.live.firstIndex { $0.handle == one }
      }
      return broken == others ? nil : "broken \(broken), afresh \(others)"
    }
  }

  @Test(arguments: 0..<40)
  func `any history gives what solving afresh gives`(seed: Int) throws {
    var life = Life(seed: seed, systems: 1 + seed % 4)
    for step in 0..<120 {
      for _ in 0...life.numbers.below(3) { try life.change() }
      life.system.solve()
      let difference = try life.difference(to: life.afresh())
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return }
    }
  }

  @Test(arguments: 100..<130)
  func `a run of edits gives what solving afresh gives`(seed: Int) throws {
    var life = Life(seed: seed, systems: 2)
    for constraint in life.pool { try life.add(constraint) }
    life.system.solve()
    for step in 0..<200 {
      let index = life.numbers.below(min(3, life.live.count))
      life.live[index].constraint.constant += Double(life.numbers.below(9) - 4) / 8
      try life.system.setConstant(
        life.live[index].constraint.constant, of: life.live[index].handle)
      life.system.solve()
      let difference = try life.difference(to: life.afresh())
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return }
    }
  }

  @Test func `a copy goes its own way`() throws {
    var system = LinearSystem()
    let x = system.variable()
    let constant = try system.add(LinearConstraint(x, .equal, 10))
    system.solve()
    var copy = system
    try copy.setConstant(20, of: constant)
    copy.solve()
    #expect(system.value(of: x) == 10)
    #expect(copy.value(of: x) == 20)
    system.solve()
    #expect(system.value(of: x) == 10)
  }
}
