public import Foundation

extension UIViewController {
  /// Announces a change of the home indicator. It has no effect, because nothing draws the indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Announces a change of the edges whose system gestures are deferred. It has no effect, because the system has no
  /// gestures here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Rotates the interface to the device's orientation. It has no effect, because a test turns the screen and the
  /// interface together.
  public class func attemptRotationToDeviceOrientation() {}

  /// The orientation of the interface.
  @available(*, deprecated, message: "use the interface orientation of a window scene")
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// Sets the scroll view that moves bars when it scrolls; only recorded, because bars do not change here.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    RecordedCalls.record("UIViewController.setContentScrollView", scrollView.map { type(of: $0) })
  }

  /// The guide for the part that bars cover at the top, as before iOS 11; it ends at the top of the safe area.
  @available(*, deprecated, message: "use the view's safe area")
  public var topLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: true) }

  /// The guide for the part that bars cover at the bottom, as before iOS 11.
  @available(*, deprecated, message: "use the view's safe area")
  public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: false) }
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

/// A guide for the part that bars cover at one side of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and its safe area.
@preconcurrency @MainActor
final class LayoutSupport: NSObject, UILayoutSupport {
  private let controller: UIViewController
  private let isTop: Bool
  private lazy var guide: UILayoutGuide = {
    let name = isTop ? "UIViewController.topLayoutGuide" : "UIViewController.bottomLayoutGuide"
    let view: UIView = controller.view
    if let known = view.layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
    return guide
  }()

  init(of controller: UIViewController, isTop: Bool) {
    self.controller = controller
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat {
    let insets = controller.view.safeAreaInsets
    return isTop ? insets.top : insets.bottom
  }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}

/// An object that contains others and reacts to changes of their sizes.
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

/// A substitute for a pointer type that Swift has only on Apple's systems.
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
