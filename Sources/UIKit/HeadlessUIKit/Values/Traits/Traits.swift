public import Foundation

/// A mutable set of traits.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }

  /// The value of a kind of trait, either a system trait or a custom one.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The values of a trait collection.
struct Traits: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// The custom traits that an app has defined and set.
  var own = OwnTraits()

  /// Copies the traits that another set specifies.
  mutating func merge(_ other: Traits) {
    merge(\.userInterfaceIdiom, other, unless: .unspecified)
    merge(\.userInterfaceStyle, other, unless: .unspecified)
    merge(\.layoutDirection, other, unless: .unspecified)
    merge(\.displayScale, other, unless: 0)
    merge(\.horizontalSizeClass, other, unless: .unspecified)
    merge(\.verticalSizeClass, other, unless: .unspecified)
    merge(\.forceTouchCapability, other, unless: .unknown)
    merge(\.preferredContentSizeCategory, other, unless: .unspecified)
    merge(\.displayGamut, other, unless: .unspecified)
    merge(\.accessibilityContrast, other, unless: .unspecified)
    merge(\.userInterfaceLevel, other, unless: .unspecified)
    merge(\.legibilityWeight, other, unless: .unspecified)
    merge(\.activeAppearance, other, unless: .unspecified)
    own.merge(other.own)
  }

  private mutating func merge<Value: Equatable>(
    _ trait: WritableKeyPath<Traits, Value>, _ other: Traits, unless unspecified: Value
  ) {
    let value = other[keyPath: trait]
    if value != unspecified { self[keyPath: trait] = value }
  }

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var changed: any UIMutableTraits = self
    mutations(&changed)
    return changed as? Traits ?? self
  }
}

extension Traits {
  /// Decodes the traits that a nib specifies; the others stay unspecified.
  @MainActor init(_ nib: NibValues) {
    func read<Value: RawRepresentable>(_ name: String) -> Value? where Value.RawValue == Int {
      nib.enumeration(NibKeyName("UITraitCollectionBuiltinTrait-_UITraitName" + name))
    }
    self.init()
    userInterfaceIdiom = read("UserInterfaceIdiom") ?? .unspecified
    userInterfaceStyle = read("UserInterfaceStyle") ?? .unspecified
    layoutDirection = read("UserInterfaceLayoutDirection") ?? .unspecified
    displayScale = nib.cgFloat("UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale") ?? 0
    horizontalSizeClass = read("HorizontalSizeClass") ?? .unspecified
    verticalSizeClass = read("VerticalSizeClass") ?? .unspecified
    forceTouchCapability = read("TouchLevel") ?? .unknown
    let category = nib.int("UITraitCollectionBuiltinTrait-_UITraitNamePreferredContentSizeCategory")
    if let category, UIContentSizeCategory.ordered.indices.contains(category - 1) {
      preferredContentSizeCategory = UIContentSizeCategory.ordered[category - 1]
    }
    displayGamut = read("DisplayGamut") ?? .unspecified
    accessibilityContrast = read("AccessibilityContrast") ?? .unspecified
    userInterfaceLevel = read("UserInterfaceLevel") ?? .unspecified
    legibilityWeight = read("LegibilityWeight") ?? .unspecified
  }
}
