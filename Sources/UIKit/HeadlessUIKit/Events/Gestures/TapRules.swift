import Foundation

// UIKit documents none of these figures, except those for long presses and pans. The others are assumptions, so tests
// should not depend on them closely.

/// The conditions for taps.
enum TapRules {
  /// The longest time between the end of one tap and the start of the next, in seconds.
  static let longestGap: TimeInterval = 0.35
  /// The greatest distance that a finger may move during a tap, and between two taps, in points.
  static let slop: CGFloat = 45
  /// The longest time that a finger may stay down, in seconds.
  static let longestHold: TimeInterval = 1.5
}

/// The conditions for a pan.
enum PanRules {
  /// The distance that fingers move before a pan begins, in points. Source: WWDC 2018, session 803.
  static let slop: CGFloat = 10
  /// The period over which the velocity is measured, in seconds.
  static let velocityWindow: TimeInterval = 0.1
  /// The largest distance from the edge of the screen at which an edge pan may begin, in points.
  static let edgeWidth: CGFloat = 20
}

/// The conditions for a swipe.
enum SwipeRules {
  /// The minimum length of a swipe, in points.
  static let leastDistance: CGFloat = 50
  /// The maximum duration of a swipe, in seconds.
  static let longestTime: TimeInterval = 0.5
  /// The greatest sideways deviation, as a fraction of the swipe's length.
  static let mostSlant: CGFloat = 0.5
}

/// The conditions for a pinch or a rotation.
enum PinchRules {
  /// The change in the distance between the fingers at which a pinch begins, in points.
  static let slop: CGFloat = 4
  /// The change in the angle of the fingers at which a rotation begins, in radians.
  static let angleSlop: CGFloat = 0.05
}
