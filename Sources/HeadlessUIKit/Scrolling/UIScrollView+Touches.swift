import Foundation

extension UIScrollView {
  /// Whether the content can be moved along an axis: it is larger than what is seen of it, or bounces all the same.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange(axis)
    if range.upperBound > range.lowerBound { return true }
    guard bounces else { return false }
    return axis == .horizontal
      ? alwaysBounceHorizontal : alwaysBounceVertical || pulledControl != nil
  }

  /// Whether a movement of fingers is one that the content can follow.
  func canScroll(along way: CGPoint) -> Bool {
    let (isWide, isHigh) = (scrolls(.horizontal), scrolls(.vertical))
    if isWide == isHigh || way == .zero { return isWide || isHigh }
    return abs(way.x) > abs(way.y) ? isWide : isHigh
  }

  /// Whether the views of the content let scrolling take the touches that they have.
  func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.tracked where touch.delivery.stage == .begun {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }
}

extension UIWindow {
  /// Scrolls to the top what a tap on the status bar scrolls: the only scroll view on the screen that lets it.
  /// - Returns: Whether there is such a view, its delegate lets it, and it is not at its top.
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
