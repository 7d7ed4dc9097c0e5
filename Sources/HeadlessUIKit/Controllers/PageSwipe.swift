import Foundation

/// The pan gesture that turns the pages of a page view controller, and its animation.
///
/// It begins if the data source has a page on that side. The page turns if the finger lifts beyond the middle, or moves
/// fast enough. The thresholds of distance and speed are assumptions.
@MainActor
final class PageSwipe: NSObject, NibConnectable {
  /// The speed from which a finger turns the page regardless of distance, in points per second.
  private static let speed: CGFloat = 300

  /// A turn that a finger controls.
  private struct Turn {
    let interaction: UIPercentDrivenInteractiveTransition
    let old: [UIViewController]
  }

  private weak var book: UIPageViewController?
  let gesture = UIPanGestureRecognizer(target: nil, action: nil)
  /// The pages that the gesture leads to, set when it is about to begin.
  private var next: [UIViewController] = []
  /// The direction of the finger along the axis of the pages: −1 to the left or up.
  private var way: CGFloat = -1
  private var turn: Turn?

  init(_ book: UIPageViewController) {
    self.book = book
    super.init()
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
    gesture.addTarget(self, action: "handlePan:")
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", PageSwipe.handlePan)
  }

  /// Adds the gesture to a view.
  func attach(to view: UIView) {
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
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

  private func begin(in book: UIPageViewController) {
    let (old, new) = (book.viewControllers ?? [], next)
    next = []
    guard !new.isEmpty else { return }
    // A page that is still turning arrives immediately.
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
    let path = gesture.translation(in: book.view)
    let (main, across) = isHorizontal ? (path.x, path.y) : (path.y, path.x)
    guard abs(main) > abs(across) else { return false }
    way = main < 0 ? -1 : 1
    let isMirrored =
      isHorizontal && book.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    next = book.pages((way < 0) != isMirrored ? .forward : .reverse)
    return !next.isEmpty
  }
}

extension PageSwipe: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ControllerTransition.usualDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
      let target = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    new.frame = context.finalFrame(for: target)
    context.containerView.addSubview(new)
    let distance = length * way
    let isHorizontal = isHorizontal
    func shift(_ length: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: isHorizontal ? length : 0, y: isHorizontal ? 0 : length)
    }
    new.transform = shift(-distance)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: {
        old.transform = shift(distance)
        new.transform = .identity
      },
      completion: { _ in
        old.transform = .identity
        new.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
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
