import Foundation

/// The finger that drags a sheet: from one of its heights to another, or down to dismiss it.
///
/// Where a sheet goes when the finger lets go, and what is swift, is believed. Source of the rest: Apple's
/// documentation of `UISheetPresentationController` and of `presentationControllerDidAttemptToDismiss(_:)`.
@MainActor
final class SheetDrag: NSObject, NibConnectable {
  /// The speed from which a finger moves the sheet on wherever it is, in points per second.
  private static let speed: CGFloat = 300
  /// The time that the sheet takes to reach its final position, in seconds.
  static let length: TimeInterval = 0.3

  private unowned let sheet: UISheetPresentationController
  let gesture = UIPanGestureRecognizer(target: nil, action: nil)
  /// The top edge of the sheet when the finger came, in the window; nil while no finger drags it.
  private var start: CGFloat?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    gesture.maximumNumberOfTouches = 1
    gesture.delegate = self
    gesture.addTarget(self, action: "handlePan:")
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", SheetDrag.handlePan)
  }

  /// Takes part in the gestures of the presented view.
  func attach(to view: UIView) {
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
  }

  private var view: UIView? { sheet.presentedView }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view, let window = view.window else {
      start = nil
      return
    }
    switch pan.state {
    case .began:
      start = view.frame.minY
      follow(pan.translation(in: window).y)
    case .changed: follow(pan.translation(in: window).y)
    case .ended: releaseFinger(pan.translation(in: window).y, pan.velocity(in: window).y)
    case .cancelled, .failed: releaseFinger(0, 0)
    default: break
    }
  }

  /// The sheet follows the finger; above its largest height, and below its lowest one where it cannot be dismissed, it
  /// moves with resistance, as scroll views do.
  private func follow(_ way: CGFloat) {
    guard let start, let view, let window = view.window else { return }
    let tops = sheet.tops
    guard let highest = tops.first?.top, let lowest = tops.last?.top else { return }
    var top = start + way
    if top < highest {
      top = highest - RubberBand.shown(highest - top, in: window.bounds.height)
    } else if top > lowest, sheet.presentedViewController.isModalInPresentation {
      top = lowest + RubberBand.shown(top - lowest, in: window.bounds.height)
    }
    view.frame = sheet.frame(withTop: top)
  }

  private func releaseFinger(_ way: CGFloat, _ speed: CGFloat) {
    guard let start else { return }
    self.start = nil
    let tops = sheet.tops
    guard let lowest = tops.last, let window = view?.window else { return }
    let top = start + way
    let ends = tops.map(\.top) + [window.bounds.maxY]
    let end: CGFloat? =
      speed > Self.speed
      ? ends.first { $0 > top }
      : speed < -Self.speed
        ? ends.last { $0 < top } : ends.min { abs($0 - top) < abs($1 - top) }
    if let rest = tops.first(where: { $0.top == end ?? ends[0] }) {
      return sheet.rest(at: rest.detent)
    }
    sheet.swipeAway()
    if !sheet.presentedViewController.isBeingDismissed, view?.window != nil {
      sheet.rest(at: lowest.detent)
    }
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  /// A finger drags the sheet up or down, where no scroll view under it can scroll that way.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let window = view.window, sheet.isShown else { return false }
    let way = gesture.translation(in: window)
    guard abs(way.y) > abs(way.x) else { return false }
    var hit = window.hitTest(gesture.location(in: window), with: nil)
    while let here = hit, here !== view {
      if let scroll = here as? UIScrollView, scroll.isScrollEnabled, !gives(scroll, way.y) {
        return false
      }
      hit = here.superview
    }
    return true
  }

  /// Whether a scroll view leaves a movement to the sheet: at its top edge, where the sheet goes down, or can go up.
  private func gives(_ scroll: UIScrollView, _ way: CGFloat) -> Bool {
    guard scroll.canScroll(along: CGPoint(x: 0, y: way)) else { return true }
    guard scroll.contentOffset.y <= scroll.minimumOffset.y else { return false }
    if way > 0 { return true }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && (sheet.tops.first?.top ?? 0) < (view?.frame.minY ?? 0)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view is UIScrollView }
}
