public import Foundation
public import InterfaceBuilder
import XMLTree

/// How the frames that a document stores and those that its constraints give agree.
public struct LayoutComparison: Sendable {
  /// A view that is compared.
  public struct View: Sendable {
    /// The view's element, with its id.
    public let object: IBObject
    /// As the document has it, in the superview's space, in points.
    public let stored: CGRect
    /// As it was solved; nil if no view was made.
    public let solved: CGRect?
    public let isDetermined: Bool
    /// The root that the view was laid out in, by its id.
    public let root: String
    /// Why the frames differ; nil if they agree, and where no cause was found.
    public fileprivate(set) var reason: Reason?

    /// Whether the frames differ by more than half a point.
    public var differs: Bool { error > LayoutComparison.tolerance }

    /// The largest difference of an edge's or a length's, in points.
    public var error: CGFloat {
      guard let solved else { return .infinity }
      return max(
        abs(stored.minX - solved.minX), abs(stored.minY - solved.minY),
        abs(stored.width - solved.width), abs(stored.height - solved.height))
    }
  }

  /// What frames may differ by, in points: documents keep them on whole pixels.
  static let tolerance: CGFloat = 0.5

  /// The views that are under the control of constraints, in document order.
  public private(set) var views: [View] = []

  /// Compares a layout with what its document stores.
  ///
  /// Left out are views that the document itself calls misplaced or ambiguous and hidden views of stacks, with all
  /// inside them: Interface Builder does not keep their frames up to date.
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

  /// The outermost view around an object: a scene's root, a cell, a view of a xib.
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
