import Foundation

/// The time that pictures show.
package enum DrawnTime {
  /// Draws dates in one time zone, so that pictures do not depend on where the machine is.
  package static func fixZone() { setenv("TZ", "GMT", 1) }
}
