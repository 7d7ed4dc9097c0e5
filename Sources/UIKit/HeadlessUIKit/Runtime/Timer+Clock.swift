public import Foundation

extension Timer {
  /// Creates a timer and schedules it on the environment's clock.
  ///
  /// This is a property that can be called like Foundation's method: Swift prefers it to a method with the same name,
  /// and an extension cannot replace the method.
  public class var scheduledTimer: ScheduledTimerCall { ScheduledTimerCall() }

  /// Creates a timer that fires after an interval, once it has been added to a run loop.
  ///
  /// Foundation's initializer on Linux creates a timer that fires immediately. Swift prefers this initializer for
  /// blocks that do not use the timer.
  /// - Parameter interval: The interval, in seconds.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any NSObjectProtocol) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: { block($0) })
  }

  /// A call of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  public struct ScheduledTimerCall: Sendable {
    /// Calls a block after an interval, once or repeatedly. Calls from other threads use Foundation's implementation.
    /// - Parameters:
    ///   - interval: The interval, in seconds of the clock; at least 0.1 ms, as in Foundation.
    ///   - repeats: Whether the timer fires until it is invalidated.
    ///   - block: The block, which receives the timer.
    @discardableResult
    public func callAsFunction(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      guard DispatchQueue.isMain else {
        let timer = Timer(
          fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
          block: block)
        RunLoop.current.add(_:forMode:)(timer, .default)
        return timer
      }
      // The caller is on the main actor, so the timer stays there.
      nonisolated(unsafe) var timer: Timer!
      MainActor.assumeIsolated {
        let made = ClockTimer(every: interval, repeats: repeats, block: block)
        made.schedule(after: interval)
        timer = made
      }
      return timer
    }
  }
}

/// A timer that fires on the clock of the environment that scheduled it.
class ClockTimer: Timer {
  private weak var scheduled: HeadlessTimer?
  /// The block; nil once the timer is invalid, because Foundation retains what a timer's block captures.
  private var block: (@Sendable (Timer) -> Void)?

  /// - Parameter interval: The interval, in seconds. Zero would mean a timer that fires once, so it is raised to 0.1
  ///   ms.
  init(
    every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.block = block
    super.init(fire: .distantFuture, interval: max(interval, 1e-4), repeats: repeats) { timer in
      (timer as? ClockTimer)?.block?(timer)
    }
  }

  /// The date when the timer fires next, relative to the current date as on the clock. Setting it reschedules the
  /// timer.
  override var fireDate: Date {
    get {
      guard DispatchQueue.isMain else { return super.fireDate }
      nonisolated(unsafe) let timer = self
      let left = MainActor.assumeIsolated {
        timer.scheduled?.fireTime.map { $0 - HeadlessClock.shared.now }
      }
      return left.map { Date(timeIntervalSinceNow: $0) } ?? super.fireDate
    }
    set {
      super.fireDate = newValue
      guard DispatchQueue.isMain else { return }
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated {
        guard timer.scheduled?.isValid == true else { return }
        timer.schedule(after: ClockTime.left(until: newValue))
      }
    }
  }

  override func invalidate() {
    super.invalidate()
    block = nil
    // If another thread invalidates the timer, the clock drops it when it looks for the next timer.
    guard DispatchQueue.isMain else { return }
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { timer.scheduled?.invalidate() }
  }

  /// Schedules the timer after a delay in seconds of the clock; it fires again after each interval if it repeats.
  @MainActor
  func schedule(after delay: TimeInterval) {
    scheduled?.invalidate()
    scheduled = HeadlessClock.shared.schedule(self, after: delay)
  }
}

/// The timers that code has added to the main run loop, each only once and scheduled for its own date.
@MainActor
final class AddedTimers: EnvironmentPart, TurnSource {
  private struct Entry {
    let timer: Timer
    var scheduled: HeadlessTimer
    /// The date for which the timer is scheduled. If `fireDate` differs, code has changed it.
    var date: Date
  }

  private var entries: [Entry] = []

  init(in environment: HeadlessEnvironment) {
    environment.runLoop.join(self, in: [.sampling, .commit])
  }

  /// Schedules a timer, unless it is already in the loop.
  func add(_ timer: Timer) {
    guard timer.isValid, !(timer is ClockTimer), !entries.contains(where: { $0.timer === timer })
    else { return }
    entries.append(
      Entry(timer: timer, scheduled: schedule(timer), date: timer.fireDate))
  }

  /// Reschedules timers whose dates code has changed, before the events of a turn and after them.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    entries.removeAll { !$0.timer.isValid || !$0.scheduled.isValid }
    for index in entries.indices where entries[index].timer.fireDate != entries[index].date {
      entries[index].scheduled.invalidate()
      entries[index].scheduled = schedule(entries[index].timer)
      entries[index].date = entries[index].timer.fireDate
    }
  }

  private func schedule(_ timer: Timer) -> HeadlessTimer {
    HeadlessClock.shared.schedule(timer, after: ClockTime.left(until: timer.fireDate)) {
      [weak self] in self?.hasFired(timer)
    }
  }

  /// Sets the `fireDate` of a repeating timer to its next time.
  private func hasFired(_ timer: Timer) {
    guard timer.isValid, let index = entries.firstIndex(where: { $0.timer === timer }),
      timer.fireDate == entries[index].date, let next = entries[index].scheduled.fireTime
    else { return }
    timer.fireDate = Date(timeIntervalSinceNow: next - HeadlessClock.shared.now)
    entries[index].date = timer.fireDate
  }
}

extension HeadlessClock {
  /// Schedules a Foundation timer, which fires while it is valid.
  /// - Parameter delay: The delay before the timer first fires, in seconds.
  func schedule(
    _ timer: Timer, after delay: TimeInterval, then: @escaping @MainActor () -> Void = {}
  ) -> HeadlessTimer {
    let interval = timer.timeInterval
    return schedule(
      after: delay, repeating: interval > 0 ? interval : nil, named: "Timer",
      while: { timer.isValid },
      {
        timer.fire()
        then()
      })
  }
}

extension ClockTime {
  /// Returns the number of seconds from now until a date on the system's clock, at least 0.
  ///
  /// The system's clock continues while code runs, so the result is rounded up to whole milliseconds.
  static func left(until date: Date) -> TimeInterval {
    max((date.timeIntervalSinceNow * 1e3).rounded(.up) / 1e3, 0)
  }
}
