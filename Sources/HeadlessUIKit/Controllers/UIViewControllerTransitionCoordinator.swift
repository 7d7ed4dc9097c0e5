public import Foundation

/// What is known of a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition; none does here.
  var isInteractive: Bool { get }
  /// Whether the transition went back to where it began; none does here.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// The controller that disappears or appears; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// What accompanies a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has closures run with the transition: one when it begins to move, one when it has ended on the clock.
  /// - Returns: False if the transition has ended already; then neither runs.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has a closure run when the transition begins to move.
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
  let isInteractive = false
  let isCancelled = false
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private var state = State.waiting
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(
    isAnimated: Bool, duration: TimeInterval, from: UIViewController? = nil,
    to: UIViewController? = nil, in view: UIView?
  ) {
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

  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard state != .ended else { return false }
    if let animation {
      if state == .moving { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func begin() {
    state = .moving
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }

  func end() {
    state = .ended
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
