public import Foundation
import ObjectFields

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

  /// The position of the book's spine.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// The keys for the initializer's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine: the raw value of a ``UIPageViewController/SpineLocation``, for the style `pageCurl`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points, for the style `scroll`.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  private let pageSpacing: CGFloat
  public internal(set) var spineLocation: SpineLocation
  private var hasBacks = false
  /// Whether pages have content on their backs; always true if the spine is in the middle, between two pages.
  ///
  /// When a page of a double-sided book with the spine at an edge turns, the data source is asked for two pages: the
  /// back of the turning page, which is not visible here, and the page below it.
  open var isDoubleSided: Bool {
    get { hasBacks || spineLocation == .mid }
    set { hasBacks = newValue }
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let number = options?[.spineLocation].flatMap { NibConversion.convert($0, to: Int.self) }
    let wanted = number.flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .pageCurl ? wanted ?? .min : .none
    let space = options?[.interPageSpacing].flatMap { NibConversion.convert($0, to: Double.self) }
    pageSpacing = CGFloat(space ?? 0)
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
    pageSpacing = nib.cgFloat("UIPageSpacing") ?? 0
    super.init(coder: coder)
    hasBacks = nib.bool("UIPageViewControllerDoubleSided") ?? false
  }

  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The gesture that turns pages of the style `pageCurl`, if there is a data source.
  private(set) lazy var swipe = PageSwipe(self)
  /// The scroll view of the style `scroll`; nil for the other style, and until the view is loaded.
  private(set) var scroller: PageScroller?
  /// The dots below pages of the style `scroll`.
  let indicator = PageIndicator()

  /// The gestures that turn pages of the style `pageCurl`; empty for the style `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [swipe.tap, swipe.gesture] : []
  }

  /// The pages that are visible or about to become visible.
  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Turns to other pages: one page, or two if the spine is between them. A double-sided book also expects the back of
  /// a page after its front; it is not visible here.
  ///
  /// Any other count is reported with UIKit's message; the pages are shown nevertheless.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let seen = spineLocation == .mid ? 2 : 1
    let most = isDoubleSided ? 2 : seen
    if !(seen...most).contains(pages.count) {
      NibFailure.report(
        NibError(
          .invalidUse,
          "The number of view controllers provided (\(pages.count)) doesn't match the number required"
            + " (\(seen)) for the requested transition",
          at: nibReference?.place, className: "\(type(of: self))"))
    }
    var way = ChildExchange.pages(transitionStyle)
    way.animated = animated
    way.makers = { [scroller] old, _ in
      old == nil ? nil : scroller?.makers(isForward: direction == .forward)
    }
    exchange(
      isDoubleSided ? Array(pages.prefix(seen)) : pages, way,
      completion: { _, _ in completion?(true) })
    indicator.update(in: self)
  }

  /// Turns to pages that the user selects with a gesture.
  /// - Parameters:
  ///   - makers: The objects that animate the turn; nil for UIKit's animation.
  ///   - completion: Called when the pages are in position.
  func turn(
    to pages: [UIViewController], by makers: @escaping () -> TransitionMakers?,
    completion: @escaping () -> Void = {}
  ) {
    var way = ChildExchange.pages(transitionStyle)
    way.animated = true
    way.makers = { _, _ in makers() }
    exchange(pages, way, completion: { _, _ in completion() })
  }

  /// Returns as many pages as are visible at once, before or after the current ones.
  ///
  /// Returns an empty array if the data source has fewer.
  func pages(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource, let shown = viewControllers else { return [] }
    let steps = shown.count == 1 && isDoubleSided ? 2 : shown.count
    var pages: [UIViewController] = []
    var edge = direction == .forward ? shown.last : shown.first
    while pages.count < steps, let page = edge {
      edge =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let edge else { return [] }
      pages.append(edge)
    }
    let seen = Array(pages.suffix(shown.count))
    return direction == .forward ? seen : seen.reversed()
  }

  /// Loads the view, including the scroll view for the style `scroll`.
  open override func loadView() {
    super.loadView()
    _ = viewOfChildren
  }

  override var shownChildren: [UIViewController]? { children }

  override var viewOfChildren: UIView? {
    guard transitionStyle == .scroll, let view = viewIfLoaded else { return viewIfLoaded }
    if let scroller { return scroller.middle }
    let made = PageScroller(self, spacing: pageSpacing)
    view.insertSubview(made, at: 0)
    scroller = made
    made.place(in: indicator.room(in: view))
    return made.middle
  }

  override func placeChildren() {
    if transitionStyle == .pageCurl { swipe.attach(to: view) }
    _ = view
    for page in children where !page.isCovered {
      fill(viewOfChildren, with: page)
      page.viewIfLoaded?.frame = frame(of: page)
    }
  }

  override func layOutContainer() {
    scroller?.place(in: indicator.room(in: view))
    // During a turn the views are in the transition's container.
    for child in children where child.viewIfLoaded?.superview === viewOfChildren {
      child.viewIfLoaded?.frame = frame(of: child)
    }
    indicator.place(in: view)
  }

  override func frameOfShown(_ child: UIViewController) -> CGRect { frame(of: child) }

  /// The position of a page: two pages are next to each other, the first one at the leading side or at the top.
  private func frame(of page: UIViewController) -> CGRect {
    if transitionStyle == .scroll { return viewOfChildren?.bounds ?? .zero }
    let bounds = indicator.room(in: view)
    guard children.count == 2, spineLocation == .mid else { return bounds }
    let isFirst = children.first === page
    guard navigationOrientation == .horizontal else {
      let half = bounds.height / 2
      return CGRect(x: 0, y: isFirst ? 0 : half, width: bounds.width, height: half)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = bounds.width / 2
    return CGRect(x: isFirst != isMirrored ? 0 : half, y: 0, width: half, height: bounds.height)
  }

  /// Asks the delegate for the position of the spine in a different orientation.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if transitionStyle == .pageCurl, let delegate {
      spineLocation = delegate.pageViewController(
        self, spineLocationFor: size.width > size.height ? .landscapeRight : .portrait)
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The orientations that the delegate allows; the default orientations if it does not implement the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPageViewController.dataSource)
    nib.delegate("delegate", \UIPageViewController.delegate)
  }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below pages of the style `scroll`; there are no dots without this method.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the pages that code has turned to; when the user turns pages, the dot moves by one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before a gesture turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a gesture ends, with a value that says whether it turned the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The position of the spine in an orientation, for the style `pageCurl`; the delegate may set other pages in this
  /// call.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
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
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.usualOrientations }
}
