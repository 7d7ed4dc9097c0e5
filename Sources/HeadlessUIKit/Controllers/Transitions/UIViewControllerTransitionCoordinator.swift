public import Foundation

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether something other than time drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How far a driven transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// The controller that disappears or appears; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the interface turns, for a change of size.
  var targetTransform: CGAffineTransform { get }
  /// How fast a driven transition ends.
  var completionVelocity: CGFloat { get }
}

/// A part in a transition.
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
  /// Runs closures with the transition: one when it begins to move, one when it has ended on the clock.
  /// - Returns: False if the transition has ended already; then neither runs.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure whenever the transition ceases to be driven, or is driven again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  public var targetTransform: CGAffineTransform { .identity }
  public var completionVelocity: CGFloat { 1 }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure when the transition begins to move, for a view that it does not change.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Runs a closure when the transition begins to move.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of one transition, or of one change of size.
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
  private let custom: TransitionContext?
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private var state = State.waiting
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(
    isAnimated: Bool, duration: TimeInterval, from: UIViewController? = nil,
    to: UIViewController? = nil, in view: UIView?, of custom: TransitionContext? = nil
  ) {
    self.custom = custom
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

  func begin() {
    state = .moving
    let steps = animations
    animations = []
    move(steps)
  }

  /// Runs closures so that what they change is animated with the transition.
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
