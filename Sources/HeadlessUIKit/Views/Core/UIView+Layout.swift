public import Foundation

extension UIView {
  /// The view's box around its content, in the superview, after its size has been fitted.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// Lays out the view and those inside it, superviews before those inside.
  ///
  /// As layers do, it begins with the outermost of the superviews that need layout themselves without a gap.
  /// Constraints are solved for the whole hierarchy in any case.
  func layOutHierarchy() {
    // Layout may ask for layout again.
    for _ in 0..<LayoutLoop.mostPasses { guard takeLayoutPass() else { return } }
    LayoutLoop.report(in: hierarchyRoot)
  }

  /// Lays out the view and those inside it once; false if nothing needed it.
  func takeLayoutPass() -> Bool {
    let top = hierarchyRoot
    guard top.hasPendingLayout else { return false }
    top.reportInsets()
    top.updateConstraintsIfNeeded()
    top.solveIfNeeded()
    var start = self
    while let parent = start.superview, parent.needsLayout { start = parent }
    return start.layOutTree()
  }

  /// Whether layout has something to do in the view or inside it.
  var hasPendingLayout: Bool {
    guard mayNeedLayout else { return false }
    var settled = [self]
    var next = 0
    while next < settled.count {
      let view = settled[next]
      if view.needsLayout || view.needsSolving || view.needsConstraintUpdate { return true }
      for inner in view.subviews where inner.mayNeedLayout { settled.append(inner) }
      next += 1
    }
    for view in settled { view.mayNeedLayout = false }
    return false
  }

  /// Lets the views around know that layout has something to do here, so that it need not look elsewhere.
  func notePendingLayout() {
    mayNeedLayout = true
    var outer = superview
    while let view = outer, !view.mayNeedLayout {
      view.mayNeedLayout = true
      outer = view.superview
    }
  }

  /// Lays out where that is due; false if it was nowhere.
  private func layOutTree() -> Bool {
    var hasLaidOut = false
    var pending = [self]
    while let view = pending.popLast() {
      guard view.mayNeedLayout else { continue }
      if view.needsLayout {
        hasLaidOut = true
        view.needsLayout = false
        if let controller = view.controller {
          controller.layOut { view.layoutSubviews() }
        } else {
          view.layoutSubviews()
        }
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
    return hasLaidOut
  }

  /// Calls ``updateConstraints()`` where that is due, from the innermost views outwards.
  ///
  /// A view whose hierarchy uses constraints is also asked once before its first layout.
  public func updateConstraintsIfNeeded() {
    var views: [UIView] = []
    var pending = [self]
    var usesConstraints = false
    while let view = pending.popLast() {
      views.append(view)
      if !usesConstraints {
        usesConstraints =
          !view.constraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints
          || type(of: view).requiresConstraintBasedLayout
      }
      pending.append(contentsOf: view.subviews)
    }
    for view in views.reversed()
    where view.needsConstraintUpdate || usesConstraints && !view.hasUpdatedConstraints {
      // An override of a controller's need not call `super`.
      view.needsConstraintUpdate = false
      view.hasUpdatedConstraints = true
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

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
    needsSolving = true
    setNeedsLayout()
  }
}
