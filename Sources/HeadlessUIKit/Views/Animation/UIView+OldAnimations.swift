public import Foundation

extension UIView {
  /// Begins changes that are animated together; ``commitAnimations()`` ends them.
  ///
  /// The changes are made at once, as after an animation; only the blocks of `animate(withDuration:animations:)` move.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    RecordedCalls.record("UIView.beginAnimations", animationID)
  }
  public class func commitAnimations() { RecordedCalls.record("UIView.commitAnimations") }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    RecordedCalls.record("UIView.setAnimationDuration", duration)
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    RecordedCalls.record("UIView.setAnimationDelay", delay)
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    RecordedCalls.record("UIView.setAnimationCurve", curve)
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    RecordedCalls.record("UIView.setAnimationRepeatCount", repeatCount)
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    RecordedCalls.record("UIView.setAnimationRepeatAutoreverses", repeatAutoreverses)
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    RecordedCalls.record("UIView.setAnimationBeginsFromCurrentState", fromCurrentState)
  }
  public class func setAnimationDelegate(_ delegate: Any?) {
    RecordedCalls.record("UIView.setAnimationDelegate")
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    RecordedCalls.record("UIView.setAnimationDidStop", selector)
  }
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { RecordedCalls.record("UIView.setAnimationTransition", transition) }
}
