public import Foundation

/// A controller whose child controllers are pages that the user turns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The animation that turns pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The place of the book's spine.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// The keys of the initializer's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine. Ignored: the spine follows the transition style.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points. Ignored: pages have no distance here.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .pageCurl ? .min : .none
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a nib.
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

  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The gesture that turns pages, if a data source is set.
  private lazy var swipe = PageSwipe(self)

  /// The gestures that turn pages of the style `pageCurl`; empty for the style `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [swipe.gesture] : []
  }

  /// The pages that are visible, or are about to be.
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

  /// Turns to pages with the animator and interaction that a closure returns.
  func turn(to pages: [UIViewController], by makers: @escaping () -> TransitionMakers?) {
    var way = ChildExchange.pages(transitionStyle)
    way.animated = true
    way.makers = { _, _ in makers() }
    exchange(pages, way)
  }

  /// Returns as many pages as are visible, on a side of them.
  ///
  /// Returns an empty array if the data source has fewer.
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
    // During a turn the views are in the transition's container.
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

/// Provides the pages before and after a page.
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
  /// Called after a gesture ends, with whether it turned the page.
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
