public import Foundation

/// Controllers that are pages of a book.
@MainActor
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

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// A book without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
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

  private var pages: [UIViewController] = []

  /// The pages that are seen, or are about to be.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Turns to other pages.
  ///
  /// New pages come before the old ones go. Pages that scroll are there before those have gone; of pages that curl it is
  /// the other way round (recorded orders).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    ControllerTransition.settle(self)
    pages = viewControllers ?? []
    let gone = children.filter { child in !pages.contains { $0 === child } }
    let added = pages.filter { $0.parent !== self && !isInside($0) }
    let isShown = appearance == .appeared || appearance == .appearing
    let animated = animated && appearance == .appeared
    for child in added { adopt(child) }
    if isShown { for child in added { child.beginAppearance(true, animated: animated) } }
    for child in gone {
      child.callWillMove(toParent: nil)
      if isShown { child.beginAppearance(false, animated: animated) }
    }
    pages.removeAll { $0.parent !== self }
    children = pages + gone
    if isViewLoaded { place(pages) }
    if appearance == .appeared { for child in added { child.layOutAppearing() } }
    ControllerTransition.run(in: self, animated: animated) { [self] in
      for child in gone { child.viewIfLoaded?.removeFromSuperview() }
      if transitionStyle == .scroll { endAppearance(of: added) }
      if isShown { for child in gone { child.endAppearance() } }
      if transitionStyle == .pageCurl { endAppearance(of: added) }
      for child in gone { child.removeFromParent() }
      for child in added { child.callDidMove(toParent: self) }
      completion?(true)
    }
  }

  private func endAppearance(of pages: [UIViewController]) {
    guard appearance == .appeared else { return }
    for page in pages { page.endAppearance() }
  }

  override func prepareToAppear() { place(pages) }

  override func layOutContainer() {
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }

  private func place(_ pages: [UIViewController]) {
    for page in pages { fill(view, with: page) }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPageViewController.dataSource)
    nib.delegate("delegate", \UIPageViewController.delegate)
  }
}

/// The pages before and after one.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What is told of the turning of pages; every method has a default, as UIKit's are optional.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
