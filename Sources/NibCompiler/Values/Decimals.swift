#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Formats numbers with C's `%g`.
enum Decimals {
  /// Returns a number with a maximum number of significant digits, without trailing zeros.
  static func general(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    // A sign, the digits, a point or zeros before them, and an exponent.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: digits + 16) { buffer in
      let count = withVaList([CInt(digits), value]) {
        vsnprintf(buffer.baseAddress, buffer.count, "%.*g", $0)
      }
      let text = buffer.prefix(Int(count)).lazy.map { UInt8(bitPattern: $0) }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
