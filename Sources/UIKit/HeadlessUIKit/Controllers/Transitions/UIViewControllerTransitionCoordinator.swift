public import Foundation

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture or code drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and reversed while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture or code currently drives the transition instead of time.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its beginning.
  var isCancelled: Bool { get }
  /// The progress of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Returns the controller that disappears or appears; nil for a size change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface during a change of size.
  var targetTransform: CGAffineTransform { get }
  /// The speed of the remaining part of an interactive transition, relative to its normal speed.
  var completionVelocity: CGFloat { get }
  /// The timing of the remaining part of an interactive transition.
  var completionCurve: UIView.AnimationCurve { get }
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Runs closures alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures with the transition: one when the animation starts, and one when it has ended on the clock.
  /// - Returns: False if the transition has already ended; then neither closure runs.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs closures with the transition, like `animate`, for a view outside its container, whose animations are driven
  /// with the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure whenever the transition becomes interactive, or stops being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs a closure the first time that the transition stops being interactive.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure when the animation of the transition starts, for a view outside its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

  /// Runs a closure when the animation of the transition starts.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a transition or a size change.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  private enum State {
    case waiting, moving, ended
  }

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  var targetTransform = CGAffineTransform.identity
  let presentationStyle: UIModalPresentationStyle
  private let custom: TransitionContext?
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private var state = State.waiting
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(
    isAnimated: Bool, duration: TimeInterval, style: UIModalPresentationStyle = .none,
    from: UIViewController? = nil, to: UIViewController? = nil, in view: UIView?,
    of custom: TransitionContext? = nil
  ) {
    self.custom = custom
    presentationStyle = style
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    containerView = view ?? UIView()
    var ends: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ends[.from] = from
    ends[.to] = to
    self.ends = ends
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let custom { return custom.view(forKey: key) }
    let controller: UITransitionContextViewControllerKey = key == .from ? .from : .to
    return ends[controller]?.viewIfLoaded
  }

  var initiallyInteractive: Bool { custom?.beginsInteractively ?? false }
  var isInterruptible: Bool { custom?.isInterruptible ?? false }
  var completionVelocity: CGFloat { custom?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { custom?.completionCurve ?? .easeInOut }
  var isInteractive: Bool { custom?.isInteractive ?? false }
  var isCancelled: Bool { custom?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { custom?.percentComplete ?? 0 }

  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    let before = custom?.onInteractionChange
    custom?.onInteractionChange = { [weak self] in
      before?()
      if let self { handler(self) }
    }
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    var isPending = true
    notifyWhenInteractionChanges { context in
      guard isPending, !context.isInteractive else { return }
      isPending = false
      handler(context)
    }
  }

  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard state != .ended else { return false }
    if let animation {
      if state == .moving { move([animation]) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let view { custom?.driveAlongside(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func begin() {
    state = .moving
    let steps = animations
    animations = []
    move(steps)
  }

  /// Runs closures, and animates their changes with the transition.
  private func move(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    let run = { for step in steps { step(self) } }
    guard isAnimated else { return run() }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: .allowUserInteraction, animations: run)
  }

  func end() {
    state = .ended
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
