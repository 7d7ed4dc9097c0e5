public import Foundation
public import HeadlessUIKit

/// A finger on the screen, for gestures that have no function.
///
/// ```swift
/// let finger = try Finger(on: view, at: CGPoint(x: 10, y: 10))
/// finger.move(to: CGPoint(x: 40, y: 10), taking: 0.2)
/// finger.lift()
/// ```
/// Call ``lift()`` or ``cancel()`` at the end of the gesture.
@MainActor
public final class Finger {
  /// The touch that the app receives.
  public let touch: UITouch
  private let view: UIView

  /// Puts a finger down on a view.
  /// - Parameters:
  ///   - view: The view whose coordinates the finger uses.
  ///   - point: The point in the view's coordinates. Default: the center of the view.
  /// - Throws: ``InteractionError`` if a touch at the point cannot reach the view.
  public convenience init(on view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
    let aim = try Aim(at: view, point, to: "touch")
    guard let touch = HeadlessTouchscreen.shared.begin(at: [aim.point]).first else {
      throw InteractionError(kind: .outsideOfWindows, message: "cannot touch \(view.name)")
    }
    self.init(touch: touch, view: view)
  }

  init(touch: UITouch, view: UIView) {
    self.touch = touch
    self.view = view
  }

  /// The position of the finger, in the view's coordinates.
  public var location: CGPoint { touch.location(in: view) }

  /// Moves the finger in a straight line, with sixty touch events per second.
  /// - Parameters:
  ///   - point: The destination in the view's coordinates.
  ///   - duration: The duration in seconds of the simulated clock, at most 60. 0 moves the finger in a single event.
  public func move(to point: CGPoint, taking duration: TimeInterval = 0) {
    let end = onScreen(point)
    Motion.run([touch], from: [onScreen(location)], taking: duration) { _, part, start in
      Motion.between(start, end, part)
    }
  }

  /// Lifts the finger.
  public func lift() { HeadlessTouchscreen.shared.end([touch]) }

  /// Cancels the touch, as the system does when a call comes in, for example.
  public func cancel() { HeadlessTouchscreen.shared.cancel([touch]) }

  private func onScreen(_ point: CGPoint) -> CGPoint {
    guard let window = touch.window else { return point }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }
}

/// Functions that move fingers over time.
@MainActor
enum Motion {
  /// The number of touch events that the screen reports per second.
  static let rate = 60.0
  /// The maximum duration of a movement, in seconds of the clock.
  static let longest: TimeInterval = 60
  /// The default speed of a finger, in points per second.
  static let usualSpeed: CGFloat = 500

  static func between(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Moves touches step by step, in screen coordinates.
  /// - Parameter place: Returns the position of a touch, given its index, the progress from 0 to 1, and its start.
  static func run(
    _ touches: [UITouch], from starts: [CGPoint], taking duration: TimeInterval,
    _ place: (Int, CGFloat, CGPoint) -> CGPoint
  ) {
    let duration = duration.isFinite ? min(duration, longest) : 0
    let steps = duration > 0 ? max(Int((duration * rate).rounded(.up)), 1) : 1
    for step in 1...steps {
      if duration > 0 { HeadlessClock.shared.advance(by: duration / Double(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      HeadlessTouchscreen.shared.move(
        touches.indices.map { (touches[$0], place($0, part, starts[$0])) })
    }
  }
}
