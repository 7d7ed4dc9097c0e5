public import Foundation

/// Places a presented controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What places a controller that another one is to present.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that shows it, nil before it does.
  open var presentingViewController: UIViewController? { presented?.presenter ?? presenting }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.resolvedPresentationStyle ?? .none
  }

  /// The view that the presentation happens in: the window, or for a custom style a view in it.
  open var containerView: UIView? {
    ownContainer ?? (presented?.presenter == nil ? nil : presentedView?.window)
  }

  /// The view of a presentation that an app places or animates.
  private(set) weak var ownContainer: UIView?

  func takeContainer(_ container: UIView) { ownContainer = container }

  /// A container, where the app's own class places the presented view.
  func makeContainer(in window: UIWindow) -> UIView? {
    presentationStyle == .custom ? TransitionContainer.make(in: window) : nil
  }

  /// The frame of the presented view in the container; a subclass decides. Default: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presentedView?.window?.bounds ?? UIScreen.main.bounds
  }

  /// Whether the presenting controller's view is removed meanwhile. Default: false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation; a subclass adds what is behind the controller to the container.
  open func presentationTransitionWillBegin() {}

  /// Called when the controller is presented, or with false when the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called when the controller was dismissed, or with false when the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  open var shouldPresentInFullscreen: Bool { true }
  /// The style in a narrow window; the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle }
  /// Traits that the presented controller has instead of those around it; stored only.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container's views are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container's views are laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the window is about to have another size, in points.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// Decides about a presentation; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
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
  /// Has the user swipe the presented controller away: where the controller is modal, or the delegate refuses, that is only
  /// reported to it.
  public func swipeAway() {
    guard let presented = presentedViewController.presentingViewController else { return }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    presented.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
  }
}

extension UIViewController {
  /// The presentation controller; for a child controller that of the outer one.
  ///
  /// It is created on first use, according to the controller's style, so that it can be configured before the
  /// presentation.
  public var presentationController: UIPresentationController? {
    guard let parent else { return placement }
    return parent.presentationController
  }

  /// What places the controller as a bubble; nil if its style is another one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What places the controller as a sheet; nil if its style is another one.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller for the style, created again when the style changes.
  private var placement: UIPresentationController {
    if resolvedPresentationStyle == .custom {
      if let ownPresentation, !ownPresentation.isSystems { return ownPresentation }
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
      if let made {
        ownPresentation = made
        return made
      }
    }
    let type: UIPresentationController.Type =
      switch resolvedPresentationStyle {
      case .popover: UIPopoverPresentationController.self
      case .pageSheet, .formSheet: UISheetPresentationController.self
      default: UIPresentationController.self
      }
    if let ownPresentation, Swift.type(of: ownPresentation) == type { return ownPresentation }
    let made: UIPresentationController =
      switch resolvedPresentationStyle {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    ownPresentation = made
    return made
  }
}

extension UIPresentationController {
  /// Whether UIKit made it by the controller's style.
  fileprivate var isSystems: Bool {
    [
      UIPresentationController.self, UIPopoverPresentationController.self,
      UISheetPresentationController.self,
    ]
    .contains { $0 == type(of: self) }
  }
}
