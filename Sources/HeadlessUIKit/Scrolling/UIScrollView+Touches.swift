import Foundation

extension UIScrollView {
  /// Whether the content is larger than the visible part, or bounces anyway.
  var canScroll: Bool {
    let inset = adjustedContentInset
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    return contentSize.width > width || contentSize.height > height
      || bounces && (alwaysBounceHorizontal || alwaysBounceVertical)
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
