public import Foundation
public import HeadlessUIKit

/// Moves a finger over a view, and lifts it while it is moving.
/// - Parameters:
///   - start: In the view's coordinates; nil for the middle.
///   - end: In the view's coordinates.
///   - velocity: In points per second.
@MainActor
public func pan(
  _ view: UIView, from start: CGPoint? = nil, to end: CGPoint, velocity: CGFloat = 500
) throws(InteractionError) {
  let aim = try Aim(at: view, start, to: "pan")
  let target = aim.window.convert(view.convert(end, to: aim.window), to: nil as UIWindow?)
  move(from: aim.point, to: target, velocity: velocity, rest: 0)
}

/// Moves a finger from one point of a window to another, and lifts it while it is moving. Nil means the key window.
/// - Parameter velocity: In points per second.
@MainActor
public func pan(
  from start: CGPoint, to end: CGPoint, velocity: CGFloat = 500, in window: UIWindow? = nil
) throws(InteractionError) {
  let aim = try Aim(at: start, of: window, to: "pan")
  move(
    from: aim.point, to: aim.point(end.x - start.x, end.y - start.y), velocity: velocity, rest: 0)
}

/// Moves a finger from a view to a point in the view's coordinates, keeps it there for a moment, and lifts it.
@MainActor
public func drag(_ view: UIView, from start: CGPoint? = nil, to end: CGPoint)
  throws(InteractionError)
{
  let aim = try Aim(at: view, start, to: "drag")
  let target = aim.window.convert(view.convert(end, to: aim.window), to: nil as UIWindow?)
  move(from: aim.point, to: target, velocity: Motion.usualSpeed, rest: TouchTimes.rest)
}

/// Presses a view for a while, drags it to the middle of another view, and drops it there.
/// - Parameter hold: How long the finger stays before it moves, in seconds of the clock.
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
/// - Parameter value: A value outside the range drags the thumb to the nearest end.
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

/// Swipes over a view with a fast movement from its middle.
/// - Parameters:
///   - direction: One direction.
///   - distance: In points.
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

/// Drags one finger; points are on the screen.
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
