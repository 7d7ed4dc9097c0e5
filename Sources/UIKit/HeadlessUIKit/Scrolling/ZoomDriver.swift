import Foundation

/// Zooms a scroll view's content with the user's fingers.
@MainActor
final class ZoomDriver: NSObject, NibConnectable {
  private unowned let view: UIScrollView
  /// The scale that the fingers request, which may exceed the limits.
  private var pinched: CGFloat = 1
  /// The last location of the fingers, in points of the content.
  private var place = CGPoint.zero

  init(_ view: UIScrollView) {
    self.view = view
    super.init()
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePinch:", ZoomDriver.handlePinch)
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let zoomed = view.scrollDelegate?.viewForZooming(in: view) else { return }
    switch pinch.state {
    case .began:
      view.isZooming = true
      view.isZoomBouncing = false
      pinched = view.zoomScale
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
      zoom(pinch)
    case .changed: zoom(pinch)
    case .ended, .cancelled, .failed: end(zoomed)
    default: break
    }
  }

  private func zoom(_ pinch: UIPinchGestureRecognizer) {
    place = pinch.location(in: view)
    pinched *= pinch.scale
    pinch.scale = 1
    let limit = limited(pinched)
    guard view.bouncesZoom else {
      pinched = limit
      return show(limit)
    }
    show(limit == pinched ? pinched : ZoomBand.shown(pinched, limit: limit))
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, view.minimumZoomScale), view.maximumZoomScale)
  }

  /// Shows a scale so that the content under the fingers stays in position.
  private func show(_ scale: CGFloat) {
    // Content that is smaller than the view moves the offset back to its edge.
    let (old, offset) = (view.zoomScale, view.contentOffset)
    view.showZoom(scale)
    let ratio = old > 0 ? view.zoomScale / old : 1
    let distance = CGPoint(x: place.x * (ratio - 1), y: place.y * (ratio - 1))
    place = CGPoint(x: place.x + distance.x, y: place.y + distance.y)
    view.contentOffset = view.bounded(
      CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
  }

  /// Ends the zoom. Content past its limits bounces back to them before the delegate is notified of the end.
  ///
  /// Source: Apple's documentation of `scrollViewDidEndZooming(_:with:atScale:)`, whose scale is within the limits, and
  /// developers' reports: the delegate is notified once with the scale at the limit, while the view is bouncing.
  private func end(_ zoomed: UIView) {
    guard view.isZooming else { return }
    view.isZooming = false
    let limit = limited(view.zoomScale)
    guard limit != view.zoomScale else { return notifyEnd(zoomed) }
    view.isZoomBouncing = true
    UIView.animate(
      withDuration: ScrollRules.animationLength, animations: { self.show(limit) },
      completion: { [weak self] _ in
        // Another pinch may have started in the meantime.
        guard let self, self.view.isZoomBouncing else { return }
        self.view.isZoomBouncing = false
        self.notifyEnd(zoomed)
      })
  }

  private func notifyEnd(_ zoomed: UIView) {
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: view.zoomScale)
  }
}

extension UIScrollView {
  /// Shows the content at a scale, which may exceed its limits.
  func showZoom(_ scale: CGFloat) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    // The top-left corner of the content stays in position, regardless of its anchor point.
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(
      x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
