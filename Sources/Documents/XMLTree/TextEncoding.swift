/// The character encoding of a document.
public enum TextEncoding: String, Hashable, Sendable {
  /// UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16 with the low byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16 with the high byte first.
  case utf16BigEndian = "UTF-16BE"
  /// ISO 8859-1 (Latin-1).
  case latin1 = "ISO-8859-1"

  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .latin1: []
    }
  }

  /// Encodes text; returns nil if the encoding does not contain one of its characters.
  func encode(_ text: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8:
      return text
    case .utf16LittleEndian, .utf16BigEndian:
      let little = self == .utf16LittleEndian
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count * 2)
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let pair = (UInt8(unit & 0xFF), UInt8(unit >> 8))
        bytes.append(little ? pair.0 : pair.1)
        bytes.append(little ? pair.1 : pair.0)
      }
      return bytes
    case .latin1:
      var bytes: [UInt8] = []
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return nil }
        bytes.append(byte)
      }
      return bytes
    }
  }

  /// Decodes bytes to UTF-8; returns nil if they are invalid in this encoding.
  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8:
      return Array(bytes)
    case .latin1:
      return bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
    case .utf16LittleEndian, .utf16BigEndian:
      guard bytes.count.isMultiple(of: 2) else { return nil }
      let low = self == .utf16LittleEndian ? 0 : 1
      let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
        UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
      }
      return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
  }
}
