extension UITraitCollection {
  /// The system's traits that can change the components of a color.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits that can decide which variant of an image is used.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}
