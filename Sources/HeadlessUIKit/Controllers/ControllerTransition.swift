import Foundation

/// The appearance and disappearance of controllers: it begins before the first callback, and ends immediately or on the
/// clock.
@MainActor
final class ControllerTransition {
  /// How long UIKit's own transitions take, in seconds, about.
  static let usualDuration: TimeInterval = 0.35

  let coordinator: TransitionCoordinator
  private weak var container: UIViewController?
  private var finish: (@MainActor () -> Void)?
  private var timer: HeadlessTimer?

  /// Begins a transition, and ends the container's current one.
  /// - Parameters:
  ///   - container: The controller that the transition is one of.
  ///   - animated: Whether it takes time, where animations are on.
  init(
    in container: UIViewController, animated: Bool, duration: TimeInterval = usualDuration,
    from: UIViewController? = nil, to: UIViewController? = nil
  ) {
    Self.settle(container)
    self.container = container
    coordinator = TransitionCoordinator(
      isAnimated: animated && duration > 0 && UIView.areAnimationsEnabled, duration: duration,
      from: from, to: to, in: container.viewIfLoaded)
    if isAnimated { container.transition = self }
  }

  /// Whether the transition takes time.
  var isAnimated: Bool { coordinator.isAnimated }

  /// Ends the transition at once, or on the clock where it is animated.
  func run(_ finish: @escaping @MainActor () -> Void) {
    coordinator.begin()
    self.finish = finish
    // Another transition that began in a callback of this one has gone further already.
    guard isAnimated, container?.transition === self else { return end() }
    timer = HeadlessClock.shared.schedule(
      after: coordinator.transitionDuration, named: "transition of a controller"
    ) { self.end() }
  }

  /// Ends the current transition of a container.
  static func settle(_ container: UIViewController) { container.transition?.end() }

  private func end() {
    // One that has only begun ends when it is run.
    guard let finish else { return }
    self.finish = nil
    if container?.transition === self { container?.transition = nil }
    timer?.invalidate()
    finish()
    coordinator.end()
  }
}

extension UIViewController {
  /// Ends the transitions of the controller, of those inside it and of those in front of it.
  func settleTransitions() {
    ControllerTransition.settle(self)
    for child in children { child.settleTransitions() }
    presented?.settleTransitions()
  }

  /// The coordinator of the controller's current transition; nil if there is none that takes time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: { $0.parent ?? $0.presenter }).lazy.compactMap(\.transition).first?
      .coordinator
  }
}
