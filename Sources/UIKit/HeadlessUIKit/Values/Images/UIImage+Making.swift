import AssetCatalog
public import Foundation

extension UIImage {
  /// Creates an image from a bundle's asset catalogs or files, or else from the search path; nil if none contains it.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let asset = AssetCatalogs.image(named: name, in: AssetCatalogs.folders(bundle)) else {
      return nil
    }
    self.init(asset, traits: traits ?? .current)
  }

  /// Creates an image from a bundle with a configuration; nil if no catalog or file contains it.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let asset = AssetCatalogs.image(named: name, in: AssetCatalogs.folders(bundle)) else {
      return nil
    }
    self.init(asset, traits: .current, configuration: configuration)
  }

  /// Creates an image of a system symbol.
  ///
  /// The list of symbols is not known here, so every name except an empty one creates an image.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), Properties(configuration: configuration))
  }

  /// Creates an image of a system symbol for traits.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil as Configuration?)
  }

  /// Creates an image from a file whose header can be read: PNG, JPEG, GIF or PDF.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    guard let header = ImageHeader(contentsOf: file) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(.file(file), Properties(size: header.size(scale: scale), scale: scale, file: file))
  }

  /// Creates an image from data whose header can be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader([UInt8](data.prefix(1 << 16))), scale > 0 else { return nil }
    self.init(
      .data, Properties(size: header.size(scale: scale), scale: scale, encoded: data))
  }

  /// Creates an image from data whose header can be read, with one pixel per point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  convenience init(
    _ asset: ImageAsset, traits: UITraitCollection, configuration: Configuration? = nil,
    renderingMode: RenderingMode? = nil, statedSize: CGSize = .zero
  ) {
    var properties = Properties(
      renderingMode: renderingMode ?? RenderingMode(asset.rendering), configuration: configuration)
    properties.size = statedSize
    properties.copyFile(of: asset, for: traits)
    properties.asset = UIImageAsset(asset)
    self.init(.named(asset.name), properties)
  }

  /// Creates an image from the keys of `UIImageNibPlaceholder`, or of an image that was encoded as one.
  @MainActor convenience init(_ nib: NibValues) {
    let configuration: Configuration? =
      nib.object("UISymbolImageConfiguration") ?? nib.object("UIImageSymbolConfiguration")
    let renderingMode: RenderingMode? = nib.enumeration("UIImageRenderingMode")
    var properties = Properties(
      renderingMode: renderingMode ?? .automatic, configuration: configuration)
    let symbol =
      nib.string("UISystemSymbolResourceName")
      ?? ((nib.bool("UIIsSystemImage") ?? false) ? nib.string("UIImageName") : nil)
    if let symbol {
      properties.size = nib.reference?.source.facts.imageSizes.symbol(symbol) ?? .zero
      properties.alignmentRectInsets = Self.alignmentInsets(ofSymbol: symbol)
      self.init(.symbol(symbol), properties)
      return
    }
    let name = nib.string("UIResourceName") ?? nib.string("UIImageName") ?? ""
    let size = CGSize(
      width: nib.cgFloat("UIImageWidth") ?? 0, height: nib.cgFloat("UIImageHeight") ?? 0)
    // Compilers write a size of one by one point for an image that they do not know.
    let isKnown = size.width > 1 || size.height > 1
    properties.size = isKnown ? size : nib.reference?.source.facts.imageSizes.image(name) ?? .zero
    if let asset = AssetCatalogs.image(named: name, in: AssetCatalogs.folders(nib.bundle)) {
      self.init(
        asset, traits: UIScreen.main.traitCollection, configuration: configuration,
        renderingMode: renderingMode, statedSize: properties.size)
      return
    }
    self.init(.named(name), properties)
  }
}

extension UIImage {
  /// Returns the alignment insets of a symbol, in points.
  ///
  /// A symbol in a circle extends half a point beyond its top and bottom.
  ///
  /// Source: measured on documents, where such images of a given height are stored one point lower.
  private static func alignmentInsets(ofSymbol name: String) -> UIEdgeInsets {
    let isRound = name.split(separator: ".").contains("circle") || name == "safari"
    return isRound ? UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0) : .zero
  }
}

extension ImageHeader {
  /// Returns the size in points.
  func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension UIImage.RenderingMode {
  /// Creates the rendering mode of an asset.
  fileprivate init(_ rendering: ImageAsset.Rendering) {
    self =
      switch rendering {
      case .automatic: .automatic
      case .template: .alwaysTemplate
      case .original: .alwaysOriginal
      }
  }
}
