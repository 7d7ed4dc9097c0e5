public import Foundation

// Timers that call a method by selector, which Foundation supports only with Objective-C. The target declares the
// method in its table, with the timer as its sender or without a sender. The timer keeps its target alive until it is
// invalid.
extension Timer {
  /// Creates a timer on the environment's clock that calls a method of an object, once or repeatedly.
  /// - Parameters:
  ///   - interval: The interval, in seconds of the clock.
  ///   - target: The object that has the method.
  ///   - selector: The name of the method, with its colon. If the object has no such method, an error is reported when
  ///     the timer fires.
  ///   - userInfo: A value that the method can read from the timer.
  ///   - repeats: Whether the timer fires until it is invalidated.
  @discardableResult
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      interval, target: target as AnyObject, selector: selector, info: userInfo, repeats: repeats)
    timer.schedule(after: interval)
    return timer
  }

  /// Creates a timer that calls a method of an object, once it has been added to a run loop.
  /// - Parameters:
  ///   - interval: The interval in seconds of the clock, from the time at which the timer is created.
  ///   - target: The object that has the method; the timer keeps it until it is invalid.
  ///   - selector: The name of the method, with its colon.
  ///   - userInfo: Not stored: Foundation's timers cannot hold it here, so the timer's `userInfo` is nil.
  ///   - repeats: Whether the timer fires until it is invalidated.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of an object at a date and then after each interval, once it has been added to
  /// a run loop.
  @preconcurrency @MainActor
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimedCall(target: target as AnyObject, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call.send(from: timer) }
    }
  }
}

/// A method of an object that a timer calls.
@MainActor
private final class TimedCall {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(from timer: Timer) {
    ActionDispatch.send(selector, to: target, from: timer, event: nil, at: nil)
  }
}

/// A timer that calls a method by its name.
private final class SelectorTimer: ClockTimer {
  /// The target; nil after the timer fires for the last time, because Foundation keeps the captures of a timer's block.
  private var target: AnyObject?
  private let selector: Selector
  private let info: Any?

  init(
    _ interval: TimeInterval, target: AnyObject, selector: Selector, info: Any?, repeats: Bool
  ) {
    self.target = target
    self.selector = selector
    self.info = info
    super.init(every: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { (timer as? SelectorTimer)?.send() }
    }
  }

  override var userInfo: Any? { info }

  @MainActor
  private func send() {
    guard let target else { return }
    ActionDispatch.send(selector, to: target, from: self, event: nil, at: nil)
  }

  override func invalidate() {
    super.invalidate()
    target = nil
  }
}
