package import Foundation

/// A point on a clock, in whole nanoseconds: ten steps of 0.1 s are exactly one second.
package struct ClockTime: Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  package static let zero = ClockTime(nanoseconds: 0)
  /// A time that is always due.
  package static let past = ClockTime(nanoseconds: .min)
  /// The last time there is.
  package static let end = ClockTime(nanoseconds: .max)

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The nearest time; NaN is zero.
  package init(seconds: TimeInterval) {
    let exact = (seconds * 1e9).rounded()
    nanoseconds = seconds.isNaN ? 0 : Int64(exactly: exact) ?? (exact > 0 ? .max : .min)
  }

  /// In seconds.
  package var seconds: TimeInterval { Double(nanoseconds) / 1e9 }

  /// A later time, at most the last there is.
  package func adding(_ interval: ClockTime) -> ClockTime {
    let (sum, overflows) = nanoseconds.addingReportingOverflow(interval.nanoseconds)
    return ClockTime(nanoseconds: overflows ? (interval.nanoseconds > 0 ? .max : .min) : sum)
  }

  /// A later time, in seconds from here.
  package func adding(_ interval: TimeInterval) -> ClockTime {
    adding(ClockTime(seconds: interval))
  }

  package static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
