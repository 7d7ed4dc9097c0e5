public import Foundation
public import InterfaceBuilder
import XMLTree

/// A comparison of the frames that a document stores with those that its constraints give.
public struct LayoutComparison: Sendable {
  /// A view in the comparison.
  public struct View: Sendable {
    /// The view's object in the document.
    public let object: IBObject
    /// The frame that the document stores, in points, in the superview's coordinate space.
    public let stored: CGRect
    /// The solved frame, in points, in the superview's coordinate space; nil if no view was created.
    public let solved: CGRect?
    /// Whether the constraints determine the whole solved frame.
    public let isDetermined: Bool
    /// The id of the root in which the view was laid out.
    public let root: String
    /// The reason why the frames differ; nil if they agree, or if no reason was found.
    public fileprivate(set) var reason: Reason?

    /// Whether the frames differ by more than half a point.
    public var differs: Bool { error > LayoutComparison.tolerance }

    /// The largest difference between edges or between lengths, in points.
    public var error: CGFloat {
      guard let solved else { return .infinity }
      return max(
        abs(stored.minX - solved.minX), abs(stored.minY - solved.minY),
        abs(stored.width - solved.width), abs(stored.height - solved.height))
    }
  }

  /// The largest difference that is ignored, in points, because documents store frames on whole pixels.
  static let tolerance: CGFloat = 0.5

  /// The views whose frames constraints determine, in document order.
  public private(set) var views: [View] = []

  /// Compares a layout with the frames that its document stores.
  ///
  /// The comparison excludes views that the document marks as misplaced or ambiguous, hidden views in stack views, and
  /// all views inside them, because Interface Builder does not update their frames.
  public init(_ document: IBDocument, _ layout: SolvedLayout) {
    guard document.usesAutoLayout, document.platform == .iOS else { return }
    var skippedUntil = 0
    for object in document.objects where object.index >= skippedUntil {
      let node = object.node
      if Self.isStale(object) {
        skippedUntil = object.range.upperBound
        continue
      }
      let view = IBView(node: node)
      guard !view.translatesAutoresizingMaskIntoConstraints, !view.fixedFrame, let id = object.id,
        let rect = node.child(keyed: "frame")?.rect
      else { continue }
      let place = layout.places[id]
      views.append(
        View(
          object: object,
          stored: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
          solved: place?.frame, isDetermined: place?.isDetermined ?? true,
          root: Self.root(of: object)))
    }
    let reasons = ReasonSearch(document, layout).reasons(for: views)
    for index in views.indices { views[index].reason = reasons[views[index].object.index] }
  }

  package static func isStale(_ object: IBObject) -> Bool {
    let view = IBView(node: object.node)
    if view.misplaced || view.ambiguous { return true }
    return view.hidden && object.parent?.node.name == Names.stackView
      && object.key == "subviews"
  }

  /// Returns the id of the outermost view around an object: the root of a scene, a cell, or a view of a xib.
  private static func root(of object: IBObject) -> String {
    var root = object
    while let parent = root.parent, parent.frame != nil,
      root.key == "subviews" || root.key == "contentView"
    {
      root = parent
    }
    return root.id ?? ""
  }
}
