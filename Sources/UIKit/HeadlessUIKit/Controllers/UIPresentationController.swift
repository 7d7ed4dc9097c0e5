public import Foundation

/// The object that places a presented controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller for a controller that will be presented.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents the other one. Before the presentation, it is the controller that was given to the
  /// initializer, or an empty one.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }

  private var presenter: UIViewController? { presented?.presenter ?? presenting }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.resolvedPresentationStyle ?? .none
  }

  /// The view that contains the presented view.
  ///
  /// Custom presentations and those that dim the presenting controller have a container view. For others, it is the
  /// window.
  open var containerView: UIView? {
    ownContainer ?? (presented?.presenter == nil ? nil : presentedView?.window)
  }

  /// The container view of a presentation that has its own.
  private(set) weak var ownContainer: UIView?

  /// Whether the app's custom animator moves the presented view.
  private(set) var isAnimatedByApp = false

  func adoptContainer(_ container: UIView, isAnimatedByApp: Bool) {
    ownContainer = container
    (container as? TransitionContainer)?.placement = self
    self.isAnimatedByApp = isAnimatedByApp
  }

  /// Adds a container view to a window if the presentation needs one.
  func addContainer(to window: UIWindow) {
    guard presentationStyle == .custom || dims else { return }
    let container = TransitionContainer.make(in: window)
    container.passesTouches = dims
    window.addSubview(container)
    adoptContainer(container, isAnimatedByApp: false)
  }

  // MARK: Dimming

  /// Whether a dimming view covers the presenting controller's view and receives its touches.
  var dims: Bool { false }

  /// The color of the dimming view.
  var dimmingColor: UIColor { UIDimmingView.usualColor }

  /// Whether the dimming view is currently visible. A sheet may hide it at some of its heights.
  var isDimmed: Bool { true }

  /// The dimming view, during the presentation.
  weak var dimmingView: UIDimmingView?

  /// Called when the user taps outside the presented view. Default: dismisses the view if the delegate and the
  /// controller allow it.
  func dimmingTapped() { dismissByUser() }

  /// Returns whether touches at a point of the container reach the views behind the container.
  func passesTouch(at point: CGPoint, in container: UIView) -> Bool { false }

  /// Creates the presentation controller of this class for a controller.
  class func make(for controller: UIViewController) -> UIPresentationController {
    UIPresentationController(presentedViewController: controller, presenting: nil)
  }

  /// The frame of the presented view, in the container's coordinates. Default: the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presentedView?.window?.bounds ?? UIScreen.main.bounds
  }

  /// Whether the presenting controller's view is removed during the presentation. Default: false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation; a subclass adds views behind the presented one to the container.
  open func presentationTransitionWillBegin() {}

  /// Called at the end of the presentation, with false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called at the end of the dismissal, with false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  open var shouldPresentInFullscreen: Bool { true }
  /// The style in a narrow window. Default: the same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle }
  /// The traits that override the inherited traits of the presented controller; stored only.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container's views are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's views were laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the size of the container view is about to change; passes the call on to the presented controller,
  /// whose view is resized with the container.
  /// - Parameter size: The new size of the container view, in points.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = presented?.viewIfLoaded else { return }
    let (now, old) = (view.bounds.size, containerView?.bounds.size ?? size)
    presentedViewController.viewWillTransition(
      to: CGSize(
        width: now.width + size.width - old.width, height: now.height + size.height - old.height),
      with: coordinator)
  }

  /// Called when the traits are about to change; passes the call on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = presentedViewController.traits(from: newCollection)
    if traits != presentedViewController.traitCollection {
      presentedViewController.willTransition(to: traits, with: coordinator)
    }
  }

  /// Called when the presented controller prefers a different size; the container lays out its views again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The inherited traits of the presented controller: those of the container view.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presenter?.traitCollection ?? .current
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// The delegate of a presentation; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIPresentationController {
  /// Swipes the presented controller away as a user does.
  ///
  /// If the controller is modal, or the delegate refuses, only the delegate is notified of the attempt.
  package func swipeAway() { dismissByUser() }

  /// Dismisses the presented controller after the user has swiped it away, or has tapped outside it.
  func dismissByUser() {
    guard let presented = presentedViewController.presentingViewController else { return }
    let popover = self as? UIPopoverPresentationController
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    let isAllowed =
      popover.map { popoverDelegate?.popoverPresentationControllerShouldDismissPopover($0) ?? true }
      ?? true
    guard !presentedViewController.isModalInPresentation, isAllowed,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    presented.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
      if let popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover) }
    }
  }
}

extension UIViewController {
  /// The object that places the controller as a sheet; nil if it has another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// UIKit's class that presents the controller in its style.
  private var placementClass: UIPresentationController.Type {
    if self is UIAlertController, statedPresentationStyle != .popover {
      return AlertPresentationController.self
    }
    return switch statedPresentationStyle {
    case .popover: UIPopoverPresentationController.self
    case .pageSheet, .formSheet: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }

  /// The presentation controller for the style, created again when the style changes.
  var placement: UIPresentationController {
    if statedPresentationStyle == .custom {
      if let ownPresentation, !ownPresentation.isSystems { return ownPresentation }
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
      if let made {
        ownPresentation = made
        return made
      }
    }
    let type = placementClass
    if let ownPresentation, Swift.type(of: ownPresentation) == type { return ownPresentation }
    let made = type.make(for: self)
    ownPresentation = made
    return made
  }
}

extension UIPresentationController {
  /// Whether the class is one of UIKit's own.
  fileprivate var isSystems: Bool {
    [
      UIPresentationController.self, UIPopoverPresentationController.self,
      UISheetPresentationController.self, AlertPresentationController.self,
    ]
    .contains { $0 == type(of: self) }
  }
}
