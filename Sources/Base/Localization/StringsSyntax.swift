/// The escapes and encodings of strings files.
package enum StringsSyntax {
  /// Returns a quoted text, escaped as Xcode does.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns a text without quotation marks, escaped as Xcode does: quotation marks, backslashes, tabs and line endings
  /// are escaped, and everything else is literal.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text between quotation marks, with escapes decoded as in property lists of NeXTSTEP: up to three octal
  /// digits are a character of NeXTSTEP's encoding, and a backslash before any other character is left out.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 1
      switch bytes[index] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "U"):
        let units = codeUnits(bytes, &index)
        result += String(decoding: units, as: UTF16.self).utf8
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        result += String(NeXTSTEPEncoding.character(octal(bytes, &index))).utf8
        continue
      default: result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads escapes such as `\U00e9`, several of which can form one character; the index is at the `U` of the first.
  private static func codeUnits(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> [UInt16] {
    var units: [UInt16] = []
    repeat {
      let digits = bytes[(index + 1)...].prefix(4).prefix { isHexDigit($0) }
      guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
        units.append(UInt16(UInt8(ascii: "U")))
        index += 1
        return units
      }
      units.append(unit)
      index = digits.endIndex
      guard bytes[index...].starts(with: "\\U".utf8) else { return units }
      index += 1
    } while true
  }

  /// Reads up to three octal digits, of whose value the lower eight bits count; the index is at the first one.
  private static func octal(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> UInt8 {
    let digits = bytes[index...].prefix(3).prefix { (0x30...0x37).contains($0) }
    index = digits.endIndex
    return digits.reduce(0) { $0 << 3 | ($1 - 0x30) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

/// The encoding of a strings file.
package enum StringsEncoding: Hashable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// The byte order mark at the beginning of a file, which UTF-16 files always have.
  private var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// Returns the bytes of a file that contains a text.
  /// - Parameter isMarked: Whether the file begins with a byte order mark.
  package func bytes(_ text: [UInt8], isMarked: Bool) -> [UInt8] {
    let content: [UInt8]
    switch self {
    case .utf8: content = text
    case .utf16LittleEndian:
      content = String(decoding: text, as: UTF8.self).utf16.flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
    case .utf16BigEndian:
      content = String(decoding: text, as: UTF8.self).utf16.flatMap {
        [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      }
    }
    return (isMarked ? mark : []) + content
  }

  /// Returns the text of a file as UTF-8, its encoding, and whether it begins with a byte order mark. Returns nil if
  /// the bytes are not text in an encoding that strings files can have.
  package static func decode(
    _ bytes: [UInt8]
  ) -> (text: [UInt8], encoding: StringsEncoding, isMarked: Bool)? {
    for encoding in [StringsEncoding.utf8, .utf16LittleEndian, .utf16BigEndian]
    where bytes.starts(with: encoding.mark) {
      return encoding.text(bytes.dropFirst(encoding.mark.count)).map { ($0, encoding, true) }
    }
    // Nearly all files begin with an ASCII character, which has a byte 0 in UTF-16.
    let isUTF16 = bytes.count >= 2 && (bytes[0] == 0 || bytes[1] == 0)
    if !isUTF16, let text = StringsEncoding.utf8.text(bytes[...]) { return (text, .utf8, false) }
    guard bytes.count >= 2, bytes.contains(0) else { return nil }
    let encoding: StringsEncoding = bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    return encoding.text(bytes[...]).map { ($0, encoding, false) }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard self != .utf8 else {
      return String(validating: bytes, as: UTF8.self).map { Array($0.utf8) }
    }
    guard bytes.count % 2 == 0 else { return nil }
    let isLittle = self == .utf16LittleEndian
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
