import Foundation

/// The objects that animate a transition instead of UIKit, and drive it instead of the clock.
@MainActor
struct TransitionMakers {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Collects the objects; returns nil without an animator, in which case the delegate is not asked for an interaction
  /// controller.
  init?(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    drivenBy interaction: (any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) {
    guard let animator else { return nil }
    self.animator = animator
    self.interaction = interaction(animator)
  }
}

/// One of the two controllers of a transition, with its view's frames before and after.
@MainActor
struct TransitionEnd {
  let controller: UIViewController
  /// The view that moves; nil if it does not move.
  let view: UIView?
  /// The frame before the transition, in the container's coordinates; zero while the view is not in it.
  let initialFrame: CGRect
  /// The frame after the transition, in the container's coordinates; zero while the view is not in it.
  let finalFrame: CGRect
}

/// A transition that the app's objects animate.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: TransitionEnd?
  private let to: TransitionEnd?
  let isAnimated = true
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// The progress of an interactive transition, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  /// Called when the transition becomes interactive, or stops being interactive.
  var onInteractionChange: (() -> Void)?
  /// The animations that blocks have started for the transition, which are undone if it is canceled.
  private var animations: [ViewAnimationRecord] = []
  /// The views outside the container that are animated alongside, none of which is inside another one.
  private(set) var viewsAlongside: [UIView] = []
  private var result: Bool?
  private var onEnd: ((Bool) -> Void)?

  init(
    _ makers: TransitionMakers, in containerView: UIView,
    style: UIModalPresentationStyle = .none, from: TransitionEnd?, to: TransitionEnd?
  ) {
    animator = makers.animator
    interaction = makers.interaction
    beginsInteractively = makers.interaction?.wantsInteractiveStart ?? false
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
  }

  /// The duration, in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Whether an object drives the transition from the beginning.
  let beginsInteractively: Bool

  /// Whether the animator returns an object that can be paused and reversed. The animator is asked only once.
  private(set) lazy var isInterruptible =
    result == nil && !(animator.interruptibleAnimator(using: self) is AbsentAnimator)

  /// The speed of the remaining part of an interactive transition, relative to its normal speed.
  var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }

  /// The timing of the remaining part of an interactive transition.
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  /// Begins the transition by calling its driver, even if the driver does not want to drive it yet: apps create their
  /// animator there.
  func begin() {
    guard let interaction else { return animator.animateTransition(using: self) }
    isInteractive = beginsInteractively
    animating { interaction.startInteractiveTransition(self) }
  }

  /// Runs a closure that animates a part of the transition, and records the animations.
  func animating(_ changes: () -> Void) {
    AnimationState.current.during(changes) { [weak self] in self?.animations.append($0) }
  }

  /// Lets the driver of the transition also drive the animations in a view outside the container.
  ///
  /// It drives only the outermost views, because the time in a layer depends on that of its superlayer.
  func driveAlongside(_ view: UIView) {
    guard !view.isDescendant(of: containerView), !containerView.isDescendant(of: view),
      !viewsAlongside.contains(where: view.isDescendant)
    else { return }
    viewsAlongside.removeAll { $0.isDescendant(of: view) }
    viewsAlongside.append(view)
  }

  /// Sets the properties that the transition is still animating to their original values, and removes the animations.
  ///
  /// It is an assumption that UIKit does this: Apple's own sample code animates the frame of the disappearing view and
  /// does not reset it.
  func revertChanges() {
    let records = animations
    animations = []
    UIView.performWithoutAnimation {
      for record in records.reversed() { record.revert() }
    }
    for record in records { record.remove() }
  }

  /// Runs a closure at the end, with a value that says whether the transition completed; runs it immediately if the
  /// transition has already ended.
  func whenEnded(_ action: @escaping (Bool) -> Void) {
    if let result { action(result) } else { onEnd = action }
  }

  /// Ends the transition because another one replaces it.
  func yieldToReplacement() {
    guard result == nil else { return }
    result = true
    onEnd = nil
    containerView.layer.removeAnimationsInside()
    forgetDriver()
    animator.animationEnded(true)
  }

  // MARK: Calls from the animator

  func completeTransition(_ didComplete: Bool) {
    guard result == nil else { return }
    result = didComplete
    isInteractive = false
    animations = []
    viewsAlongside = []
    let action = onEnd
    onEnd = nil
    if !didComplete, let from, from.initialFrame != .zero { from.view?.frame = from.initialFrame }
    action?(didComplete)
    forgetDriver()
    animator.animationEnded(didComplete)
  }

  /// Releases a driver that has not driven the transition to its end.
  private func forgetDriver() {
    (interaction as? UIPercentDrivenInteractiveTransition)?.forget(self)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { changeInteraction(to: false) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    changeInteraction(to: false)
  }

  func pauseInteractiveTransition() { changeInteraction(to: true) }

  private func changeInteraction(to isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    onInteractionChange?()
  }

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from?.controller : key == .to ? to?.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.view : key == .to ? to?.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.finalFrame ?? .zero }

  private func end(of controller: UIViewController) -> TransitionEnd? {
    from?.controller === controller ? from : to?.controller === controller ? to : nil
  }
}

/// The view that contains the views of a transition.
@MainActor
final class TransitionContainer: UIView {
  /// Whether touches that hit only the container reach what is behind it.
  var passesTouches = false
  /// The presentation that this container belongs to.
  weak var placement: UIPresentationController?

  override func layoutSubviews() {
    placement?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    placement?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  /// Returns a container that fills a view.
  static func make(in view: UIView) -> TransitionContainer {
    let container = TransitionContainer(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return container
  }
}
