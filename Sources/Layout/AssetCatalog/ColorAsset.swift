import Foundation

/// A color of an asset catalog, with its variants.
package struct ColorAsset: Hashable, Sendable {
  /// The color of a variant.
  package enum Value: Hashable, Sendable {
    /// A gray from 0 (black) to 1 (white).
    case gray(Double, alpha: Double)
    case components(red: Double, green: Double, blue: Double, alpha: Double, Space)
    /// A system color by name.
    case reference(String)
  }

  /// The color spaces of components.
  package enum Space: Hashable, Sendable {
    case sRGB, displayP3, linear
  }

  private struct Entry: Hashable, Sendable {
    var variant: AssetVariant
    var value: Value
  }

  package let name: String
  private let entries: [Entry]

  /// Reads a `.colorset`; nil if it contains no color.
  init?(name: String, folder: URL) {
    let colors = AssetContents(in: folder)?.colors ?? []
    entries = colors.compactMap { color in
      guard let value = color.color.flatMap(Self.value) else { return nil }
      let variant = AssetVariant(idiom: color.idiom, appearances: color.appearances)
      return Entry(variant: variant, value: value)
    }
    guard !entries.isEmpty else { return nil }
    self.name = name
  }

  /// Returns the value of the variant that fits best (the first one in case of a tie); nil if none fits.
  package func value(for traits: AssetTraits) -> Value? {
    var best: (entry: Entry, fit: Int)?
    for entry in entries {
      guard let fit = entry.variant.fit(traits), fit > best?.fit ?? -1 else { continue }
      best = (entry, fit)
    }
    return best?.entry.value
  }

  private static func value(_ color: AssetContents.Color) -> Value? {
    if let reference = color.reference { return .reference(reference) }
    guard let components = color.components else { return nil }
    let alpha = components["alpha"].flatMap(number) ?? 1
    if let white = components["white"].flatMap(number) { return .gray(white, alpha: alpha) }
    guard let red = components["red"].flatMap(number),
      let green = components["green"].flatMap(number),
      let blue = components["blue"].flatMap(number)
    else { return nil }
    let space: Space =
      switch color.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .linear
      default: .sRGB
      }
    return .components(red: red, green: green, blue: blue, alpha: alpha, space)
  }

  /// Returns a component: a fraction with a decimal point (`0.500`), or a decimal (`128`) or hexadecimal (`0x80`) byte.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.utf8.contains(0x2E) ? number : number / 255
  }
}
