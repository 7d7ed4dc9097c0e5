public import Foundation
public import HeadlessUIKit

/// Options for drawing views.
@MainActor
public struct PictureOptions {
  /// Returns the id of the document's object for a view, or nil for other views.
  public var identifier: (UIView) -> String? = { _ in nil }
  /// Returns the name of a view's class. Default: the name of its Swift type.
  public var className: (UIView) -> String = { "\(type(of: $0))" }
  /// Returns views to draw inside a view in addition to its subviews, such as the prototypes of a table.
  public var insertedViews: (UIView) -> [UIView] = { _ in [] }
  /// Returns the name of a placeholder for a view whose content this library cannot draw, or nil to draw the view
  /// itself. Default: ``foreignContent(of:)``.
  public var standInName: (UIView) -> String? = { Self.foreignContent(of: $0) }
  /// Whether custom views and views of other frameworks are drawn as boxes with a name.
  public var showsStandIns = true
  /// Whether to draw frames, margins, safe areas and constraints over the views.
  public var showsOutlines = false
  /// The constraints that the layout engine dropped.
  public var brokenConstraints: [NSLayoutConstraint] = []
  /// The views with constraints that leave several frames possible, which outlines show.
  public var ambiguousViews: [UIView] = []
  /// The image files that have been read. Use the same value for several pictures to read each file once.
  public var files = PictureFiles()

  /// Creates options with their default values.
  public init() {}

  /// Returns what another framework draws in a view, such as "map" or "web page", or nil for a view of UIKit.
  public static func foreignContent(of view: UIView) -> String? {
    switch view {
    case is WKWebView, is UIWebView: "web page"
    case is MKMapView: "map"
    case is ARSCNView, is ARSKView, is ARView: "camera"
    case is SCNView: "scene"
    case is SKView: "SpriteKit"
    case is GLKView: "OpenGL"
    case is MTKView: "Metal"
    case is PDFView, is PDFThumbnailView: "PDF"
    case is ADBannerView: "advertisement"
    default: foreignContent(of: view.layer)
    }
  }

  /// Returns what another framework draws in a layer, or nil for a layer that holds its own content.
  static func foreignContent(of layer: CALayer) -> String? {
    switch layer {
    case is AVCaptureVideoPreviewLayer: "camera"
    case is AVPlayerLayer: "video"
    default: nil
    }
  }
}

extension Picture {
  /// Draws a screen with a view that has been laid out, and with bars at their frames in front of it.
  /// - Parameters:
  ///   - view: The view, or nil for a screen with bars only.
  ///   - origin: The position of the view on the screen, in points.
  ///   - size: The size of the screen, in points.
  /// - Throws: A ``PictureError`` if the screen is too large, or if its size is not finite.
  @MainActor
  public init(
    of view: UIView?, at origin: CGPoint = .zero, under bars: [UIView], onScreen size: CGSize,
    options: PictureOptions = PictureOptions()
  ) throws(PictureError) {
    self.init(size: size)
    try checkSize()
    let painter = ViewPainter(options, traits: (view ?? bars.first)?.traitCollection ?? .current)
    painter.fill(CGRect(origin: .zero, size: size), .systemBackground)
    if let view {
      var group = Group()
      group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      group.frame = CGRect(origin: .zero, size: view.bounds.size)
      painter.within(group) { painter.paintAlone(view) }
    }
    for bar in bars { painter.paint(bar, origin: .zero) }
    painter.reportUnknownFonts()
    steps = painter.steps
    problems = painter.problems
  }

  private func checkSize() throws(PictureError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw PictureError.endless
    }
    guard max(size.width, size.height) <= Self.longestSide else {
      throw PictureError.tooLarge(size)
    }
  }

  /// Draws a view that has been laid out. The picture has the size of the view.
  /// - Throws: A ``PictureError`` if the view is too large, or if its size is not finite.
  @MainActor
  public init(of view: UIView, options: PictureOptions = PictureOptions()) throws(PictureError) {
    let size = view.bounds.size
    self.init(size: size)
    try checkSize()
    let painter = ViewPainter(options, traits: view.traitCollection)
    painter.paintAlone(view)
    painter.reportUnknownFonts()
    steps = painter.steps
    problems = painter.problems
  }
}

extension ViewPainter {
  /// Paints a view at the origin, wherever its superview would place it, with its outlines if the options ask for them.
  func paintAlone(_ view: UIView) {
    let size = view.bounds.size
    let position = view.layer.position
    let anchor = view.layer.anchorPoint
    paint(
      view,
      origin: CGPoint(
        x: anchor.x * size.width - position.x, y: anchor.y * size.height - position.y))
    guard options.showsOutlines else { return }
    // The coordinates of a scrolled list differ from those of the picture.
    var group = Picture.Group()
    group.transform = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
    within(group) { paintOutlines(of: view) }
  }
}
