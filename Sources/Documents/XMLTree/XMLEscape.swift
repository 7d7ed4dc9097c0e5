/// Escapes characters for XML in the same way as Interface Builder.
package enum XMLEscape {
  /// Appends the bytes of a value, escaped for its context.
  /// - Parameter quote: The quote around an attribute's value; nil for text.
  package static func append(
    _ value: some Sequence<UInt8>, quote: UInt8?, to bytes: inout [UInt8]
  ) {
    for byte in value {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      case UInt8(ascii: "\n") where quote != nil: bytes += "&#10;".utf8
      case UInt8(ascii: "\t") where quote != nil: bytes += "&#9;".utf8
      case UInt8(ascii: "\"") where quote == byte: bytes += "&quot;".utf8
      case UInt8(ascii: "'") where quote == byte: bytes += "&apos;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Returns whether XML can contain a value: it can contain no control characters but tabs and line breaks, even escaped,
  /// and neither U+FFFE nor U+FFFF.
  package static func canContain(_ value: some Sequence<UInt8>) -> Bool {
    // The last two bytes, because the two code points begin with EF BF.
    var last: UInt16 = 0
    return value.allSatisfy { byte in
      defer { last = last << 8 | UInt16(byte) }
      switch byte {
      case 0x09, 0x0A, 0x0D: return true
      case 0xBE, 0xBF: return last != 0xEFBF
      default: return byte >= 0x20
      }
    }
  }

  /// Returns bytes in Base64, without the padding at the end, as Interface Builder writes texts with control characters.
  package static func base64(_ value: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in value {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        result.append(digits[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { result.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
    return result
  }
}
