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

    /// Adds a timer. Its `fireDate` counts when it is added; one that is set afterwards is not seen.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard loop.goesByTheClock else { return loop.add(_:forMode:)(timer, mode) }
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        // A timer that is scheduled already is in the loop.
        guard timer.isValid, !(timer is ClockTimer) else { return }
        _ = HeadlessClock.shared.schedule(timer, after: ClockTime.left(until: timer.fireDate))
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

  /// The call of `run(until:)` and `run(mode:before:)`.
  public struct RunCall {
    fileprivate let loop: RunLoop

    /// Advances the clock by the time that is left until a date.
    public func callAsFunction(until limitDate: Date) {
      guard loop.goesByTheClock else { return loop.run(until:)(limitDate) }
      _ = MainActor.assumeIsolated {
        HeadlessClock.shared.advance(by: ClockTime.left(until: limitDate))
      }
    }

    /// Advances the clock to the next event, but not beyond a date.
    /// - Returns: Whether anything was scheduled.
    public func callAsFunction(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
      guard loop.goesByTheClock else { return loop.run(mode:before:)(mode, limitDate) }
      return MainActor.assumeIsolated {
        HeadlessClock.shared.advanceToNextEvent(within: ClockTime.left(until: limitDate))
      }
    }
  }
}
