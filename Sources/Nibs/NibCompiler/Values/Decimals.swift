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
    return short(value, digits: digits) ?? printed(value, digits: digits)
  }

  private static let powers = [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Returns a number of ordinary magnitude with few digits; nil if its digits are too close to a tie to be rounded in
  /// double precision.
  private static func short(_ value: Double, digits: Int) -> String? {
    let size = abs(value)
    let sign = value < 0 ? "-" : ""
    if size < powers[min(digits, 9)], let whole = Int(exactly: size) { return "\(sign)\(whole)" }
    guard digits <= 6, size >= 1e-3, size < powers[digits] else { return nil }
    // The number of digits after the decimal point that makes `digits` significant.
    var decimals = digits
    while decimals > 0, size >= powers[digits - decimals] { decimals -= 1 }
    if size < 0.1 { decimals += size < 0.01 ? 2 : 1 }
    let scaled = size * powers[decimals]
    let tie = scaled - scaled.rounded(.down) - 0.5
    guard abs(tie) > 1e-6 else { return nil }
    let number = Int(scaled) + (tie > 0 ? 1 : 0)
    let unit = Int(powers[decimals])
    // A number rounded up to one more digit has an exponent.
    guard number < Int(powers[digits]) || decimals > 0 else { return nil }
    var fraction = number % unit
    guard fraction != 0 else { return "\(sign)\(number / unit)" }
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      decimals -= 1
    }
    let text = "\(fraction)"
    let zeros = String(repeating: "0", count: decimals - text.utf8.count)
    return "\(sign)\(number / unit).\(zeros)\(text)"
  }

  /// Returns a number as C prints it.
  private static func printed(_ value: Double, digits: Int) -> String {
    // A sign, the digits, a decimal point or zeros before them, and an exponent.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: digits + 16) { buffer in
      let count = withVaList([CInt(digits), value]) {
        vsnprintf(buffer.baseAddress, buffer.count, "%.*g", $0)
      }
      let text = buffer.prefix(Int(count)).lazy.map { UInt8(bitPattern: $0) }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
