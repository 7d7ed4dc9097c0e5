import Foundation

/// The environment in which a predicate is evaluated.
struct PredicateScope {
  var object: Any?
  /// The values of `$variables`.
  var variables: [String: Any]
}

/// Parses the format of a predicate.
struct PredicateParser {
  typealias Test = (PredicateScope) -> Bool
  typealias Operand = (PredicateScope) -> Any?

  /// The way in which a comparison treats the elements of a collection on its left side.
  private enum Quantifier: String {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
    case some = "SOME"
  }

  var tokens: [PredicateToken]
  var position = 0
  var arguments: [Any]
  var isWellFormed = true

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    tokens = PredicateToken.tokens(of: format) ?? []
    isWellFormed = !tokens.isEmpty
  }

  /// Returns the complete predicate; nil if the format cannot be parsed.
  mutating func predicate() -> Test? {
    let result = alternative()
    return isWellFormed && position == tokens.count ? result : nil
  }

  private mutating func alternative() -> Test {
    var result = conjunction()
    while consumeWord("OR") || consumeSign("||") {
      let (left, right) = (result, conjunction())
      result = { left($0) || right($0) }
    }
    return result
  }

  private mutating func conjunction() -> Test {
    var result = negation()
    while consumeWord("AND") || consumeSign("&&") {
      let (left, right) = (result, negation())
      result = { left($0) && right($0) }
    }
    return result
  }

  private mutating func negation() -> Test {
    if consumeWord("NOT") || consumeSign("!") {
      let test = negation()
      return { !test($0) }
    }
    if consumeWord("TRUEPREDICATE") { return { _ in true } }
    if consumeWord("FALSEPREDICATE") { return { _ in false } }
    // Parentheses contain a condition, or the beginning of an operand: `(a == b)` or `(a + b) > c`.
    var inner = self
    if inner.consumeSign("(") {
      let test = inner.alternative()
      if inner.isWellFormed, inner.consumeSign(")") {
        self = inner
        return test
      }
    }
    return comparison()
  }

  private mutating func comparison() -> Test {
    let quantifier = consumeQuantifier()
    let left = operand()
    guard position < tokens.count else { return fail() }
    let name: String
    switch tokens[position] {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: name = ""
    }
    position += 1
    let options = consumeOptions()
    let right = operand()
    guard let relation = PredicateRelation(name, options) else { return fail() }
    guard let quantifier else { return { relation.holds(left($0), right($0)) } }
    return { scope in
      let value = left(scope)
      guard let elements = PredicateValue.elements(value) else {
        if !PredicateValue.isNull(value) {
          RecordedCall.record("NSPredicate ANY or ALL needs a collection", ["\(value ?? "nil")"])
        }
        return quantifier == .none
      }
      let other = right(scope)
      return switch quantifier {
      case .any, .some: elements.contains { relation.holds($0, other) }
      case .all: elements.allSatisfy { relation.holds($0, other) }
      case .none: !elements.contains { relation.holds($0, other) }
      }
    }
  }

  private mutating func consumeQuantifier() -> Quantifier? {
    guard position < tokens.count, case .word(let word) = tokens[position],
      let quantifier = Quantifier(rawValue: word.uppercased())
    else { return nil }
    position += 1
    return quantifier
  }

  private mutating func consumeOptions() -> Set<Character> {
    guard consumeSign("[") else { return [] }
    guard position < tokens.count, case .word(let letters) = tokens[position] else {
      isWellFormed = false
      return []
    }
    position += 1
    if !consumeSign("]") { isWellFormed = false }
    return Set(letters.lowercased())
  }

  // MARK: Tokens

  mutating func consumeWord(_ word: String) -> Bool {
    guard position < tokens.count, case .word(let next) = tokens[position],
      next.uppercased() == word
    else { return false }
    position += 1
    return true
  }

  mutating func consumeSign(_ sign: String) -> Bool {
    guard position < tokens.count, tokens[position] == .sign(sign) else { return false }
    position += 1
    return true
  }

  /// The condition for a format that cannot be parsed.
  mutating func fail() -> Test {
    isWellFormed = false
    return { _ in false }
  }

  /// Reads the condition of a `SUBQUERY`.
  mutating func subcondition() -> Test { alternative() }
}
