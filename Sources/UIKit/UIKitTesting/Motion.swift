import HeadlessUIKit

/// Shakes the device: sends `motionBegan` and, after a moment, `motionEnded` along the responder chain.
///
/// The chain begins at the first responder, or at the key window if there is none.
/// - Parameter isCancelled: Whether the system interprets the motion as something else: `motionCancelled` follows
///   instead.
/// - Throws: ``InteractionError`` if the app is not active, or if there is neither a key window nor a first responder in a
///   window.
@MainActor
public func shake(isCancelled: Bool = false) throws(InteractionError) {
  if let refusal = Aim.inactivity {
    throw InteractionError(kind: .takesNoTouches, message: "cannot shake the device: \(refusal)")
  }
  guard MotionEvents.window != nil else {
    throw InteractionError(
      kind: .notInWindow,
      message: "cannot shake the device without a key window; call makeKeyAndVisible()")
  }
  let event = MotionEvents.beginShake()
  HeadlessClock.shared.advance(by: TouchTimes.shake)
  MotionEvents.finish(event, isCancelled ? .cancelled : .ended)
}
