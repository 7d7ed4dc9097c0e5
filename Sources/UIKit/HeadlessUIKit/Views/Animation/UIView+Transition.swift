public import Foundation

extension UIView {
  /// Changes the contents of a view with a transition.
  ///
  /// The changes take effect immediately, and are not animated themselves unless the options allow it. The completion
  /// handler is called after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let request = ViewAnimationRequest(
      duration: duration, delay: 0, options: options, pace: .curve(options.curve))
    let block = request.block(inside: AnimationState.current.block, completion: completion)
    let takesTime = AnimationState.current.isEnabled && block.duration > 0
    if takesTime {
      if options.transition == 0 {
        block.runEmptyTransition(on: view.layer)
      } else {
        view.layer.runTransition(options, of: block)
      }
    }
    if takesTime, options.contains(.allowAnimatedContent) {
      UIView.run(block) { animations?() }
    } else {
      AnimationState.current.run(nil) { animations?() }
    }
    block.close()
  }

  /// Replaces a view with another one with a transition. The old view is removed, or hidden if the options request it.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      guard let completion else { return }
      AnimationTurns.current.wait(for: "transition completion", 0) { completion(true) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Runs a system animation on views, together with changes. A deletion removes the views at the end.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: systemAnimationDuration, delay: 0, options: options,
      animations: {
        if animation == .delete { for view in views { view.alpha = 0 } }
        parallelAnimations?()
      },
      completion: { finished in
        if animation == .delete { for view in views { view.removeFromSuperview() } }
        completion?(finished)
      })
  }

  /// The duration of a system animation, in seconds. UIKit does not document it.
  private static let systemAnimationDuration: TimeInterval = 0.3

  /// A system animation.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }
}

extension CALayer {
  /// Runs the transition of an animation block.
  func runTransition(_ options: UIView.AnimationOptions, of block: ViewAnimation) {
    let transition = CATransition()
    (transition.type, transition.subtype) = options.transitionKind
    block.timeOnce(transition, on: self)
    if case .curve(let curve) = block.pace {
      transition.timingFunction = CAMediaTimingFunction(curve)
    }
    block.animationBegan()
    run(transition, forKey: "transition", touches: block.touches) {
      block.animationEnded(finished: $0)
    }
  }
}

extension UIView.AnimationOptions {
  /// The transition in terms of Core Animation. The names of its flips and curls are not public.
  fileprivate var transitionKind: (CATransitionType, CATransitionSubtype?) {
    switch transition {
    case 1: (CATransitionType(rawValue: "oglFlip"), .fromLeft)
    case 2: (CATransitionType(rawValue: "oglFlip"), .fromRight)
    case 3: (CATransitionType(rawValue: "pageCurl"), nil)
    case 4: (CATransitionType(rawValue: "pageUnCurl"), nil)
    case 6: (CATransitionType(rawValue: "oglFlip"), .fromTop)
    case 7: (CATransitionType(rawValue: "oglFlip"), .fromBottom)
    default: (.fade, nil)
    }
  }
}
