/// The system font as documents show it, in em.
///
/// The figures are in ``SystemFontFigures``; what they mean is here. The width of a line is the sum of the advances
/// of its characters, of what the weight adds to each, of the tracking of the size for each, and of the kerning of
/// pairs.
enum SystemFontTable {
  /// From the baseline to the top of the line.
  static let ascent = 1950.0 / 2048
  /// From the baseline to the bottom of the line.
  static let descent = 494.0 / 2048

  private static let ascii: [(regular: Double, bold: Double)?] = {
    var table = [(regular: Double, bold: Double)?](repeating: nil, count: 256)
    for (index, scalar) in SystemFontFigures.scalars.enumerated() where scalar < 256 {
      table[Int(scalar)] = (
        Double(SystemFontFigures.advances[index]) / 10_000,
        Double(SystemFontFigures.boldAdditions[index]) / 10_000
      )
    }
    return table
  }()

  private static let others: [UInt32: (regular: Double, bold: Double)] = {
    var table: [UInt32: (regular: Double, bold: Double)] = [:]
    for (index, scalar) in SystemFontFigures.scalars.enumerated() where scalar >= 256 {
      table[scalar] = (
        Double(SystemFontFigures.advances[index]) / 10_000,
        Double(SystemFontFigures.boldAdditions[index]) / 10_000
      )
    }
    return table
  }()

  private static let pairs: [UInt32: Double] = {
    var table: [UInt32: Double] = [:]
    for (index, pair) in SystemFontFigures.pairs.enumerated() {
      table[pair] = Double(SystemFontFigures.kerning[index]) / 10_000
    }
    return table
  }()

  /// The advance of a character without tracking; nil for one that documents do not show.
  /// - Parameter weight: As ``boldness(of:)`` gives it.
  static func advance(of scalar: UInt32, weight: Double) -> Double? {
    let known = scalar < 256 ? ascii[Int(scalar)] : others[scalar]
    return known.map { $0.regular + weight * $0.bold }
  }

  /// How much further apart than usual two ASCII characters are.
  static func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 128, second < 128 else { return 0 }
    return pairs[first << 8 | second] ?? 0
  }

  /// How much a weight adds to the advances, relative to semibold, and what it adds to each in addition.
  static func boldness(of weight: Double) -> (units: Double, addition: Double) {
    let known = SystemFontFigures.weights
    let upper = known.firstIndex { $0.weight >= weight } ?? known.count - 1
    let (low, high) = (known[max(upper - 1, 0)], known[upper])
    let span = high.weight - low.weight
    let part = span > 0 ? min((weight - low.weight) / span, 1) : 1
    let addition = Double(low.addition) + part * Double(high.addition - low.addition)
    return (low.boldness + part * (high.boldness - low.boldness), addition / 10_000)
  }

  // MARK: Tracking

  /// What is added to each advance in a size in points.
  /// - Parameter boldness: In units, as ``boldness(of:)`` gives it.
  static func tracking(size: Double, boldness: Double, system: SystemFontVersion) -> Double {
    let isOlder = system == .textAndDisplay
    let all = isOlder ? SystemFontFigures.olderTracking : SystemFontFigures.tracking
    let bold = isOlder ? SystemFontFigures.olderBoldTracking : SystemFontFigures.boldTracking
    return value(at: size, in: all) + boldness * value(at: size, in: bold)
  }

  /// The value of a size between those of the table.
  private static func value(at size: Double, in table: [Int]) -> Double {
    let smallest = Double(SystemFontFigures.smallestSize)
    // A size that is NaN counts as the smallest one.
    let place = size > smallest ? min(size - smallest, Double(table.count - 1)) : 0
    let index = min(Int(place), table.count - 2)
    let low = Double(table[index])
    return (low + (place - Double(index)) * (Double(table[index + 1]) - low)) / 10_000
  }
}
