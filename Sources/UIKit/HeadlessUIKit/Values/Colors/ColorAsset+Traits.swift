import AssetCatalog
import Foundation

extension ColorAsset {
  /// Returns the color for traits; black if no variant matches.
  func color(for traits: UITraitCollection) -> CGColor {
    switch value(for: AssetTraits(traits)) {
    case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
    case .components(let red, let green, let blue, let alpha, .sRGB):
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .components(let red, let green, let blue, let alpha, .displayP3):
      return CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .components(let red, let green, let blue, let alpha, .linear):
      return CGColor(
        red: CGColor.encoded(red), green: CGColor.encoded(green), blue: CGColor.encoded(blue),
        alpha: alpha)
    case .reference(let name):
      guard let content = SystemColor.content(named: name) else { return .black }
      return UIColor(content: content).components(for: traits)
    case nil: return .black
    }
  }
}

extension AssetTraits {
  /// Creates the asset traits, by which variants are chosen, from traits.
  init(_ traits: UITraitCollection) {
    let idiom: Idiom? =
      switch traits.userInterfaceIdiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .car
      case .mac: .mac
      default: nil
      }
    let isDark: Bool? =
      switch traits.userInterfaceStyle {
      case .dark: true
      case .light: false
      default: nil
      }
    self.init(
      idiom: idiom, isDark: isDark, hasHighContrast: traits.accessibilityContrast == .high,
      displayScale: Double(traits.displayScale))
  }
}

extension AssetCatalogs {
  /// Returns the folders to search for assets: those of a bundle (nil for the main one), then those of the search path.
  static func folders(_ bundle: Bundle?) -> [URL] {
    [(bundle ?? .main).resourceURL].compactMap { $0 } + .documents
  }
}
