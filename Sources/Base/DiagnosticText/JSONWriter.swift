import Diagnostics

/// Writes JSON as indented lines, one value after another.
///
/// A run over a folder prints megabytes: a command that writes its rows with this type does not need to create a
/// ``JSONValue`` for each row.
package struct JSONWriter: ~Copyable {
  private var bytes = ByteBuffer()
  /// The number of open brackets.
  private var depth = 0
  /// Whether the innermost brackets are still empty.
  private var isEmpty = true

  /// Returns the bytes of what a closure writes, without a line feed at the end.
  package static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes.withBytes { Array($0) }
  }

  // MARK: Objects and arrays

  /// Writes an object with the members that a closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  /// Writes an array, one element on each line.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[")
    for element in elements {
      startItem()
      write(&self, element)
    }
    close("]")
  }

  /// Writes the key of a member, whose value must be written next.
  package mutating func key(_ key: StaticString) {
    startItem()
    bytes.append(UInt8(ascii: "\""))
    append(key)
    append("\": ")
  }

  /// Writes a member with a string, or null.
  package mutating func member(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { write(value) } else { append("null") }
  }

  /// Writes a member with a number, or null.
  package mutating func member(_ key: StaticString, _ value: Int?) {
    self.key(key)
    if let value { write(value) } else { append("null") }
  }

  private mutating func open(_ bracket: StaticString) {
    append(bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func close(_ bracket: StaticString) {
    depth -= 1
    if !isEmpty { breakLine() }
    append(bracket)
    isEmpty = false
  }

  private mutating func startItem() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  private static let deepestIndentation = 64

  private mutating func breakLine() {
    let line: StaticString = "\n                                "
    // Deeply nested values would otherwise consist of spaces.
    var left = 2 * min(depth, Self.deepestIndentation) + 1
    let count = min(left, line.utf8CodeUnitCount)
    bytes.append(contentsOf: UnsafeBufferPointer(start: line.utf8Start, count: count))
    left -= count
    while left > 0 {
      bytes.append(UInt8(ascii: " "))
      left -= 1
    }
  }

  // MARK: Values

  /// Writes a value.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .int(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values):
      // A list of numbers, such as a frame, stays on one line.
      if values.allSatisfy(\.isNumber) {
        writeLine(of: values)
      } else {
        array(values) { $0.write($1) }
      }
    case .object(let members):
      object { writer in
        for (key, value) in members {
          writer.startItem()
          writer.write(key, ending: "\": ")
          writer.write(value)
        }
      }
    }
  }

  private mutating func writeLine(of values: [JSONValue]) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(", ") }
      write(value)
    }
    append("]")
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
      var index = Self.firstSpecial(in: text, from: 0)
      while index < text.count {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + escape(text, at: index)
        index = Self.firstSpecial(in: text, from: start)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    append(ending)
  }

  // MARK: Escapes

  /// Returns the index of the first byte that may need an escape, or the count; checks eight bytes at a time.
  private static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= text.count {
      let word = UnsafeRawPointer(text.baseAddress!).loadUnaligned(
        fromByteOffset: index, as: UInt64.self)
      if holdsSpecial(word) {
        let end = index + 8
        while index < end, !isSpecial(text[index]) { index += 1 }
        // Bytes of other scripts may look special when eight bytes are checked at once, although they are not.
        if index < end { return index }
      } else {
        index += 8
      }
    }
    while index < text.count, !isSpecial(text[index]) { index += 1 }
    return index
  }

  /// Whether one of eight bytes may need an escape. Every byte of a character outside ASCII does.
  private static func holdsSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let delete = word ^ (ones &* 0x7F)
    let hash = word ^ (ones &* UInt64(UInt8(ascii: "#")))
    // In the subtraction, a byte borrows from its highest bit if it is smaller than the subtrahend.
    let small = (word &- ones &* 0x20) & ~word
    let equal =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (delete &- ones) & ~delete
    return (small | equal | (hash &- ones) & ~hash | word) & (ones << 7) != 0
  }

  /// Whether a byte needs an escape, or begins a character that may need one.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8,
      0xE2, 0xEF, 0xF4:
      true
    default: false
    }
  }

  /// Writes the character at an index, escaped if necessary. Returns the number of its bytes.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20, 0x7F: escape(UInt32(byte))
    case UInt8(ascii: "#"):
      // A CI service obeys commands inside a string too.
      if PrintableText.isCommandMark(text, at: index) {
        escape(UInt32(byte))
      } else {
        bytes.append(byte)
      }
    case 0x80...:
      // Terminals and viewers interpret these characters even inside a string (``PrintableText``).
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let rest = text[index..<min(index + length, text.count)]
      let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first
      if let scalar, PrintableText.isUnsafe(scalar) {
        for unit in UTF16.encode(scalar)! { escape(UInt32(unit)) }
      } else {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
      }
      return rest.count
    default:
      append("\\")
      bytes.append(byte)
    }
    return 1
  }

  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    append("\\u")
    for _ in digits.count..<4 { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits)
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
