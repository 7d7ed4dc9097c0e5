public import Foundation

/// A row of dots for pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPage = 0
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var defersCurrentPageDisplay = false
  /// How the background of the dots is shown; it is not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag over the dots changes the page; here only taps do.
  open var allowsContinuousInteraction = true
  /// The image of dots; dots are drawn all the same.
  open var preferredIndicatorImage: UIImage?

  /// How the background of the dots is shown, with UIKit's numbers.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// A control without pages.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A control from a nib.
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

  /// The page that is shown, from 0; one out of range becomes the nearest.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  override var claimsTaps: Bool { true }

  /// Goes one page on, or back where the touch ends before the middle.
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
