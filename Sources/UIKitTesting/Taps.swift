public import Foundation
public import HeadlessUIKit

/// Durations of taps and other gestures, in seconds of the clock.
enum TouchTimes {
  /// A tap.
  static let tap = 0.05
  /// Between the taps of a multiple tap.
  static let betweenTaps = 0.1
  /// How long a finger rests before it is lifted without speed.
  static let rest = 0.2
  /// Moving the device to and fro.
  static let shake = 0.3
}

/// Taps a view with a finger, in the middle or at a point of its own coordinates.
///
/// The touch goes through the window like a user's touch. The clock advances after each tap, so that two calls do not
/// become a double tap.
/// - Parameters:
///   - touches: How many fingers tap, side by side.
/// - Throws: ``InteractionError`` if a user could not tap the view there, with the view that the tap would hit instead.
@MainActor
public func tap(_ view: UIView, at point: CGPoint? = nil, touches: Int = 1)
  throws(InteractionError)
{
  waitAfterTap()
  tap(try Aim(at: view, point, to: "tap"), count: 1, touches: touches)
}

/// Taps a point of a window, whichever view it hits. Nil means the key window.
@MainActor
public func tap(at point: CGPoint, in window: UIWindow? = nil) throws(InteractionError) {
  waitAfterTap()
  tap(try Aim(at: point, of: window, to: "tap"), count: 1, touches: 1)
}

/// Taps the status bar, which scrolls the only scroll view of a window that has `scrollsToTop` to its top. Nil means the
/// key window.
/// - Returns: Whether a view scrolls; its delegate may refuse, and it may be at its top.
/// - Throws: ``InteractionError`` without a window.
@MainActor @discardableResult
public func tapStatusBar(of window: UIWindow? = nil) throws(InteractionError) -> Bool {
  guard let window = window ?? UIWindow.keyWindow else {
    throw InteractionError(
      kind: .notInWindow,
      message: "cannot tap the status bar without a key window; call makeKeyAndVisible()")
  }
  waitAfterTap()
  return window.scrollToTop()
}

/// Taps a view twice in quick succession.
@MainActor
public func doubleTap(_ view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  waitAfterTap()
  tap(try Aim(at: view, point, to: "double-tap"), count: 2, touches: 1)
}

/// Presses a view and holds it.
/// - Parameter duration: In seconds of the clock, at most an hour.
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

@MainActor
private func tap(_ aim: Aim, count: Int, touches: Int) {
  for number in 0..<count {
    if number > 0 { HeadlessClock.shared.advance(by: TouchTimes.betweenTaps) }
    let fingers = HeadlessTouchscreen.shared.begin(at: aim.spread(touches))
    HeadlessClock.shared.advance(by: TouchTimes.tap)
    HeadlessTouchscreen.shared.end(fingers)
  }
}

/// Advances the clock until the next tap counts as a separate one.
@MainActor
func waitAfterTap() {
  let wait = HeadlessTouchscreen.shared.timeUntilFreshTap
  if wait > 0 { HeadlessClock.shared.advance(by: wait) }
}

extension Aim {
  /// The positions of several fingers around the point.
  fileprivate func spread(_ count: Int) -> [CGPoint] {
    (0..<max(count, 1)).map { index in
      point((CGFloat(index) - CGFloat(max(count, 1) - 1) / 2) * 20, 0)
    }
  }
}
