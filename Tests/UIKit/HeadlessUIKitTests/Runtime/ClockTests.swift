import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ClockTests {
  private let clock = HeadlessClock()

  /// What happened, each with its time.
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  private func note(_ name: String) -> @MainActor () -> Void {
    { [clock, log] in log.lines.append("\(name) \(clock.now)") }
  }

  @Test func `time does not pass until it is advanced`() {
    #expect(clock.now == 0)
    clock.advance(by: 0.25)
    #expect(clock.now == 0.25)
    clock.advance(to: 2)
    #expect(clock.now == 2)
  }

  @Test func `time never runs back`() {
    clock.advance(by: 1)
    #expect(clock.advance(by: -0.5))
    #expect(clock.advance(to: 0.5))
    #expect(clock.now == 1)
  }

  @Test func `events happen at their own times, in the order of these`() {
    clock.schedule(after: 0.3, note("late"))
    clock.schedule(after: 0.1, note("early"))
    clock.schedule(after: 2, note("never"))
    clock.advance(by: 1)
    #expect(log.lines == ["early 0.1", "late 0.3"])
    #expect(clock.now == 1)
    #expect(clock.nextEvent == 2 && clock.eventCount == 1)
  }

  @Test func `an event happens when its time is reached, not before`() {
    clock.schedule(after: 0.25, note("event"))
    clock.advance(by: 0.249_999_999)
    #expect(log.lines.isEmpty)
    clock.advance(by: 0.000_000_001)
    #expect(log.lines == ["event 0.25"])
  }

  @Test func `events of one time happen in the order in which they were scheduled`() {
    for name in ["a", "b", "c", "d", "e"] { clock.schedule(after: 0.5, note(name)) }
    clock.advance(by: 0.25)
    clock.schedule(after: 0.25, note("f"))
    clock.advance(by: 0.25)
    #expect(log.lines == ["a 0.5", "b 0.5", "c 0.5", "d 0.5", "e 0.5", "f 0.5"])
  }

  @Test func `an event scheduled by another one happens within the same advance where it is due`() {
    clock.schedule(after: 0.1) { [self] in
      note("outer")()
      clock.schedule(after: 0.2, note("inner"))
      clock.schedule(after: 0, note("at once"))
      clock.schedule(after: 0.9, note("too late"))
    }
    clock.advance(by: 0.5)
    #expect(log.lines == ["outer 0.1", "at once 0.1", "inner 0.3"])
  }

  @Test func `an event without a delay waits for the clock, and comes after those that are due`() {
    clock.schedule(after: 0, note("first"))
    clock.schedule(after: -1, note("second"))
    clock.schedule(after: .nan, note("third"))
    #expect(log.lines.isEmpty)
    clock.advance(by: 0)
    #expect(log.lines == ["first 0.0", "second 0.0", "third 0.0"])
  }

  @Test func `ten steps of a tenth are one second`() {
    clock.schedule(after: 1, note("event"))
    for _ in 0..<10 { clock.advance(by: 0.1) }
    #expect(clock.now == 1)
    #expect(log.lines == ["event 1.0"])
  }

  @Test func `a repeating event happens at multiples of its interval until it is invalidated`() {
    let timer = clock.schedule(after: 0.5, repeating: 0.1, note("tick"))
    clock.advance(by: 0.85)
    #expect(log.lines == ["tick 0.5", "tick 0.6", "tick 0.7", "tick 0.8"])
    #expect(timer.isValid && timer.fireTime == 0.9)
    timer.invalidate()
    clock.advance(by: 10)
    #expect(log.lines.count == 4)
    #expect(!timer.isValid && timer.fireTime == nil && clock.eventCount == 0)
  }

  @Test func `ten thousand repetitions do not drift`() {
    clock.schedule(after: 0.1, repeating: 0.1, note("tick"))
    clock.advance(by: 1000)
    #expect(log.lines.count == 10_000)
    #expect(log.lines.last == "tick 1000.0")
    #expect(clock.nextEvent == 1000.1)
  }

  @Test func `an interval of nothing is a tenth of a millisecond`() {
    let timer = clock.schedule(after: 0, repeating: 0, note("tick"))
    clock.advance(by: 0.0003)
    #expect(log.lines == ["tick 0.0", "tick 0.0001", "tick 0.0002", "tick 0.0003"])
    timer.invalidate()
  }

  @Test func `a timer may invalidate itself and others that are due`() {
    var timer: HeadlessTimer?
    var other: HeadlessTimer?
    timer = clock.schedule(after: 0.1, repeating: 0.1) { [self] in
      note("once")()
      timer?.invalidate()
      other?.invalidate()
    }
    other = clock.schedule(after: 0.1, note("other"))
    clock.advance(by: 1)
    #expect(log.lines == ["once 0.1"])
    #expect(clock.eventCount == 0)
  }

  @Test func `what an event holds is let go of after it has happened or was invalidated`() {
    weak var first: NSObject?
    weak var second: NSObject?
    var timers: [HeadlessTimer] = []
    do {
      let (one, two) = (NSObject(), NSObject())
      (first, second) = (one, two)
      timers.append(clock.schedule(after: 0.1) { _ = one })
      timers.append(clock.schedule(after: 0.2) { _ = two })
    }
    #expect(first != nil && second != nil)
    clock.advance(by: 0.1)
    timers[1].invalidate()
    #expect(first == nil && second == nil)
  }

  @Test func `an event may advance the clock, and later events happen inside it`() {
    clock.schedule(after: 0.1) { [self] in
      note("begins")()
      clock.advance(by: 1)
      note("ends")()
    }
    clock.schedule(after: 0.5, note("inside"))
    clock.advance(by: 0.2)
    #expect(log.lines == ["begins 0.1", "inside 0.5", "ends 1.1"])
    #expect(clock.now == 1.1)
  }

  @Test func `the clock runs until nothing is scheduled`() {
    clock.schedule(after: 1) { [self] in clock.schedule(after: 2, note("last")) }
    #expect(clock.runUntilIdle())
    #expect(log.lines == ["last 3.0"])
    #expect(clock.now == 3)
    #expect(clock.runUntilIdle())
    #expect(clock.now == 3)
  }

  @Test func `a limit ends the wait for what never ends`() {
    clock.schedule(after: 1, repeating: 1, note("tick"))
    #expect(!clock.runUntilIdle(limit: 2.5))
    #expect(log.lines == ["tick 1.0", "tick 2.0"])
    #expect(clock.now == 2.5)
  }

  @Test func `an event that schedules itself at once does not hang the clock`() {
    func again() { clock.schedule(after: 0) { again() } }
    again()
    #expect(!clock.advance(by: 1))
    #expect(clock.now == 0 && clock.eventCount == 1)
    #expect(!clock.runUntilIdle())
  }

  @Test func `a time that is not a finite number does not move the clock`() {
    clock.schedule(after: 0, repeating: 1, note("tick"))
    for time in [Double.infinity, -.infinity, .nan] {
      #expect(!clock.advance(by: time))
      #expect(!clock.advance(to: time))
    }
    #expect(clock.now == 0 && log.lines.isEmpty)
  }

  @Test func `times beyond every clock are the last there is`() {
    clock.schedule(after: .infinity, note("never"))
    clock.schedule(after: 1e300, repeating: 1e300, note("never"))
    clock.advance(by: 1e6)
    #expect(log.lines.isEmpty && clock.now == 1e6)
    #expect(!clock.runUntilIdle(limit: 1))
    #expect(clock.now == 1e6 + 1)
  }
}
