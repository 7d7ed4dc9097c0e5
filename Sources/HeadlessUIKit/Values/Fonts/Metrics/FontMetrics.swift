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
  /// Between lines of a text style.
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
  var lineHeight: Double { ascent + descent }

  init(face: UIFont.Face, pointSize: CGFloat, style: UIFont.TextStyle?, era: UIKitEra) {
    size = Double(pointSize)
    styleSpacing = Double(style?.spacing ?? 0)
    ascent = size * face.ascent
    descent = size * face.descent
    switch face {
    case .system(let weight, _, let design) where design != .monospaced:
      source = .system
      let boldness = SystemFontTable.boldness(of: weight)
      let each = SystemFontTable.tracking(size: size, boldness: boldness.units, era: era)
      tracking = size * (each + boldness.addition)
      self.weight = boldness.units
    case .system, .named:
      source = .family(face.family ?? .other)
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

  /// How much closer than usual, below zero, a character is to the one before it.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard case .system = source else { return 0 }
    return size * SystemFontTable.kerning(first, second)
  }

  private static func advance(
    _ scalar: UInt32, _ source: Source, weight: Double, size: Double, tracking: Double
  ) -> Double {
    let kind = SystemFontTable.advance(of: scalar, weight: weight) == nil ? ScalarKind(scalar) : nil
    if let other = kind?.advanceInOtherFont(size: size) { return other }
    let em = advance(scalar, kind, weight: weight)
    guard em > 0 else { return 0 }
    switch source {
    case .system: return em * size + tracking
    case .family(let family):
      if family.isLikeHelvetica,
        let own = HelveticaAdvances.advance(of: scalar, isBold: weight > 0)
      {
        return size * own * family.width
      }
      return size * (family.fixedAdvance ?? em * family.width)
    }
  }

  /// How far a character of the system's font moves on without tracking, in em.
  private static func advance(_ scalar: UInt32, _ kind: ScalarKind?, weight: Double) -> Double {
    switch kind {
    case nil: SystemFontTable.advance(of: scalar, weight: weight) ?? 0
    case .like(let letter): SystemFontTable.advance(of: UInt32(letter), weight: weight) ?? 0.6
    case .advance(let em): em
    case .mark, .ideograph, .emoji: 0
    }
  }
}

extension UIFont.Face {
  /// What is assumed of a font that is not the system's usual one; nil for that.
  fileprivate var family: FontFamily? {
    switch self {
    case .system(_, _, let design): design == .monospaced ? .named("SFMono") : nil
    case .named(let name): .named(name)
    }
  }

  /// From the baseline to the top, in parts of the size.
  var ascent: Double { family?.ascent ?? SystemFontTable.ascent }
  /// From the baseline to the bottom, above zero, in parts of the size.
  var descent: Double { family?.descent ?? SystemFontTable.descent }
  /// Between lines where it is asked for, in parts of the size; labels do not.
  var leading: Double { family?.leading ?? 0 }
}

extension FontMetrics {
  private struct Key: Hashable {
    let face: UIFont.Face
    let size: CGFloat
    let style: UIFont.TextStyle?
    let era: Int
  }

  @MainActor private static let known = MemoTable<Key, FontMetrics>(limit: 512)

  /// The measures of a font in the current era.
  @MainActor
  static func of(_ font: UIFont) -> FontMetrics {
    let era = UIKitEra.current
    let key = Key(
      face: font.face, size: font.pointSize, style: font.textStyle,
      era: SystemFontTable.version(in: era))
    return known.value(key) {
      FontMetrics(face: font.face, pointSize: font.pointSize, style: font.textStyle, era: era)
    }
  }
}
