public import Foundation

/// A kind of trait as a type, with which code specifies the traits that it observes.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if nothing sets the trait.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions. Default: the name of the type.
  static var name: String { get }
  /// Whether dynamic colors depend on the trait, so that views are redrawn. Default: false.
  static var affectsColorAppearance: Bool { get }
  /// The identifier of the trait. Default: the name of the type with its module.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: Traits) -> Value
  static func set(_ value: Value, in traits: inout Traits)
}

extension SystemTrait {
  static func differs(_ first: Traits, _ second: Traits) -> Bool {
    value(in: first) != value(in: second)
  }
  static func isSpecified(in traits: Traits) -> Bool { value(in: traits) != value(in: Traits()) }
  static func reset(in traits: inout Traits) { set(value(in: Traits()), in: &traits) }
}

/// The idiom of the device, such as phone or pad.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traits: Traits) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  static func set(_ value: UIUserInterfaceIdiom, in traits: inout Traits) {
    traits.userInterfaceIdiom = value
  }
}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: Traits) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
  static func set(_ value: UIUserInterfaceStyle, in traits: inout Traits) {
    traits.userInterfaceStyle = value
  }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traits: Traits) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func set(_ value: UITraitEnvironmentLayoutDirection, in traits: inout Traits) {
    traits.layoutDirection = value
  }
}

/// The number of pixels in one point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: Traits) -> CGFloat { traits.displayScale }
  static func set(_ value: CGFloat, in traits: inout Traits) { traits.displayScale = value }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in traits: inout Traits) {
    traits.horizontalSizeClass = value
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in traits: inout Traits) {
    traits.verticalSizeClass = value
  }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traits: Traits) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func set(_ value: UIContentSizeCategory, in traits: inout Traits) {
    traits.preferredContentSizeCategory = value
  }
}

/// The color gamut of the display.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static func value(in traits: Traits) -> UIDisplayGamut { traits.displayGamut }
  static func set(_ value: UIDisplayGamut, in traits: inout Traits) { traits.displayGamut = value }
}

/// The accessibility contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static func value(in traits: Traits) -> UIAccessibilityContrast { traits.accessibilityContrast }
  static func set(_ value: UIAccessibilityContrast, in traits: inout Traits) {
    traits.accessibilityContrast = value
  }
}

/// The elevation level of the content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func value(in traits: Traits) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
  static func set(_ value: UIUserInterfaceLevel, in traits: inout Traits) {
    traits.userInterfaceLevel = value
  }
}

/// The weight of text, which the user can set to bold.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func value(in traits: Traits) -> UILegibilityWeight { traits.legibilityWeight }
  static func set(_ value: UILegibilityWeight, in traits: inout Traits) {
    traits.legibilityWeight = value
  }
}
