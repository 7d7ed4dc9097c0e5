public import Foundation

/// A clock that advances only when code advances it, and that runs the run loop of its environment.
///
/// Everything that takes time on a device (the keyboard, presentations, animations, timers) is scheduled on this clock.
/// A test advances it, and everything that is due happens in order:
/// ```swift
/// HeadlessClock.shared.schedule(after: 0.25) { print("shown") }
/// HeadlessClock.shared.advance(by: 0.25)
/// ```
/// Times are whole nanoseconds, so that ten steps of 0.1 s are one second. Whenever an event is due, the run loop of
/// the clock's environment takes a turn: animations, timers, events, the main queue, layout and drawing, in this order.
/// A clock without an environment only runs timers.
@preconcurrency @MainActor
public final class HeadlessClock {
  /// The clock of the current environment.
  ///
  /// A new clock starts at zero. The old clock's events no longer happen.
  public static var shared: HeadlessClock {
    get { HeadlessEnvironment.current.clock }
    set { HeadlessEnvironment.current.clock = newValue }
  }

  /// The current time.
  package private(set) var time = ClockTime.zero {
    didSet { environment?.clockTime = time }
  }
  /// The environment whose run loop the clock runs.
  weak var environment: HeadlessEnvironment? {
    didSet { environment?.clockTime = time }
  }
  /// The scheduled events, latest first: the next one is the last element.
  private var timers: [HeadlessTimer] = []
  private var scheduledCount = 0
  private var firedCount = 0

  /// The number of turns that the loop may take without advancing.
  ///
  /// Without a limit, an event that keeps rescheduling itself without a delay would never end.
  static let mostTurnsAtOnce = 100_000

  /// Creates a clock at zero.
  public nonisolated init() {}

  // MARK: Reading

  /// The time since the clock was created, in seconds.
  public var now: TimeInterval { time.seconds }

  /// The time of the next event, in seconds since the clock was created; nil if nothing is scheduled.
  public var nextEvent: TimeInterval? { nextTimer?.due.seconds }

  /// The number of scheduled events. A repeating event counts once.
  public var eventCount: Int { wantedTimers.count }

  // MARK: Scheduling

  /// Schedules an action after a delay, and again after each interval.
  ///
  /// The action runs in the environment that scheduled it.
  /// - Parameters:
  ///   - delay: The delay in seconds; zero or less means the next turn.
  ///   - interval: The interval in seconds, at least 0.1 ms as for a `Timer`; nil for an event that happens once.
  ///     Repetitions are at whole multiples of the interval after the first event, so they do not drift.
  ///   - name: A description of the event, for the error of ``settle(limit:)``.
  ///   - action: The action, which runs on the main actor and is released after the last event.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, repeating interval: TimeInterval? = nil,
    named name: String = "timer",
    _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    schedule(after: delay, repeating: interval, named: name, while: nil, action)
  }

  /// Schedules an action that is dropped once a condition is no longer met.
  func schedule(
    after delay: TimeInterval, repeating interval: TimeInterval?, named name: String,
    while condition: (@MainActor () -> Bool)?, _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    let timer = HeadlessTimer(
      clock: self, name: name, number: scheduledCount, start: time.adding(max(delay, 0)),
      interval: interval.map { max(ClockTime(seconds: $0), Self.leastInterval) },
      condition: condition, action: action)
    scheduledCount += 1
    insert(timer)
    return timer
  }

  private static let leastInterval = ClockTime(nanoseconds: 100_000)

  func remove(_ timer: HeadlessTimer) {
    let place = place(of: timer)
    if place < timers.count, timers[place] === timer { timers.remove(at: place) }
  }

  private func insert(_ timer: HeadlessTimer) { timers.insert(timer, at: place(of: timer)) }

  /// Returns the index that a timer has, or will have, in the list.
  private func place(of timer: HeadlessTimer) -> Int {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timer.isBefore(timers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Advancing

  /// Advances the clock and runs what becomes due, each event at its own time.
  ///
  /// This includes events that are scheduled in the meantime. The run loop takes a turn at the start, at the time of
  /// each event, and at the end.
  ///
  /// An event may advance the clock itself; later events then run inside that call.
  /// - Parameter interval: The interval in seconds; zero runs what is due now, and a negative interval does nothing.
  /// - Returns: Whether the clock reached the end. The clock stops after 100,000 turns without advancing, and keeps the
  ///   remaining events. It does not advance by infinity or NaN.
  @discardableResult
  public func advance(by interval: TimeInterval) -> Bool {
    interval.isFinite && advance(to: time.adding(interval))
  }

  /// Advances the clock to a time, in seconds since the clock was created; see ``advance(by:)``.
  @discardableResult
  public func advance(to time: TimeInterval) -> Bool {
    time.isFinite && advance(to: ClockTime(seconds: time))
  }

  private func advance(to end: ClockTime) -> Bool {
    end < time || run(until: end, stopsAtRest: false) != .stuck
  }

  /// Takes one turn of the run loop without advancing: runs what is due, then lays out and draws dirty views.
  public func turn() {
    guard let environment else { return fireTimers() }
    let turn = {
      environment.runLoop.run(at: self.time) { self.fireTimers() }
    }
    if environment === HeadlessEnvironment.current {
      turn()
    } else {
      withEnvironment(environment, turn)
    }
  }

  /// Advances the clock until no event, animation, block or layout is pending.
  /// - Parameter limit: The maximum time to advance by, in seconds.
  /// - Throws: ``Unsettled``, which lists what is still pending after that time. Repeating timers, repeating animations
  ///   and display links never end by themselves.
  public func settle(limit: TimeInterval = 60) throws(Unsettled) {
    let start = time
    guard run(until: time.adding(max(limit, 0)), stopsAtRest: true) != .atRest else { return }
    throw Unsettled(
      pending: wantedTimers.reversed().map(\.description) + (environment?.runLoop.pending ?? []),
      elapsed: time.seconds - start.seconds)
  }

  /// Advances the clock until nothing is pending; ``settle(limit:)`` also reports what is still pending.
  /// - Parameter limit: The maximum time to advance by, in seconds. If an event repeats, the clock advances by the
  ///   whole limit.
  /// - Returns: Whether nothing is pending anymore. If so, the clock is at the time of the last event.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    run(until: time.adding(max(limit, 0)), stopsAtRest: true) == .atRest
  }

  /// Runs the waiting tasks of the main actor and blocks of the system's main queue, then takes a turn.
  ///
  /// Tasks and blocks wait until the test suspends, so only this method runs them. `Task`s inherit the environment. A
  /// task that yields or sleeps is resumed by the system's threads, so it may need several calls.
  public func runTasks() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(group: nil) { continuation.resume() }
    }
    turn()
  }

  /// Runs tasks as ``runTasks()`` does until a condition is met, for tasks that yield or wait for other actors.
  /// - Parameters:
  ///   - limit: The maximum number of turns.
  ///   - condition: The condition, which is checked before each turn and after the last one.
  /// - Returns: Whether the condition is met.
  @discardableResult
  public func runTasks(limit: Int = 10_000, until condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<limit {
      if condition() { return true }
      await runTasks()
    }
    return condition()
  }

  // MARK: Turning

  private enum Outcome {
    case reached, atRest, stuck
  }

  private func run(until end: ClockTime, stopsAtRest: Bool) -> Outcome {
    var turnsAtOnce = 0
    while true {
      guard turnsAtOnce < Self.mostTurnsAtOnce else { return .stuck }
      turnsAtOnce += 1
      turn()
      let next = nextDate
      if stopsAtRest, next == nil { return .atRest }
      if let next, next <= time { continue }
      guard time < end else { return .reached }
      time = min(next ?? end, end)
      turnsAtOnce = 0
    }
  }

  /// Takes a turn and, if nothing was due in it, advances the clock to the next event.
  /// - Parameter limit: The maximum time to advance by, in seconds; nil for no limit.
  /// - Returns: False if nothing is scheduled and the limit is nil.
  func runOnce(within limit: TimeInterval?) -> Bool {
    let before = doneCount
    turn()
    guard doneCount == before else { return true }
    let end = limit.map { time.adding($0) } ?? .end
    let next = min(nextDate ?? .end, end)
    return next < .end && advance(to: max(next, time))
  }

  /// The number of timers that have fired plus the number of main-queue blocks that have run.
  private var doneCount: Int { firedCount + (environment?.mainQueue.doneCount ?? 0) }

  private var nextDate: ClockTime? {
    let timer = nextTimer?.due
    guard let other = environment?.runLoop.nextDate else { return timer }
    return timer.map { min($0, other) } ?? other
  }

  private var nextTimer: HeadlessTimer? {
    while let last = timers.last, !last.isWanted { last.invalidate() }
    return timers.last
  }

  private var wantedTimers: [HeadlessTimer] { timers.filter(\.isWanted) }

  /// Fires the timers that are due. Timers that are scheduled in the meantime wait for the next turn.
  private func fireTimers() {
    let count = scheduledCount
    while let next = nextTimer, next.due <= time, next.number < count {
      timers.removeLast()
      let action = next.action
      firedCount += 1
      if next.moveOn() { insert(next) }
      if let action { next.run(action) }
    }
  }
}

extension HeadlessClock {
  /// The error for a clock that did not settle, with what is still pending.
  public struct Unsettled: Error, CustomStringConvertible, Sendable {
    /// The descriptions of the pending timers, animations, display links and other sources.
    public let pending: [String]
    /// The time by which the clock advanced, in seconds.
    public let elapsed: TimeInterval

    /// The elapsed time in seconds, what is pending, and how to settle the clock.
    public var description: String {
      "not settled after \(elapsed) s, still pending: \(pending.joined(separator: "; ")). Stop the repeating work, or use"
        + " advance(by:)"
    }
  }
}
