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
    let top = hierarchyRoot
    // Layout may ask for layout again; one that never comes to rest is left alone after so many rounds.
    for _ in 0..<16 {
      top.reportInsets()
      top.updateConstraintsIfNeeded()
      top.solveIfNeeded()
      var start = self
      while let parent = start.superview, parent.needsLayout { start = parent }
      guard start.layOutTree() else { return }
    }
  }

  /// Lays out where that is due; false if it was nowhere.
  private func layOutTree() -> Bool {
    var hasLaidOut = false
    var pending = [self]
    while let view = pending.popLast() {
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
  public func updateConstraintsIfNeeded() {
    var views: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews)
    }
    for view in views.reversed() where view.needsConstraintUpdate {
      // An override of a controller's need not call `super`.
      view.needsConstraintUpdate = false
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
