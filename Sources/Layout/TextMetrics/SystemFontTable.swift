/// The measurements of the system font from documents, in em.
///
/// The numbers are in ``SystemFontFigures``; this type interprets them. The width of a line is the sum of the advances
/// of its characters, the addition of the weight for each character, the tracking of the size for each character, which
/// is larger for digits, and the kerning of pairs.
package final class SystemFontTable: Sendable {
  /// The measurements from all documents.
  package static let measured = SystemFontTable(.measured)

  /// The distance from the baseline to the top of the line.
  static let ascent = 1950.0 / 2048
  /// The distance from the baseline to the bottom of the line.
  static let descent = 494.0 / 2048

  private let values: SystemFontValues
  private let ascii: [(regular: Double, bold: Double)?]
  private let others: [UInt32: (regular: Double, bold: Double)]
  private let pairs: [UInt32: Double]

  package init(_ values: SystemFontValues) {
    self.values = values
    var ascii = [(regular: Double, bold: Double)?](repeating: nil, count: 256)
    var others: [UInt32: (regular: Double, bold: Double)] = [:]
    for (index, scalar) in values.scalars.enumerated() {
      let advance = (
        regular: Double(values.advances[index]) / 10_000,
        bold: Double(values.boldAdditions[index]) / 10_000
      )
      if scalar < 256 { ascii[Int(scalar)] = advance } else { others[scalar] = advance }
    }
    self.ascii = ascii
    self.others = others
    pairs = Dictionary(
      zip(values.pairs, values.kerning.map { Double($0) / 10_000 }),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the advance of a character without tracking; nil for a character that does not occur in the documents.
  /// - Parameter weight: The boldness in the units of ``boldness(of:)``.
  func advance(of scalar: UInt32, weight: Double) -> Double? {
    let known = scalar < 256 ? ascii[Int(scalar)] : others[scalar]
    return known.map { $0.regular + weight * $0.bold }
  }

  /// Returns the kerning of two ASCII characters, which is positive if they are farther apart than usual.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 128, second < 128 else { return 0 }
    return pairs[first << 8 | second] ?? 0
  }

  /// Returns the boldness of a weight, in units of semibold's additions to the advances, and its constant addition.
  func boldness(of weight: Double) -> (units: Double, addition: Double) {
    let known = values.weights
    let upper = known.firstIndex { $0.weight >= weight } ?? known.count - 1
    let (low, high) = (known[max(upper - 1, 0)], known[upper])
    let span = high.weight - low.weight
    let part = span > 0 ? min((weight - low.weight) / span, 1) : 1
    let addition = Double(low.addition) + part * Double(high.addition - low.addition)
    return (low.boldness + part * (high.boldness - low.boldness), addition / 10_000)
  }

  // MARK: Tracking

  /// Returns the tracking: the addition to each advance for a size in points.
  /// - Parameter boldness: The boldness in the units of ``boldness(of:)``.
  func tracking(size: Double, boldness: Double, system: SystemFontVersion) -> Double {
    if system == .textAndCloserDisplay, boldness == 0, Self.closerTitles.contains(size) {
      return Self.trackingOfCloserTitles
    }
    let isOlder = system != .variable
    let all = isOlder ? values.olderTracking : values.tracking
    let bold = isOlder ? values.olderBoldTracking : values.boldTracking
    let isTitle = system == .variable && boldness == 0 && size == Self.titleSize
    let correction = isTitle ? Self.correctionOfTitles : 0
    return value(at: size, in: all) + boldness * value(at: size, in: bold) + correction
  }

  /// Returns the addition to the tracking of digits for a size in points.
  func digitTracking(size: Double, system: SystemFontVersion) -> Double {
    value(at: size, in: system == .variable ? values.digitTracking : values.olderDigitTracking)
  }

  // Measured on labels in documents that are not in the table, which has only one or two texts for each of these
  // sizes: 16 labels from iOS 11 to 13, and 5 later ones.
  private static let closerTitles = 20.0...25
  private static let trackingOfCloserTitles = -0.045
  private static let titleSize = 22.0
  private static let correctionOfTitles = -0.005

  /// Returns the value for a size, interpolated between those of the table.
  private func value(at size: Double, in table: [Int]) -> Double {
    let smallest = Double(values.smallestSize)
    // A size that is NaN counts as the smallest size.
    let place = size > smallest ? min(size - smallest, Double(table.count - 1)) : 0
    let index = min(Int(place), table.count - 2)
    let low = Double(table[index])
    return (low + (place - Double(index)) * (Double(table[index + 1]) - low)) / 10_000
  }
}

extension SystemFontTable: Hashable {
  package static func == (left: SystemFontTable, right: SystemFontTable) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
