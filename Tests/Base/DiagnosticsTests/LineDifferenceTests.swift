import DiagnosticText
import TestSupport
import Testing

@Suite struct LineDifferenceTests {
  /// Checks that the lines that both texts keep are the same.
  private func check(_ old: [Int], _ new: [Int]) -> LineDifference {
    let difference = LineDifference(from: old, to: new)
    let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
    let remaining = new.indices.filter { !difference.inserted.contains($0) }.map { new[$0] }
    #expect(kept == remaining)
    return difference
  }

  @Test func `short texts have the smallest difference`() {
    var random = RandomSource(seed: 1)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random)
      }
      let new = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random)
      }
      let difference = check(old, new)
      let smallest = new.difference(from: old)
      #expect(difference.removed.count == smallest.removals.count)
      #expect(difference.inserted.count == smallest.insertions.count)
    }
  }

  @Test func `a change in a long text is found`() {
    let old = Array(0..<50_000)
    var new = old
    new.removeSubrange(100..<110)
    new.insert(contentsOf: [-1, -2], at: 30_000)
    let difference = check(old, new)
    #expect(difference.removed == Set(100..<110))
    #expect(difference.inserted == [30_000, 30_001])
  }

  @Test func `long texts in another order, and without a line that occurs once, are compared`() {
    var random = RandomSource(seed: 2)
    let old = Array(0..<20_000)
    let moved = check(old, old.shuffled(using: &random))
    #expect(moved.removed.count < 20_000 && moved.removed.count == moved.inserted.count)
    _ = check(old, old.reversed())
    // Each line occurs many times, at other places.
    _ = check(old.map { $0 % 7 }, old.map { $0 % 5 })
  }

  @Test func `lines of which one becomes unique in each round are compared in linear time`() {
    func texts(_ rounds: Int) -> (old: [Int], new: [Int]) {
      // Each positive number but the last occurs twice. The others differ.
      var (old, new) = ([2, -2, 1], [2, -3, 1])
      for round in 2..<rounds {
        old += [-4 * round, round + 1, -4 * round - 1, round]
        new += [-4 * round - 2, round + 1, -4 * round - 3, round]
      }
      return (old, new)
    }
    let (old, new) = texts(3_000)
    _ = check(old, new)
    let growth = Growth.ofDoubled(3_000) { size in
      let (old, new) = texts(size)
      _ = LineDifference(from: old, to: new)
    }
    #expect(growth < 3)
  }
}
