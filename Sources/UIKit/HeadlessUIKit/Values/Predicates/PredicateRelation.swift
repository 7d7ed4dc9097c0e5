import Foundation
import ObjectFields

/// The way in which two values of a predicate are compared.
struct PredicateRelation {
  private enum Kind {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case begins, ends, contains, like, matches, isIn, between
  }

  private static let kinds: [String: Kind] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  static let equality = PredicateRelation(.equal, [])

  private let kind: Kind
  private let options: String.CompareOptions

  private init(_ kind: Kind, _ options: String.CompareOptions) {
    self.kind = kind
    self.options = options
  }

  /// Creates a relation from its keyword; `c` ignores case, and `d` ignores accents. Nil for other keywords and
  /// letters.
  init?(_ name: String, _ letters: Set<Character>) {
    guard let kind = Self.kinds[name], letters.isSubset(of: ["c", "d", "n", "l"]) else {
      return nil
    }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.init(kind, options)
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: equals(left, right)
    case .unequal: !equals(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .begins: found(right, in: left, [.anchored])
    case .ends: found(right, in: left, [.anchored, .backwards])
    case .contains: contains(left, right)
    case .like: matches(left, Self.text(right).map(Self.expression), [.dotMatchesLineSeparators])
    case .matches: matches(left, Self.text(right), [])
    case .isIn: contains(right, left)
    case .between: isBetween(left, right)
    }
  }

  // MARK: Collections

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    guard let elements = PredicateValue.elements(whole) else { return found(part, in: whole, []) }
    return elements.contains { equals($0, part) }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(bounds), bounds.count == 2 else { return false }
    return order(bounds[0], value).map { $0 != .orderedDescending } == true
      && order(value, bounds[1]).map { $0 != .orderedDescending } == true
  }

  // MARK: Texts

  /// Whether a text contains another one. No text contains the empty text, as in `NSString.range(of:)`.
  private func found(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole), !part.isEmpty else {
      return false
    }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  /// Whether a regular expression matches a whole text.
  private func matches(
    _ value: Any?, _ pattern: String?, _ more: NSRegularExpression.Options
  ) -> Bool {
    guard let text = Self.text(value).map(folded), let pattern = pattern.map(folded) else {
      return false
    }
    let usual: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: usual.union(more))
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: [], range: range) != nil
  }

  /// Regular expressions cannot ignore accents, so these are removed from both sides.
  private func folded(_ text: String) -> String {
    options.contains(.diacriticInsensitive)
      ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  /// Returns the regular expression for a pattern in which `*` represents any text, `?` one character, and a backslash
  /// escapes the next character.
  private static func expression(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: result += ".*"
      case "?" where !isEscaped: result += "."
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return result
  }

  private static func text(_ value: Any?) -> String? {
    let value = NibConversion.flattened(value)
    return value as? String ?? (value as? NSString)?.description
  }

  // MARK: Order

  private func equals(_ left: Any?, _ right: Any?) -> Bool {
    if PredicateValue.isNull(left) || PredicateValue.isNull(right) {
      return PredicateValue.isNull(left) && PredicateValue.isNull(right)
    }
    if let order = order(left, right) { return order == .orderedSame }
    let (left, right) = (NibConversion.flattened(left), NibConversion.flattened(right))
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = PredicateNumber(left), let right = PredicateNumber(right) {
      return left.order(to: right)
    }
    if let left = NibConversion.flattened(left) as? Date,
      let right = NibConversion.flattened(right) as? Date
    {
      return left.compare(right)
    }
    return nil
  }
}
