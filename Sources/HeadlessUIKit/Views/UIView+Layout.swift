public import Foundation

extension UIView {
  /// The view's box around its content, in the superview, after its size has been fitted.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// Lays out the hierarchy that the view is in, superviews before those inside.
  func layOutHierarchy() {
    var top = self
    while let parent = top.superview { top = parent }
    // Layout may ask for layout again; one that never comes to rest is left alone after so many rounds.
    for _ in 0..<16 {
      top.updateConstraintsIfNeeded()
      top.solveIfNeeded()
      guard top.layOutTree() else { return }
    }
  }

  /// Lays out where that is due; false where it was nowhere.
  private func layOutTree() -> Bool {
    var hasLaidOut = needsLayout
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews where view.layOutTree() { hasLaidOut = true }
    return hasLaidOut
  }

  /// Calls ``updateConstraints()`` where that is due, from the innermost views outwards.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if needsConstraintUpdate { updateConstraints() }
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
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    needsSolving = true
    setNeedsLayout()
  }
}
