import Foundation

/// The measures of a font in a size, in points.
///
/// Source: for the system's font what documents show of it, see ``SystemFontTable``; for others an approximation, see
/// ``FontFamily``.
final class FontMetrics: Sendable {
  /// From the baseline to the top.
  let ascent: Double
  /// From the baseline to the bottom, above zero.
  let descent: Double
  /// Between lines.
  let leading: Double
  /// Between lines of a text style, besides ``leading``.
  let styleSpacing: Double
  private let size: Double
  private let source: Source
  private let tracking: Double
  private let weight: Double
  private let ascii: [Double]

  private enum Source {
    case system
    case family(FontFamily)
  }

  /// From one baseline to the next.
  var lineHeight: Double { ascent + descent + leading }

  init(face: UIFont.Face, pointSize: CGFloat, style: UIFont.TextStyle?, era: UIKitEra) {
    size = Double(pointSize)
    styleSpacing = Double(style?.spacing ?? 0)
    switch face {
    case .system(let weight, _, let design) where design != .monospaced:
      ascent = size * SystemFontTable.ascent
      descent = size * SystemFontTable.descent
      leading = 0
      source = .system
      let boldness = SystemFontTable.boldness(of: weight)
      let each = SystemFontTable.tracking(size: size, boldness: boldness.units, era: era)
      tracking = size * (each + boldness.addition)
      self.weight = boldness.units
    case .system, .named:
      let family = FontFamily.named(face.familyKey)
      ascent = size * family.ascent
      descent = size * family.descent
      leading = size * family.leading
      source = .family(family)
      tracking = 0
      self.weight = face.traits.contains(.traitBold) ? 1 : 0
    }
    var ascii = [Double](repeating: 0, count: 128)
    for scalar in UInt32(0)..<128 {
      ascii[Int(scalar)] = Self.advance(
        scalar, source, weight: weight, size: size, tracking: tracking)
    }
    self.ascii = ascii
  }

  /// How far a character moves on.
  func advance(of scalar: UInt32) -> Double {
    if scalar < 128 { return ascii[Int(scalar)] }
    return Self.advance(scalar, source, weight: weight, size: size, tracking: tracking)
  }

  /// How much nearer than usual, below zero, a character stands to the one before it.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard case .system = source else { return 0 }
    return size * SystemFontTable.kerning(first, second)
  }

  private static func advance(
    _ scalar: UInt32, _ source: Source, weight: Double, size: Double, tracking: Double
  ) -> Double {
    switch source {
    case .system:
      let em = advance(scalar, weight: weight)
      return em == 0 ? 0 : em * size + tracking
    case .family(let family):
      let em = advance(scalar, weight: weight)
      guard em > 0 else { return 0 }
      if family.isLikeHelvetica,
        let own = HelveticaAdvances.advance(of: scalar, isBold: weight > 0)
      {
        return size * own * family.width
      }
      return size * (family.fixedAdvance ?? em * family.width)
    }
  }

  /// How far a character of the system's font moves on without tracking, in em.
  private static func advance(_ scalar: UInt32, weight: Double) -> Double {
    if let known = SystemFontTable.advance(of: scalar, weight: weight) { return known }
    switch ScalarKind(scalar) {
    case .like(let letter):
      return SystemFontTable.advance(of: UInt32(letter), weight: weight) ?? 0.6
    case .advance(let em), .ideograph(let em): return em
    case .mark: return 0
    case .emoji: return 1.25
    }
  }
}

extension UIFont.Face {
  /// What the table of families knows the face by.
  fileprivate var familyKey: String {
    if case .system = self { "SFMono" } else { name }
  }
}

extension FontMetrics {
  private struct Key: Hashable {
    let face: UIFont.Face
    let size: CGFloat
    let style: UIFont.TextStyle?
    let era: Int
  }

  /// The most fonts whose measures are kept.
  private static let limit = 512

  @MainActor private static var known: [Key: FontMetrics] = [:]

  /// The measures of a font in the current era.
  @MainActor
  static func of(_ font: UIFont) -> FontMetrics {
    let era = UIKitEra.current
    let key = Key(
      face: font.face, size: font.pointSize, style: font.textStyle,
      era: SystemFontTable.version(in: era))
    if let metrics = known[key] { return metrics }
    let metrics = FontMetrics(
      face: font.face, pointSize: font.pointSize, style: font.textStyle, era: era)
    if known.count >= limit { known.removeAll(keepingCapacity: true) }
    known[key] = metrics
    return metrics
  }
}
