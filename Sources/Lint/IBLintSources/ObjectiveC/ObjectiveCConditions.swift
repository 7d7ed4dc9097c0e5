/// The parts of a method body that run only if a condition is met: the branches of `if` and `switch`, and the code after a
/// branch that returns. The check of `self` in an initializer does not count.
struct ObjectiveCConditions {
  private let start: Int
  /// Whether a condition decides about each token.
  private let decided: [Bool]

  init(_ tokens: ObjectiveCTokens, body: Range<Int>) {
    let start = body.lowerBound
    self.start = start
    let ends = body.filter { tokens.isSign($0, ";") }
    let exits = body.filter { tokens.word($0) == "return" }
    /// The change in the number of conditions at each token.
    var changes = Array(repeating: 0, count: body.count + 1)
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let exit = Self.first(in: exits, from: range.lowerBound)
      let returns = exit.map { $0 < range.upperBound } ?? false
      changes[range.lowerBound - start] += 1
      changes[(returns ? body.upperBound : range.upperBound) - start] -= 1
    }
    /// Returns the block or statement at a position.
    func branch(at index: Int) -> Range<Int> {
      let end =
        tokens.isSign(index, "{")
        ? tokens.closing(index, upTo: body.upperBound)
        : Self.first(in: ends, from: index) ?? body.upperBound
      return index..<max(index, min(end, body.upperBound))
    }
    for index in body {
      guard let word = tokens.word(index), ["if", "switch"].contains(word),
        tokens.isSign(index + 1, "(")
      else { continue }
      let condition = tokens.closing(index + 1, upTo: body.upperBound)
      let words = Set((index + 2..<max(index + 2, condition)).compactMap { tokens.word($0) })
      if word == "if", words.contains("super") || words.isSubset(of: ["self", "nil"]) { continue }
      guard condition + 1 < body.upperBound else { continue }
      let branched = branch(at: condition + 1)
      add(branched)
      // Another `if` after `else` is found by itself.
      let next = branched.upperBound + 1
      if next + 1 < body.upperBound, tokens.word(next) == "else", tokens.word(next + 1) != "if" {
        add(branch(at: next + 1))
      }
    }
    var depth = 0
    decided = changes.dropLast().map { change in
      depth += change
      return depth > 0
    }
  }

  /// Returns whether a condition decides whether the code at a token runs.
  func decide(at index: Int) -> Bool {
    decided.indices.contains(index - start) && decided[index - start]
  }

  /// Returns the first of the sorted positions that is not before another one.
  private static func first(in positions: [Int], from start: Int) -> Int? {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < positions.count ? positions[low] : nil
  }
}
