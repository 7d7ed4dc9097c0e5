import AssetCatalog
public import Foundation

/// The variants of an image for different traits: those in an asset catalog, and those that code registers.
///
/// An image view shows the variant for its own traits. Only the traits that asset catalogs use matter: idiom, style,
/// contrast, scale, gamut, direction and size classes.
nonisolated open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let source: UIImage.Source
    let properties: UIImage.Properties
    let traits: Traits

    init(_ image: UIImage, for traits: Traits) {
      source = image.source
      var properties = image.properties
      // Images retain their asset, so the asset must not retain images or itself.
      properties.asset = nil
      self.properties = properties
      self.traits = traits
    }
  }

  private let lock = NSLock()
  /// The image for which the asset was created; it is a variant even if none is registered.
  private let original: Variant?
  private let catalog: ImageAsset?
  private var registered: [Variant] = []

  /// Creates an asset without variants.
  public override init() {
    original = nil
    catalog = nil
    super.init()
  }

  /// Creates an asset for an image without other variants.
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

  // MARK: Registering variants

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

  // MARK: Choosing variants

  /// Returns the variant that best matches traits.
  ///
  /// Among the registered variants, it is the one that was registered for most of the traits; in case of a tie, the one
  /// with the nearest scale. If none was registered for any of the traits, it is the catalog's image, or the one for
  /// which the asset was created. An asset without variants returns an image without content.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// Returns the variant for the traits of a configuration, with that configuration.
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

  /// Returns whether the asset may choose a different image than the catalog image stored in a file; does not read
  /// files.
  fileprivate func mayDiffer(from file: URL?, for traits: UITraitCollection) -> Bool {
    if lock.withLock({ !registered.isEmpty }) { return true }
    guard let catalog, let chosen = catalog.file(for: AssetTraits(traits)) else { return false }
    return chosen.file != file
  }
}

extension UIImage {
  /// Returns the image that a view with certain traits shows: its asset's variant, drawn with this image's properties.
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
  /// Copies the size and the file of an asset's variant; does nothing if the asset has none.
  mutating func copyFile(of asset: ImageAsset, for traits: UITraitCollection) {
    guard let (file, scale) = asset.file(for: AssetTraits(traits)) else { return }
    self.scale = CGFloat(scale)
    self.file = file
    // If the file is missing or unreadable, the size stated in the document is kept.
    if let header = ImageHeader(contentsOf: file, allowsSVG: true) {
      size = header.size(scale: CGFloat(scale))
    }
  }
}

extension Traits {
  /// The traits that asset catalogs distinguish.
  fileprivate var ofCatalogs: Traits {
    var traits = self
    traits.forceTouchCapability = .unknown
    traits.preferredContentSizeCategory = .unspecified
    traits.userInterfaceLevel = .unspecified
    traits.legibilityWeight = .unspecified
    traits.activeAppearance = .unspecified
    return traits
  }

  /// Returns how well these traits match the requested ones; nil if any of them differs.
  /// - Returns: The number of matching traits apart from the scale, and the difference of the scales.
  fileprivate func fit(_ wanted: Traits) -> (count: Int, distance: CGFloat)? {
    var merged = wanted
    merged.merge(self)
    merged.displayScale = wanted.displayScale
    guard merged == wanted else { return nil }
    let distance =
      displayScale > 0 && wanted.displayScale > 0 ? abs(displayScale - wanted.displayScale) : 0
    return (specifiedCount, distance)
  }

  /// The number of specified traits, apart from the scale.
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

/// An image in an asset catalog, as Xcode names it for `UIImage(resource:)`.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource for an image with a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image from an asset catalog. If no catalog contains the image, the program terminates.
  public convenience init(resource: ImageResource) {
    guard
      let asset = AssetCatalogs.image(
        named: resource.name, in: AssetCatalogs.folders(resource.bundle))
    else { fatalError("the app has no image '\(resource.name)'") }
    self.init(asset, traits: .current)
  }
}
