public import Foundation

/// A view that shows a part of a larger content: ``contentOffset`` is the origin of its bounds.
@MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether bars and corners of the device add to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The delegate for scrolling, under the name that the class uses for it; see ``ScrollDelegation``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

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

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// How much the content is enlarged, by the transform of the delegate's view.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set {
      guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      contentSize = view.frame.size
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  // MARK: Gestures

  /// What scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// What zooms; nil if there is nothing to zoom to.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return pinch
  }
  private lazy var pinch = UIPinchGestureRecognizer(target: nil, action: nil)

  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open private(set) var isZooming = false

  /// A scroll view without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// A scroll view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(panGestureRecognizer)
    decodeScrolling(coder.nib)
  }

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

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls the content to an offset at once, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content as little as is needed to show a part of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func moved(_ least: CGFloat, _ most: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if least < from { return least - from }
      return most > to ? min(most - to, least - from) : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
    setContentOffset(offset, animated: animated)
  }

  /// Shows the indicators for a moment, which nothing sees here.
  open func flashScrollIndicators() {}

  /// Enlarges the content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// The content's insets with what bars and corners of the device cover.
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

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
    return canScroll && mayTakeTouches(of: recognizer)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerScrolling(nib)
  }
}
