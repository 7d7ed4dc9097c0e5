public import Foundation
public import HeadlessUIKit

/// Puts two fingers on a view and moves them apart or together.
/// - Parameters:
///   - scale: The ratio of the final distance to the initial distance. Must be greater than 0.
///   - distance: The initial distance in points. Default: a distance that keeps both fingers within the view.
///   - duration: The duration in seconds of the simulated clock.
/// - Throws: ``InteractionError`` if a touch cannot reach the center of the view.
@MainActor
public func pinch(
  _ view: UIView, scale: CGFloat, distance: CGFloat? = nil, duration: TimeInterval = 0.5
) throws(InteractionError) {
  let aim = try Aim(at: view, nil, to: "pinch")
  let half = (distance ?? view.roomForFingers / max(scale, 1)) / 2
  move(around: aim, half, taking: duration) { part in (half * (1 + (scale - 1) * part), 0) }
}

/// Puts two fingers on a view and rotates them about its center.
/// - Parameters:
///   - angle: The clockwise angle in radians.
///   - duration: The duration in seconds of the simulated clock.
/// - Throws: ``InteractionError`` if a touch cannot reach the center of the view.
@MainActor
public func rotate(_ view: UIView, by angle: CGFloat, duration: TimeInterval = 0.5)
  throws(InteractionError)
{
  let aim = try Aim(at: view, nil, to: "rotate")
  let half = view.roomForFingers / 2
  move(around: aim, half, taking: duration) { part in (half, angle * part) }
}

/// Moves two fingers on opposite sides of a point.
/// - Parameter place: Returns the distance from the point and the angle, given the progress from 0 to 1.
@MainActor
private func move(
  around aim: Aim, _ half: CGFloat, taking duration: TimeInterval,
  _ place: (CGFloat) -> (CGFloat, CGFloat)
) {
  let screen = HeadlessTouchscreen.shared
  let fingers = screen.begin(at: [aim.point(-half, 0), aim.point(half, 0)])
  Motion.run(fingers, from: [aim.point, aim.point], taking: duration) { index, part, center in
    let (radius, angle) = place(part)
    let side: CGFloat = index == 0 ? -1 : 1
    return CGPoint(
      x: center.x + side * radius * cos(angle), y: center.y + side * radius * sin(angle))
  }
  screen.end(fingers)
}

extension UIView {
  /// The maximum distance between two fingers that both touch the view, in points.
  fileprivate var roomForFingers: CGFloat { max(min(bounds.width, bounds.height) * 0.8, 1) }
}
