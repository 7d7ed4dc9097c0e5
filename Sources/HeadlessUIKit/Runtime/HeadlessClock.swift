public import Foundation

/// Time that passes only when somebody lets it: a value in place of the run loop's clock.
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
  /// The clock that everything here runs on.
  ///
  /// Tests that want to begin at zero, with nothing scheduled, put a new one in its place; what the old one had
  /// scheduled then no longer happens.
  public static var shared = HeadlessClock()

  private var nanoseconds: Int64 = 0
  /// What is to happen, the next event last.
  private var timers: [HeadlessTimer] = []
  private var scheduledCount = 0

  /// As many events may run without time passing; one that schedules itself at once would never end.
  static let mostEventsAtOnce = 100_000

  /// A clock at zero.
  public init() {}

  // MARK: Reading

  /// The time since the clock was made, in seconds.
  public var now: TimeInterval { Self.seconds(nanoseconds) }

  /// When the next event is due, on the clock's own scale in seconds; nil where nothing is scheduled.
  public var nextEvent: TimeInterval? { timers.last.map { Self.seconds($0.due) } }

  /// How many events are scheduled; one that repeats counts once.
  public var eventCount: Int { timers.count }

  // MARK: Scheduling

  /// Has something happen once time has passed, and again after each interval.
  /// - Parameters:
  ///   - delay: In seconds; nothing and less mean as soon as the clock is advanced, even by nothing.
  ///   - interval: In seconds, nil for an event that happens once; at least 0.1 ms, as for a `Timer`. The times
  ///     are multiples of the interval after the first one, so they do not drift.
  ///   - action: What happens, on the main actor; let go of after the last time.
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

  /// Lets time pass; what is due meanwhile happens, each event at its own time, and so does what events
  /// schedule within the interval.
  ///
  /// An event may let time pass itself: later ones then happen inside it.
  /// - Parameter interval: In seconds; nothing runs what is due already, and less than nothing does nothing.
  /// - Returns: Whether the clock came so far. It stops where 100,000 events have run without time passing:
  ///   the rest stay scheduled. It does not go to a time that is no finite number.
  @discardableResult
  public func advance(by interval: TimeInterval) -> Bool {
    interval.isFinite && advance(to: Self.sum(nanoseconds, Self.nanoseconds(interval)))
  }

  /// Lets time pass up to a point, in seconds on the clock's own scale; see ``advance(by:)``.
  @discardableResult
  public func advance(to time: TimeInterval) -> Bool {
    time.isFinite && advance(to: Self.nanoseconds(time))
  }

  /// Lets time pass until nothing is scheduled any more.
  /// - Parameter limit: The longest time that may pass, in seconds. Events that repeat never come to an end
  ///   by themselves, so with one of them the whole of it passes.
  /// - Returns: Whether nothing is scheduled any more. The clock then stands at the last event.
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

  /// A time in nanoseconds: the nearest there is, nothing for what is no number.
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
