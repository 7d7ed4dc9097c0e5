public import Foundation

/// A control with a row of dots that represent pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPage = 0
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the control is invisible for a single page.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var defersCurrentPageDisplay = false
  /// The style of the background behind the dots. The background is not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag over the dots changes the page. Only taps do here.
  open var allowsContinuousInteraction = true
  /// The image for the dots. It has no effect on their drawing.
  open var preferredIndicatorImage: UIImage?

  /// The style of the background behind the dots, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// Creates a page control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    numberOfPages = nib.int("UINumberOfPages") ?? 0
    storedPage = min(max(nib.int("UICurrentPage") ?? 0, 0), max(numberOfPages - 1, 0))
    hidesForSinglePage = nib.bool("UIHideForSinglePage") ?? false
    pageIndicatorTintColor = nib.object("UIPageIndicatorTintColor")
    currentPageIndicatorTintColor = nib.object("UICurrentPageIndicatorTintColor")
    defersCurrentPageDisplay = nib.bool("UIDefersCurrentPageDisplay") ?? false
  }

  /// The index of the current page, limited to the existing pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  override var claimsTaps: Bool { true }

  /// Goes to the next page, or to the previous one if the touch ends on the leading half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    let isForward = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let old = storedPage
    currentPage += isForward ? 1 : -1
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
