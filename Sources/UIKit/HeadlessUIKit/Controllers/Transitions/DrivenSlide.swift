import Foundation

/// A transition in which a finger slides two views past each other.
@MainActor
enum DrivenSlide {
  /// - Parameters:
  ///   - old: The final offset of the disappearing view.
  ///   - new: The initial offset of the appearing view.
  ///   - isBehind: Whether the appearing view is behind the other one.
  ///   - duration: The duration, in seconds.
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
