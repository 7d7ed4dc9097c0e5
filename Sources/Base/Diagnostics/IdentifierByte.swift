extension UInt8 {
  /// Whether this byte of UTF-8 belongs to an identifier in Swift: an ASCII letter or digit, an underscore, or a part of a
  /// character outside of ASCII.
  ///
  /// An identifier does not begin with a digit; the caller checks that.
  @inlinable
  package var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
