public import Foundation
public import HeadlessUIKit

/// The durations of taps and other gestures, in seconds of the simulated clock.
enum TouchTimes {
  /// The time between touching down and lifting the finger.
  static let tap = 0.05
  /// The time between the taps of a double tap.
  static let betweenTaps = 0.1
  /// The time for which a finger rests, so that it has no velocity when it is lifted.
  static let rest = 0.2
  /// The duration of shaking the device.
  static let shake = 0.3
}

/// Taps a view.
///
/// The touch is delivered by the window, like a user's touch. The clock advances before each call as far as necessary
/// so that two calls do not become a double tap.
/// - Parameters:
///   - point: The point in the view's coordinates. Default: the center of the view.
///   - touches: The number of fingers, side by side.
/// - Throws: ``InteractionError`` if a touch at the point cannot reach the view; see ``InteractionError/Kind``.
@MainActor
public func tap(_ view: UIView, at point: CGPoint? = nil, touches: Int = 1)
  throws(InteractionError)
{
  waitAfterTap()
  try Aim(at: view, point, to: "tap").tap(touches: touches)
}

/// Taps a point of a window, whichever view it hits.
/// - Parameter window: The window. Default: the key window.
/// - Throws: ``InteractionError`` if there is no window, or if the point is outside all visible windows.
@MainActor
public func tap(at point: CGPoint, in window: UIWindow? = nil) throws(InteractionError) {
  waitAfterTap()
  try Aim(at: point, of: window, to: "tap").tap()
}

/// Taps the status bar, which scrolls a scroll view to its top.
///
/// This requires exactly one scroll view in the window with `scrollsToTop`.
/// - Parameter window: The window. Default: the key window.
/// - Returns: Whether a view scrolls. It does not if its delegate refuses or if it is already at its top.
/// - Throws: ``InteractionError`` if there is no window, or if the app receives no touches.
@MainActor @discardableResult
public func tapStatusBar(of window: UIWindow? = nil) throws(InteractionError) -> Bool {
  guard let window = window ?? UIWindow.keyWindow else {
    throw InteractionError(
      kind: .notInWindow,
      message: "cannot tap the status bar without a key window; call makeKeyAndVisible()")
  }
  if let refusal = Aim.refusal {
    throw InteractionError(
      kind: .takesNoTouches, message: "cannot tap the status bar: \(refusal)")
  }
  waitAfterTap()
  return window.scrollToTop()
}

/// Taps a view twice in quick succession.
/// - Throws: ``InteractionError`` if a touch at the point cannot reach the view.
@MainActor
public func doubleTap(_ view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  waitAfterTap()
  try Aim(at: view, point, to: "double-tap").tap(count: 2)
}

/// Touches and holds a view.
/// - Parameters:
///   - point: The point in the view's coordinates. Default: the center of the view.
///   - duration: The duration in seconds of the simulated clock, at most an hour.
/// - Throws: ``InteractionError`` if a touch at the point cannot reach the view.
@MainActor
public func longPress(_ view: UIView, at point: CGPoint? = nil, for duration: TimeInterval = 1)
  throws(InteractionError)
{
  waitAfterTap()
  let aim = try Aim(at: view, point, to: "press")
  let fingers = HeadlessTouchscreen.shared.begin(at: [aim.point])
  HeadlessClock.shared.advance(by: min(duration, 3600))
  HeadlessTouchscreen.shared.end(fingers)
}

/// Advances the clock far enough that the next tap is not part of a double tap.
@MainActor
func waitAfterTap() {
  let wait = HeadlessTouchscreen.shared.timeUntilFreshTap
  if wait > 0 { HeadlessClock.shared.advance(by: wait) }
}

extension Aim {
  /// Puts fingers down and lifts them again, once or several times in quick succession.
  func tap(count: Int = 1, touches: Int = 1) {
    for number in 0..<count {
      if number > 0 { HeadlessClock.shared.advance(by: TouchTimes.betweenTaps) }
      let fingers = HeadlessTouchscreen.shared.begin(at: spread(touches))
      HeadlessClock.shared.advance(by: TouchTimes.tap)
      HeadlessTouchscreen.shared.end(fingers)
    }
  }

  /// The positions of several fingers side by side, in screen coordinates.
  fileprivate func spread(_ count: Int) -> [CGPoint] {
    (0..<max(count, 1)).map { index in
      point((CGFloat(index) - CGFloat(max(count, 1) - 1) / 2) * 20, 0)
    }
  }
}
