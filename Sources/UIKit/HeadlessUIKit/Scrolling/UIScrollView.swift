public import Foundation

/// A view that shows a part of larger content; ``contentOffset`` is the origin of its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      KeyValueObservers.changed(self)
      followInsets()
      adjustOffset()
    }
  }
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      followInsets()
      setNeedsLayout()
    }
  }
  /// The alignment of content that is smaller than the view, as fractions of the free space: (0, 0) is the top left
  /// corner, and (1, 1) the bottom-right corner.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { adjustOffset() } }
  }
  /// The bars and corners of the device that add to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followInsets() } }
  }
  /// The last value of ``adjustedContentInset`` that the view has reported.
  var knownInset = UIEdgeInsets.zero

  /// The delegate for scrolling; subclasses expose it with their own type, see ``ScrollDelegation``.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateChanged() } }
  }

  /// Called after the delegate has changed.
  func scrollDelegateChanged() {}

  /// Positions the refresh control above the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let control = pulledControl, control.superview === self else { return }
    let height = control.heightShown
    let frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
  }

  /// The insets of both indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The guide for the rectangle of the content, which starts at the content's origin.
  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

  /// The guide for the frame of the scroll view, through which the content is visible.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

  // MARK: Scrolling

  /// Whether the user can scroll; this enables ``panGestureRecognizer``.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  /// Whether content may be pulled past its edges, along both axes.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  /// Whether a horizontal drag that starts at the end of the content moves an enclosing scroll view.
  ///
  /// Source: Apple's documentation. It is an assumption that the initial direction of a drag is decisive, and that an
  /// outer view handles the drag only if its content can move in that direction. Otherwise this view bounces.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag that starts at the end of the content moves an enclosing scroll view.
  ///
  /// See ``transfersHorizontalScrollingToParent``.
  open var transfersVerticalScrollingToParent = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether views in the content receive touches only after a drag can be ruled out: once the finger has stayed for
  /// 0.15 s, has left, or moves in a direction in which the content cannot move.
  open var delaysContentTouches = true
  /// Whether a drag may cancel touches that a view in the content has already received.
  open var canCancelContentTouches = true
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// A refresh control that code added as a subview, as apps did before ``refreshControl`` existed.
  weak var addedRefreshControl: UIRefreshControl?
  /// The refresh control that is moved by a pull.
  var pulledControl: UIRefreshControl? { refreshControl ?? addedRefreshControl }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The indicators; nil until they are needed.
  private var madeIndicators: ScrollIndicators?
  var indicators: ScrollIndicators {
    let indicators = madeIndicators ?? ScrollIndicators(self)
    madeIndicators = indicators
    return indicators
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { attachPinch() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { attachPinch() } }
  open var bouncesZoom = true
  /// The scale of the content, stored in the transform of the delegate's view.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { showZoom(min(max(newValue, minimumZoomScale), maximumZoomScale)) }
  }

  // MARK: Gestures

  /// The gesture recognizer for scrolling.
  public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer(
    target: nil, action: nil)
  /// The object that moves the content.
  private(set) lazy var driver = ScrollDriver(self)
  /// The gesture recognizer for zooming; nil if the minimum and maximum scales are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return pinch
  }
  private lazy var pinch = UIPinchGestureRecognizer(target: zoomDriver, action: "handlePinch:")
  /// The object that zooms the content.
  private lazy var zoomDriver = ZoomDriver(self)

  /// Whether a finger is touching the content.
  open internal(set) var isTracking = false
  /// Whether a finger is moving the content.
  open internal(set) var isDragging = false
  /// Whether the content keeps moving after a finger has released it.
  open internal(set) var isDecelerating = false
  open internal(set) var isZooming = false
  /// Whether the content is bouncing back to its minimum or maximum scale.
  open internal(set) var isZoomBouncing = false

  /// Whether ``setContentOffset(_:animated:)`` or another method is moving the content with animation.
  open var isScrollAnimating: Bool { driver.isAnimating }
  /// The number of animated zooms that have not ended.
  private var zoomAnimations = 0
  /// Whether ``setZoomScale(_:animated:)`` or ``zoom(to:animated:)`` is zooming the content with animation.
  open var isZoomAnimating: Bool { zoomAnimations > 0 }

  /// Creates an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    attachPan()
  }

  /// Creates a scroll view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachPan()
    decodeScrolling(coder.nib)
  }

  private func attachPan() {
    panGestureRecognizer.addTarget(driver, action: "handlePan:")
    (panGestureRecognizer as? UIScrollViewPanGestureRecognizer)?.driver = driver
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Adds or removes the pinch recognizer, depending on whether the view can zoom.
  private func attachPinch() {
    if minimumZoomScale < maximumZoomScale {
      if pinch.view !== self { addGestureRecognizer(pinch) }
    } else if pinch.view === self {
      removeGestureRecognizer(pinch)
    }
  }

  /// Called when a finger begins to scroll.
  func draggingBegan() {}

  /// Whether content at its leading edge stays there when the insets change.
  var contentFollowsInsets: Bool { true }

  /// Called after a finger or a motion has released the content, and nothing is moving it any longer.
  func movementEnded() {}

  // MARK: Layout

  /// The origin for layout; it is zero because scrolling does not change the layout of the content.
  override var contentOrigin: CGPoint { .zero }

  override var hasContentOfOwnSize: Bool { true }

  override func applySolvedContentSize(_ size: CGSize) { contentSize = size }

  /// Whether the view keeps its content clear of bars, as the scrolling root view of a screen does.
  override var movesContentOfSafeArea: Bool {
    (superview == nil || controller != nil) && contentInsetAdjustmentBehavior != .never
  }

  // MARK: Moving

  /// The visible part of the content; changing the origin scrolls.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != newValue.size { boundsSizeChanged() }
      if old != newValue { madeIndicators?.follow() }
      guard old.origin != newValue.origin else { return }
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Called when the view's size has changed.
  func boundsSizeChanged() {
    followInsets()
    adjustOffset()
  }

  /// The point of the content at the view's top-left corner, in points.
  ///
  /// If code sets the offset during a drag or a deceleration, the movement continues from that offset.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwn = driver.takesOwnOffset()
      guard newValue != bounds.origin else { return }
      if !isOwn { driver.offsetChanges(to: newValue) }
      bounds.origin = newValue
    }
  }

  /// Scrolls the content to an offset; an animation runs on the environment's clock.
  ///
  /// The content stops decelerating. Notifies the delegate at the end of an animation. If the content already has the
  /// offset, nothing is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Nothing moves outside a window, so the content is there at once.
    guard animated, window != nil else {
      driver.stop()
      self.contentOffset = contentOffset
      return
    }
    if contentOffset == self.contentOffset {
      driver.stop()
    } else {
      driver.animate(to: contentOffset)
    }
  }

  /// Scrolls the content by the smallest distance that makes a part of it visible.
  /// - Parameter rect: A rectangle in the content's coordinates. If it is larger than the visible part, its top left
  ///   corner is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let content = CGRect(origin: .zero, size: contentSize)
    let rect = contentSize == .zero ? rect : rect.intersection(content)
    guard !rect.isNull else { return }
    func moved(_ least: CGFloat, _ most: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if least < from { return least - from }
      return most > to ? min(most - to, least - from) : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
    setContentOffset(offset, animated: animated)
  }

  /// Returns the offset at which a list's layout wants content to stop, given the proposed one.
  func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Whether the view scrolls when the user drags something near its edges, as lists do.
  var scrollsUnderDrags: Bool { false }

  /// Stops a deceleration or an animated scroll at the current position, and completes an animated zoom.
  open func stopScrollingAndZooming() {
    driver.stop()
    scrollDelegate?.viewForZooming(in: self)?.layer.removeAllAnimations()
  }

  /// Shows the indicators when code changes the content offset.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    indicators.show()
    changes()
    indicators.hide(after: IndicatorRules.rest)
  }

  /// Flashes the indicators.
  open func flashScrollIndicators() {
    indicators.show()
    indicators.hide(after: IndicatorRules.flash)
  }

  /// Sets the scale of the content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated {
      zoom { self.zoomScale = scale }
    } else {
      zoomScale = scale
    }
  }

  /// Zooms with animation, and then notifies the delegate.
  private func zoom(_ change: @escaping () -> Void) {
    zoomAnimations += 1
    UIView.animate(withDuration: ScrollRules.animationLength, animations: change) {
      [weak self] _ in
      guard let self else { return }
      zoomAnimations -= 1
      scrollDelegate?.scrollViewDidEndZooming(
        self, with: scrollDelegate?.viewForZooming(in: self), atScale: zoomScale)
    }
  }

  /// Zooms so that a part of the content fills the view and is centered in it.
  /// - Parameter rect: A rectangle in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let change = {
      self.zoomScale = min(self.bounds.width / rect.width, self.bounds.height / rect.height)
      let scale = self.zoomScale
      let offset = CGPoint(
        x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2)
      self.setContentOffset(self.bounded(offset), animated: false)
    }
    if animated { zoom(change) } else { change() }
  }

  /// The content insets, including the areas that bars, corners and a refresh control cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = insetsWithSafeArea
    if let control = pulledControl, control.isRefreshing { inset.top += control.heightShown }
    return inset
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Updates the content insets for the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInsets()
  }

  /// Returns whether a view in the content receives new touches; called just before it would.
  ///
  /// Source: Apple's documentation of the method.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Returns whether a drag may cancel the touches of a view in the content; true for all views except controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a gesture may begin; scrolling requires content that can move, and does not cancel touches of controls.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return canScroll(along: panGestureRecognizer.translation(in: self))
      && mayTakeTouches(of: recognizer)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerScrolling(nib)
  }
}
