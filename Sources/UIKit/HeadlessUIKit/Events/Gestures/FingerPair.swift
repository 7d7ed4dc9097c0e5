import Foundation

/// The relative position of two fingers, in their window's coordinates.
@MainActor
struct FingerPair {
  /// The distance between the fingers, in points.
  let distance: CGFloat
  /// The angle of the line from the first to the second finger, clockwise from the right, in radians.
  let angle: CGFloat

  /// Measures the first two touches; nil if there are fewer than two.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let first = touches[0].location(in: nil)
    let second = touches[1].location(in: nil)
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}

/// A value that two fingers change, and that code may set during the gesture.
struct FingerValue {
  private(set) var value: CGFloat
  private var rate = RateOfChange()

  init(_ value: CGFloat) { self.value = value }

  /// The rate at which the fingers change the value, per second.
  var velocity: CGFloat { rate.value }

  /// Sets the value from the fingers.
  mutating func change(to value: CGFloat, at time: TimeInterval) {
    self.value = value
    rate.note(value, at: time)
  }

  /// Sets the value from code, which resets the velocity.
  mutating func set(_ value: CGFloat) {
    self.value = value
    rate.restart(from: value)
  }
}

/// The rate at which a value changes, computed from its latest samples.
private struct RateOfChange {
  private var points: [(time: TimeInterval, value: CGFloat)] = []

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    let before = points.last
    points.removeAll { time - $0.time > PanRules.velocityWindow }
    if points.isEmpty, let before { points = [before] }
    points.append((time, value))
  }

  /// Replaces the latest sample, and discards those before it.
  mutating func restart(from value: CGFloat) {
    points = points.suffix(1).map { (time: $0.time, value: value) }
  }

  /// The rate, per second.
  var value: CGFloat {
    guard let first = points.first, let last = points.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
