public import Foundation
public import HeadlessUIKit

/// What a picture shows besides the views, and what it knows about them.
@MainActor
public struct PictureOptions {
  /// The id of the document's object that a view was made from, nil for other views.
  public var identifier: (UIView) -> String? = { _ in nil }
  /// The name of a view's class; by default that of the live class.
  public var className: (UIView) -> String = { "\(type(of: $0))" }
  /// Views that are shown inside a view besides its subviews: the prototypes of a table.
  public var insertedViews: (UIView) -> [UIView] = { _ in [] }
  /// What a view is called whose content this library does not draw; nil for a view that needs no stand-in.
  public var standInName: (UIView) -> String? = { _ in nil }
  /// Whether views whose content only an app, or another framework, draws are boxes with a name.
  public var showsStandIns = true
  /// Whether frames, margins, safe areas and constraints are shown over the views.
  public var showsOutlines = false
  /// The constraints that the layout had to break.
  public var brokenConstraints: [NSLayoutConstraint] = []

  public init() {}
}

extension Picture {
  /// The picture of views on a screen, each where its frame is.
  /// - Throws: a ``PictureError`` for a screen that is too large.
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

  /// The picture of a view that has been laid out, as large as the view.
  /// - Throws: a ``PictureError`` for a view that is too large, or whose size is not a number.
  @MainActor
  public init(of view: UIView, options: PictureOptions = PictureOptions()) throws(PictureError) {
    let size = view.bounds.size
    self.init(size: size)
    try checkSize()
    let painter = ViewPainter(options, traits: view.traitCollection)
    // The view's own place does not count, and whether it is hidden neither.
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
