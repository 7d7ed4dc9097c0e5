package import Foundation

/// A point in time on a clock, in whole nanoseconds, so that ten steps of 0.1 s are exactly one second.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// The time in nanoseconds since the clock's start; for an interval, its length.
  package var nanoseconds: Int64

  package static let zero = ClockTime(nanoseconds: 0)
  /// The earliest time, which is always due.
  package static let past = ClockTime(nanoseconds: .min)
  /// The latest time.
  package static let end = ClockTime(nanoseconds: .max)

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the time closest to a number of seconds; NaN becomes zero.
  package init(seconds: TimeInterval) {
    let exact = (seconds * 1e9).rounded()
    nanoseconds = seconds.isNaN ? 0 : Int64(exactly: exact) ?? (exact > 0 ? .max : .min)
  }

  /// The time in seconds.
  package var seconds: TimeInterval { Double(nanoseconds) / 1e9 }

  /// Returns the time after an interval, at most ``end``.
  package func adding(_ interval: ClockTime) -> ClockTime {
    let (sum, overflows) = nanoseconds.addingReportingOverflow(interval.nanoseconds)
    return ClockTime(nanoseconds: overflows ? (interval.nanoseconds > 0 ? .max : .min) : sum)
  }

  /// Returns the time after an interval in seconds.
  package func adding(_ interval: TimeInterval) -> ClockTime {
    adding(ClockTime(seconds: interval))
  }

  package static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
