public import Foundation

extension UIView {
  /// The view's box around its content, in the superview, after its size has been fitted.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// Lays out from the outermost view that needs it, superviews before those inside.
  func layOut() {
    var top = self
    var view = self
    while let parent = view.superview {
      if parent.needsLayout { top = parent }
      view = parent
    }
    top.layOutTree()
  }

  private func layOutTree() {
    // Layout may ask for layout again; one that never comes to rest is left alone after so many rounds.
    var rounds = 0
    while needsLayout, rounds < 16 {
      needsLayout = false
      rounds += 1
      updateConstraintsIfNeeded()
      layoutSubviews()
    }
    for view in subviews { view.layOutTree() }
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
    setNeedsLayout()
  }

  /// What bars and corners of the device cover of the view, in points; nothing outside of a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.deviceSafeArea ?? .zero }
    let outer = superview.safeAreaInsets
    if outer == .zero { return .zero }
    let safe = superview.bounds.inset(by: outer)
    let frame = frame
    return UIEdgeInsets(
      top: min(max(safe.minY - frame.minY, 0), frame.height),
      left: min(max(safe.minX - frame.minX, 0), frame.width),
      bottom: min(max(frame.maxY - safe.maxY, 0), frame.height),
      right: min(max(frame.maxX - safe.maxX, 0), frame.width))
  }
}
