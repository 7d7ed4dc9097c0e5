/// A fraction in lowest terms. Arithmetic throws where it no longer fits.
struct Rational: Equatable {
  struct Overflow: Error {}

  var numerator: Int
  var denominator: Int

  static let zero = Rational(numerator: 0, denominator: 1)
  static let one = Rational(numerator: 1, denominator: 1)

  /// A multiple of one half.
  init(halves value: Double) {
    self = (try? Rational(Int(value * 2), over: 2)) ?? .zero
  }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ numerator: Int, over denominator: Int) throws {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(max(a, 1)) * (denominator < 0 ? -1 : 1)
    self.init(numerator: numerator / divisor, denominator: denominator / divisor)
  }

  var value: Double { Double(numerator) / Double(denominator) }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var isZero: Bool { numerator == 0 }

  static prefix func - (one: Rational) -> Rational {
    Rational(numerator: -one.numerator, denominator: one.denominator)
  }

  static func * (left: Rational, right: Rational) throws -> Rational {
    try Rational(
      product(left.numerator, right.numerator), over: product(left.denominator, right.denominator))
  }

  static func / (left: Rational, right: Rational) throws -> Rational {
    try Rational(
      product(left.numerator, right.denominator), over: product(left.denominator, right.numerator))
  }

  static func - (left: Rational, right: Rational) throws -> Rational {
    let (sum, overflows) = try product(left.numerator, right.denominator)
      .subtractingReportingOverflow(product(right.numerator, left.denominator))
    guard !overflows else { throw Overflow() }
    return try Rational(sum, over: product(left.denominator, right.denominator))
  }

  private static func product(_ left: Int, _ right: Int) throws -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    guard !overflows, product != .min else { throw Overflow() }
    return product
  }
}
