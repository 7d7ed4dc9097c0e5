public import Foundation
import Synchronization

/// Timers on the main queue, which follow the clock of the environment.
///
/// Swift prefers these methods to Dispatch's: they need fewer default arguments, and their queue is not optional.
extension DispatchSource {
  /// Creates a timer; on the main queue, it follows the clock of the environment that creates it.
  public static func makeTimerSource(queue: DispatchQueue) -> any DispatchSourceTimer {
    makeTimerSource(flags: [], queue: queue)
  }

  /// Creates a timer; on the main queue, it follows the clock, and the flags have no effect.
  public static func makeTimerSource(flags: DispatchSource.TimerFlags, queue: DispatchQueue)
    -> any DispatchSourceTimer
  {
    guard queue.goesByTheClock else {
      return makeTimerSource(flags: flags, queue: Optional(queue))
    }
    return MainActor.assumeIsolated { ClockTimerSource() }
  }
}

/// Calls with these default arguments use Dispatch's own timers.
extension DispatchSourceTimer {
  /// Sets when the timer fires; a property that can be called like the method, because an extension cannot replace the
  /// method.
  public var schedule: TimerSchedule { TimerSchedule(timer: self) }

  public func setEventHandler(handler: DispatchSourceHandler?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  public func setEventHandler(qos: DispatchQoS, handler: DispatchSourceHandler?) {
    setEventHandler(qos: qos, flags: [], handler: handler)
  }
  public func setEventHandler(flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    setEventHandler(qos: .unspecified, flags: flags, handler: handler)
  }
  public func setCancelHandler(handler: DispatchSourceHandler?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
  public func setRegistrationHandler(handler: DispatchSourceHandler?) {
    setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Starts over with a new timer.
  public func activate() {
    guard let timer = self as? ClockTimerSource else {
      return (self as any DispatchSourceProtocol).activate()
    }
    timer.activate()
  }
}

/// A call of `schedule(deadline:repeating:leeway:)` or one of its variants. The leeway has no effect on the clock.
public struct TimerSchedule {
  fileprivate let timer: any DispatchSourceTimer

  /// - Parameter deadline: A time on the system's clock, which continues while code runs. The remaining time is
  ///   therefore rounded up to whole milliseconds.
  public func callAsFunction(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let timer = timer as? ClockTimerSource {
      return timer.set(deadline, repeating: interval.seconds)
    }
    let set: (DispatchTime, DispatchTimeInterval, DispatchTimeInterval) -> Void =
      timer.schedule(deadline:repeating:leeway:)
    set(deadline, interval, leeway)
  }

  /// - Parameter interval: The interval, in seconds.
  public func callAsFunction(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let timer = timer as? ClockTimerSource {
      return timer.set(deadline, repeating: interval.isFinite ? interval : nil)
    }
    let set: (DispatchTime, Double, DispatchTimeInterval) -> Void =
      timer.schedule(deadline:repeating:leeway:)
    set(deadline, interval, leeway)
  }

  public func callAsFunction(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let timer = timer as? ClockTimerSource {
      return timer.set(wallDeadline.deadline, repeating: interval.seconds)
    }
    let set: (DispatchWallTime, DispatchTimeInterval, DispatchTimeInterval) -> Void =
      timer.schedule(wallDeadline:repeating:leeway:)
    set(wallDeadline, interval, leeway)
  }

  /// - Parameter interval: The interval, in seconds.
  public func callAsFunction(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let timer = timer as? ClockTimerSource {
      return timer.set(wallDeadline.deadline, repeating: interval.isFinite ? interval : nil)
    }
    let set: (DispatchWallTime, Double, DispatchTimeInterval) -> Void =
      timer.schedule(wallDeadline:repeating:leeway:)
    set(wallDeadline, interval, leeway)
  }
}

extension DispatchTimeInterval {
  /// Nil for never.
  fileprivate var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
