public import Foundation

/// A renderer that creates images of what a closure draws.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  /// The part of the plane that is drawn, in points.
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()
  ) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  /// Creates a renderer of images of a part of a plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns what a closure draws as PNG; see ``UIImage/pngData()``.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what a closure draws as JPEG; see ``UIImage/jpegData(compressionQuality:)``.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  /// Returns an image of what a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds, scale: format.scale)
    DrawingState.current.draw(into: context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(drawing: context)
  }
}

/// The context of a renderer.
@preconcurrency @MainActor
open class UIGraphicsRendererContext {
  public let cgContext: CGContext

  init(_ cgContext: CGContext) { self.cgContext = cgContext }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { $0.fill(rect) }
  }

  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { $0.stroke(rect) }
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of a renderer of images.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The format of the renderer's images.
  let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext)
  }

  /// The format of the renderer's images.
  public var format: UIGraphicsImageRendererFormat { imageFormat }

  /// An image of what has been drawn so far.
  public var currentImage: UIImage { UIImage(drawing: cgContext) }
}

/// The format of a renderer's images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  public var scale: CGFloat
  public var opaque = false
  /// Whether colors beyond sRGB are kept. This setting has no effect, because they always are.
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  public var preferredRange = Range.automatic

  /// The range of colors.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Creates the format of the main screen.
  public init() { scale = UIScreen.main.scale }

  /// Creates the format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
