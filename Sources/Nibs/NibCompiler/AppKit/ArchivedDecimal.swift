import NibFormat

/// A decimal number as archives contain it: a whole number with up to 38 digits, and a power of ten.
package struct ArchivedDecimal: Hashable {
  /// The whole number, the least significant 16 bits first.
  private(set) var mantissa = [UInt16](repeating: 0, count: 8)
  private(set) var exponent = 0
  private(set) var isNegative: Bool

  /// The value that is not a number, which represents a missing limit of a number formatter.
  package static let notANumber = ArchivedDecimal(isNegative: true)

  private init(isNegative: Bool) { self.isNegative = isNegative }

  /// Reads `NaN` or a number such as `-12.5`; nil for anything else, and for numbers that archives cannot contain.
  init?(_ text: String) {
    guard text != "NaN" else {
      self = .notANumber
      return
    }
    let sides = text.lowercased().split(separator: "e", maxSplits: 1)
    guard let number = sides.first, let power = sides.count == 1 ? 0 : Int8(sides[1]) else {
      return nil
    }
    isNegative = number.hasPrefix("-")
    exponent = Int(power)
    let digits = isNegative || number.hasPrefix("+") ? number.dropFirst() : number
    var isFraction = false
    var zeros = 0
    var hasDigits = false
    for digit in digits.utf8 {
      if digit == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard (0x30...0x39).contains(digit), zeros < Int(UInt8.max) else { return nil }
      hasDigits = true
      if isFraction { exponent -= 1 }
      // Zeros at the end become part of the power of ten.
      zeros += 1
      guard digit != 0x30 else { continue }
      for step in 1...zeros where !append(step == zeros ? digit - 0x30 : 0) { return nil }
      zeros = 0
    }
    guard hasDigits else { return nil }
    exponent = length == 0 ? 0 : exponent + zeros
    if length == 0 { isNegative = false }
    guard Int8(exactly: exponent) != nil else { return nil }
  }

  /// Reads the parts that an archive contains: a whole number, its least significant byte first, and a power of ten.
  package init?(bytes: [UInt8], exponent: Int, isNegative: Bool) {
    guard bytes.count == 16, Int8(exactly: exponent) != nil else { return nil }
    mantissa = (0..<8).map { UInt16(bytes[2 * $0]) | UInt16(bytes[2 * $0 + 1]) << 8 }
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// The number as documents state it.
  package var text: String {
    guard length > 0 else { return isNegative ? "NaN" : "0" }
    var digits = ""
    var rest = mantissa
    while rest.contains(where: { $0 != 0 }) {
      var remainder: UInt32 = 0
      for index in rest.indices.reversed() {
        let value = remainder << 16 | UInt32(rest[index])
        rest[index] = UInt16(value / 10)
        remainder = value % 10
      }
      digits = "\(remainder)\(digits)"
    }
    if exponent >= 0 {
      digits += String(repeating: "0", count: exponent)
    } else {
      digits = String(repeating: "0", count: max(1 - exponent - digits.count, 0)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: exponent))
    }
    return isNegative ? "-\(digits)" : digits
  }

  /// The number of 16-bit words that are not leading zeros.
  var length: Int { (mantissa.lastIndex { $0 != 0 } ?? -1) + 1 }

  /// The bytes of the whole number, the least significant first.
  var bytes: [UInt8] { mantissa.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } }

  /// Appends a digit to the whole number. Returns false if there is no room for it.
  private mutating func append(_ digit: UInt8) -> Bool {
    var carry = UInt32(digit)
    for index in mantissa.indices {
      let product = UInt32(mantissa[index]) * 10 + carry
      mantissa[index] = UInt16(truncatingIfNeeded: product)
      carry = product >> 16
    }
    return carry == 0
  }
}

extension NibEncoder {
  /// Returns a decimal number as an object; equal numbers are one object.
  func decimalNumber(_ value: ArchivedDecimal) -> Int {
    if let known = values.decimals[value] { return known }
    let number = builder.addObject("NSDecimalNumberPlaceholder")
    values.decimals[value] = number
    builder.add("NS.exponent", Int64(value.exponent), to: number)
    builder.add("NS.length", Int64(value.length), to: number)
    builder.add("NS.negative", value.isNegative, to: number)
    builder.add("NS.compact", value != .notANumber, to: number)
    // The mantissa's words are little-endian.
    builder.add("NS.mantissa.bo", Int64(1), to: number)
    builder.add("NS.mantissa", data: value.bytes, to: number)
    return number
  }
}
