/// The system font as documents show it, in em.
///
/// The figures are in ``SystemFontFigures``; what they mean is here. The width of a line is the sum of the advances
/// of its characters, of what the weight adds to each, of the tracking of the size for each, and of the kerning of
/// pairs.
package final class SystemFontTable: Sendable {
  /// What all documents show.
  package static let measured = SystemFontTable(.measured)

  /// From the baseline to the top of the line.
  static let ascent = 1950.0 / 2048
  /// From the baseline to the bottom of the line.
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

  /// The advance of a character without tracking; nil for one that documents do not show.
  /// - Parameter weight: As ``boldness(of:)`` gives it.
  func advance(of scalar: UInt32, weight: Double) -> Double? {
    let known = scalar < 256 ? ascii[Int(scalar)] : others[scalar]
    return known.map { $0.regular + weight * $0.bold }
  }

  /// How much further apart than usual two ASCII characters are.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 128, second < 128 else { return 0 }
    return pairs[first << 8 | second] ?? 0
  }

  /// How bold a weight is, in units of what semibold adds to the advances, and what it adds to each besides.
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

  /// What is added to each advance in a size in points.
  /// - Parameter boldness: In units, as ``boldness(of:)`` gives it.
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

  // What labels outside of the documents that the table was fitted to have shown, where these have one or two texts for
  // each size: 16 labels from iOS 11 to 13, and 5 since.
  private static let closerTitles = 20.0...25
  private static let trackingOfCloserTitles = -0.045
  private static let titleSize = 22.0
  private static let correctionOfTitles = -0.005

  /// The value of a size between those of the table.
  private func value(at size: Double, in table: [Int]) -> Double {
    let smallest = Double(values.smallestSize)
    // A size that is NaN counts as the smallest one.
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
