public import Foundation
public import HeadlessUIKit

/// Moves a finger over a view, and lifts it while it is still moving.
/// - Parameters:
///   - start: The start in the view's coordinates. Default: the center of the view.
///   - end: The end in the view's coordinates.
///   - velocity: The speed in points per second.
/// - Throws: ``InteractionError`` if a touch at the start cannot reach the view.
@MainActor
public func pan(
  _ view: UIView, from start: CGPoint? = nil, to end: CGPoint, velocity: CGFloat = 500
) throws(InteractionError) {
  let aim = try Aim(at: view, start, to: "pan")
  let target = aim.window.convert(view.convert(end, to: aim.window), to: nil as UIWindow?)
  move(from: aim.point, to: target, velocity: velocity, rest: 0)
}

/// Moves a finger from one point of a window to another, and lifts it while it is still moving.
/// - Parameters:
///   - velocity: The speed in points per second.
///   - window: The window. Default: the key window.
/// - Throws: ``InteractionError`` if there is no window, or if the start is outside all visible windows.
@MainActor
public func pan(
  from start: CGPoint, to end: CGPoint, velocity: CGFloat = 500, in window: UIWindow? = nil
) throws(InteractionError) {
  let aim = try Aim(at: start, of: window, to: "pan")
  move(
    from: aim.point, to: aim.point(end.x - start.x, end.y - start.y), velocity: velocity, rest: 0)
}

/// Drags a view from one point to another, pauses there for a moment, and lifts the finger.
/// - Parameters:
///   - start: The start in the view's coordinates. Default: the center of the view.
///   - end: The end in the view's coordinates.
/// - Throws: ``InteractionError`` if a touch at the start cannot reach the view.
@MainActor
public func drag(_ view: UIView, from start: CGPoint? = nil, to end: CGPoint)
  throws(InteractionError)
{
  let aim = try Aim(at: view, start, to: "drag")
  let target = aim.window.convert(view.convert(end, to: aim.window), to: nil as UIWindow?)
  move(from: aim.point, to: target, velocity: Motion.usualSpeed, rest: TouchTimes.rest)
}

/// Touches and holds a view, drags it to the center of another view, and drops it there.
/// - Parameter hold: The time for which the finger rests before it moves, in seconds of the simulated clock.
/// - Throws: ``InteractionError`` if a touch cannot reach the center of either view.
@MainActor
public func drag(_ view: UIView, onto other: UIView, holding hold: TimeInterval = 0.6)
  throws(InteractionError)
{
  let aim = try Aim(at: view, nil, to: "drag")
  let target = try Aim(at: other, nil, to: "drop on")
  move(
    from: aim.point, to: target.point, velocity: Motion.usualSpeed, rest: TouchTimes.rest,
    hold: hold)
}

/// Drags the thumb of a slider to a value.
/// - Parameter value: The value. A value outside the slider's range becomes the nearest value in the range.
/// - Throws: ``InteractionError`` if a touch cannot reach the thumb.
@MainActor
public func drag(_ slider: UISlider, to value: Float) throws(InteractionError) {
  slider.window?.layoutIfNeeded()
  let thumb = slider.currentThumbRect
  let track = slider.trackRect(forBounds: slider.bounds)
  let goal = slider.thumbRect(
    forBounds: slider.bounds, trackRect: track,
    value: min(max(value, slider.minimumValue), slider.maximumValue))
  try drag(
    slider, from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: goal.midX, y: thumb.midY))
}

/// Swipes across a view, starting at its center.
/// - Parameters:
///   - direction: A single direction.
///   - distance: The distance in points.
///   - velocity: The speed in points per second.
/// - Throws: ``InteractionError`` if a touch cannot reach the center of the view.
@MainActor
public func swipe(
  _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, distance: CGFloat = 150,
  velocity: CGFloat = 1000
) throws(InteractionError) {
  let aim = try Aim(at: view, nil, to: "swipe")
  let (x, y): (CGFloat, CGFloat) =
    switch direction {
    case .left: (-1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    default: (1, 0)
    }
  move(
    from: aim.point, to: aim.point(x * distance, y * distance), velocity: velocity, rest: 0)
}

/// Drags one finger between two points in screen coordinates.
@MainActor
private func move(
  from start: CGPoint, to end: CGPoint, velocity: CGFloat, rest: TimeInterval,
  hold: TimeInterval = 0
) {
  let screen = HeadlessTouchscreen.shared
  let fingers = screen.begin(at: [start])
  if hold > 0 { HeadlessClock.shared.advance(by: hold) }
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let length = (dx * dx + dy * dy).squareRoot()
  let duration = velocity > 0 ? TimeInterval(length / velocity) : 0
  Motion.run(fingers, from: [start], taking: duration) { _, part, start in
    Motion.between(start, end, part)
  }
  if rest > 0 { HeadlessClock.shared.advance(by: rest) }
  screen.end(fingers)
}
