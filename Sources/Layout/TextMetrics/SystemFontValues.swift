/// The numbers of a table of the system font, in 1/10000 em unless noted otherwise.
package struct SystemFontValues: Sendable {
  /// The characters of the advances.
  var scalars: [UInt32] = []
  var advances: [Int] = []
  var boldAdditions: [Int] = []
  /// The pairs of characters of the kerning, as 256 times the first character plus the second.
  var pairs: [UInt32] = []
  var kerning: [Int] = []
  /// The weights of UIKit, with their boldness and their constant additions.
  var weights: [(weight: Double, boldness: Double, addition: Int)] = []
  /// The first size of the lists of tracking, in points.
  var smallestSize = 0
  var tracking: [Int] = []
  var olderTracking: [Int] = []
  /// The addition to the tracking of digits.
  var digitTracking: [Int] = []
  var olderDigitTracking: [Int] = []
  var boldTracking: [Int] = []
  var olderBoldTracking: [Int] = []

  /// The values included in this package.
  static let measured: SystemFontValues = {
    var values = SystemFontValues()
    values.scalars = SystemFontFigures.scalars
    values.advances = SystemFontFigures.advances
    values.boldAdditions = SystemFontFigures.boldAdditions
    values.pairs = SystemFontFigures.pairs
    values.kerning = SystemFontFigures.kerning
    values.weights = SystemFontFigures.weights
    values.smallestSize = SystemFontFigures.smallestSize
    values.tracking = SystemFontFigures.tracking
    values.olderTracking = SystemFontFigures.olderTracking
    values.digitTracking = SystemFontFigures.digitTracking
    values.olderDigitTracking = SystemFontFigures.olderDigitTracking
    values.boldTracking = SystemFontFigures.boldTracking
    values.olderBoldTracking = SystemFontFigures.olderBoldTracking
    return values
  }()

  private init() {}

  /// Reads the values from a text with one list per line, which begins with its name, as `Scripts/generate/fit-advances --folds`
  /// writes it; nil if lists are missing or their lengths do not match.
  package init?(text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let name = fields.first else { continue }
      let numbers = fields.dropFirst().compactMap { Double($0) }
      let whole = numbers.compactMap { Int(exactly: $0) }
      switch name {
      case "scalars": scalars = whole.compactMap { UInt32(exactly: $0) }
      case "advances": advances = whole
      case "boldAdditions": boldAdditions = whole
      case "pairs": pairs = whole.compactMap { UInt32(exactly: $0) }
      case "kerning": kerning = whole
      case "weights":
        weights = stride(from: 0, to: numbers.count - 2, by: 3).map {
          (numbers[$0], numbers[$0 + 1], Int(numbers[$0 + 2]))
        }
      case "smallestSize": smallestSize = whole.first ?? 0
      case "tracking": tracking = whole
      case "olderTracking": olderTracking = whole
      case "digitTracking": digitTracking = whole
      case "olderDigitTracking": olderDigitTracking = whole
      case "boldTracking": boldTracking = whole
      case "olderBoldTracking": olderBoldTracking = whole
      default: break
      }
    }
    let sizes = [
      tracking, olderTracking, digitTracking, olderDigitTracking, boldTracking, olderBoldTracking,
    ].map(\.count)
    guard !scalars.isEmpty, advances.count == scalars.count, boldAdditions.count == scalars.count,
      kerning.count == pairs.count, !weights.isEmpty, sizes.allSatisfy({ $0 == sizes[0] && $0 > 1 })
    else { return nil }
  }
}
