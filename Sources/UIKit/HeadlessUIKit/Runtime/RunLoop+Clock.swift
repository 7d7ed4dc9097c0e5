public import Foundation

// The main run loop, which the environment's clock runs. Each member is a property that can be called: Swift prefers it
// to Foundation's method with the same name. Calls to other threads' run loops use Foundation's implementation.

extension RunLoop {
  /// Adds a timer, which fires on the environment's clock.
  public var add: AddCall { AddCall(loop: self) }

  /// Runs a block in the clock's next turn.
  public var perform: PerformCall { PerformCall(loop: self) }

  /// Advances the environment's clock.
  public var run: RunCall { RunCall(loop: self) }

  /// Whether the environment's clock runs this loop and the caller is in it. All modes are treated as one.
  private var goesByTheClock: Bool {
    DispatchQueue.isMain && (self === RunLoop.main || self === RunLoop.current)
  }

  /// A call of `add(_:forMode:)`.
  public struct AddCall {
    fileprivate let loop: RunLoop

    /// Adds a timer, which fires at its `fireDate`. A timer that is added in several modes fires once.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard loop.goesByTheClock else { return loop.add(_:forMode:)(timer, mode) }
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        HeadlessEnvironment.current.part(AddedTimers.self).add(timer)
      }
    }
  }

  /// A call of `perform(_:)` or `perform(inModes:block:)`.
  public struct PerformCall {
    fileprivate let loop: RunLoop

    /// Runs a block in the clock's next turn.
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      callAsFunction(inModes: [.default], block: block)
    }

    /// Runs a block in the clock's next turn.
    public func callAsFunction(
      inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
    ) {
      guard loop.goesByTheClock else { return loop.perform(inModes:block:)(modes, block) }
      DispatchQueue.main.async(execute: block)
    }
  }

  /// A call of `run()`, `run(until:)` or `run(mode:before:)`.
  public struct RunCall {
    fileprivate let loop: RunLoop

    /// Advances the clock until nothing is pending, by at most an hour. On a device, the call never returns.
    public func callAsFunction() {
      guard loop.goesByTheClock else { return (loop.run as () -> Void)() }
      callAsFunction(until: .distantFuture)
    }

    /// Advances the clock by the time that remains until a date.
    ///
    /// For a date in the distant future, the clock advances until nothing is pending, but by at most an hour.
    public func callAsFunction(until limitDate: Date) {
      guard loop.goesByTheClock else { return loop.run(until:)(limitDate) }
      MainActor.assumeIsolated {
        if limitDate < .distantFuture {
          HeadlessClock.shared.advance(by: ClockTime.left(until: limitDate))
        } else {
          _ = HeadlessClock.shared.runUntilIdle(limit: 3600)
        }
      }
    }

    /// Runs what is due; if nothing is, advances the clock to the next event, but not beyond a date.
    ///
    /// On a device, timers that fire along the way do not end the call. Here, they do, because a test has no other
    /// thread whose events could end it.
    /// - Returns: False if nothing is scheduled and the date is in the distant future, until which a device would wait.
    public func callAsFunction(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
      guard loop.goesByTheClock else { return loop.run(mode:before:)(mode, limitDate) }
      return MainActor.assumeIsolated {
        HeadlessClock.shared.runOnce(
          within: limitDate < .distantFuture ? ClockTime.left(until: limitDate) : nil)
      }
    }
  }
}

extension RunLoop.Mode {
  /// The mode while the user scrolls; here, all modes are the same.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
