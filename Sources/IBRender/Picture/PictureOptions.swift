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
  /// Returns the name of a stand-in for a view whose content this library cannot draw, or nil to draw the view itself.
  public var standInName: (UIView) -> String? = { _ in nil }
  /// Whether custom views and views of other frameworks are drawn as boxes with a name.
  public var showsStandIns = true
  /// Whether to draw frames, margins, safe areas and constraints over the views.
  public var showsOutlines = false
  /// The constraints that the layout engine dropped.
  public var brokenConstraints: [NSLayoutConstraint] = []

  public init() {}
}

extension Picture {
  /// Draws the views on a screen at their frames.
  /// - Throws: A ``PictureError`` if the screen is too large.
  @MainActor
  public init(
    of views: [UIView], onScreen size: CGSize, options: PictureOptions = PictureOptions()
  ) throws(PictureError) {
    self.init(size: size)
    try checkSize()
    let painter = ViewPainter(options, traits: views.first?.traitCollection ?? .current)
    painter.fill(CGRect(origin: .zero, size: size), .systemBackground)
    for view in views { painter.paint(view, origin: .zero) }
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
    // Ignore the view's own position, and draw it even if it is hidden.
    let position = view.layer.position
    let anchor = view.layer.anchorPoint
    painter.paint(
      view,
      origin: CGPoint(
        x: anchor.x * size.width - position.x, y: anchor.y * size.height - position.y))
    if options.showsOutlines { painter.paintOutlines(of: view) }
    steps = painter.steps
    problems = painter.problems
  }
}
