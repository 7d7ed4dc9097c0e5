public import Foundation

/// A control with a row of dots that represent pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPage = -1 {
    didSet { if storedPage != oldValue { progress?.pageChanged() } }
  }
  open var numberOfPages = 0 {
    didSet {
      // Source: the tests of a public paging library, which removes all pages.
      if numberOfPages != oldValue { storedPage = max(existing(storedPage), 0) }
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the control is invisible for a single page.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// Stored only, as since iOS 14, where it is deprecated.
  open var defersCurrentPageDisplay = false
  /// The style of the background behind the dots. The background is not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag over the dots changes the page. It is an assumption that one page corresponds to the distance
  /// between two dots.
  open var allowsContinuousInteraction = true
  /// The way in which the user is changing the page, for actions that the control sends.
  open private(set) var interactionState = InteractionState.none
  /// The progress of the current page; nil by default.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control = self
      progress?.pageChanged()
    }
  }
  /// The page, and the horizontal position at which a touch began.
  private var grip: (page: Int, x: CGFloat)?
  /// The image for the dots. It does not affect how the dots are drawn.
  open var preferredIndicatorImage: UIImage?
  /// The image for the dot of the current page. It does not affect how the dot is drawn.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var currentPageImages: [Int: UIImage] = [:]
  /// The direction of the row of dots; stored only, because the dots are always in a row from left to right.
  open var direction = Direction.natural

  /// The directions of the row of dots, with UIKit's raw values.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// Returns the image for the dot of a page when it is the current page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// Sets the image for the dot of a page when it is the current page. It does not affect how the dot is drawn.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageImages[page] = image
  }

  /// The style of the background behind the dots, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// The way in which the user is changing the page, with UIKit's raw values.
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// Creates a page control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    numberOfPages = nib.int("UINumberOfPages") ?? 0
    storedPage = existing(nib.int("UICurrentPage") ?? 0)
    hidesForSinglePage = nib.bool("UIHideForSinglePage") ?? false
    pageIndicatorTintColor = nib.object("UIPageIndicatorTintColor")
    currentPageIndicatorTintColor = nib.object("UICurrentPageIndicatorTintColor")
    defersCurrentPageDisplay = nib.bool("UIDefersCurrentPageDisplay") ?? false
  }

  /// The index of the current page, pinned to the existing pages: without pages, -1 in a new control or after a change of
  /// the index, and 0 after the last page has been removed.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = existing(newValue) }
  }

  /// The existing page that is nearest to a page; -1 if there is none.
  private func existing(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages, 0) - 1) }

  override var claimsTaps: Bool { true }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = (currentPage, touch.location(in: self).x)
    return true
  }

  /// Changes the page as a finger moves over the dots.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let grip else { return true }
    let way = touch.location(in: self).x - grip.x
    if interactionState == .none, abs(way) > PanRules.slop { setContinuous(true) }
    guard interactionState == .continuous else { return true }
    let pages = Int(nearest: (way / UIKitEra.current.pageDotStep).rounded())
    let wanted = grip.page + (isMirrored ? -pages : pages)
    let target = min(max(wanted, 0), max(numberOfPages - 1, 0))
    while storedPage != target {
      let next = storedPage + (target > storedPage ? 1 : -1)
      turn(to: next, event)
      // An action may have chosen another page.
      guard storedPage == next else { break }
    }
    return true
  }

  /// After a tap, turns to the next page, or to the previous one if the touch ends in the leading half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasContinuous = interactionState == .continuous
    endInteraction()
    guard !wasContinuous, let touch, isTouchInside else { return }
    let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
    interactionState = .discrete
    turn(to: storedPage + (isForward ? 1 : -1), event)
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { endInteraction() }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func endInteraction() {
    grip = nil
    if interactionState == .continuous { setContinuous(false) }
  }

  private func setContinuous(_ isContinuous: Bool) {
    interactionState = isContinuous ? .continuous : .none
    progress?.visibilityChanged()
  }

  /// Turns to a page, if it exists, and sends the actions.
  func turn(to page: Int, _ event: UIEvent? = nil) {
    let old = storedPage
    currentPage = page
    if storedPage != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered], event: event)
    }
  }

  open override var intrinsicContentSize: CGSize {
    UIKitEra.current.pageControlSize(dots: numberOfPages)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("numberOfPages", \UIPageControl.numberOfPages)
    nib.outlet("currentPage", \UIPageControl.currentPage)
    nib.outlet("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    nib.outlet("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    nib.outlet("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
  }
}
