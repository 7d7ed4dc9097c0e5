public import Foundation

/// A scheduled event; it need not be kept alive.
@MainActor
public final class HeadlessTimer {
  private weak var clock: HeadlessClock?
  /// The order in which the timer was scheduled.
  private let number: Int
  /// The time of the next event, in nanoseconds.
  private(set) var due: Int64
  private let start: Int64
  private let interval: Int64?
  private var repetitions: Int64 = 0
  /// The action, nil after the last time.
  private(set) var action: (@MainActor () -> Void)?

  init(
    clock: HeadlessClock, number: Int, start: Int64, interval: Int64?,
    action: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.number = number
    self.start = start
    self.interval = interval
    self.action = action
    due = start
  }

  /// Whether it will run again.
  public var isValid: Bool { action != nil }

  /// The time of the next event, in seconds on the clock's own scale; nil for never.
  public var fireTime: TimeInterval? { isValid ? HeadlessClock.seconds(due) : nil }

  /// Cancels the timer; it may be called from inside the event.
  public func invalidate() {
    guard isValid else { return }
    action = nil
    clock?.remove(self)
  }

  /// Schedules the next repetition; false if the timer is done.
  func moveOn() -> Bool {
    guard let interval, due != .max else {
      action = nil
      return false
    }
    repetitions += 1
    let (length, overflows) = interval.multipliedReportingOverflow(by: repetitions)
    due = overflows ? .max : HeadlessClock.sum(start, length)
    return true
  }

  /// Whether the timer's event comes first: the one with the earlier time, otherwise the one scheduled first.
  func isBefore(_ other: HeadlessTimer) -> Bool { (due, number) < (other.due, other.number) }
}
