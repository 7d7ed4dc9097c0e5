import AssetCatalog
public import Foundation

/// The variants of one image for different traits: those of an asset catalog, and those that code registers.
///
/// An image view shows the variant for its own traits. The traits that count are those of asset catalogs: idiom, style,
/// contrast, scale, gamut, direction and size classes.
nonisolated open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let source: UIImage.Source
    let properties: UIImage.Properties
    let traits: Traits

    init(_ image: UIImage, for traits: Traits) {
      source = image.source
      var properties = image.properties
      // The images keep the asset; it must not keep them, or itself.
      properties.asset = nil
      self.properties = properties
      self.traits = traits
    }
  }

  private let lock = NSLock()
  /// The image that the asset was made for, which is there even if nothing is registered.
  private let original: Variant?
  private let catalog: ImageAsset?
  private var registered: [Variant] = []

  /// An asset without variants.
  public override init() {
    original = nil
    catalog = nil
    super.init()
  }

  /// An asset of an image without other variants.
  init(_ image: UIImage) {
    var traits = Traits()
    traits.displayScale = image.scale
    original = Variant(image, for: traits)
    catalog = nil
    super.init()
  }

  init(_ catalog: ImageAsset) {
    original = nil
    self.catalog = catalog
    super.init()
  }

  // MARK: Registering

  /// Adds a variant for traits, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.traits.ofCatalogs
    let variant = Variant(image, for: traits)
    lock.withLock {
      registered.removeAll { $0.traits == traits }
      registered.append(variant)
    }
  }

  /// Adds a variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant that was registered for the same traits.
  open func unregister(with traitCollection: UITraitCollection) {
    let traits = traitCollection.traits.ofCatalogs
    lock.withLock { registered.removeAll { $0.traits == traits } }
  }

  /// Removes the variant that was registered for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  // MARK: Choosing

  /// The variant that fits traits best: of the registered ones the one that was registered for most of the traits, and of
  /// several such the one with the nearest scale. If none was registered for any of the traits, it is the catalog's
  /// image, or the one that the asset was made for. An asset without variants has an image without content.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// The variant for the traits of a configuration, which a symbol then has.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  private func variant(for traitCollection: UITraitCollection) -> UIImage? {
    let wanted = traitCollection.traits.ofCatalogs
    let candidates = lock.withLock { registered }.compactMap { variant in
      variant.traits.fit(wanted).map { (variant: variant, fit: $0) }
    }
    let best = candidates.max { left, right in
      (left.fit.count, -left.fit.distance) < (right.fit.count, -right.fit.distance)
    }
    if let best, best.fit.count > 0 || (original == nil && catalog == nil) {
      return image(best.variant)
    }
    if let catalog {
      return UIImage(catalog, traits: traitCollection).changed { $0.asset = self }
    }
    return (original ?? lock.withLock { registered.first }).map(image)
  }

  private func image(_ variant: Variant) -> UIImage {
    var properties = variant.properties
    properties.asset = self
    return UIImage(variant.source, properties)
  }

  /// Whether another image than one of the catalog's may be chosen than the one with a file; reads no file.
  fileprivate func mayDiffer(from file: URL?, for traits: UITraitCollection) -> Bool {
    if lock.withLock({ !registered.isEmpty }) { return true }
    guard let catalog, let chosen = catalog.file(for: AssetTraits(traits)) else { return false }
    return chosen.file != file
  }
}

extension UIImage {
  /// The image as a view with some traits shows it: the picture of its asset's variant, drawn as this one is.
  package func variant(for traits: UITraitCollection) -> UIImage {
    let traits =
      traits.displayScale > 0
      ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    guard let asset = knownAsset, asset.mayDiffer(from: file, for: traits) else { return self }
    let variant = asset.image(with: traits)
    guard variant.isSizeKnown, variant != self || variant.file != file else { return self }
    var properties = properties
    properties.size = variant.size
    properties.scale = variant.scale
    properties.orientation = variant.imageOrientation
    properties.file = variant.file
    properties.encoded = variant.encoded
    if properties.renderingMode == .automatic { properties.renderingMode = variant.renderingMode }
    return UIImage(variant.source, properties)
  }
}

extension UIImage.Properties {
  /// Takes the size and the file of an asset's variant; nothing changes if the asset has none.
  mutating func takeFile(of asset: ImageAsset, for traits: UITraitCollection) {
    guard let (file, scale) = asset.file(for: AssetTraits(traits)) else { return }
    self.scale = CGFloat(scale)
    self.file = file
    size = ImageHeader(contentsOf: file)?.size(scale: CGFloat(scale)) ?? .zero
  }
}

extension Traits {
  /// The traits that asset catalogs know.
  fileprivate var ofCatalogs: Traits {
    var traits = self
    traits.forceTouchCapability = .unknown
    traits.preferredContentSizeCategory = .unspecified
    traits.userInterfaceLevel = .unspecified
    traits.legibilityWeight = .unspecified
    traits.activeAppearance = .unspecified
    return traits
  }

  /// How many of these traits other ones have, apart from the scale, and how far the scales are apart; nil if a trait is
  /// different.
  fileprivate func fit(_ wanted: Traits) -> (count: Int, distance: CGFloat)? {
    var merged = wanted
    merged.merge(self)
    merged.displayScale = wanted.displayScale
    guard merged == wanted else { return nil }
    let distance =
      displayScale > 0 && wanted.displayScale > 0 ? abs(displayScale - wanted.displayScale) : 0
    return (specifiedCount, distance)
  }

  /// How many traits other than the scale are specified.
  private var specifiedCount: Int {
    let none = Traits()
    return [
      userInterfaceIdiom != none.userInterfaceIdiom, userInterfaceStyle != none.userInterfaceStyle,
      layoutDirection != none.layoutDirection, horizontalSizeClass != none.horizontalSizeClass,
      verticalSizeClass != none.verticalSizeClass, displayGamut != none.displayGamut,
      accessibilityContrast != none.accessibilityContrast,
    ].count { $0 }
  }
}
