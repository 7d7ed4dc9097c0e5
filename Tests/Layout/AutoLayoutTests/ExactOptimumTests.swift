import AutoLayout
import Testing

/// Random systems against a solver in fractions, which finds the values that the rule for what is open gives as well.
@Suite struct ExactOptimumTests {
  @Test func `the rule for what is open gives the values that fractions give`() throws {
    var compared = 0
    for number in 20_000..<20_300 {
      let random = RandomSystem(number: number)
      guard random.variableCount <= 5, random.constraints.count <= 12,
        let exact = try? ExactSolver(random)
      else { continue }
      compared += 1
      var loaded = try Loaded(random)
      loaded.system.solve()
      let broken = loaded.system.brokenConstraints.map { loaded.handles.firstIndex(of: $0) }
      #expect(broken == exact.broken, "system \(number)")
      let areSame = zip(loaded.values, exact.values).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(areSame, "system \(number): \(loaded.values) instead of \(exact.values)")
    }
    #expect(compared > 150)
  }
}
