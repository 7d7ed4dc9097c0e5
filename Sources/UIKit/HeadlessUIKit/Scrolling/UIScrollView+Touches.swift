import Foundation

extension UIScrollView {
  /// Whether the content can move along an axis: it is larger than the visible area, or always bounces.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange(axis)
    if range.upperBound > range.lowerBound { return true }
    guard bounces(axis) else { return false }
    return axis == .horizontal
      ? alwaysBounceHorizontal : alwaysBounceVertical || pulledControl != nil
  }

  /// Whether the content can follow a movement of the fingers.
  func canScroll(along way: CGPoint) -> Bool {
    let (isWide, isHigh) = (scrolls(.horizontal), scrolls(.vertical))
    guard isWide || isHigh, way != .zero else { return isWide || isHigh }
    let axis = abs(way.x) > abs(way.y) ? NSLayoutConstraint.Axis.horizontal : .vertical
    guard axis == .horizontal ? isWide : isHigh else { return false }
    return !leavesToParent(way, along: axis)
  }

  /// Whether a drag along an axis is passed to an enclosing scroll view, because the content is at its end.
  private func leavesToParent(_ way: CGPoint, along axis: NSLayoutConstraint.Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    guard
      isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    else { return false }
    let way = isHorizontal ? way.x : way.y
    guard !hasContent(beyond: axis, for: way) else { return false }
    var view = superview
    while let here = view {
      if let outer = here as? UIScrollView, outer.isScrollEnabled,
        outer.hasContent(beyond: axis, for: way)
      {
        return true
      }
      view = here.superview
    }
    return false
  }

  /// Whether there is more content on the side that a movement of the fingers would reveal.
  private func hasContent(beyond axis: NSLayoutConstraint.Axis, for way: CGFloat) -> Bool {
    let range = offsetRange(axis)
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return way > 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  /// Whether the views that have received the touches allow scrolling to cancel them.
  func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.tracked where touch.delivery.stage == .begun {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }
}

extension UIWindow {
  /// Scrolls the window's only view with ``UIScrollView/scrollsToTop`` to the top, as a status bar tap does.
  /// - Returns: Whether there is exactly one such view, its delegate allows it, and it is not at its top.
  package func scrollToTop() -> Bool {
    var found: [UIScrollView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.isHidden { continue }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        scrollView.isScrollEnabled
      {
        found.append(scrollView)
      }
      pending += view.subviews
    }
    guard found.count == 1, let view = found.first,
      view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true
    else { return false }
    let top = CGPoint(x: view.contentOffset.x, y: view.minimumOffset.y)
    guard view.contentOffset.y > top.y else { return false }
    view.driver.animate(to: top, isToTop: true)
    return true
  }
}
