import Budgets
import Testing

@Suite struct BudgetTests {
  @Test func `each limit is an error that names the file, the limit and its amount`() throws {
    var budget = Budget(file: "project.yml", depth: 2, steps: 6, bytes: 4)
    try budget.enter()
    try budget.enter()
    let deep = #expect(throws: Budget.Exceeded.self) { try budget.enter() }
    #expect(deep?.description == "project.yml: it is nested more than 2 levels deep")
    budget.leave()
    try budget.enter()
    try budget.spend(3)
    let many = #expect(throws: Budget.Exceeded.self) { try budget.spend() }
    #expect(many?.description == "project.yml: it has more than 6 parts when expanded")
    try budget.spend(bytes: 4)
    let large = #expect(throws: Budget.Exceeded.self) { try budget.spend(bytes: 1) }
    #expect(large?.description == "project.yml: it has more than 4 bytes when expanded")
  }

  @Test func `each part that is entered counts, because a few levels can hold any number of parts`()
  {
    var budget = Budget(depth: 20, steps: 1_000)
    var visits = 0
    func visit(level: Int) throws {
      try budget.enter()
      defer { budget.leave() }
      visits += 1
      guard level < 20 else { return }
      try visit(level: level + 1)
      try visit(level: level + 1)
    }
    let error = #expect(throws: Budget.Exceeded.self) { try visit(level: 1) }
    #expect(error?.limit == .steps)
    #expect(visits == 1_000)
  }

  @Test func `an amount that is too large is not spent, and does not overflow`() throws {
    var budget = Budget(depth: 1, steps: 10)
    #expect(throws: Budget.Exceeded.self) { try budget.spend(.max) }
    try budget.spend(10)
    #expect(throws: Budget.Exceeded.self) { try budget.spend(.max) }
  }

  @Test func `a part that contains itself differs from one that is visited again`() {
    var budget = Budget(depth: 1, steps: 10)
    #expect(budget.begin("a") == .first)
    #expect(budget.begin("b") == .first)
    budget.end("b")
    #expect(budget.begin("b") == .again)
    #expect(budget.begin("a") == .inside)
    budget.end("a")
    #expect(budget.begin("a") == .again)
  }
}
