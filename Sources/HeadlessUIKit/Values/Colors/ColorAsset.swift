import Foundation

/// A colour of an asset catalog with its variants.
struct ColorAsset: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case components(CGColor)
    /// A colour of the system, by its name.
    case reference(String)
  }

  private struct Entry: Hashable, Sendable {
    var variant: AssetVariant
    var value: Value
  }

  let name: String
  private let entries: [Entry]

  /// Reads a `.colorset`; nil if it holds no colour.
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

  /// The variant that fits best; the first of several, and black where none fits.
  func color(for traits: UITraitCollection) -> CGColor {
    var best: (entry: Entry, fit: Int)?
    for entry in entries {
      guard let fit = entry.variant.fit(traits), fit > best?.fit ?? -1 else { continue }
      best = (entry, fit)
    }
    switch best?.entry.value {
    case .components(let color): return color
    case .reference(let name):
      guard let content = SystemColor.content(named: name) else { return .black }
      return UIColor(content: content).components(for: traits)
    case nil: return .black
    }
  }

  private static func value(_ color: AssetContents.Color) -> Value? {
    if let reference = color.reference { return .reference(reference) }
    guard let components = color.components else { return nil }
    let alpha = components["alpha"].flatMap(number) ?? 1
    if let white = components["white"].flatMap(number) {
      return .components(CGColor(gray: white, alpha: alpha))
    }
    guard let red = components["red"].flatMap(number),
      let green = components["green"].flatMap(number),
      let blue = components["blue"].flatMap(number)
    else { return nil }
    switch color.space {
    case "display-p3":
      return .components(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    case "extended-linear-srgb":
      return .components(
        CGColor(
          red: CGColor.encoded(red), green: CGColor.encoded(green), blue: CGColor.encoded(blue),
          alpha: alpha))
    default:
      return .components(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// A component: a fraction with a point (`0.500`), or a byte, decimal (`128`) or hexadecimal (`0x80`).
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.utf8.contains(0x2E) ? CGFloat(number) : CGFloat(number / 255)
  }
}
