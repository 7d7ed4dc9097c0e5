public import Foundation

// Animations as systems before iOS 4 had them. Methods that set a parameter do nothing outside of a block.

extension UIView {
  /// Begins changes that are animated together; ``commitAnimations()`` ends them.
  /// - Parameters:
  ///   - animationID: A name for the delegate.
  ///   - context: A value for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = AnimationState.current
    state.begin(BegunAnimations(named: animationID, context: context, inside: state.block))
  }

  /// Ends the changes of the innermost block; does nothing if none was begun.
  public class func commitAnimations() { _ = AnimationState.current.commit() }

  private class var begun: BegunAnimations? { AnimationState.current.begun }

  /// How long the changes that follow take, in seconds. Default: 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) { begun?.duration = duration }

  /// How long the changes that follow wait, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun?.delay = delay }

  /// When the changes that follow begin, on the system's clock.
  public class func setAnimationStart(_ startDate: Date) {
    begun?.delay = ClockTime.left(until: startDate)
  }

  /// The pace of the changes that follow. Default: ease-in-ease-out.
  public class func setAnimationCurve(_ curve: AnimationCurve) { begun?.curve = curve }

  /// How often the changes that follow are animated; fractions count. 0 means once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun?.repeatCount = repeatCount
  }

  /// Whether each repetition goes there and back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.autoreverses = repeatAutoreverses
  }

  /// Whether the changes that follow begin at the visible values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    begun?.beginsFromCurrentState = fromCurrentState
  }

  /// The object whose methods are called at the start and at the end; kept until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    begun?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The delegate's method for the start: it takes the name and the context of the block.
  public class func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

  /// The delegate's method for the end: it takes the name of the block, whether all animations finished as an `NSNumber`,
  /// and the context of the block.
  public class func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

  /// Changes the contents of a view with a transition.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = AnimationState.current.block, block.duration > 0, transition != .none else {
      return
    }
    // The kinds have the same numbers as among the options.
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    view.layer.runTransition(options, of: block)
  }
}
