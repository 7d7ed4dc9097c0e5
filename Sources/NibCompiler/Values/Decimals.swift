/// Formats numbers like C's `%g`.
enum Decimals {
  /// Returns a number with a maximum number of significant digits, without trailing zeros.
  static func general(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    let magnitude = abs(value)
    var exponent = 0
    var scaled = magnitude
    while scaled >= 10 {
      scaled /= 10
      exponent += 1
    }
    while scaled < 1 {
      scaled *= 10
      exponent -= 1
    }
    var power = 1.0
    for _ in 1..<digits { power *= 10 }
    var mantissa = Int((scaled * power).rounded(.toNearestOrEven))
    if mantissa >= Int(power) * 10 {
      mantissa /= 10
      exponent += 1
    }
    let sign = value < 0 ? "-" : ""
    var text = Array(String(mantissa).utf8)
    while text.count > 1, text.last == 0x30 { text.removeLast() }
    let plain = String(decoding: text, as: UTF8.self)
    if exponent < -4 || exponent >= digits {
      let fraction = plain.count > 1 ? "." + plain.dropFirst() : ""
      let power = "\(abs(exponent))"
      return "\(sign)\(plain.prefix(1))\(fraction)e\(exponent < 0 ? "-" : "+")"
        + (power.count < 2 ? "0" + power : power)
    }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + plain }
    if plain.count <= exponent + 1 {
      return sign + plain + String(repeating: "0", count: exponent + 1 - plain.count)
    }
    return sign + plain.prefix(exponent + 1) + "." + plain.dropFirst(exponent + 1)
  }
}
