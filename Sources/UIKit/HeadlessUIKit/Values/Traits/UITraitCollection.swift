public import Foundation
import Synchronization

/// The environment of an interface: size classes, idiom, style, text size and other traits.
///
/// An unspecified trait has the value `unspecified`; an unspecified scale is 0.
nonisolated open class UITraitCollection: NSObject, NibDecodable, @unchecked Sendable {
  var nibReference: NibReference?
  let traits: Traits

  /// The current environment's traits, for colors and fonts outside views.
  public class var current: UITraitCollection {
    get { HeadlessEnvironment.current.currentTraits.withLock { $0 } }
    set { HeadlessEnvironment.current.currentTraits.withLock { $0 = newValue } }
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(traits: Traits()) }

  /// Creates a collection that combines the traits of several collections; later ones take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(traits: collections.reduce(into: Traits()) { $0.merge($1.traits) })
  }

  /// Creates a collection whose traits a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(traits: Traits().changed(by: mutations))
  }

  /// Returns a modified copy of the collection.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traits: traits.changed(by: mutations))
  }

  /// Decodes a collection from a nib.
  @preconcurrency @MainActor
  public required init?(coder: NSCoder) {
    traits = Traits(coder.nib)
    super.init()
    coder.nib.register(self)
  }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The number of pixels per point.
  open var displayScale: CGFloat { traits.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  open var displayGamut: UIDisplayGamut { traits.displayGamut }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

  /// The value of a kind of trait, either a system trait or a custom one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  // MARK: Comparing

  /// Returns whether every trait that another collection specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = traits
    merged.merge(trait.traits)
    return merged == traits
  }

  /// Returns whether colors may look different in another collection.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
      || traits.own.hasDifferentColors(comparedTo: other.traits.own)
  }

  /// Runs a closure while these traits are the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = old
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.traits == traits } ?? false
  }

  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// Creates a collection with only a device idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  /// Creates a collection with only a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// Creates a collection with only a scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale))
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection with only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection with only a gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(traits: Traits(displayGamut: displayGamut))
  }

  /// Creates a collection with only a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection with only a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(traits: Traits(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection with only a force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(traits: Traits(forceTouchCapability: capability))
  }

  /// Creates a collection with only a text weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(traits: Traits(legibilityWeight: legibilityWeight))
  }
}
