import Foundation

/// A formatter for the log's format strings, which are those of printf with a privacy in braces.
struct LogFormat {
  private var rest: Substring
  private var arguments: ArraySlice<Any>

  static func text(of format: StaticString, _ arguments: [Any]) -> String {
    text(of: format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }, arguments)
  }

  /// Returns the text of a format with its arguments. Conversions without an argument are omitted.
  static func text(of format: String, _ arguments: [Any]) -> String {
    var reader = LogFormat(rest: format[...], arguments: arguments[...])
    return reader.text()
  }

  private mutating func text() -> String {
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      text += conversion()
    }
    return text + rest
  }

  // MARK: Conversions

  /// The options of a conversion, between the percent sign and the letter.
  private struct Shape {
    var flags = ""
    /// The minimum width in characters; if it is negative, the text is left-aligned.
    var width: Int?
    var precision: Int?
  }

  /// Reads a conversion and returns its text.
  private mutating func conversion() -> String {
    if rest.first == "%" {
      rest.removeFirst()
      return "%"
    }
    if rest.first == "{", let brace = rest.firstIndex(of: "}") {
      rest = rest[rest.index(after: brace)...]
    }
    var shape = Shape()
    shape.flags = String(take { "-+ #0'".contains($0) })
    shape.width = number()
    if rest.first == "." {
      rest.removeFirst()
      shape.precision = number() ?? 0
    }
    _ = take { "hlqLztj".contains($0) }
    guard let kind = rest.popFirst() else { return "" }
    guard let argument = arguments.popFirst() else { return "" }
    return Self.text(of: argument, kind, shape)
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: isTaken)
    rest = rest.dropFirst(taken.count)
    return taken
  }

  /// Reads a width or precision: digits, or a star for an argument; nil for neither.
  private mutating func number() -> Int? {
    if rest.first == "*" {
      rest.removeFirst()
      return (arguments.popFirst() as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) }
    }
    return Int(take { $0.isASCII && $0.isNumber })
  }

  private static func text(of argument: Any, _ kind: Character, _ shape: Shape) -> String {
    let integer = argument as? any BinaryInteger
    switch kind {
    case "d", "i", "D":
      guard let integer else { break }
      return digits("\(integer)", shape)
    case "u", "U":
      guard let integer else { break }
      return digits("\(unsigned(integer))", shape)
    case "x", "X", "o", "O":
      guard let integer else { break }
      let bits = unsigned(integer)
      let isHex = kind == "x" || kind == "X"
      var text = String(bits, radix: isHex ? 16 : 8, uppercase: kind == "X")
      if shape.flags.contains("#"), bits != 0 { text = (isHex ? "0\(kind)" : "0") + text }
      return digits(text, shape)
    case "c":
      guard let code = integer.flatMap({ UInt32(exactly: $0) }), let scalar = Unicode.Scalar(code)
      else { break }
      return padded("\(Character(scalar))", shape)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let value =
        (argument as? any BinaryFloatingPoint).map { Double($0) } ?? integer.map { Double($0) }
      guard let value else { break }
      let precision = shape.precision.map { ".\($0)" } ?? ""
      let signs = shape.flags.filter { $0 == "+" || $0 == " " || $0 == "#" }
      return filled(String(format: "%\(signs)\(precision)\(kind)", value), shape)
    default: break
    }
    let text = "\(argument)"
    return padded(shape.precision.map { String(text.prefix(max($0, 0))) } ?? text, shape)
  }

  /// Returns the bits of an integer; C passes at least 32 bits.
  private static func unsigned(_ integer: some BinaryInteger) -> UInt {
    let bits = UInt(truncatingIfNeeded: integer)
    return integer.bitWidth <= 32 ? UInt(UInt32(truncatingIfNeeded: bits)) : bits
  }

  /// Returns the digits of an integer, at least as many as the precision, with a sign.
  private static func digits(_ text: String, _ shape: Shape) -> String {
    let isNegative = text.hasPrefix("-")
    var digits = isNegative ? String(text.dropFirst()) : text
    if let precision = shape.precision {
      digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits
    }
    let sign =
      isNegative ? "-" : shape.flags.contains("+") ? "+" : shape.flags.contains(" ") ? " " : ""
    return shape.precision == nil
      ? filled(sign + digits, shape) : padded(sign + digits, shape)
  }

  /// Returns a number padded to its width: with zeros after the sign if the flags request it, otherwise with spaces.
  private static func filled(_ text: String, _ shape: Shape) -> String {
    let isLeft = shape.flags.contains("-") || (shape.width ?? 0) < 0
    guard shape.flags.contains("0"), !isLeft, let width = shape.width else {
      return padded(text, shape)
    }
    let sign = text.prefix { "+- ".contains($0) }
    let zeros = String(repeating: "0", count: max(0, width - text.count))
    return sign + zeros + text.dropFirst(sign.count)
  }

  private static func padded(_ text: String, _ shape: Shape) -> String {
    guard let width = shape.width else { return text }
    let space = String(
      repeating: " ", count: max(0, Int(min(width.magnitude, 10_000)) - text.count))
    return shape.flags.contains("-") || width < 0 ? text + space : space + text
  }
}
