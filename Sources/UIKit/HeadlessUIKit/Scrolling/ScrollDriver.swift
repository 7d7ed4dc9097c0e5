import Foundation

/// Moves a scroll view's content: with the user's fingers, after their release, and for animated scrolling.
@MainActor
final class ScrollDriver: NSObject, NibConnectable {
  unowned let view: UIScrollView
  /// The current motion of the content without a finger; nil if it does not move.
  private(set) var motion: ScrollMotion?
  /// The offset that the fingers request, before resistance at the edges; nil if no finger is dragging.
  private var pulled: CGPoint?
  /// The content offset at the start of the drag.
  private(set) var dragStart = CGPoint.zero
  /// Whether the driver is setting the view's offset, and the view has not applied it yet.
  private var isSettingOffset = false
  /// The number of motions that were started or stopped.
  private var motionCount = 0
  /// Returns the offset at which animated scrolling should end, as far as the content is known; nil for the offset that
  /// was set.
  private var target: (() -> CGPoint?)?
  /// The axis to which the drag is locked; nil if it is not locked.
  private var lockedAxis: NSLayoutConstraint.Axis?

  init(_ view: UIScrollView) {
    self.view = view
    super.init()
  }

  private var delegate: (any UIScrollViewDelegate)? { view.scrollDelegate }

  /// Whether the content moves to an offset that code has set.
  var isAnimating: Bool {
    if case .animated = motion?.kind { true } else { false }
  }

  /// The decay constant of the content's speed, per second. Pages turn at the fast rate.
  private var rate: Double {
    Deceleration.constant(of: view.isPagingEnabled ? ScrollRules.pageRate : view.decelerationRate)
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", ScrollDriver.handlePan)
  }

  /// The description of the motion for lists of pending work.
  var summary: String {
    let name = "\(type(of: view))"
    return isAnimating ? "\(name) scrolling to an offset" : "\(name) slowing down"
  }

  // MARK: Fingers

  /// Stops content that is moving when a finger touches it.
  /// - Returns: Whether the content was slowing down.
  func touchDown() -> Bool {
    view.isTracking = true
    guard let motion else { return false }
    stop()
    if case .decelerating = motion.kind { return true }
    return false
  }

  func touchUp() { if !view.isDragging { view.isTracking = false } }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: drag(pan)
    case .ended:
      dismissKeyboard(pan)
      releaseFinger(speed: pan.velocity(in: view))
    case .cancelled, .failed: releaseFinger(speed: .zero)
    default: break
    }
  }

  /// Hides the keyboard if the mode is interactive and the finger is released over the keyboard while moving down.
  private func dismissKeyboard(_ pan: UIPanGestureRecognizer) {
    switch view.keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: return
    case .interactive, .interactiveWithAccessory: break
    }
    guard let window = view.window, HeadlessKeyboard.shared.isShown, pan.velocity(in: view).y >= 0
    else { return }
    let finger = window.convert(pan.location(in: window), to: nil as UIWindow?)
    if HeadlessKeyboard.shared.frame.contains(finger) { _ = window.endEditing(true) }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    stop()
    let way = pan.translation(in: view)
    lockedAxis = nil
    if view.isDirectionalLockEnabled, abs(way.x) != abs(way.y) {
      lockedAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    }
    // Movement before the drag was recognized does not move the content.
    pan.setTranslation(.zero, in: view)
    dragStart = view.contentOffset
    pulled = unbound(view.contentOffset)
    view.isTracking = true
    view.isDragging = true
    view.indicators.show()
    view.draggingBegan()
    switch view.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: _ = view.window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
    delegate?.scrollViewWillBeginDragging(view)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard var offset = pulled else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)
    if lockedAxis != .vertical, view.scrolls(.horizontal) { offset.x -= way.x }
    if lockedAxis != .horizontal, view.scrolls(.vertical) { offset.y -= way.y }
    pulled = offset
    setOffset(bound(offset))
    view.pulledControl?.pulled(by: view.minimumOffset.y - view.contentOffset.y)
  }

  /// Sets the view's offset for a drag or a motion.
  private func setOffset(_ offset: CGPoint) {
    isSettingOffset = true
    view.contentOffset = offset
    isSettingOffset = false
  }

  /// Returns whether the driver is the source of the offset that the view is about to apply.
  ///
  /// The delegate may set other offsets as soon as the view has applied this one.
  func takesOwnOffset() -> Bool {
    defer { isSettingOffset = false }
    return isSettingOffset
  }

  /// Lets a drag or a deceleration continue from an offset that code is about to set.
  func offsetChanges(to offset: CGPoint) {
    let old = view.contentOffset
    let distance = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    dragStart = CGPoint(x: dragStart.x + distance.x, y: dragStart.y + distance.y)
    if pulled != nil { pulled = unbound(offset) }
    guard let motion, case .decelerating = motion.kind else { return }
    move(motion.kind.moved(at: motionTime - motion.start.seconds, by: distance, in: view))
  }

  /// Ends a drag: the content slows down, turns to a page or bounces back to an edge.
  /// - Parameter speed: The speed of the finger, in points per second.
  private func releaseFinger(speed: CGPoint) {
    guard pulled != nil else { return }
    pulled = nil
    var velocity = CGPoint(
      x: view.scrolls(.horizontal) && lockedAxis != .vertical ? -speed.x : 0,
      y: view.scrolls(.vertical) && lockedAxis != .horizontal ? -speed.y : 0)
    if abs(velocity.x) < 1 { velocity.x = 0 }
    if abs(velocity.y) < 1 { velocity.y = 0 }
    let rate = rate
    let offset = view.contentOffset
    let natural = CGPoint(x: offset.x + velocity.x / rate, y: offset.y + velocity.y / rate)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.proposedTarget(natural, velocity: perMillisecond, dragStart: dragStart)
    let count = motionCount
    delegate?.scrollViewWillEndDragging(
      view, withVelocity: perMillisecond, targetContentOffset: &target)
    view.isDragging = false
    view.isTracking = false
    // The delegate may have moved the content.
    let placed = view.contentOffset
    let isFree = target == view.bounded(natural) && !view.isPagingEnabled
    let x = deceleration(.horizontal, target.x, isFree, velocity.x, rate)
    let y = deceleration(.vertical, target.y, isFree, velocity.y, rate)
    let moves = x.end != placed.x || y.end != placed.y || x.duration > 0 || y.duration > 0
    delegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
    let distance = CGPoint(x: view.contentOffset.x - placed.x, y: view.contentOffset.y - placed.y)
    view.pulledControl?.releaseFinger()
    // The delegate may scroll or stop the content instead.
    guard moves, pulled == nil, count == motionCount else {
      if pulled == nil {
        view.indicators.hide(after: IndicatorRules.rest)
        if motion == nil { view.movementEnded() }
      }
      return
    }
    view.isDecelerating = true
    // The motion exists before the delegate is notified, so that the delegate can stop it.
    move(ScrollMotion.Kind.decelerating(x, y).moved(at: 0, by: distance, in: view))
    delegate?.scrollViewWillBeginDecelerating(view)
  }

  private func deceleration(
    _ axis: NSLayoutConstraint.Axis, _ target: CGFloat, _ isFree: Bool, _ speed: CGFloat,
    _ rate: Double
  ) -> Deceleration {
    let offset = axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
    let range = view.offsetRange(axis)
    // A finger at rest leaves the content where it is, even between two pixels.
    let rests = isFree && speed == 0 && target == offset
    if !isFree || rests, range.contains(offset), range.contains(target) {
      return Deceleration(from: Double(offset), to: Double(target), rate: rate)
    }
    // Content that was pulled past an edge always bounces back to it.
    let speed = isFree || !range.contains(offset) ? speed : (target - offset) * CGFloat(rate)
    return Deceleration(
      from: Double(offset), speed: Double(speed), rate: rate,
      range: Double(range.lowerBound)...Double(range.upperBound), bounces: view.bounces(axis)
    ).aligned(toScale: view.contentScaleFactor)
  }

  // MARK: Moving

  /// Scrolls to an offset with animation.
  func animate(to offset: CGPoint, isToTop: Bool = false) {
    stop()
    guard UIView.areAnimationsEnabled else {
      view.contentOffset = offset
      return finish(.animated(from: offset, to: offset, isToTop: isToTop))
    }
    move(.animated(from: view.contentOffset, to: offset, isToTop: isToTop))
  }

  /// Makes animated scrolling follow a target that may move while content comes into view.
  func follow(_ target: @escaping () -> CGPoint?) { if isAnimating { self.target = target } }

  /// Makes animated scrolling end where its target is after a layout.
  func targetMayHaveMoved() {
    guard let end = target?(), isAnimating, end != motion?.end else { return }
    let now = HeadlessEnvironment.current.part(ScrollMotions.self).now
    motion?.bend(to: end, from: view.contentOffset, at: now)
  }

  /// Lays out what came into view at the end of animated scrolling, and follows the target.
  private func reachTarget() {
    let count = motionCount
    for _ in 0..<LayoutLimits.rounds where target != nil {
      view.layoutIfNeeded()
      guard count == motionCount, let end = motion?.end, end != view.contentOffset else { return }
      setOffset(end)
    }
  }

  /// Keeps the end of the motion within the range, which may have shrunk.
  func rangeChanged() {
    guard let motion, case .decelerating = motion.kind else { return }
    let end = view.bounded(motion.end)
    if end != motion.end { slow(to: end) }
  }

  /// Makes the content slow down to another target.
  private func slow(to target: CGPoint) {
    let rate = rate
    let offset = view.contentOffset
    move(
      .decelerating(
        Deceleration(from: Double(offset.x), to: Double(target.x), rate: rate),
        Deceleration(from: Double(offset.y), to: Double(target.y), rate: rate)))
  }

  private func move(_ kind: ScrollMotion.Kind) {
    let motions = HeadlessEnvironment.current.part(ScrollMotions.self)
    motionCount += 1
    motion = ScrollMotion(kind: kind, start: motions.now)
    view.indicators.show()
    motions.add(self)
  }

  /// Sets the content offset for a point in time.
  func sample(at time: ClockTime) {
    guard let motion else { return }
    guard motion.isOver(at: time) else {
      setOffset(view.pixelAligned(motion.offset(at: time)))
      return
    }
    // The last offset is the exact target, not rounded to pixels. The delegate may start another motion at that point.
    let count = motionCount
    setOffset(motion.end)
    reachTarget()
    guard count == motionCount else { return }
    self.motion = nil
    target = nil
    finish(motion.kind)
  }

  /// The time of the environment, in seconds.
  private var motionTime: Double {
    HeadlessEnvironment.current.part(ScrollMotions.self).now.seconds
  }

  /// Stops the motion at the current offset.
  func stop() {
    motionCount += 1
    guard let kind = motion?.kind else { return }
    (motion, target) = (nil, nil)
    finish(kind)
  }

  private func finish(_ kind: ScrollMotion.Kind) {
    view.indicators.hide(after: IndicatorRules.rest)
    switch kind {
    case .decelerating:
      view.isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(view)
    case .animated(_, _, isToTop: true): delegate?.scrollViewDidScrollToTop(view)
    case .animated: delegate?.scrollViewDidEndScrollingAnimation(view)
    }
    if motion == nil { view.movementEnded() }
  }

  // MARK: Edges

  /// Returns the visible offset, given the one that the fingers request.
  ///
  /// Past the edges, content follows the fingers with increasing resistance.
  private func bound(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: bound(offset.x, .horizontal), y: bound(offset.y, .vertical))
  }

  private func bound(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = view.offsetRange(axis)
    guard !range.contains(offset) else { return offset }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    guard view.bounces(axis) else { return edge }
    return edge + RubberBand.shown(offset - edge, in: view.length(axis))
  }

  /// Returns the offset that the fingers must have requested, given the visible one.
  private func unbound(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: unbound(offset.x, .horizontal), y: unbound(offset.y, .vertical))
  }

  private func unbound(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = view.offsetRange(axis)
    guard !range.contains(offset), view.bounces(axis) else { return offset }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    return edge + RubberBand.pull(offset - edge, in: view.length(axis))
  }
}
