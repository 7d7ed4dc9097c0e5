public import Foundation

extension UIView {
  /// The target size for the smallest size that fits the content.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that the constraints inside the view produce for a target size, in points.
  func fittingSize(
    near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let size = LayoutEngine.RootSize.fitting(target, horizontal: horizontal, vertical: vertical)
    var engine = fittingEngine ?? LayoutEngine(root: self, size: size)
    if engine.isBusy { engine = LayoutEngine(root: self, size: size) }
    if fittingEngine == nil { fittingEngine = engine }
    engine.rootSize = size
    engine.solveInPlace()
    return engine.fittingSize
  }

  /// Whether constraints allow a different position or size for the view.
  ///
  /// If something has changed, this solves the whole hierarchy.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    let engine = hierarchyRoot.idleLayoutEngine
    engine.solveInPlace()
    return !engine.isDetermined(self)
  }

  /// Gives a view with an ambiguous layout a different position or size that constraints allow, until the next layout.
  ///
  /// UIKit chooses one at random; here, it is always the same.
  public func exerciseAmbiguityInLayout() {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return }
    _ = LayoutEngine(root: hierarchyRoot).nudge(self)
  }

  /// The root of the hierarchy that contains the view.
  var hierarchyRoot: UIView {
    var top = self
    while let parent = top.superview { top = parent }
    return top
  }
}
