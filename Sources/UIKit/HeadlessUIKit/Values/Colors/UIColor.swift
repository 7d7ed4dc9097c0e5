import AssetCatalog
public import Foundation

/// A color: fixed components, or a provider of components for traits.
nonisolated open class UIColor: NSObject, NibDecodable, @unchecked Sendable {
  /// The first stored property; see ``FoundationMark``.
  private let foundationMark = FoundationMark()

  enum Content: Sendable {
    case plain(CGColor)
    /// A system color, which has a name.
    case system(SystemColor)
    /// A color in an asset catalog.
    case asset(ColorAsset)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  var nibReference: NibReference?
  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  // The initializers are required, so that code can call them on a class, as with classes of Objective-C.

  /// Creates a color in extended sRGB.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .plain(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray.
  public required init(white: CGFloat, alpha: CGFloat) {
    content = .plain(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color that does not depend on traits.
  public required init(cgColor: CGColor) {
    content = .plain(cgColor)
    super.init()
  }

  /// Creates a color that depends on traits.
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates a pattern that repeats an image.
  public init(patternImage image: UIImage) {
    content = .pattern(image)
    super.init()
  }

  /// Creates a color from an asset catalog of a bundle, or else of the nibs' search path; nil if no catalog has it.
  public init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let asset = AssetCatalogs.color(named: name, in: AssetCatalogs.folders(bundle)) else {
      return nil
    }
    content =
      if let traitCollection { .plain(asset.color(for: traitCollection)) } else { .asset(asset) }
    super.init()
  }

  /// Creates a color without components, which paints nothing.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// Decodes a color from a nib or an archive.
  @preconcurrency @MainActor
  public required init?(coder: NSCoder) {
    content = coder is NibCoder ? Content(coder.nib) : Self.content(in: coder)
    super.init()
    coder.nib.register(self)
  }

  /// The components, or the name of a system color, in the form that UIKit logs: `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String { loggedText }

  // MARK: Components

  /// The components for the current traits.
  open var cgColor: CGColor { components(for: nil) }

  /// Whether the components differ between traits.
  var dependsOnTraits: Bool {
    switch content {
    case .plain, .pattern: false
    case .system, .asset, .dynamic: true
    }
  }

  /// Returns the components; nil traits mean the current ones, which are read only if they matter.
  func components(for traits: UITraitCollection?) -> CGColor {
    switch content {
    case .plain(let color): color
    case .system(let color): color.color(for: traits ?? .current)
    case .asset(let asset): asset.color(for: traits ?? .current)
    case .dynamic(let provider):
      provider(traits ?? .current).components(for: traits ?? .current)
    case .pattern: .clear
    }
  }

  /// Returns the color resolved for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .plain, .pattern: self
    case .system, .asset: UIColor(cgColor: components(for: traitCollection))
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the color with a different alpha, which depends on traits if this one does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .plain(let color): UIColor(cgColor: color.with(alpha: alpha))
    case .pattern: self
    case .system, .asset, .dynamic:
      UIColor(content: .dynamic { UIColor(cgColor: self.components(for: $0).with(alpha: alpha)) })
    }
  }

  /// Writes red, green, blue and alpha for the current traits; returns false for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = content { return false }
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the gray level and alpha for the current traits; returns false for a pattern and for colors that are not
  /// gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = content { return false }
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// The image of a pattern; nil for a color.
  package var patternImage: UIImage? {
    if case .pattern(let image) = content { image } else { nil }
  }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.plain(let left), .plain(let right)): left == right
    case (.system(let left), .system(let right)): left.name == right.name
    case (.asset(let left), .asset(let right)): left == right
    case (.pattern(let left), .pattern(let right)): left === right
    default: self === other
    }
  }

  open override var hash: Int {
    switch content {
    case .plain(let color): color.hashValue
    case .system(let color): color.name.hashValue
    case .asset(let asset): asset.name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let image): ObjectIdentifier(image).hashValue
    }
  }
}

extension UIColor.Content {
  /// Decodes a system or catalog color by name if the name is known, or else from its components.
  @MainActor init(_ nib: NibValues) {
    if let name = nib.string("UISystemColorName") ?? nib.string("UIPatternSelector"),
      let known = SystemColor.content(named: name)
    {
      self = known
    } else if let name = nib.string("UIDynamicCatalogName"),
      let asset = AssetCatalogs.color(named: name, in: AssetCatalogs.folders(nib.bundle))
    {
      self = .asset(asset)
    } else {
      self = .plain(Self.components(nib))
    }
  }

  @MainActor private static func components(_ nib: NibValues) -> CGColor {
    let alpha = nib.cgFloat("UIAlpha-Double") ?? nib.cgFloat("UIAlpha") ?? 1
    if let white = nib.cgFloat("UIWhite-Double") ?? nib.cgFloat("UIWhite") {
      return CGColor(gray: white, alpha: alpha)
    }
    return CGColor(
      red: nib.cgFloat("UIRed-Double") ?? nib.cgFloat("UIRed") ?? 0,
      green: nib.cgFloat("UIGreen-Double") ?? nib.cgFloat("UIGreen") ?? 0,
      blue: nib.cgFloat("UIBlue-Double") ?? nib.cgFloat("UIBlue") ?? 0, alpha: alpha)
  }
}

/// A color in an asset catalog, as Xcode names it for `UIColor(resource:)`.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource for a color with a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a color from an asset catalog. If no catalog contains the color, the program terminates.
  public convenience init(resource: ColorResource) {
    guard UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil else {
      fatalError("the app has no color '\(resource.name)'")
    }
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}
