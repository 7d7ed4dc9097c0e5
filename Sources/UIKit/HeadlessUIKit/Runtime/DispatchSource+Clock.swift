public import Foundation
import Synchronization

/// Timers of the main queue, which go by the clock of the environment.
///
/// Swift prefers these methods to Dispatch's: they need fewer default arguments, and their queue is not optional.
extension DispatchSource {
  /// A timer; one of the main queue goes by the clock, in the environment that makes it.
  public static func makeTimerSource(queue: DispatchQueue) -> any DispatchSourceTimer {
    makeTimerSource(flags: [], queue: queue)
  }

  /// A timer; one of the main queue goes by the clock, where the flags make no difference.
  public static func makeTimerSource(flags: DispatchSource.TimerFlags, queue: DispatchQueue)
    -> any DispatchSourceTimer
  {
    guard queue.goesByTheClock else {
      return makeTimerSource(flags: flags, queue: Optional(queue))
    }
    return MainActor.assumeIsolated { ClockTimerSource() }
  }
}

/// The calls whose defaults lead to Dispatch's own timers.
extension DispatchSourceTimer {
  /// Sets when the timer fires; called like the method, which an extension cannot replace.
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

  /// Begins with a new timer.
  public func activate() {
    guard let timer = self as? ClockTimerSource else {
      return (self as any DispatchSourceProtocol).activate()
    }
    timer.activate()
  }
}

/// The call of `schedule(deadline:repeating:leeway:)` and its variants. The leeway makes no difference on the clock.
public struct TimerSchedule {
  fileprivate let timer: any DispatchSourceTimer

  /// - Parameter deadline: On the system's clock, which goes on while code runs. What is left of it is therefore rounded
  ///   up to whole milliseconds.
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

  /// - Parameter interval: In seconds.
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

  /// - Parameter interval: In seconds.
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
