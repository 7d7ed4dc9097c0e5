import Foundation

extension UIScrollView {
  /// Whether the content can move along an axis: it is larger than the visible part, or always bounces.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange(axis)
    if range.upperBound > range.lowerBound { return true }
    guard bounces(axis) else { return false }
    return axis == .horizontal
      ? alwaysBounceHorizontal : alwaysBounceVertical || pulledControl != nil
  }

  /// Whether the content can follow a movement of fingers.
  func canScroll(along way: CGPoint) -> Bool {
    let (isWide, isHigh) = (scrolls(.horizontal), scrolls(.vertical))
    if isWide == isHigh || way == .zero { return isWide || isHigh }
    return abs(way.x) > abs(way.y) ? isWide : isHigh
  }

  /// Whether the views that have received the touches let scrolling take them over.
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
