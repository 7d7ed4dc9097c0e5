public import Foundation
import Synchronization

/// An image as data: where it came from and how large it is, without pixels.
nonisolated open class UIImage: NSObject, NibDecodable, @unchecked Sendable {
  enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
    case file(URL)
    case data
    case drawing(DisplayList)
  }

  var nibReference: NibReference?
  let source: Source
  /// In points; nothing while it is not known.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The parts at the edges that do not stretch.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  /// What decides how a symbol looks.
  public let configuration: Configuration?
  public let flipsForRightToLeftLayoutDirection: Bool
  /// What the image shifts its content by in layouts.
  public let alignmentRectInsets: UIEdgeInsets
  var tint: UIColor?
  /// Where the pixels are, nil where no file was found.
  package let file: URL?
  /// The bytes of an image from memory.
  let encoded: Data?
  /// The images of an animated one.
  let frames: [UIImage]?
  /// How long the images of an animated one take together, in seconds.
  public let duration: TimeInterval
  /// Created when it is first asked for.
  private let asset: Mutex<UIImageAsset?>

  /// Everything but the source, for changed copies.
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

  /// An image without content.
  public override convenience init() { self.init(.data, Properties()) }

  /// An image from a nib: from the nib's bundle if it is found there, otherwise just the name.
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

  /// The image's variants for other traits. An image that was not made from an asset is their only one at first.
  public var imageAsset: UIImageAsset? {
    if let knownAsset { return knownAsset }
    let made = UIImageAsset(self)
    return asset.withLock { asset in
      // Another thread may have been faster.
      let known = asset ?? made
      asset = known
      return known
    }
  }

  /// ``imageAsset`` if it was ever needed, else nil.
  var knownAsset: UIImageAsset? { asset.withLock { $0 } }

  /// The colour that was given to the image itself.
  package var ownTint: UIColor? { tint }

  func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var changed = properties
    change(&changed)
    return UIImage(source, changed)
  }

  /// The name in the bundle, or the symbol's; nil for an image from a file or from memory.
  public var name: String? {
    switch source {
    case .named(let name), .symbol(let name): name
    case .file, .data, .drawing: nil
    }
  }

  /// Whether the image is one of the system's symbols.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// Whether ``size`` is the image's; the sizes of symbols and of missing files are not known.
  public var isSizeKnown: Bool { size.width > 0 && size.height > 0 }

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
  /// Whether colours or only the shape count.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How a picture was held.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the part between the caps fills its space.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  // MARK: Changed copies

  /// The image drawn in another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = mode }
  }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The image in a colour and another mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with parts at its edges that do not stretch; what is between is repeated or stretched.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The symbol in another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  /// The symbol with a configuration applied over its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed {
      $0.configuration = self.symbolConfiguration?.applying(configuration) ?? configuration
    }
  }

  /// The image mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  /// The image with insets for alignment.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = insets }
  }
}
