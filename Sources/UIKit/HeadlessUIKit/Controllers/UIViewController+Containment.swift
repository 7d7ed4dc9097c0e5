import Foundation

extension UIViewController {
  /// Adds a child controller, calling its `willMove(toParent:)`.
  func adopt(_ child: UIViewController) {
    guard !isInside(child), !children.contains(where: { $0 === child }) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.callWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from a container without callbacks.
  func leave(_ parent: UIViewController) {
    parent.children.removeAll { $0 === self }
    if self.parent === parent { self.parent = nil }
  }

  func callWillMove(toParent parent: UIViewController?) {
    LifecycleTrace.note(self, .willMoveToParent, parent)
    // An override need not call `super`.
    beginMove(toParent: parent)
    willMove(toParent: parent)
  }

  func callDidMove(toParent parent: UIViewController?) {
    LifecycleTrace.note(self, .didMoveToParent, parent)
    endMove()
    didMove(toParent: parent)
  }

  func beginMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .fromParent : .toParent
  }

  func endMove() {
    if movement == .toParent || movement == .fromParent { movement = .none }
  }

  /// Returns whether the controller is the given one or is inside it, in which case the given one cannot become its
  /// child.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  func enclosing<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  /// The way in which ``show(_:sender:)`` and ``showDetailViewController(_:sender:)`` show a controller.
  enum ShownKind {
    case main, detail
  }

  /// Returns the nearest container that implements a way of showing controllers.
  func controllerShowing(_ kind: ShownKind) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first { $0.shows.contains(kind) }
  }

  /// Replaces the view of a child controller with that of another one, with the callbacks of both.
  ///
  /// Implements UIKit's `transition(from:to:duration:options:animations:completion:)`; the caller adds and removes the
  /// controllers.
  func exchange(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)?
  ) {
    let isSeen = appearance == .appeared
    let transition = ControllerTransition(
      in: self, animated: duration > 0, duration: duration, from: fromViewController,
      to: toViewController)
    let animated = transition.isAnimated
    if isSeen {
      fromViewController.beginAppearance(false, animated: animated)
      toViewController.beginAppearance(true, animated: animated)
    }
    let place = fromViewController.viewIfLoaded?.superview ?? view
    if let view = toViewController.view { place?.addSubview(view) }
    if let animations {
      UIView.animate(
        withDuration: transition.coordinator.transitionDuration, delay: 0, options: options,
        animations: { animations() })
    }
    if isSeen { toViewController.layOutAppearing() }
    transition.run {
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.endAppearance()
      toViewController.endAppearance()
      completion?(true)
    }
  }

  /// Adds a child's view to a container view, and fills the container with it.
  func fill(_ container: UIView?, with child: UIViewController) {
    guard let container, let view = child.view, view.superview !== container else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}
