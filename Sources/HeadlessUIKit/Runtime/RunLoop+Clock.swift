public import Foundation

// The main run loop, which the clock of the environment turns. Each member is a property that can be called: Swift
// prefers it to Foundation's method of the same name. Run loops of other threads are Foundation's own.

extension RunLoop {
  /// Adds a timer, which fires by the environment's clock.
  public var add: AddCall { AddCall(loop: self) }

  /// Runs a block in the clock's next turn.
  public var perform: PerformCall { PerformCall(loop: self) }

  /// Lets time pass on the environment's clock.
  public var run: RunCall { RunCall(loop: self) }

  /// Whether the environment's clock turns this loop, and the caller is in it. All modes are one.
  private var goesByTheClock: Bool {
    DispatchQueue.isMain && (self === RunLoop.main || self === RunLoop.current)
  }

  /// The call of `add(_:forMode:)`.
  public struct AddCall {
    fileprivate let loop: RunLoop

    /// Adds a timer, which fires at its `fireDate`; one in several modes fires once.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard loop.goesByTheClock else { return loop.add(_:forMode:)(timer, mode) }
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        HeadlessEnvironment.current.part(AddedTimers.self).add(timer)
      }
    }
  }

  /// The call of `perform(_:)` and `perform(inModes:block:)`.
  public struct PerformCall {
    fileprivate let loop: RunLoop

    /// Runs a block in the next turn.
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      callAsFunction(inModes: [.default], block: block)
    }

    /// Runs a block in the next turn.
    public func callAsFunction(
      inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
    ) {
      guard loop.goesByTheClock else { return loop.perform(inModes:block:)(modes, block) }
      DispatchQueue.main.async(execute: block)
    }
  }

  /// The call of `run()`, `run(until:)` and `run(mode:before:)`.
  public struct RunCall {
    fileprivate let loop: RunLoop

    /// Advances the clock until nothing is pending, by an hour at the most: on a device the call never returns.
    public func callAsFunction() {
      guard loop.goesByTheClock else { return (loop.run as () -> Void)() }
      callAsFunction(until: .distantFuture)
    }

    /// Advances the clock by the time that is left until a date.
    ///
    /// A date in the distant future means until nothing is pending, or an hour if something always is.
    public func callAsFunction(until limitDate: Date) {
      guard loop.goesByTheClock else { return loop.run(until:)(limitDate) }
      MainActor.assumeIsolated {
        if limitDate < .distantFuture {
          HeadlessClock.shared.advance(by: ClockTime.left(until: limitDate))
        } else {
          HeadlessClock.shared.runUntilIdle(limit: 3600)
        }
      }
    }

    /// Does what is due, or else advances the clock to the next event, but not beyond a date.
    ///
    /// On a device, timers fire on the way but do not end the call. Here they do, because a test has no other thread
    /// whose events could end it.
    /// - Returns: False if nothing is scheduled and the date is in the distant future, which a device would wait for.
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
  /// The mode while the user scrolls; every mode is the clock's here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
