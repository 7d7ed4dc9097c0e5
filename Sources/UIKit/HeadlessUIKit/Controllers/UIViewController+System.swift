public import Foundation

extension UIViewController {
  /// Announces a change to the home indicator's visibility. It has no effect, because nothing draws the indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Announces a change to the edges whose system gestures are deferred. It has no effect, because there are no system
  /// gestures here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Rotates the interface to the device's orientation. It has no effect, because tests rotate the screen and the
  /// interface together.
  public class func attemptRotationToDeviceOrientation() {}

  /// The orientation of the interface.
  @available(*, deprecated, message: "use the interface orientation of a window scene")
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// Sets the scroll view whose scrolling changes the bars; only recorded, because bars do not change here.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    RecordedCalls.record("UIViewController.setContentScrollView", scrollView.map { type(of: $0) })
  }
}

extension UIViewController {
  /// Creates the button for ``UIViewController/editButtonItem``: `Edit`, or `Done` while the controller is editing.
  func makeEditButton() -> UIBarButtonItem {
    UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }

  /// Sets the button's title to its current action.
  func updateEditButton() { editButtonIfMade?.title = isEditing ? "Done" : "Edit" }
}

/// A guide for the area that bars cover at the top or bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and its safe area. It has no width.
@preconcurrency @MainActor
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  /// Returns the guide of a controller's view, and creates it on first use.
  static func guide(_ kind: SystemGuide, of controller: UIViewController) -> LayoutSupport {
    let view: UIView = controller.view
    if let known = view.layoutGuides.lazy.compactMap({ $0 as? LayoutSupport })
      .first(where: { $0.kind == kind })
    {
      return known
    }
    let guide = LayoutSupport(identifier: kind.rawValue)
    view.addLayoutGuide(guide)
    return guide
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return kind == .topBars ? insets.top : insets.bottom
  }
}

/// An object that contains other objects and reacts to changes in their sizes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The delegate of a popover presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// Every method is optional.
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// A substitute for a pointer type that Swift has only on Apple platforms.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// An item that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// The item that the popover points at: a view or a bar button item.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
}
