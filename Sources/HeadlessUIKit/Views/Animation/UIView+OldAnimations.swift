public import Foundation

extension UIView {
  /// Begins changes that are animated together; ``commitAnimations()`` ends them.
  ///
  /// The changes are made at once, as after an animation; only the blocks of `animate(withDuration:animations:)` move.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    StandInLog.record("UIView.beginAnimations", animationID)
  }
  public class func commitAnimations() { StandInLog.record("UIView.commitAnimations") }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    StandInLog.record("UIView.setAnimationDuration", duration)
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    StandInLog.record("UIView.setAnimationDelay", delay)
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    StandInLog.record("UIView.setAnimationCurve", curve)
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    StandInLog.record("UIView.setAnimationRepeatCount", repeatCount)
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    StandInLog.record("UIView.setAnimationRepeatAutoreverses", repeatAutoreverses)
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    StandInLog.record("UIView.setAnimationBeginsFromCurrentState", fromCurrentState)
  }
  public class func setAnimationDelegate(_ delegate: Any?) {
    StandInLog.record("UIView.setAnimationDelegate")
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    StandInLog.record("UIView.setAnimationDidStop", selector)
  }
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { StandInLog.record("UIView.setAnimationTransition", transition) }
}
