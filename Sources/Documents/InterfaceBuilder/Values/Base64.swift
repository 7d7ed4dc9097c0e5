import FoundationEssentials

/// Decodes Base64 as documents write it: with line breaks, and in the legacy dialect without padding.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    var digits = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    // A single digit after the last whole group encodes no byte; Interface Builder 3 wrote such digits.
    if digits.count % 4 == 1 { digits.removeLast() }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).map { Array($0) }
  }
}
