public import Foundation

extension UIViewController {
  /// Says that the status bar looks otherwise; it is asked for each time that it is read.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the home indicator comes or goes; nothing draws it.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that other edges come first for gestures; the system has no gestures here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Says that the controller turns otherwise; the device is turned by the test.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the interface as the device is held; the test turns the screen, and the interface with it.
  public class func attemptRotationToDeviceOrientation() {}

  /// How the interface is turned.
  @available(*, deprecated, message: "use the interface orientation of a window scene")
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// Says which scroll view moves bars by its scrolling; bars do not change here.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    RecordedCalls.record("UIViewController.setContentScrollView", scrollView.map { type(of: $0) })
  }

  /// What bars cover at the top, as before iOS 11: a guide that ends where the safe area begins.
  @available(*, deprecated, message: "use the view's safe area")
  public var topLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: true) }

  /// What bars cover at the bottom, as before iOS 11.
  @available(*, deprecated, message: "use the view's safe area")
  public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: false) }
}

extension UIViewController {
  /// The button that ``UIViewController/editButtonItem`` gives: `Edit`, and `Done` while the controller edits.
  func makeEditButton() -> UIBarButtonItem {
    UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }

  /// Gives the button the title of what it does.
  func updateEditButton() { editButtonIfMade?.title = isEditing ? "Done" : "Edit" }
}

/// What bars cover at one side of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
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

/// An object that contains others and knows of their sizes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// In points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// What places a popover, and closes it.
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

/// A pointer of Objective-C's, which Swift has not on other systems.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// What a popover points at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// What the popover points at: a view or a bar's item.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
}
