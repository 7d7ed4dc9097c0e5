import Foundation

// UIKit publishes none of these figures but those of a long press and of a pan. They are what devices are believed to
// do, and ours to choose: tests of an app should not depend on them closely.

/// What makes taps.
enum TapRules {
  /// From the end of one tap to the beginning of the next, in seconds.
  static let longestGap: TimeInterval = 0.35
  /// How far a finger may move, and how far apart taps may be, in points.
  static let slop: CGFloat = 45
  /// How long a finger may stay down, in seconds.
  static let longestHold: TimeInterval = 1.5
}

/// The conditions for a pan.
enum PanRules {
  /// How far fingers move before it begins, in points. Source: WWDC 2018, session 803.
  static let slop: CGFloat = 10
  /// The period over which the velocity is measured, in seconds.
  static let velocityWindow: TimeInterval = 0.1
  /// The largest distance from the edge of the screen at which an edge pan may begin, in points.
  static let edgeWidth: CGFloat = 20
}

/// The conditions for a swipe.
enum SwipeRules {
  /// In points.
  static let leastDistance: CGFloat = 50
  /// In seconds.
  static let longestTime: TimeInterval = 0.5
  /// How far it may deviate sideways, as a fraction of its length.
  static let mostSlant: CGFloat = 0.5
}

/// The conditions for a pinch or a rotation.
enum PinchRules {
  /// How much the distance of the fingers changes before a pinch begins, in points.
  static let slop: CGFloat = 4
  /// How far the fingers turn before a rotation begins, in radians.
  static let angleSlop: CGFloat = 0.05
}
