import Foundation

extension UIViewController {
  /// Returns the context of a presentation that the delegate's objects animate; nil if UIKit animates it.
  /// - Parameter covers: Whether the presenting controller's view disappears.
  func customPresentation(
    from source: UIViewController, by context: UIViewController, in window: UIWindow,
    animated: Bool, covers: Bool
  ) -> TransitionContext? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    // Many controllers set their delegate in viewDidLoad, and UIKit asks for the objects after that.
    loadViewIfNeeded()
    guard let delegate = transitioningDelegate,
      let makers = TransitionMakers(
        delegate.animationController(forPresented: self, presenting: context, source: source),
        drivenBy: { delegate.interactionControllerForPresentation(using: $0) })
    else { return nil }
    let presenting = context.viewIfLoaded
    let place = presenting.map { $0.convert($0.bounds, to: window) } ?? .zero
    let container = TransitionContainer.make(in: window)
    // A custom presentation controller places the view in the container.
    presentationController?.adoptContainer(container, isAnimatedByApp: true)
    return TransitionContext(
      makers, in: container, style: resolvedPresentationStyle,
      from: TransitionEnd(
        controller: context, view: covers ? presenting : nil, initialFrame: place,
        finalFrame: covers ? .zero : place),
      to: TransitionEnd(
        controller: self, view: view, initialFrame: .zero,
        finalFrame: presentedFrame(in: window, over: context)))
  }

  /// Returns the context of a dismissal that the delegate's objects animate; nil if UIKit animates it.
  func customDismissal(to context: UIViewController, animated: Bool, uncovers: Bool)
    -> TransitionContext?
  {
    guard animated, UIView.areAnimationsEnabled, let delegate = transitioningDelegate,
      let view = viewIfLoaded, let window = view.window,
      let makers = TransitionMakers(
        delegate.animationController(forDismissed: self),
        drivenBy: { delegate.interactionControllerForDismissal(using: $0) })
    else { return nil }
    let container = presentationController?.ownContainer ?? TransitionContainer.make(in: window)
    if container.superview == nil {
      window.addSubview(container)
      container.addSubview(view)
    }
    return TransitionContext(
      makers, in: container, style: resolvedPresentationStyle,
      from: TransitionEnd(
        controller: self, view: view, initialFrame: view.frame, finalFrame: .zero),
      to: TransitionEnd(
        controller: context, view: uncovers ? context.viewIfLoaded : nil,
        initialFrame: uncovers ? .zero : window.bounds, finalFrame: window.bounds))
  }

  /// Removes the view, and the container of its presentation, from the window.
  func leaveWindow() {
    viewIfLoaded?.removeFromSuperview()
    presentationController?.ownContainer?.removeFromSuperview()
  }

  /// Returns the view to the window after a canceled dismissal.
  func returnToContainer(from dismissal: TransitionContext?) {
    guard let container = dismissal?.containerView,
      container !== presentationController?.ownContainer,
      let view = viewIfLoaded
    else { return }
    container.window?.addSubview(view)
    container.removeFromSuperview()
  }
}
