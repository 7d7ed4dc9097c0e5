public import Foundation

/// The traits of an object that override the inherited ones.
public struct UITraitOverrides: UIMutableTraits {
  var traits: Traits

  init(_ traits: Traits?) { self.traits = traits ?? Traits() }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: traits) ?? (traits.own[trait] != nil)
  }

  /// Removes the override of a trait, which is then inherited again.
  public mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(in: &traits)
    } else {
      traits.own[trait] = nil
    }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { traits.forceTouchCapability }
    set { traits.forceTouchCapability = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { traits.displayGamut }
    set { traits.displayGamut = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits.accessibilityContrast = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits.userInterfaceLevel = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { traits.legibilityWeight = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { traits.activeAppearance }
    set { traits.activeAppearance = newValue }
  }
}

extension UIView {
  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overriddenTraits?.traits) }
    set {
      let new = newValue.traits == Traits() ? nil : UITraitCollection(traits: newValue.traits)
      guard new?.traits != overriddenTraits?.traits else { return }
      changeTraits { overriddenTraits = new }
    }
  }

  /// Does nothing, because a change of traits reaches all views before the change returns.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that the controller overrides for itself and its child controllers.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overriddenTraits?.traits) }
    set {
      let new = newValue.traits == Traits() ? nil : UITraitCollection(traits: newValue.traits)
      changeTraits(new?.traits != overriddenTraits?.traits) { overriddenTraits = new }
    }
  }

  /// Does nothing, because a change of traits reaches all controllers before the change returns.
  public func updateTraitsIfNeeded() {}
}
