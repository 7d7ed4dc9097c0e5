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
  private var takeBack: (@MainActor () -> Void)?
  private var ending: AnimationTurns.Wait?
  /// What the app's own objects animate; nil for UIKit's motion.
  private let custom: TransitionContext?

  /// Begins a transition, and ends the container's current one.
  /// - Parameters:
  ///   - container: The controller that the transition is one of.
  ///   - animated: Whether it takes time, where animations are on.
  ///   - custom: What an app's own objects animate.
  init(
    in container: UIViewController, animated: Bool, duration: TimeInterval = usualDuration,
    from: UIViewController? = nil, to: UIViewController? = nil, custom: TransitionContext? = nil
  ) {
    Self.settle(container)
    self.container = container
    self.custom = custom
    let duration = custom?.duration ?? duration
    coordinator = TransitionCoordinator(
      isAnimated: animated && (duration > 0 || custom != nil) && UIView.areAnimationsEnabled,
      duration: duration, from: from, to: to, in: custom?.containerView ?? container.viewIfLoaded,
      of: custom)
    if isAnimated { container.transition = self }
  }

  /// Whether the transition takes time.
  var isAnimated: Bool { coordinator.isAnimated }

  /// Ends the transition at once, or after its animation.
  /// - Parameters:
  ///   - motion: The motion, where UIKit animates.
  ///   - placed: Runs when the appearing view is in its place.
  ///   - takeBack: Runs in place of `finish` where the transition was cancelled.
  func run(
    _ motion: @escaping (TimeInterval) -> Void = { _ in }, placed: () -> Void = {},
    orTakeBack takeBack: @escaping @MainActor () -> Void = {},
    _ finish: @escaping @MainActor () -> Void
  ) {
    if isAnimated { custom?.begin() }
    placed()
    coordinator.begin()
    self.finish = finish
    self.takeBack = takeBack
    // Another transition that began in a callback of this one has gone further already.
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
    // One that has only begun ends when it is run.
    guard let finish, let takeBack else { return }
    self.finish = nil
    self.takeBack = nil
    if container?.transition === self { container?.transition = nil }
    AnimationTurns.current.cancel(ending)
    custom?.giveWay()
    if isComplete { finish() } else { takeBack() }
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

  /// The coordinator of the controller's current transition, or of a rotation; nil if there is none that takes time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let transition = sequence(first: self, next: { $0.parent ?? $0.presenter }).lazy
      .compactMap(\.transition).first
    if let transition { return transition.coordinator }
    let rotation: OpenSurroundingsChange = HeadlessEnvironment.current.part()
    return rotation.coordinator(in: viewIfLoaded?.window)
  }
}
