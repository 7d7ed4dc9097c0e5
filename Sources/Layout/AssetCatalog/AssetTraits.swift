/// The traits that determine the variant of an asset; nil for traits that are not specified.
package struct AssetTraits: Hashable, Sendable {
  /// The kinds of devices that variants are for.
  package enum Idiom: Hashable, Sendable {
    case phone, pad, tv, car, mac
  }

  package var idiom: Idiom?
  package var isDark: Bool?
  package var hasHighContrast: Bool
  /// The number of pixels per point.
  package var displayScale: Double

  package init(idiom: Idiom?, isDark: Bool?, hasHighContrast: Bool, displayScale: Double) {
    self.idiom = idiom
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.displayScale = displayScale
  }
}

/// The traits that a variant of an asset is for.
struct AssetVariant: Hashable, Sendable {
  private var idiom: AssetTraits.Idiom?
  private var isDark: Bool?
  private var needsHighContrast = false

  init(idiom: String?, appearances: [AssetContents.Appearance]?) {
    self.idiom =
      switch idiom {
      case "iphone": .phone
      case "ipad": .pad
      case "tv": .tv
      case "car": .car
      case "mac": .mac
      default: nil
      }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): needsHighContrast = true
      default: break
      }
    }
  }

  /// Returns how well the variant fits, higher being better; nil if it is for other traits.
  func fit(_ traits: AssetTraits) -> Int? {
    var points = 0
    if let idiom {
      guard idiom == traits.idiom else { return nil }
      points += 4
    }
    if let isDark {
      guard isDark == traits.isDark else { return nil }
      points += 2
    }
    if needsHighContrast {
      guard traits.hasHighContrast else { return nil }
      points += 1
    }
    return points
  }
}
