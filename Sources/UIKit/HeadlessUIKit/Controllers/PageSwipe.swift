import Foundation

/// The gestures that turn the pages of a page view controller with the style `pageCurl`, and their animation.
///
/// A gesture begins if the data source provides a page on that side. The page turns if the finger is lifted beyond the
/// middle, or moves fast enough. The thresholds of distance and speed are assumptions.
@MainActor
final class PageSwipe: NSObject, NibConnectable {
  /// The minimum speed at which a finger turns the page regardless of distance, in points per second.
  private static let speed: CGFloat = 300

  /// A turn that a finger controls.
  private struct Turn {
    let interaction: UIPercentDrivenInteractiveTransition
    let old: [UIViewController]
  }

  /// The area at each side where a tap turns a page with the style `pageCurl`. The size is an assumption; Apple's
  /// documentation only says that a tap can turn pages.
  private static let edge: CGFloat = 0.2

  private weak var book: UIPageViewController?
  let gesture = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// The pages that the gesture leads to, set when it is about to begin.
  private var next: [UIViewController] = []
  /// The direction of the finger along the axis of the pages; −1 means to the left or up.
  private var way: CGFloat = -1
  private var turn: Turn?

  init(_ book: UIPageViewController) {
    self.book = book
    super.init()
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
    gesture.addTarget(self, action: "handlePan:")
    tap.delegate = self
    tap.addTarget(self, action: "handleTap:")
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", PageSwipe.handlePan)
    nib.action("handleTap:", PageSwipe.handleTap)
  }

  /// Adds the recognizers to a view, unless the app has added them to another one.
  func attach(to view: UIView) {
    if gesture.view == nil { view.addGestureRecognizer(gesture) }
    if tap.view == nil, book?.transitionStyle == .pageCurl { view.addGestureRecognizer(tap) }
  }

  // MARK: Turning

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let book else { return }
    let part = max(along(pan.translation(in: book.view)) * way, 0) / length
    switch pan.state {
    case .began:
      begin(in: book)
      turn?.interaction.update(part)
    case .changed: turn?.interaction.update(part)
    case .ended:
      let speed = along(pan.velocity(in: book.view)) * way
      let turns = speed > Self.speed || speed > -Self.speed && part > 0.5
      if turns { turn?.interaction.finish() } else { turn?.interaction.cancel() }
    case .cancelled, .failed: turn?.interaction.cancel()
    default: break
    }
  }

  private func handleTap(_ tap: UITapGestureRecognizer) {
    if let book { turnPages(of: book) }
  }

  /// Turns to the next pages with an animation that no finger controls.
  func turnPages(of book: UIPageViewController) {
    let (old, new) = (book.viewControllers ?? [], next)
    next = []
    guard !new.isEmpty else { return }
    book.delegate?.pageViewController(book, willTransitionTo: new)
    book.turn(
      to: new, by: { nil },
      completion: { [weak book] in
        guard let book else { return }
        book.delegate?.pageViewController(
          book, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
      })
  }

  /// Requests the pages on a side from the data source.
  /// - Returns: Whether there are any.
  func findPages(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    next = book?.pages(direction) ?? []
    return !next.isEmpty
  }

  private func begin(in book: UIPageViewController) {
    let (old, new) = (book.viewControllers ?? [], next)
    next = []
    guard !new.isEmpty else { return }
    // A turn that is still in progress ends immediately.
    ControllerTransition.settle(book)
    book.delegate?.pageViewController(book, willTransitionTo: new)
    let turn = Turn(interaction: UIPercentDrivenInteractiveTransition(), old: old)
    self.turn = turn
    book.turn(to: new) { TransitionMakers(self) { _ in turn.interaction } }
    // If animations are off, the page has already turned.
    if book.transition == nil { animationEnded(true) }
  }

  private var isHorizontal: Bool { book?.navigationOrientation != .vertical }

  /// Returns the component along the axis of the pages, in points.
  private func along(_ way: CGPoint) -> CGFloat {
    isHorizontal ? way.x : way.y
  }

  /// The distance that a finger moves to turn a page, in points.
  private var length: CGFloat {
    let size = book?.viewIfLoaded?.bounds.size ?? .zero
    return max(isHorizontal ? size.width : size.height, 1)
  }
}

extension PageSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let book, turn == nil || book.transition?.coordinator.isCancelled == false
    else { return false }
    if gestureRecognizer === tap {
      let place = along(tap.location(in: book.view)) / length
      guard place < Self.edge || place > 1 - Self.edge else { return false }
      return findPages((place > 0.5) != isMirrored ? .forward : .reverse)
    }
    let path = gesture.translation(in: book.view)
    let (main, across) = isHorizontal ? (path.x, path.y) : (path.y, path.x)
    guard abs(main) > abs(across) else { return false }
    way = main < 0 ? -1 : 1
    return findPages((way < 0) != isMirrored ? .forward : .reverse)
  }

  private var isMirrored: Bool {
    isHorizontal && book?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension PageSwipe: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ControllerTransition.usualDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let distance = length * way
    let end = isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    DrivenSlide.run(
      transitionContext, old: end, new: CGPoint(x: -end.x, y: -end.y), isBehind: false,
      transitionDuration(using: transitionContext))
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let turn else { return }
    self.turn = nil
    guard let book else { return }
    book.delegate?.pageViewController(
      book, didFinishAnimating: true, previousViewControllers: turn.old,
      transitionCompleted: transitionCompleted)
  }
}
