public import Foundation

extension UIView {
  /// The view's box around its content, in the superview, after its size has been fitted.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// Lays out the view and its subviews, superviews first.
  ///
  /// As layers do, it begins with the outermost of the superviews that need layout themselves without a gap.
  /// Constraints are solved for the whole hierarchy in any case.
  func layOutHierarchy() {
    // Layout may ask for layout again.
    for _ in 0..<LayoutLoop.mostPasses { guard takeLayoutPass() else { return } }
    LayoutLoop.report(in: hierarchyRoot)
  }

  /// Lays out the view and its subviews once; returns false if no view needed it.
  func takeLayoutPass() -> Bool {
    let top = hierarchyRoot
    top.reportInsets()
    // Constraints only have to be up to date if a layout follows.
    if top.hasPendingLayout { top.updateConstraintsIfNeeded() }
    top.solveIfNeeded()
    var start = self
    while let parent = start.superview, parent.due.contains(.layout) { start = parent }
    return start.layOutTree()
  }

  /// Lays out the views that need it; returns false if there were none.
  private func layOutTree() -> Bool {
    var hasLaidOut = false
    takeDue(.layout) { view, due in
      guard !due.isEmpty else { return }
      hasLaidOut = true
      if let controller = view.controller {
        controller.layOut { view.layoutSubviews() }
      } else {
        view.layoutSubviews()
      }
      view.layer.layoutSublayers()
    }
    return hasLaidOut
  }

  /// Calls ``updateConstraints()`` of the views that need it, from the innermost views outwards.
  ///
  /// A view whose hierarchy uses constraints is also asked once before its first layout.
  public func updateConstraintsIfNeeded() {
    guard !dueInside.isDisjoint(with: [.constraints, .firstConstraints]) else { return }
    let usesConstraints = containsView {
      !$0.constraints.isEmpty || !$0.translatesAutoresizingMaskIntoConstraints
        || type(of: $0).requiresConstraintBasedLayout
    }
    var views: [(view: UIView, isDue: Bool)] = []
    let work: LayoutDue = usesConstraints ? [.constraints, .firstConstraints] : .constraints
    takeDue(work, frontFirst: true) { views.append(($0, !$1.isEmpty)) }
    // A view inside may ask for an update of those around it, which follow.
    for (view, isDue) in views.reversed() where isDue || view.due.contains(.constraints) {
      view.due.subtract([.constraints, .firstConstraints])
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { due.contains(.constraints) }

  // MARK: Alignment

  /// The frame of a rectangle that layout counts.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// What layout counts of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  // MARK: Margins

  /// The margins with the sides named after the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { setMargins = .directional(newValue) }
  }

  func marginsChanged() {
    knownMargins = currentMargins
    layoutMarginsDidChange()
    needs(.solving)
    setNeedsLayout()
  }
}
