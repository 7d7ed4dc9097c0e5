import Foundation

/// The appearance and disappearance of controllers.
///
/// It begins before the first callback, and ends immediately or on the clock.
@MainActor
final class ControllerTransition {
  /// The approximate duration of UIKit's own transitions, in seconds.
  static let usualDuration: TimeInterval = 0.35

  let coordinator: TransitionCoordinator
  private weak var container: UIViewController?
  private var finish: (@MainActor () -> Void)?
  private var revert: (@MainActor () -> Void)?
  private var ending: AnimationTurns.Wait?
  /// The context of a custom transition; nil if UIKit animates it.
  private let custom: TransitionContext?

  /// Begins a transition, and ends the container's current one.
  /// - Parameters:
  ///   - container: The container, or the presenting controller.
  ///   - animated: Whether the transition takes time if animations are enabled.
  ///   - duration: The duration, in seconds, unless a custom animator has its own.
  ///   - style: The style of a presentation or dismissal.
  ///   - from: The controller that disappears.
  ///   - to: The controller that appears.
  ///   - custom: The context of a custom transition; nil if UIKit animates it.
  init(
    in container: UIViewController, animated: Bool, duration: TimeInterval = usualDuration,
    style: UIModalPresentationStyle = .none, from: UIViewController? = nil,
    to: UIViewController? = nil, custom: TransitionContext? = nil
  ) {
    Self.settle(container)
    self.container = container
    self.custom = custom
    let duration = custom?.duration ?? duration
    coordinator = TransitionCoordinator(
      isAnimated: animated && (duration > 0 || custom != nil) && UIView.areAnimationsEnabled,
      duration: duration, style: style, from: from, to: to,
      in: custom?.containerView ?? container.viewIfLoaded, of: custom)
    if isAnimated { container.transition = self }
  }

  /// Whether the transition takes time.
  var isAnimated: Bool { coordinator.isAnimated }

  /// Runs the transition, which ends immediately or after its animation.
  /// - Parameters:
  ///   - motion: Animates the views if UIKit animates the transition; receives the duration, in seconds.
  ///   - placed: Runs when the appearing view is in position.
  ///   - revert: Called instead of `finish` if the transition was canceled.
  ///   - finish: Runs at the end.
  func run(
    _ motion: @escaping (TimeInterval) -> Void = { _ in }, placed: () -> Void = {},
    orTakeBack revert: @escaping @MainActor () -> Void = {},
    _ finish: @escaping @MainActor () -> Void
  ) {
    if isAnimated { custom?.begin() }
    placed()
    if let custom { custom.animating(coordinator.begin) } else { coordinator.begin() }
    self.finish = finish
    self.revert = revert
    // A callback of this transition may have started another one, which replaces it.
    guard isAnimated, container?.transition === self else { return end() }
    if let custom { return custom.whenEnded { self.end(isComplete: $0) } }
    motion(coordinator.transitionDuration)
    ending = AnimationTurns.current.wait(
      for: "view controller transition", coordinator.transitionDuration
    ) { self.end() }
  }

  /// Ends the current transition of a container.
  static func settle(_ container: UIViewController) { container.transition?.end() }

  private func end(isComplete: Bool = true) {
    // A transition that has been scheduled but is not running yet ends as soon as it runs.
    guard let finish, let revert else { return }
    self.finish = nil
    self.revert = nil
    if container?.transition === self { container?.transition = nil }
    AnimationTurns.current.cancel(ending)
    custom?.yieldToReplacement()
    if isComplete { finish() } else { revert() }
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

  /// The coordinator of the controller's current transition, or of a rotation.
  var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let transition = sequence(first: self, next: { $0.parent ?? $0.presenter }).lazy
      .compactMap(\.transition).first
    if let transition { return transition.coordinator }
    let rotation: OpenSurroundingsChange = HeadlessEnvironment.current.part()
    return rotation.coordinator(in: viewIfLoaded?.window)
  }
}
