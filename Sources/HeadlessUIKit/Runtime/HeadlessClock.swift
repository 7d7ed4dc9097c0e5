public import Foundation

/// Time that passes only when a test advances it, in place of the run loop's clock.
///
/// Whatever takes time on a device (the keyboard, presentations, animations, timers) is scheduled here. A test
/// lets time pass and finds everything that was due done, in order:
/// ```swift
/// HeadlessClock.shared.schedule(after: 0.25) { print("shown") }
/// HeadlessClock.shared.advance(by: 0.25)
/// ```
/// Times are kept in whole nanoseconds, so that ten steps of 0.1 s are one second. Events that are due at the
/// same time run in the order in which they were scheduled.
@MainActor
public final class HeadlessClock {
  /// The shared clock.
  ///
  /// Tests that need to begin at zero, with nothing scheduled, replace it; the events of the old one no longer happen.
  public static var shared = HeadlessClock()

  private var nanoseconds: Int64 = 0
  /// The scheduled events, the next one last.
  private var timers: [HeadlessTimer] = []
  private var scheduledCount = 0

  /// As many events may run without time passing; one that schedules itself at once would never end.
  static let mostEventsAtOnce = 100_000

  /// A clock at zero.
  public init() {}

  // MARK: Reading

  /// The time since the clock was created, in seconds.
  public var now: TimeInterval { Self.seconds(nanoseconds) }

  /// The time of the next event, on the clock's own scale in seconds; nil if nothing is scheduled.
  public var nextEvent: TimeInterval? { timers.last.map { Self.seconds($0.due) } }

  /// The number of scheduled events; a repeating one counts once.
  public var eventCount: Int { timers.count }

  // MARK: Scheduling

  /// Schedules an action after some time, and again after each interval.
  /// - Parameters:
  ///   - delay: In seconds; zero or less means the next time the clock advances, even by zero.
  ///   - interval: In seconds, nil for an event that happens once; at least 0.1 ms, as for a `Timer`. The times
  ///     are multiples of the interval after the first one, so they do not drift.
  ///   - action: The action, on the main actor; released after the last time.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, repeating interval: TimeInterval? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    let timer = HeadlessTimer(
      clock: self, number: scheduledCount,
      start: Self.sum(nanoseconds, max(Self.nanoseconds(delay), 0)),
      interval: interval.map { max(Self.nanoseconds($0), Self.leastInterval) }, action: action)
    scheduledCount += 1
    insert(timer)
    return timer
  }

  func remove(_ timer: HeadlessTimer) { timers.removeAll { $0 === timer } }

  private func insert(_ timer: HeadlessTimer) {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timer.isBefore(timers[middle]) { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
  }

  // MARK: Letting time pass

  /// Advances the clock; runs the events that are due, each at its own time, including those that events schedule
  /// within the interval.
  ///
  /// An event may let time pass itself: later ones then happen inside it.
  /// - Parameter interval: In seconds; zero runs what is already due, and a negative one does nothing.
  /// - Returns: Whether the clock reached the end. It stops after 100,000 events without any time passing; the rest
  ///   stay scheduled. It ignores a time that is not finite.
  @discardableResult
  public func advance(by interval: TimeInterval) -> Bool {
    interval.isFinite && advance(to: Self.sum(nanoseconds, Self.nanoseconds(interval)))
  }

  /// Advances the clock to a time, in seconds on its own scale; see ``advance(by:)``.
  @discardableResult
  public func advance(to time: TimeInterval) -> Bool {
    time.isFinite && advance(to: Self.nanoseconds(time))
  }

  /// Advances the clock until nothing is scheduled.
  /// - Parameter limit: The maximum time to advance, in seconds. Repeating events never end by themselves, so with one
  ///   of them the whole limit passes.
  /// - Returns: Whether nothing is scheduled. The clock then stops at the last event.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = Self.sum(nanoseconds, max(Self.nanoseconds(limit), 0))
    while let next = timers.last, next.due <= end {
      guard advance(to: max(next.due, nanoseconds)) else { return false }
    }
    if !timers.isEmpty { nanoseconds = max(nanoseconds, end) }
    return timers.isEmpty
  }

  private func advance(to end: Int64) -> Bool {
    guard end >= nanoseconds else { return true }
    var countAtOnce = 0
    while let next = timers.last, next.due <= end {
      if next.due > nanoseconds {
        nanoseconds = next.due
        countAtOnce = 0
      }
      countAtOnce += 1
      guard countAtOnce <= Self.mostEventsAtOnce else { return false }
      timers.removeLast()
      let action = next.action
      if next.moveOn() { insert(next) }
      action?()
    }
    nanoseconds = max(nanoseconds, end)
    return true
  }

  // MARK: Units

  private static let leastInterval: Int64 = 100_000

  static func seconds(_ nanoseconds: Int64) -> TimeInterval { Double(nanoseconds) / 1e9 }

  /// A time in nanoseconds: the nearest one, and zero for NaN.
  private static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    guard !seconds.isNaN else { return 0 }
    let exact = (seconds * 1e9).rounded()
    return Int64(exactly: exact) ?? (exact > 0 ? .max : .min)
  }

  /// The sum of two times, at most the largest time.
  static func sum(_ time: Int64, _ interval: Int64) -> Int64 {
    let (sum, overflows) = time.addingReportingOverflow(interval)
    return overflows ? (interval > 0 ? .max : .min) : sum
  }
}
