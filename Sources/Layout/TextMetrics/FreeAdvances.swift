/// The advances of the characters of a free family in one weight.
struct FreeAdvances: Sendable {
  /// The advances from the space to the tilde, in em.
  private let ascii: [Double]
  /// The advance of an ideograph, in em; nil if the family has none.
  let ideograph: Double?

  /// Interpolates the advances of a style.
  /// - Parameter style: The part of a font's name after the family name, in lowercase: `semibolditalic`.
  init(_ figures: FreeFontFigures.Family, style: ArraySlice<UInt8>) {
    let weight = Self.weights.first { style.starts(with: $0.name.utf8) }?.weight ?? 400
    let count = figures.advances.count / 3
    // Between the three weights of the table and beyond them, advances are assumed to be linear.
    let (low, high) = weight > 400 ? (400.0, 700.0) : (300.0, 400.0)
    let start = weight > 400 ? count : 0
    let part = (weight - low) / (high - low)
    ascii = (0..<count).map { index in
      let first = Double(figures.advances[start + index])
      let second = Double(figures.advances[start + count + index])
      return (first + part * (second - first)) / 1000
    }
    ideograph = figures.ideograph > 0 ? Double(figures.ideograph) / 1000 : nil
  }

  /// The weights by style name; a name precedes its own prefixes.
  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300),
    ("medium", 500), ("semibold", 600), ("demibold", 600), ("bold", 700), ("extrabold", 800),
    ("ultrabold", 800), ("heavy", 800), ("black", 900),
  ]

  /// Returns the advance of a character in em; for an accented letter, that of its base letter; nil for other
  /// characters.
  func advance(of scalar: UInt32) -> Double? {
    switch ScalarKind(scalar) {
    case _ where (0x20...0x7E).contains(scalar): ascii[Int(scalar) - 0x20]
    case .like(let letter): ascii[Int(letter) - 0x20]
    case .ideograph: ideograph
    case .advance, .mark, .emoji: nil
    }
  }
}
