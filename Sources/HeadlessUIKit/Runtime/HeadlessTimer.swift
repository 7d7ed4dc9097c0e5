public import Foundation

/// A scheduled event; it need not be kept alive.
@preconcurrency @MainActor
public final class HeadlessTimer {
  private weak var clock: HeadlessClock?
  /// The environment that scheduled the timer, where its action runs.
  private weak var environment: HeadlessEnvironment?
  private let name: String
  /// The order in which the timer was scheduled.
  let number: Int
  /// The time of the next event.
  private(set) var due: ClockTime
  private let start: ClockTime
  private let interval: ClockTime?
  private var repetitions: Int64 = 0
  /// Whether what is scheduled is still valid on its own side; nil for always.
  private let condition: (@MainActor () -> Bool)?
  /// The action, nil after the last time.
  private(set) var action: (@MainActor () -> Void)?

  init(
    clock: HeadlessClock, name: String, number: Int, start: ClockTime, interval: ClockTime?,
    condition: (@MainActor () -> Bool)?, action: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    environment = .current
    self.name = name
    self.number = number
    self.start = start
    self.interval = interval
    self.condition = condition
    self.action = action
    due = start
  }

  /// Whether it will run again.
  public var isValid: Bool { action != nil }

  /// The time of the next event, in seconds on the clock's own scale; nil for never.
  public var fireTime: TimeInterval? { isValid ? due.seconds : nil }

  /// What is scheduled, and when.
  var description: String {
    "\(name)\(interval.map { " every \($0.seconds) s" } ?? ""), due at \(due.seconds) s"
  }

  /// Whether it waits for its time; false if what it would run has become invalid on its own.
  var isWanted: Bool { condition?() ?? true }

  /// Cancels the timer; it may be called from inside the event.
  public func invalidate() {
    guard isValid else { return }
    action = nil
    clock?.remove(self)
  }

  /// Schedules the next repetition; false if the timer is done.
  func moveOn() -> Bool {
    guard let interval, due != .end else {
      action = nil
      return false
    }
    repetitions += 1
    let (length, overflows) = interval.nanoseconds.multipliedReportingOverflow(by: repetitions)
    due = overflows ? .end : start.adding(ClockTime(nanoseconds: length))
    return true
  }

  /// Runs the action in the timer's environment, or in the current one if that is gone.
  func run(_ action: @MainActor () -> Void) {
    guard let environment, environment !== HeadlessEnvironment.current else { return action() }
    withEnvironment(environment, action)
  }

  /// Whether the timer's event comes first: the one with the earlier time, otherwise the one scheduled first.
  func isBefore(_ other: HeadlessTimer) -> Bool { (due, number) < (other.due, other.number) }
}
