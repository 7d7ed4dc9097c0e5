public import Foundation

/// An event that is scheduled on a clock; it fires even if nothing holds a reference to it.
@preconcurrency @MainActor
public final class HeadlessTimer {
  private weak var clock: HeadlessClock?
  /// The environment that scheduled the timer, in which its action runs.
  private weak var environment: HeadlessEnvironment?
  private let name: String
  /// The order in which the timer was scheduled.
  let number: Int
  /// The time of the next event.
  private(set) var due: ClockTime
  private let start: ClockTime
  private let interval: ClockTime?
  private var repetitions: Int64 = 0
  /// Whether the timer is still wanted; nil means always. Code may invalidate the underlying `Timer` or work item.
  private let condition: (@MainActor () -> Bool)?
  /// The action; nil once the timer is done.
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

  /// Whether the timer will fire again.
  public var isValid: Bool { action != nil }

  /// The time of the next event, in seconds since the clock was created; nil once the timer is done.
  public var fireTime: TimeInterval? { isValid ? due.seconds : nil }

  /// The name, the interval and the time of the next event.
  var description: String {
    "\(name)\(interval.map { " every \($0.seconds) s" } ?? ""), due at \(due.seconds) s"
  }

  /// Whether the timer is still waiting for its time; false once its condition is no longer met.
  var isWanted: Bool { condition?() ?? true }

  /// Cancels the timer. The timer's own action may call this method.
  public func invalidate() {
    guard isValid else { return }
    action = nil
    clock?.remove(self)
  }

  /// Schedules the next repetition; returns false if the timer is done.
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

  /// Runs the action in the timer's environment, or in the current one if that has been deallocated.
  func run(_ action: @MainActor () -> Void) {
    guard let environment, environment !== HeadlessEnvironment.current else { return action() }
    withEnvironment(environment, action)
  }

  /// Returns whether this timer fires before another one: the earlier time comes first, then the one scheduled first.
  func isBefore(_ other: HeadlessTimer) -> Bool { (due, number) < (other.due, other.number) }
}
