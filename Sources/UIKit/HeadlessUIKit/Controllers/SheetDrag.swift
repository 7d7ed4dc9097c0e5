import Foundation

/// The gesture that drags a sheet from one of its heights to another, or down to dismiss it.
///
/// The height that a sheet moves to when the finger lifts, and ``speed``, are assumptions. Source of the rest: Apple's
/// documentation of `UISheetPresentationController` and of `presentationControllerDidAttemptToDismiss(_:)`.
@MainActor
final class SheetDrag: NSObject, NibConnectable {
  /// The speed above which the sheet moves to the next height in the finger's direction, in points per second.
  private static let speed: CGFloat = 300
  /// The duration of the movement to the final position, in seconds.
  static let length: TimeInterval = 0.3

  private unowned let sheet: UISheetPresentationController
  let gesture = UIPanGestureRecognizer(target: nil, action: nil)
  /// The top edge of the sheet when the drag began, in the window's coordinates; nil while no finger drags the sheet.
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

  /// Adds the gesture recognizer to the presented view.
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

  /// Moves the sheet with the finger: above its largest height, or below its smallest height if it cannot be dismissed,
  /// with resistance, as scroll views do.
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
  /// Whether a drag may begin: it is vertical, and no scroll view under the finger scrolls in that direction.
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

  /// Whether a scroll view leaves a movement to the sheet: it cannot scroll vertically, or it is at its top edge and
  /// the sheet moves down or can move up.
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
