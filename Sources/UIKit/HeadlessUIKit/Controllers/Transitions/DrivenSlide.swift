import Foundation

/// Two views that a finger moves past each other, in a transition that the finger drives.
@MainActor
enum DrivenSlide {
  /// - Parameters:
  ///   - old: Where the view that goes is at the end, from its place.
  ///   - new: Where the view that comes is at the beginning, from its place.
  ///   - isBehind: Whether the view that comes is behind the other.
  ///   - duration: In seconds.
  static func run(
    _ context: any UIViewControllerContextTransitioning, old end: CGPoint, new start: CGPoint,
    isBehind: Bool, _ duration: TimeInterval
  ) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
      let target = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    new.frame = context.finalFrame(for: target)
    if isBehind {
      context.containerView.insertSubview(new, at: 0)
    } else {
      context.containerView.addSubview(new)
    }
    new.transform = CGAffineTransform(translationX: start.x, y: start.y)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: {
        old.transform = CGAffineTransform(translationX: end.x, y: end.y)
        new.transform = .identity
      },
      completion: { _ in
        old.transform = .identity
        new.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
