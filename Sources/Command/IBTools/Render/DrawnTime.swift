import Foundation

/// The time that pictures show.
enum DrawnTime {
  /// Draws dates in one time zone, so that pictures do not depend on where the machine is.
  static func fixZone() { setenv("TZ", "GMT", 1) }
}
