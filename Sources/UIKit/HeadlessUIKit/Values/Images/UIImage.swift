public import Foundation
import Synchronization

/// An image as data: its source and its size, without pixels.
nonisolated open class UIImage: NSObject, NibDecodable, @unchecked Sendable {
  private let mark = FoundationMark()
  enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
    case file(URL)
    case data
    case drawing(DisplayList)
  }

  var nibReference: NibReference?
  let source: Source
  /// The size in points; zero if it is not known.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The insets of the parts at the edges that do not stretch (cap insets).
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  /// The configuration, which determines the appearance of a symbol.
  public let configuration: Configuration?
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The insets of the alignment rectangle, which layout uses.
  public let alignmentRectInsets: UIEdgeInsets
  var tint: UIColor?
  /// The file with the pixels; nil if none was found.
  package let file: URL?
  /// The bytes of an image that was created from data.
  let encoded: Data?
  /// The images of an animated image.
  let frames: [UIImage]?
  /// The duration of all images of an animated image, in seconds.
  public let duration: TimeInterval
  /// The asset, which is created on first use.
  private let asset: Mutex<UIImageAsset?>

  /// All properties except the source, for modified copies.
  struct Properties {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var configuration: Configuration?
    var flips = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var tint: UIColor?
    var file: URL?
    var encoded: Data?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var asset: UIImageAsset?
  }

  init(_ source: Source, _ properties: Properties) {
    self.source = source
    size = properties.size
    scale = properties.scale
    imageOrientation = properties.orientation
    renderingMode = properties.renderingMode
    capInsets = properties.capInsets
    resizingMode = properties.resizingMode
    configuration = properties.configuration
    flipsForRightToLeftLayoutDirection = properties.flips
    alignmentRectInsets = properties.alignmentRectInsets
    tint = properties.tint
    file = properties.file
    encoded = properties.encoded
    frames = properties.frames
    duration = properties.duration
    asset = Mutex(properties.asset)
    super.init()
  }

  /// Creates an image without content.
  public override convenience init() { self.init(.data, Properties()) }

  /// Decodes an image from a nib: the one in the nib's bundle if it exists; otherwise, only its name.
  @preconcurrency @MainActor
  public required convenience init?(coder: NSCoder) {
    let nib = coder.nib
    self.init(nib)
    nib.register(self)
  }

  var properties: Properties {
    Properties(
      size: size, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode, configuration: configuration,
      flips: flipsForRightToLeftLayoutDirection, alignmentRectInsets: alignmentRectInsets,
      tint: tint, file: file, encoded: encoded, frames: frames, duration: duration,
      asset: knownAsset)
  }

  /// The image's variants for other traits.
  ///
  /// If the image was not created from an asset, it is initially the only variant.
  public var imageAsset: UIImageAsset? {
    if let knownAsset { return knownAsset }
    let made = UIImageAsset(self)
    return asset.withLock { asset in
      // Another thread may already have created it.
      let known = asset ?? made
      asset = known
      return known
    }
  }

  /// The asset if it already exists; nil otherwise.
  var knownAsset: UIImageAsset? { asset.withLock { $0 } }

  /// The tint color that was set on the image itself.
  package var ownTint: UIColor? { tint }

  func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var changed = properties
    change(&changed)
    return UIImage(source, changed)
  }

  /// The name of the image in the bundle, or of the symbol; nil for an image from a file or from data.
  public var name: String? {
    switch source {
    case .named(let name), .symbol(let name): name
    case .file, .data, .drawing: nil
    }
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// Whether ``size`` is known; it is not for symbols and missing files.
  package var isSizeKnown: Bool { size.width > 0 && size.height > 0 }

  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    if case .data = source, encoded == nil { return false }
    return source == other.source && encoded == other.encoded && size == other.size
      && scale == other.scale
      && renderingMode == other.renderingMode && imageOrientation == other.imageOrientation
      && capInsets == other.capInsets && configuration == other.configuration
      && tint == other.tint
  }

  open override var hash: Int {
    if case .data = source {
      encoded?.hashValue ?? ObjectIdentifier(self).hashValue
    } else {
      source.hashValue
    }
  }
}

extension UIImage {
  /// Whether an image's colors are used, or only its shape.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The orientation of the camera that took a picture.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which the space between the cap insets is filled.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  // MARK: Modified copies

  /// Returns the image with a different rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = mode }
  }

  /// Returns the image with a tint color.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image with a tint color and a different rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with parts at its edges that do not stretch; the part between them is repeated or stretched.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the symbol with a different configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  /// Returns the symbol with a configuration applied on top of its existing one; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed {
      $0.configuration = self.symbolConfiguration?.applying(configuration) ?? configuration
    }
  }

  /// Returns the image, which is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  /// Returns the image with insets for alignment.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = insets }
  }
}
