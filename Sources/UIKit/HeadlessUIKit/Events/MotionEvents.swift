import Foundation

/// The delivery of motion events: from the first responder up the chain, or from the key window if there is none.
@MainActor
package enum MotionEvents {
  /// A phase of a motion.
  package enum Phase {
    case began, ended, cancelled
  }

  /// Starts a shake.
  package static func beginShake() -> UIEvent {
    let event = UIEvent(.motion, subtype: .motionShake, at: HeadlessClock.shared.now)
    send(event, .began)
    return event
  }

  /// Ends a shake, or cancels it.
  package static func finish(_ event: UIEvent, _ phase: Phase) {
    event.timestamp = HeadlessClock.shared.now
    send(event, phase)
  }

  private static func send(_ event: UIEvent, _ phase: Phase) {
    event.motionPhase = phase
    UIApplication.shared.sendEvent(event)
  }

  /// The window that receives motion events: that of the first responder, otherwise the key window.
  package static var window: UIWindow? {
    (UIResponder.firstResponder as? UIView)?.window
      ?? (UIResponder.firstResponder as? UIViewController)?.viewIfLoaded?.window
      ?? UIWindow.keyWindow
  }

  /// Passes the event to the first responder, or to the window if there is none.
  static func receive(_ event: UIEvent, in window: UIWindow) {
    let start: UIResponder = UIResponder.firstResponder ?? window
    switch event.motionPhase {
    case .began: start.motionBegan(event.subtype, with: event)
    case .ended: start.motionEnded(event.subtype, with: event)
    case .cancelled: start.motionCancelled(event.subtype, with: event)
    case nil: break
    }
  }
}
