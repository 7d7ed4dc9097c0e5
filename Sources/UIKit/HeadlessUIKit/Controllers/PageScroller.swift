import Foundation

/// The scroll view of a page view controller with the style `scroll`.
///
/// The visible page is in the middle of the content, and the next page is on one of its sides. At the end of a turn,
/// the new page moves to the middle, and the content offset is reset.
@MainActor
final class PageScroller: UIScrollView {
  private weak var book: UIPageViewController?
  /// Contains the view of the visible page.
  let middle = UIView()
  /// The distance between pages, in points.
  private let spacing: CGFloat
  private let isVertical: Bool
  private var turn: PageTurn?
  /// Whether the current turn ends at the new page.
  private var willTurn = false
  /// The pages that the drag leads to, set when a drag is about to begin.
  private var coming: (pages: [UIViewController], isForward: Bool) = ([], true)

  init(_ book: UIPageViewController, spacing: CGFloat) {
    self.book = book
    self.spacing = max(spacing, 0)
    isVertical = book.navigationOrientation == .vertical
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    decelerationRate = .fast
    alwaysBounceVertical = isVertical
    alwaysBounceHorizontal = !isVertical
    addSubview(middle)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// The length of a page including the space after it, in points.
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  private func point(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Sets the frame. The view is wider than a page: half of the space between pages is on each side of the page.
  func place(in room: CGRect) {
    let wanted = room.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    if frame != wanted { frame = wanted }
    let step = point(length)
    let size = CGSize(width: bounds.width + 2 * step.x, height: bounds.height + 2 * step.y)
    if contentSize != size { contentSize = size }
    let half = point(spacing / 2)
    let page = CGRect(
      x: step.x + half.x, y: step.y + half.y, width: room.width, height: room.height)
    if middle.frame != page { middle.frame = page }
    if turn == nil, !isDragging, driver.motion == nil { contentOffset = step }
  }

  /// The sign of the change in offset that shows the pages of a direction.
  private func sign(isForward: Bool) -> CGFloat {
    let isMirrored =
      !isVertical
      && (book?.viewIfLoaded ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isForward != isMirrored ? 1 : -1
  }

  /// The distance from the visible page to the next one, in points.
  func way(isForward: Bool) -> CGPoint { point(sign(isForward: isForward) * length) }

  // MARK: Fingers

  /// Begins a drag along the pages, and requests the pages on the side that the drag shows.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(recognizer) else { return false }
    guard recognizer === panGestureRecognizer else { return true }
    guard let book, book.dataSource != nil else { return false }
    let path = panGestureRecognizer.translation(in: self)
    let (main, across) = isVertical ? (path.y, path.x) : (path.x, path.y)
    guard abs(main) > abs(across) else { return false }
    let isForward = (main < 0 ? 1 : -1) == sign(isForward: true)
    coming = (book.pages(isForward ? .forward : .reverse), isForward)
    allow(coming.pages.isEmpty ? 0 : sign(isForward: isForward))
    return true
  }

  /// Blocks the sides that have no page. At such a side, the content bounces, as at the end of the pages.
  private func allow(_ side: CGFloat) {
    let (before, after) = (side < 0 ? 0 : -length, side > 0 ? 0 : -length)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  override func draggingBegan() {
    guard let book, !coming.pages.isEmpty else { return }
    let (old, new) = (book.viewControllers ?? [], coming.pages)
    coming.pages = []
    book.delegate?.pageViewController(book, willTransitionTo: new)
    willTurn = false
    begin(PageTurn(self, from: old, isForward: coming.isForward, drive: .finger), to: new)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      guard let turn, length > 0 else { return }
      let part = (along(contentOffset) - length) / along(way(isForward: turn.isForward))
      turn.update(min(max(part, 0), 1))
    }
  }

  /// Returns the offset at which the content stops: the next page if the finger was fast enough or was lifted beyond
  /// the middle.
  override func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let turn else { return point(length) }
    let way = along(way(isForward: turn.isForward))
    let speed = along(velocity) * (way < 0 ? -1 : 1)
    let part = (along(contentOffset) - length) / way
    willTurn =
      speed > ScrollRules.pageSpeed || speed > -ScrollRules.pageSpeed && part > 0.5
    return point(willTurn ? length + way : length)
  }

  override func movementEnded() {
    guard !isDragging else { return }
    if let turn { turn.end(willTurn) } else { contentInset = .zero }
  }

  /// The content does not adjust to the insets, because they are used only to block a side.
  override var contentFollowsInsets: Bool { false }

  // MARK: Turns

  private func begin(_ turn: PageTurn, to pages: [UIViewController]) {
    guard let book else { return }
    // A turn that is still in progress ends immediately.
    ControllerTransition.settle(book)
    self.turn = turn
    book.turn(to: pages) { TransitionMakers(turn) { _ in turn.isInteractive ? turn : nil } }
    // If animations are off, the page has already turned.
    if book.transition == nil { ended(turn, isComplete: true) }
  }

  /// Returns the turn for pages that code shows with animation.
  func makers(isForward: Bool) -> TransitionMakers? {
    guard let book else { return nil }
    let turn = PageTurn(
      self, from: book.viewControllers ?? [], isForward: isForward, drive: .code)
    return TransitionMakers(turn) { _ in nil }
  }

  /// Turns to the pages on a side, as if the user dragged them.
  /// - Returns: Whether there are pages on that side.
  func turnPages(isForward: Bool) -> Bool {
    guard let book else { return false }
    let new = book.pages(isForward ? .forward : .reverse)
    guard !new.isEmpty else { return false }
    book.delegate?.pageViewController(book, willTransitionTo: new)
    begin(
      PageTurn(self, from: book.viewControllers ?? [], isForward: isForward, drive: .control),
      to: new)
    return true
  }

  /// Scrolls with animation to the page that a turn shows.
  func glide(_ turn: PageTurn) {
    self.turn = turn
    willTurn = true
    let way = way(isForward: turn.isForward)
    guard way != .zero else { return turn.end(true) }
    setContentOffset(
      CGPoint(x: point(length).x + way.x, y: point(length).y + way.y), animated: true)
  }

  /// Scrolls back to the middle after a turn.
  func ended(_ turn: PageTurn, isComplete: Bool) {
    guard self.turn === turn else { return }
    self.turn = nil
    contentInset = .zero
    setContentOffset(point(length), animated: false)
    guard let book, turn.drive != .code else { return }
    if turn.drive == .finger {
      book.indicator.follow(book, from: turn.old, isForward: turn.isForward)
    }
    book.delegate?.pageViewController(
      book, didFinishAnimating: true, previousViewControllers: turn.old,
      transitionCompleted: isComplete)
  }
}

/// A turn to another page. It is driven by a finger or an animation.
@MainActor
final class PageTurn: NSObject {
  /// The way in which a page is turned. The delegate is not notified of turns that code requests.
  enum Drive {
    case finger, control, code
  }

  let old: [UIViewController]
  let isForward: Bool
  let drive: Drive
  private weak var scroller: PageScroller?
  private var context: TransitionContext?

  init(_ scroller: PageScroller, from old: [UIViewController], isForward: Bool, drive: Drive) {
    self.scroller = scroller
    self.old = old
    self.isForward = isForward
    self.drive = drive
  }

  var isInteractive: Bool { drive == .finger }

  func update(_ part: CGFloat) {
    if isInteractive { context?.updateInteractiveTransition(part) }
  }

  /// Ends the turn at one of the two pages.
  func end(_ isComplete: Bool) {
    guard let context else { return }
    self.context = nil
    if isInteractive {
      if isComplete {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
    }
    context.completeTransition(isComplete)
  }

  /// Places the next page next to the visible one.
  private func placePages(_ context: any UIViewControllerContextTransitioning) {
    self.context = context as? TransitionContext
    guard let scroller, let new = context.viewController(forKey: .to) else { return }
    let way = scroller.way(isForward: isForward)
    new.view.frame = context.finalFrame(for: new).offsetBy(dx: way.x, dy: way.y)
    context.containerView.addSubview(new.view)
  }
}

extension PageTurn: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ScrollRules.animationLength }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    placePages(transitionContext)
    guard let scroller else { return end(true) }
    scroller.glide(self)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { placePages(transitionContext) }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    scroller?.ended(self, isComplete: transitionCompleted)
  }
}
