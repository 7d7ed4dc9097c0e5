import Foundation

extension UIView {
  /// Applies the autoresizing masks of the subviews after the size of the bounds has changed.
  ///
  /// For a view with a transform, this resizes the frame that it would have without the transform, so that restoring
  /// the old size also restores the center and bounds.
  func resizeSubviews(withOldSize old: CGSize) {
    let new = bounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      guard !view.autoresizingMask.isEmpty else { continue }
      let horizontal = MaskSpan(view, .horizontal, in: old.width).resized(to: new.width)
      let vertical = MaskSpan(view, .vertical, in: old.height).resized(to: new.height)
      view.setUntransformedFrame(
        CGRect(
          x: horizontal.start, y: vertical.start, width: horizontal.length,
          height: vertical.length))
    }
  }

  /// Sets the frame that the view would have without its transform.
  func setUntransformedFrame(_ rect: CGRect) {
    guard !transform.isIdentity else {
      frame = rect
      return
    }
    let anchor = layer.anchorPoint
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }
}
