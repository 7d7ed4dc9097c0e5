public import Foundation

/// Controllers in columns.
@MainActor
open class UISplitViewController: UIViewController {
  /// Which columns are seen, with UIKit's numbers.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// A width that the system decides.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  /// A part of the width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// In points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// In points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// From the primary one on.
  open var viewControllers: [UIViewController] {
    get { children }
    set { replaceChildren(with: newValue) }
  }

  /// A controller without others.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addControllers(of: coder.nib)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UISplitViewController.delegate)
    nib.outlet("viewControllers", \UISplitViewController.viewControllers)
  }
}

/// What is told of a split view controller; every method has a default, as UIKit's are optional.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    false
  }
}
