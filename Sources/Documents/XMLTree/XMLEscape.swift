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
}
