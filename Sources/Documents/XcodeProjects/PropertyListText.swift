import Budgets
public import Diagnostics

/// A value of a property list in the OpenStep text format, which Xcode uses for projects.
public indirect enum PropertyListValue: Hashable, Sendable {
  /// A string, with or without quotation marks.
  case text(String)
  /// An array in parentheses.
  case list([PropertyListValue])
  /// A dictionary in braces.
  case dictionary([String: PropertyListValue])

  /// An error that says why bytes are not a property list.
  public struct Failure: DescribedError, Hashable, Sendable {
    /// A description of the problem.
    public let reason: String
    /// The line number, starting at 1.
    public let line: Int
    /// Whether the list exceeds a limit, although it may be well-formed.
    public var isLimit = false

    /// The reason, followed by the line number.
    public var description: String { "\(reason) (line \(line))" }
  }

  /// Parses a property list.
  /// - Throws: A ``Failure`` at the first unexpected byte.
  public init(parsing bytes: [UInt8]) throws(Failure) {
    var reader = PropertyListReader(bytes)
    self = try reader.value()
    try reader.finish()
  }

  /// The text of a string, or nil for other values.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The strings in a list, ignoring its other values; an empty list for other values.
  public var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// The value for a key of a dictionary, or nil if the key is missing or this is not a dictionary.
  public subscript(key: String) -> PropertyListValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
}

/// A parser of the text format: dictionaries in braces, lists in parentheses, quoted and unquoted strings, C comments.
private struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  /// Real projects are up to six levels deep, and contain about 100,000 values.
  private var budget = Budget(depth: 64, steps: 2_000_000)

  init(_ bytes: [UInt8]) {
    // Skip a byte order mark.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private func failure(_ reason: String) -> PropertyListValue.Failure {
    let line = bytes[..<min(position, bytes.count)].reduce(1) {
      $1 == UInt8(ascii: "\n") ? $0 + 1 : $0
    }
    return PropertyListValue.Failure(reason: reason, line: line)
  }

  mutating func finish() throws(PropertyListValue.Failure) {
    try skipSpace()
    guard position == bytes.count else { throw failure("unexpected text after the last value") }
  }

  mutating func value() throws(PropertyListValue.Failure) -> PropertyListValue {
    do {
      try budget.enter()
    } catch {
      var failure = failure(error.reason)
      failure.isLimit = true
      throw failure
    }
    defer { budget.leave() }
    try skipSpace()
    guard position < bytes.count else { throw failure("expected a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try list()
    default: return .text(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListValue.Failure) -> PropertyListValue {
    position += 1
    var values: [String: PropertyListValue] = [:]
    while try !skip(UInt8(ascii: "}")) {
      let key = try text()
      guard try skip(UInt8(ascii: "=")) else { throw failure("'=' expected after '\(key)'") }
      values[key] = try value()
      // The semicolon after the last value may be missing.
      if try !skip(UInt8(ascii: ";")) {
        guard try skip(UInt8(ascii: "}")) else { throw failure("';' expected") }
        break
      }
    }
    return .dictionary(values)
  }

  private mutating func list() throws(PropertyListValue.Failure) -> PropertyListValue {
    position += 1
    var values: [PropertyListValue] = []
    while try !skip(UInt8(ascii: ")")) {
      values.append(try value())
      if try !skip(UInt8(ascii: ",")) {
        guard try skip(UInt8(ascii: ")")) else { throw failure("',' expected") }
        break
      }
    }
    return .list(values)
  }

  /// Skips a character if it is the next one, and returns whether it was skipped.
  private mutating func skip(_ sign: UInt8) throws(PropertyListValue.Failure) -> Bool {
    try skipSpace()
    guard position < bytes.count else { throw failure("unexpected end of the file") }
    guard bytes[position] == sign else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() throws(PropertyListValue.Failure) {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if has("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if has("/*") {
        position += 2
        while position < bytes.count, !has("*/") { position += 1 }
        guard position < bytes.count else { throw failure("unterminated comment") }
        position += 2
      } else {
        return
      }
    }
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
  }

  private mutating func text() throws(PropertyListValue.Failure) -> String {
    try skipSpace()
    guard position < bytes.count else { throw failure("expected a string") }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]), !has("/*"), !has("//") {
      position += 1
    }
    guard position > start else { throw failure("unexpected character") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListValue.Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        text += escaped()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else { throw failure("unterminated string") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses the characters after a backslash: a character, or its code in octal or hexadecimal digits.
  private mutating func escaped() -> [UInt8] {
    guard position < bytes.count else { return [] }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"): return number(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return number(digits: 3, radix: 8)
    default: return [byte]
    }
  }

  private mutating func number(digits: Int, radix: Int) -> [UInt8] {
    var text = ""
    while text.utf8.count < digits, position < bytes.count,
      Character(Unicode.Scalar(bytes[position])).hexDigitValue.map({ $0 < radix }) == true
    {
      text.unicodeScalars.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
    guard let scalar = UInt32(text, radix: radix).flatMap({ Unicode.Scalar($0) }) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }
}
