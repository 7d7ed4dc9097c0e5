public import Foundation

/// Something that a clock will have happen; keeping it is not necessary.
@MainActor
public final class HeadlessTimer {
  private weak var clock: HeadlessClock?
  /// When the timer was scheduled among those of its clock.
  private let number: Int
  /// The time of the next event, in nanoseconds.
  private(set) var due: Int64
  private let start: Int64
  private let interval: Int64?
  private var repetitions: Int64 = 0
  /// What happens, nil once it will not any more.
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

  /// Whether there is still something to happen.
  public var isValid: Bool { action != nil }

  /// When it happens next, in seconds on the clock's own scale; nil for never.
  public var fireTime: TimeInterval? { isValid ? HeadlessClock.seconds(due) : nil }

  /// Keeps it from happening, or from happening again; it may be called from inside the event.
  public func invalidate() {
    guard isValid else { return }
    action = nil
    clock?.remove(self)
  }

  /// Goes on to the next repetition; false where the timer is done.
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
