/// A JSON value as the subcommands print it: keys in their documented order, missing values as null.
package enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Returns a string, or null.
  package static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// The value as indented lines, without a line feed at the end.
  package var text: String { output { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of ``text``.
  package var bytes: [UInt8] { output { Array($0) } }

  private func output<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var output = JSONOutput()
    output.write(self, depth: 0)
    return output.bytes.withBytes(body)
  }
}

/// Writes values byte by byte, because a run over a folder prints megabytes.
private struct JSONOutput: ~Copyable {
  private(set) var bytes = ByteBuffer()

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .int(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values):
      // A list of numbers, such as a frame, stays on one line.
      let isFlat = values.allSatisfy(\.isNumber)
      write("[", "]", isFlat ? nil : depth, count: values.count) { output, index in
        output.write(values[index], depth: depth + 1)
      }
    case .object(let members):
      write("{", "}", depth, count: members.count) { output, index in
        output.write(members[index].0, ending: "\": ")
        output.write(members[index].1, depth: depth + 1)
      }
    }
  }

  /// Writes items between brackets.
  /// - Parameter depth: The indentation of the brackets; nil to write everything on one line.
  private mutating func write(
    _ opening: StaticString, _ closing: StaticString, _ depth: Int?, count: Int,
    _ item: (inout JSONOutput, Int) -> Void
  ) {
    append(opening)
    for index in 0..<count {
      if index > 0 { append(depth == nil ? ", " : ",") }
      if let depth { breakLine(depth + 1) }
      item(&self, index)
    }
    if let depth, count > 0 { breakLine(depth) }
    append(closing)
  }

  private mutating func breakLine(_ depth: Int) {
    let line: StaticString = "\n                                "
    var left = 2 * depth + 1
    let count = min(left, line.utf8CodeUnitCount)
    bytes.append(contentsOf: UnsafeBufferPointer(start: line.utf8Start, count: count))
    left -= count
    while left > 0 {
      bytes.append(UInt8(ascii: " "))
      left -= 1
    }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func write(_ value: Int) { bytes.append(contentsOf: String(value)) }

  private mutating func write(_ value: Double) {
    guard value.isFinite else { return append("null") }
    if let whole = Int(exactly: value) { return write(whole) }
    bytes.append(contentsOf: String(value))
  }

  private mutating func write(_ value: String, ending: StaticString = "\"") {
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { text in
      // Most strings need no escapes and are copied in one piece.
      var start = 0
      for index in 0..<text.count where Self.isSpecial(text[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        escape(text[index])
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    append(ending)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: String(byte, radix: 16))
    default:
      append("\\")
      bytes.append(byte)
    }
  }
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .number: true
    default: false
    }
  }
}
