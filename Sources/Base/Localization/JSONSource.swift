import Budgets
import Diagnostics

/// A JSON text in which every value has its range of bytes, so that an edit changes nothing else.
struct JSONSource: Sendable {
  /// A value and its range of bytes.
  struct Value: Sendable {
    enum Kind: Sendable {
      case object([Member])
      case array([Value])
      case string(String)
      /// A number, `true` or `null`.
      case word
      case `false`
    }

    let kind: Kind
    let range: Range<Int>

    /// The members of an object, in the order of the text; empty for other values.
    var members: [Member] {
      if case .object(let members) = kind { members } else { [] }
    }

    /// The text of a string; nil for other values.
    var string: String? {
      if case .string(let text) = kind { text } else { nil }
    }

    /// Whether the value is `false`.
    var isFalse: Bool { if case .false = kind { true } else { false } }

    /// Returns the value of the first member with a key.
    subscript(key: String) -> Value? { members.first { $0.key == key }?.value }
  }

  /// A member of an object, and the range of its bytes from the key to the end of the value.
  struct Member: Sendable {
    let key: String
    let value: Value
    /// The range of bytes of the key, including its quotation marks.
    let keyRange: Range<Int>

    var start: Int { keyRange.lowerBound }

    var range: Range<Int> { start..<value.range.upperBound }
  }

  let bytes: [UInt8]
  let root: Value

  /// Reads a JSON text.
  /// - Throws: A ``Diagnostic`` with the position of the first error.
  init(_ bytes: [UInt8]) throws(Diagnostic) {
    self.bytes = bytes
    var parser = JSONParser(bytes)
    root = try parser.document()
  }
}

/// A JSON parser with a limit on the nesting depth.
private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  /// A string catalog is nested seven levels deep and contains a few values for each text.
  private var budget = Budget(depth: 128, steps: 10_000_000)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func document() throws(Diagnostic) -> JSONSource.Value {
    let root = try value()
    skipSpace()
    guard index == bytes.count else { throw failure("unexpected text after the end of the JSON") }
    return root
  }

  private mutating func value() throws(Diagnostic) -> JSONSource.Value {
    skipSpace()
    let start = index
    do {
      try budget.enter()
    } catch {
      throw failure("the JSON is too large: \(error.reason)")
    }
    defer { budget.leave() }
    guard index < bytes.count else { throw failure("the JSON ends too early") }
    let kind: JSONSource.Value.Kind
    switch bytes[index] {
    case UInt8(ascii: "{"): kind = .object(try members())
    case UInt8(ascii: "["): kind = .array(try items())
    case UInt8(ascii: "\""): kind = .string(try string())
    default:
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      guard index > start else { throw failure("expected a JSON value") }
      kind = bytes[start..<index].elementsEqual("false".utf8) ? .false : .word
    }
    return JSONSource.Value(kind: kind, range: start..<index)
  }

  private mutating func members() throws(Diagnostic) -> [JSONSource.Member] {
    var members: [JSONSource.Member] = []
    index += 1
    skipSpace()
    if skip("}") { return [] }
    while true {
      skipSpace()
      let start = index
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw failure("expected a key in quotes")
      }
      let key = try string()
      let end = index
      skipSpace()
      guard skip(":") else { throw failure("expected ':' after a key") }
      members.append(JSONSource.Member(key: key, value: try value(), keyRange: start..<end))
      skipSpace()
      if skip("}") { return members }
      guard skip(",") else { throw failure("expected ',' or '}'") }
    }
  }

  private mutating func items() throws(Diagnostic) -> [JSONSource.Value] {
    var items: [JSONSource.Value] = []
    index += 1
    skipSpace()
    if skip("]") { return [] }
    while true {
      items.append(try value())
      skipSpace()
      if skip("]") { return items }
      guard skip(",") else { throw failure("expected ',' or ']'") }
    }
  }

  private mutating func string() throws(Diagnostic) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        text.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += try character()
      default: text.append(bytes[index - 1])
      }
    }
    guard index < bytes.count else { throw failure("a text in quotes is not closed") }
    index += 1
    guard let result = String(validating: text, as: UTF8.self) else {
      throw failure("a text is not valid UTF-8")
    }
    return result
  }

  /// Reads the digits of `\u`, together with those of a second `\u` if both form a surrogate pair.
  private mutating func character() throws(Diagnostic) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(Diagnostic) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits after '\\u'") }
    index += 4
    return unit
  }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func failure(_ message: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-strings", severity: .error,
      range: SourceRange(at: LineStarts(bytes).position(of: min(index, bytes.count))),
      message: message)
  }
}
