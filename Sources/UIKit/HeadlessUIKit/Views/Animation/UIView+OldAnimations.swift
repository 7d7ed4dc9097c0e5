public import Foundation

// The animation methods of systems before iOS 4. Methods that set a parameter do nothing outside a block.

extension UIView {
  /// Begins a block of changes that are animated together. ``commitAnimations()`` ends it.
  /// - Parameters:
  ///   - animationID: A name for the delegate.
  ///   - context: A value for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = AnimationState.current
    state.begin(BegunAnimations(named: animationID, context: context, inside: state.block))
  }

  /// Ends the innermost block. Does nothing outside a block.
  public class func commitAnimations() { _ = AnimationState.current.commit() }

  private class var begun: BegunAnimations? { AnimationState.current.begun }

  /// Sets the duration of subsequent changes, in seconds. Default: 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) { begun?.duration = duration }

  /// Sets the delay of subsequent changes, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun?.delay = delay }

  /// Sets the time, on the system's clock, when subsequent changes begin.
  public class func setAnimationStart(_ startDate: Date) {
    begun?.delay = ClockTime.left(until: startDate)
  }

  /// Sets the timing curve of subsequent changes. Default: ease-in-ease-out.
  public class func setAnimationCurve(_ curve: AnimationCurve) { begun?.curve = curve }

  /// Sets the number of animation cycles of subsequent changes, which may be fractional. 0 means once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun?.repeatCount = repeatCount
  }

  /// Sets whether each cycle runs forward and backward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.autoreverses = repeatAutoreverses
  }

  /// Sets whether subsequent changes begin at the visible values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    begun?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object whose methods are called when the animations start and end. It is retained until the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    begun?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method to call at the start. It receives the name and the context of the block.
  public class func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

  /// Sets the delegate's method to call at the end.
  ///
  /// It receives the name of the block, whether all animations finished as an `NSNumber`, and the context of the block.
  public class func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

  /// Changes the contents of a view with a transition.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = AnimationState.current.block, block.duration > 0, transition != .none else {
      return
    }
    // The raw values of the kinds are the same as in the options.
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    view.layer.runTransition(options, of: block)
  }
}
