import Foundation

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

  /// What two characters of ASCII stand further apart than usual.
  static func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 128, second < 128 else { return 0 }
    return pairs[first << 8 | second] ?? 0
  }

  /// How much of what semibold adds to the advances a weight adds.
  static func boldness(of weight: UIFont.Weight) -> Double {
    let known = SystemFontFigures.weights
    let value = Double(weight.rawValue)
    guard let upper = known.firstIndex(where: { $0.weight >= value }) else {
      return known[known.count - 1].boldness
    }
    guard upper > 0 else { return known[0].boldness }
    let (low, high) = (known[upper - 1], known[upper])
    let part = (value - low.weight) / (high.weight - low.weight)
    return low.boldness + part * (high.boldness - low.boldness)
  }

  // MARK: Tracking

  /// Which of the two fonts the system had: San Francisco for text and for display apart until iOS 13, then one that
  /// changes with the size.
  static func version(in era: UIKitEra) -> Int { era.build < SystemFontFigures.newerBuild ? 0 : 1 }

  /// What is added to each advance in a size in points.
  static func tracking(size: Double, era: UIKitEra) -> Double {
    let table =
      version(in: era) == 0 ? SystemFontFigures.olderTracking : SystemFontFigures.tracking
    let first = Double(SystemFontFigures.smallestSize)
    let place = min(max(size - first, 0), Double(table.count - 1))
    let index = min(Int(place), table.count - 2)
    let part = place - Double(index)
    let low = Double(table[index])
    return (low + part * (Double(table[index + 1]) - low)) / 10_000
  }
}
