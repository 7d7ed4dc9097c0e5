public import Foundation

// Predicates by format, which Foundation has only with Objective-C.
extension NSPredicate {
  /// A predicate of a text such as `"name BEGINSWITH[c] %@ AND age >= %d"`.
  ///
  /// It may have comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`, `AND`, `OR` and
  /// `NOT`, parentheses, literals, key paths and `SELF`. Other texts are reported as UIKit's exception is
  /// (``HeadlessEnvironment``), and such a predicate is never true.
  /// - Parameters:
  ///   - format: `%@` represents an argument, `%K` a key path, and `%d` and similar a number.
  ///   - args: The values for the placeholders, in order.
  public convenience init(format: String, _ args: Any...) {
    self.init(format: format, argumentArray: args)
  }

  /// A predicate of a text, with the arguments in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, argumentArray ?? [])
    guard let test = parser.predicate() else {
      RecordedCall.record("NSPredicate.init(format:) cannot read", [format])
      self.init(value: false)
      return
    }
    nonisolated(unsafe) let condition = test
    self.init { object, _ in condition(object) }
  }
}

/// Reads the format of a predicate.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Operand = (Any?) -> Any?

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
    case argument(Character)
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: [Any]
  private var isWellFormed = true

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    readTokens(Array(format))
  }

  private mutating func readTokens(_ text: [Character]) {
    var index = 0
    while index < text.count {
      let character = text[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        guard let end = text[(index + 1)...].firstIndex(of: character) else {
          isWellFormed = false
          return
        }
        tokens.append(.text(String(text[(index + 1)..<end])))
        index = end + 1
      } else if character == "%", index + 1 < text.count {
        index += 1
        while index < text.count - 1, text[index] == "l" || text[index] == "h" { index += 1 }
        tokens.append(.argument(text[index]))
        index += 1
      } else if character.isNumber {
        let end = text[index...].firstIndex { !$0.isNumber && $0 != "." } ?? text.count
        tokens.append(.number(Double(String(text[index..<end])) ?? 0))
        index = end
      } else if character.isLetter || "_@#$".contains(character) {
        let end =
          text[index...].firstIndex { !$0.isLetter && !$0.isNumber && !"_.@#$".contains($0) }
          ?? text.count
        tokens.append(.word(String(text[index..<end])))
        index = end
      } else {
        let pair = index + 1 < text.count ? String(text[index...(index + 1)]) : ""
        let isPair = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair)
        tokens.append(.sign(isPair ? pair : String(character)))
        index += isPair ? 2 : 1
      }
    }
  }

  // MARK: Conditions

  /// The whole predicate; nil if the format cannot be read.
  mutating func predicate() -> Test? {
    let result = alternative()
    return isWellFormed && position == tokens.count ? result : nil
  }

  private mutating func alternative() -> Test {
    var result = conjunction()
    while takeWord("OR") || takeSign("||") {
      let (left, right) = (result, conjunction())
      result = { left($0) || right($0) }
    }
    return result
  }

  private mutating func conjunction() -> Test {
    var result = negation()
    while takeWord("AND") || takeSign("&&") {
      let (left, right) = (result, negation())
      result = { left($0) && right($0) }
    }
    return result
  }

  private mutating func negation() -> Test {
    if takeWord("NOT") || takeSign("!") {
      let test = negation()
      return { !test($0) }
    }
    if takeWord("TRUEPREDICATE") { return { _ in true } }
    if takeWord("FALSEPREDICATE") { return { _ in false } }
    if takeSign("(") {
      let test = alternative()
      if !takeSign(")") { isWellFormed = false }
      return test
    }
    return comparison()
  }

  private mutating func comparison() -> Test {
    let isAny = takeWord("ANY") || takeWord("SOME")
    let isAll = !isAny && takeWord("ALL")
    let left = operand()
    guard position < tokens.count else {
      isWellFormed = false
      return { _ in false }
    }
    let name: String
    switch tokens[position] {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: name = ""
    }
    position += 1
    var options: Set<Character> = []
    if takeSign("["), position < tokens.count, case .word(let letters) = tokens[position] {
      options = Set(letters.lowercased())
      position += 1
      if !takeSign("]") { isWellFormed = false }
    }
    let right = operand()
    guard let relation = PredicateRelation(name, options) else {
      isWellFormed = false
      return { _ in false }
    }
    return { object in
      let other = right(object)
      guard isAny || isAll, let values = left(object) as? [Any] else {
        return relation.holds(left(object), other)
      }
      return isAny
        ? values.contains { relation.holds($0, other) }
        : values.allSatisfy { relation.holds($0, other) }
    }
  }

  // MARK: Operands

  private mutating func operand() -> Operand {
    guard position < tokens.count else {
      isWellFormed = false
      return { _ in nil }
    }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind):
      guard !arguments.isEmpty else {
        isWellFormed = false
        return { _ in nil }
      }
      let value = arguments.removeFirst()
      if kind == "K" { return Self.keyPath("\(value)") }
      return { _ in value }
    case .word(let word): return Self.named(word)
    case .sign("-"):
      let value = operand()
      return { PredicateRelation.number(value($0)).map { -$0 } }
    case .sign("{"): return list()
    case .sign: break
    }
    isWellFormed = false
    return { _ in nil }
  }

  private mutating func list() -> Operand {
    var parts: [Operand] = []
    while !takeSign("}") {
      guard position < tokens.count else {
        isWellFormed = false
        break
      }
      parts.append(operand())
      _ = takeSign(",")
    }
    return { object in parts.map { $0(object) as Any } }
  }

  private static func named(_ word: String) -> Operand {
    switch word.uppercased() {
    case "SELF": { $0 }
    case "TRUE", "YES": { _ in true }
    case "FALSE", "NO": { _ in false }
    case "NIL", "NULL": { _ in nil }
    default: keyPath(word)
    }
  }

  private static func keyPath(_ path: String) -> Operand {
    let keys = path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return { object in
      keys.reduce(object) { value, key in
        switch value {
        case let dictionary as [String: Any]: dictionary[key]
        case let values as [Any] where key == "@count": values.count
        case let text as String where key == "length": text.utf16.count
        case let object as NSObject: held(by: object, key)
        default: nil
        }
      }
    }
  }

  /// The value of an object, whose class belongs to the main actor.
  private static func held(by object: NSObject, _ key: String) -> Any? {
    nonisolated(unsafe) let object = object
    return DispatchQueue.valueOnMain { object.value(forKey: key) }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard position < tokens.count, case .word(let next) = tokens[position],
      next.uppercased() == word
    else { return false }
    position += 1
    return true
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard position < tokens.count, tokens[position] == .sign(sign) else { return false }
    position += 1
    return true
  }
}

/// How two values of a predicate are compared.
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

  private let kind: Kind
  private let options: String.CompareOptions

  /// A relation by its word; `c` ignores case, `d` accents. Nil for other words.
  init?(_ name: String, _ letters: Set<Character>) {
    guard let kind = Self.kinds[name] else { return nil }
    self.kind = kind
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
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
    case .contains:
      (left as? [Any]).map { $0.contains { equals($0, right) } } ?? found(right, in: left, [])
    case .like: matches(left, Self.text(right).map(Self.expression))
    case .matches: matches(left, Self.text(right))
    case .isIn:
      (right as? [Any]).map { $0.contains { equals($0, left) } } ?? found(left, in: right, [])
    case .between: isBetween(left, right)
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = bounds as? [Any], bounds.count == 2 else { return false }
    return order(bounds[0], value).map { $0 != .orderedDescending } == true
      && order(value, bounds[1]).map { $0 != .orderedDescending } == true
  }

  private func found(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole), !part.isEmpty else {
      return false
    }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  /// Whether a regular expression matches all of a text.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = Self.text(value), let pattern,
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: [], range: range)?.range == range
  }

  /// The regular expression of a text with `*` and `?`.
  private static func expression(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  private func equals(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = Self.value(left), let right = Self.value(right) else {
      return Self.value(left) == nil && Self.value(right) == nil
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = Self.value(left) as? Date, let right = Self.value(right) as? Date {
      return left.compare(right)
    }
    return nil
  }

  /// A value without the optionals around it; nil for `NSNull`.
  private static func value(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return self.value(mirror.children.first?.value)
  }

  private static func text(_ value: Any?) -> String? {
    let value = self.value(value)
    return value as? String ?? (value as? NSString)?.description
  }

  /// The number of a number or of a truth value.
  static func number(_ value: Any?) -> Double? {
    switch self.value(value) {
    case let number as Double: number
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension DispatchQueue {
  /// What a closure of the main actor gives, called from code that no actor isolates; nil on other threads.
  fileprivate static func valueOnMain(_ body: @MainActor () -> Any?) -> Any? {
    guard isMain else { return nil }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated { result = body() }
      return result
    }
  }
}
