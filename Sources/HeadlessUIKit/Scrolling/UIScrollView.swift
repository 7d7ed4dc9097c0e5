public import Foundation

/// A view that shows a part of a larger content: ``contentOffset`` is the origin of its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      KeyValueObservers.changed(self)
      insetsChanged()
      adjustOffset()
    }
  }
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetsChanged()
      adjustOffset()
      setNeedsLayout()
    }
  }
  /// Whether bars and corners of the device add to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { safeAreaChanged() } }
  }
  /// The insets that the view has known last, with what bars cover.
  var knownInset = UIEdgeInsets.zero

  /// The delegate for scrolling, under the name that the class uses for it; see ``ScrollDelegation``.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateChanged() } }
  }

  /// Called when there is another delegate.
  func scrollDelegateChanged() {}

  // MARK: Scrolling

  /// Whether the user can scroll: whether ``panGestureRecognizer`` is enabled.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// A refresh control that code has added as a subview, as apps did before there was a property for it.
  weak var addedRefreshControl: UIRefreshControl?
  /// What a pull moves.
  var pulledControl: UIRefreshControl? { refreshControl ?? addedRefreshControl }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The indicators, once content was scrolled.
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
  /// How much the content is enlarged, by the transform of the delegate's view.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set {
      guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      // The content keeps its lead, wherever its anchor point is.
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = view.frame
      view.center = CGPoint(
        x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
      contentSize = view.frame.size
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  // MARK: Gestures

  /// What scrolls.
  public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer(
    target: nil, action: nil)
  /// What moves the content.
  private(set) lazy var driver = ScrollDriver(self)
  /// What zooms; nil if there is nothing to zoom to.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return pinch
  }
  private lazy var pinch = UIPinchGestureRecognizer(target: driver, action: "handlePinch:")

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content keeps moving after a finger has released it.
  open internal(set) var isDecelerating = false
  open internal(set) var isZooming = false

  /// A scroll view without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    attachPan()
  }

  /// A scroll view from a nib.
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

  /// Pinching is recognized where there is something to zoom to.
  private func attachPinch() {
    if minimumZoomScale < maximumZoomScale {
      if pinch.view !== self { addGestureRecognizer(pinch) }
    } else if pinch.view === self {
      removeGestureRecognizer(pinch)
    }
  }

  /// Called when a finger begins to scroll.
  func draggingBegan() {}

  // MARK: Layout

  /// Scrolling does not change the layout of the content.
  override var contentOrigin: CGPoint { .zero }

  override var hasContentOfOwnSize: Bool { true }

  override func takeSolvedContentSize(_ size: CGSize) { contentSize = size }

  /// A screen's root that scrolls moves its content out of the way of bars.
  override var movesContentOfSafeArea: Bool {
    (superview == nil || controller != nil) && contentInsetAdjustmentBehavior != .never
  }

  // MARK: Moving

  /// The part of the content that is seen; moving it scrolls.
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
    insetsChanged()
    adjustOffset()
  }

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// Moves the content to an offset, with animation in the clock's time.
  ///
  /// The delegate is called at the end of an animation, unless the content is there already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      driver.stop()
      self.contentOffset = contentOffset
      return
    }
    if contentOffset != self.contentOffset { driver.animate(to: contentOffset) }
  }

  /// Moves the content as little as is needed to show a part of it.
  /// - Parameter rect: In the content's coordinates. Of one that is larger than what is seen, the lead is shown.
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

  /// Where the layout of a list wants content to come to rest, for a place that is proposed.
  func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Whether the view scrolls while something is dragged near its edges, as lists do.
  var scrollsUnderDrags: Bool { false }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.show()
    indicators.hide(after: IndicatorRules.flash)
  }

  /// Enlarges the content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated {
      zoom { self.zoomScale = scale }
    } else {
      zoomScale = scale
    }
  }

  /// Zooms with animation; the delegate is called at its end.
  private func zoom(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: ScrollRules.animationLength, animations: change) {
      [weak self] _ in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(
        self, with: scrollDelegate?.viewForZooming(in: self), atScale: zoomScale)
    }
  }

  /// Enlarges the content so that a part of it fills the view, and shows that part in the middle.
  /// - Parameter rect: In the coordinates of the view that is zoomed.
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

  /// The content's insets with what bars and corners of the device cover.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = insetsWithSafeArea
    if let control = pulledControl, control.isRefreshing { inset.top += control.heightShown }
    return inset
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Follows bars and corners that cover more or less of the view.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanged()
  }

  /// Whether a touch goes to a view of the content rather than scrolling.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Whether scrolling may take a touch away from a view of the content: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Scrolling begins where there is something to scroll, and takes no touches from controls.
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
