public import Foundation
import Synchronization

/// What an interface is shown in and how: size classes, idiom, style, size of text.
///
/// A trait that is not specified has the value `unspecified`, or 0 for the scale.
nonisolated open class UITraitCollection: NSObject, NibDecodable, @unchecked Sendable {
  var nibReference: NibReference?
  let traits: Traits

  /// The traits for colours and fonts that do not belong to a view, in the current environment.
  public class var current: UITraitCollection {
    get { HeadlessEnvironment.current.currentTraits.withLock { $0 } }
    set { HeadlessEnvironment.current.currentTraits.withLock { $0 = newValue } }
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// A collection in which nothing is specified.
  public override convenience init() { self.init(traits: Traits()) }

  /// A collection with every trait of several ones; the later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(traits: collections.reduce(into: Traits()) { $0.merge($1.traits) })
  }

  /// A collection whose traits a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(traits: Traits().changed(by: mutations))
  }

  /// The collection with changes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traits: traits.changed(by: mutations))
  }

  /// A collection from a nib.
  @MainActor
  public required init?(coder: NSCoder) {
    traits = Traits(coder.nib)
    super.init()
    coder.nib.register(self)
  }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Pixels in a point.
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

  // MARK: Comparing

  /// Whether every trait that another collection specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = traits
    merged.merge(trait.traits)
    return merged == traits
  }

  /// Whether colours look different in another collection.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Calls a closure while these traits are the current ones.
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
  /// A collection with only a device idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  /// A style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// A direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// A scale alone.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale))
  }

  /// A collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// A gamut alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(traits: Traits(displayGamut: displayGamut))
  }

  /// A contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(accessibilityContrast: accessibilityContrast))
  }

  /// A level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(traits: Traits(userInterfaceLevel: userInterfaceLevel))
  }

  /// Only a text weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(traits: Traits(legibilityWeight: legibilityWeight))
  }
}
