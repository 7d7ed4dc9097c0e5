import Synchronization

/// The metrics of a font at one size, in points.
///
/// For the system font, the source is measurements of documents, see ``SystemFontTable``; for other fonts, see
/// ``FontFamily``.
final class FontMetrics: Sendable {
  /// The distance from the baseline to the top.
  let ascent: Double
  /// The distance from the baseline to the bottom, a positive number.
  let descent: Double
  /// The space between the lines of a text style.
  let styleSpacing: Double
  private let size: Double
  private let source: Source
  private let tracking: Double
  /// The tracking of the digits of the system font.
  private let digitTracking: Double
  private let weight: Double
  private let ascii: [Double]
  private let table: SystemFontTable

  private enum Source {
    case system
    case family(FontFamily)
  }

  /// The distance between the baselines of two lines.
  var lineHeight: Double { ascent + descent }

  private init(_ font: FontSpec) {
    let face = font.face
    size = font.pointSize
    styleSpacing = font.styleSpacing
    table = font.table
    ascent = size * face.ascent
    descent = size * face.descent
    switch face {
    case .system(let weight, _, let design)
    where design != .monospaced && font.system == .helveticaNeue:
      let isBold = weight >= Self.leastBold
      source = .family(.systemOfOldVersions(weight: weight))
      tracking = size * Self.trackingOfHelveticaNeue(size: size)
      digitTracking = tracking
      self.weight = isBold ? 1 : 0
    case .system(let weight, _, let design) where design != .monospaced:
      source = .system
      let boldness = font.table.boldness(of: FontFace.measured(weight))
      let each = font.table.tracking(
        size: size, boldness: boldness.units, system: font.system)
      tracking = size * (each + boldness.addition)
      digitTracking = tracking + size * font.table.digitTracking(size: size, system: font.system)
      self.weight = boldness.units
    case .system, .named:
      source = .family(face.family ?? .other)
      tracking = 0
      digitTracking = 0
      self.weight = face.isBold ? 1 : 0
    }
    var ascii = [Double](repeating: 0, count: 128)
    for scalar in UInt32(0)..<128 {
      ascii[Int(scalar)] = Self.advance(
        scalar, source, font.table, weight: weight, size: size,
        tracking: Self.digits.contains(scalar) ? digitTracking : tracking)
    }
    self.ascii = ascii
  }

  private static let digits = UInt32(0x30)...0x39

  /// The lightest weight that is drawn in bold, on UIKit's scale.
  private static let leastBold = 0.3

  /// Returns the addition to the advances of Helvetica Neue as the system font, in em: small sizes are looser.
  ///
  /// Source: measured on labels and buttons of 13 to 17 points that Xcode 5 and 6 saved.
  private static func trackingOfHelveticaNeue(size: Double) -> Double {
    let (loose, close) = (0.0088, 0.0012)
    let part = min(max((size - 15) / 2, 0), 1)
    return loose + part * (close - loose)
  }

  /// Returns the advance of a character.
  func advance(of scalar: UInt32) -> Double {
    if scalar < 128 { return ascii[Int(scalar)] }
    return Self.advance(scalar, source, table, weight: weight, size: size, tracking: tracking)
  }

  /// Returns the adjustment of the distance between two characters, which is negative if they are closer than usual.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard case .system = source else { return 0 }
    return size * table.kerning(first, second)
  }

  private static func advance(
    _ scalar: UInt32, _ source: Source, _ table: SystemFontTable, weight: Double, size: Double,
    tracking: Double
  ) -> Double {
    if case .family(let family) = source, let own = family.free?.advance(of: scalar) {
      return size * own
    }
    let kind = table.advance(of: scalar, weight: weight) == nil ? ScalarKind(scalar) : nil
    if let other = kind?.advanceInOtherFont(size: size) { return other }
    let em = advance(scalar, kind, table, weight: weight)
    guard em > 0 else { return 0 }
    switch source {
    case .system: return em * size + tracking
    case .family(let family):
      let letter = if case .like(let base) = ScalarKind(scalar) { UInt32(base) } else { scalar }
      if let own = family.core?.advance(of: letter, isBold: weight > 0) {
        return size * own * family.width + tracking
      }
      return size * (family.fixedAdvance ?? em * family.width)
    }
  }

  /// Returns the advance of a character of the system font, without tracking, in em.
  private static func advance(
    _ scalar: UInt32, _ kind: ScalarKind?, _ table: SystemFontTable, weight: Double
  ) -> Double {
    switch kind {
    case nil: table.advance(of: scalar, weight: weight) ?? 0
    case .like(let letter): table.advance(of: UInt32(letter), weight: weight) ?? 0.6
    case .advance(let em): em
    case .mark, .ideograph, .emoji: 0
    }
  }
}

extension FontMetrics {
  /// The maximum number of fonts whose metrics are cached.
  private static let limit = 512

  private static let known = Mutex<[FontSpec: FontMetrics]>([:])

  /// Returns the metrics of a font.
  static func of(_ font: FontSpec) -> FontMetrics {
    known.withLock { known in
      if let metrics = known[font] { return metrics }
      let metrics = FontMetrics(font)
      if known.count >= limit { known.removeAll(keepingCapacity: true) }
      known[font] = metrics
      return metrics
    }
  }
}
