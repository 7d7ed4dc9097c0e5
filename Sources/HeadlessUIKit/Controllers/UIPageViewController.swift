public import Foundation

/// Controllers that are pages of a book.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction of reading.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Where pages are bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// How pages lie.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine; that of a book follows its style here.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points; pages have none here.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// A book without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .pageCurl ? .min : .none
    super.init(nibName: nil, bundle: nil)
  }

  /// A book from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    transitionStyle = nib.enumeration("UITransitionStyle") ?? .pageCurl
    navigationOrientation =
      nib.enumeration("UINavigationOrientation") ?? .horizontal
    spineLocation =
      nib.enumeration("UISpineLocation")
      ?? (transitionStyle == .pageCurl ? .min : .none)
    super.init(coder: coder)
    isDoubleSided = nib.bool("UIPageViewControllerDoubleSided") ?? false
  }

  /// The way that pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Turns pages by a finger, where there is a data source.
  private lazy var swipe = PageSwipe(self)

  /// The gestures that turn pages of the style `pageCurl`; pages of the style `scroll` have none to show.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [swipe.gesture] : []
  }

  /// The pages that are seen, or are about to be.
  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Turns to other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    var way = ChildExchange.pages(transitionStyle)
    way.animated = animated
    exchange(viewControllers ?? [], way, completion: { _, _ in completion?(true) })
  }

  /// Turns to pages with the app's objects.
  func turn(to pages: [UIViewController], by makers: @escaping () -> TransitionMakers?) {
    var way = ChildExchange.pages(transitionStyle)
    way.animated = true
    way.makers = { _, _ in makers() }
    exchange(pages, way)
  }

  /// As many pages as are seen, on a side of them; none where the data source has fewer.
  func pages(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource, let shown = viewControllers else { return [] }
    var pages: [UIViewController] = []
    var edge = direction == .forward ? shown.last : shown.first
    while pages.count < shown.count, let page = edge {
      edge =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let edge else { return [] }
      pages.append(edge)
    }
    return direction == .forward ? pages : pages.reversed()
  }

  override var shownChildren: [UIViewController]? { children }

  override func placeChildren() {
    swipe.attach(to: view)
    for page in children where !page.isCovered { fill(view, with: page) }
  }

  override func layOutContainer() {
    // The views of a turn that is under way are in a container of their own.
    for child in children where child.viewIfLoaded?.superview === view {
      child.viewIfLoaded?.frame = view.bounds
    }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPageViewController.dataSource)
    nib.delegate("delegate", \UIPageViewController.delegate)
  }
}

/// The pages before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a page view controller; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a gesture turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a gesture, with whether it has turned the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
