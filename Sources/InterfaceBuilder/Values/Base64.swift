import FoundationEssentials

/// Base64 as documents hold it: folded lines, and in the legacy dialect without its padding.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    var digits = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    // One digit more than whole groups carries no byte; Interface Builder 3 wrote such ends.
    if digits.count % 4 == 1 { digits.removeLast() }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).map { Array($0) }
  }
}
