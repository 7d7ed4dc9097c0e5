public import Foundation

/// Makes images of what a closure draws.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  /// In points.
  private let bounds: CGRect

  /// A renderer of images of a size in points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()
  ) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  /// A renderer of images of a part of a plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// The image of what a closure draws as PNG; see ``UIImage/pngData()``.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image of what a closure draws as JPEG; see ``UIImage/jpegData(compressionQuality:)``.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  /// The image of what a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds, scale: format.scale)
    DrawingState.current.draw(into: context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(drawing: context)
  }
}

/// What a renderer draws into.
@preconcurrency @MainActor
open class UIGraphicsRendererContext {
  public let cgContext: CGContext

  init(_ cgContext: CGContext) { self.cgContext = cgContext }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer of images draws into.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What images of the renderer are like.
  public let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext)
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { UIImage(drawing: cgContext) }
}

/// What images of a renderer are like.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
  /// Pixels in a point.
  public var scale: CGFloat
  public var opaque = false
  /// Whether colours beyond sRGB are kept; they always are.
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  public var preferredRange = Range.automatic

  /// The range of colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The format of the screen.
  public init() { scale = UIScreen.main.scale }

  /// The format of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
