import Foundation
import HeadlessUIKit
import Testing

/// Timers of Foundation and the main run loop, as apps write them.
@MainActor @Suite(.ownEnvironment) struct AppTimerTests {
  /// What fired, and when.
  @MainActor private final class Log {
    var times: [TimeInterval] = []
    var timer: Timer?
    func note() { times.append(HeadlessClock.shared.now) }
  }

  private let log = Log()
  private var clock: HeadlessClock { .shared }

  // MARK: Scheduled timers

  @Test func `a repeating timer fires by the clock until its block invalidates it`() throws {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      MainActor.assumeIsolated { log.note() }
      if MainActor.assumeIsolated({ log.times.count }) == 3 { timer.invalidate() }
    }
    clock.advance(by: 0.4)
    #expect(log.times.isEmpty && timer.isValid && timer.timeInterval == 0.5)
    try clock.settle()
    #expect(log.times == [0.5, 1, 1.5] && !timer.isValid)
    #expect(clock.now == 1.5 && clock.eventCount == 0)
  }

  @Test func `a timer that fires once is invalid after that`() {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    clock.advance(by: 10)
    #expect(log.times == [2] && !timer.isValid)
  }

  @Test func `every way to write the block reaches the clock`() {
    let log = log
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      DispatchQueue.main.async { log.note() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak log] timer in
      guard timer.isValid else { return }
      MainActor.assumeIsolated { log?.note() }
    }
    let block: @Sendable (Timer) -> Void = { _ in MainActor.assumeIsolated { log.note() } }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: block)
    log.timer = .scheduledTimer(
      withTimeInterval: 1, repeats: false,
      block: { (timer: Timer) -> Void in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { if timer === log.timer { log.note() } }
      })
    clock.advance(by: 1)
    #expect(log.times == [1, 1, 1, 1])
  }

  @Test func `an invalid timer keeps no clock from settling, and is released with its block`()
    throws
  {
    weak var kept: Log?
    var timer: Timer?
    do {
      let other = Log()
      kept = other
      timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
        MainActor.assumeIsolated { other.note() }
      }
    }
    let error = try #require(
      #expect(throws: HeadlessClock.Unsettled.self) { try clock.settle(limit: 1) })
    #expect(error.pending == ["Timer every 5.0 s, due at 5.0 s"])
    #expect(kept != nil)
    timer?.invalidate()
    timer = nil
    try clock.settle(limit: 0)
    #expect(kept == nil && clock.now == 1)
  }

  @Test func `another fire date moves the next time, also out of reach`() {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    timer.fireDate = .distantFuture
    clock.advance(by: 10)
    #expect(log.times.isEmpty && timer.isValid)
    timer.fireDate = Date(timeIntervalSinceNow: -1)
    clock.advance(by: 1.5)
    #expect(log.times == [10, 11])
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 0.5) < 0.1)
    timer.invalidate()
  }

  @Test func `a timer that another thread schedules is that thread's`() async {
    let log = log
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
          continuation.resume()
        }
        RunLoop.current.run(until: timer.fireDate.addingTimeInterval(1))
      }
    }
    #expect(log.times.isEmpty && clock.now == 0)
  }

  // MARK: Run loop

  @Test func `a timer fires once it is added to the run loop, and not before`() throws {
    let log = log
    let timer = Timer(timeInterval: 20, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    clock.advance(by: 100)
    #expect(log.times.isEmpty)
    RunLoop.main.add(timer, forMode: .common)
    clock.advance(by: 50)
    // The fire date is on the system's clock, which went on before the timer was added.
    try #require(log.times.count == 2)
    #expect(log.times[0] > 110 && log.times[0] <= 120 && log.times[1] == log.times[0] + 20)
    timer.invalidate()
    clock.advance(by: 50)
    #expect(log.times.count == 2 && clock.eventCount == 0)
  }

  @Test func `a timer with a fire date begins then, and one from the past at once`() {
    let log = log
    let early = Timer(fire: Date(timeIntervalSinceNow: -5), interval: 30, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    RunLoop.main.add(early, forMode: .common)
    clock.advance(by: 70)
    #expect(log.times == [0, 30, 60])
    early.invalidate()
    let once = Timer(timeInterval: 1000, repeats: false) { [weak log] _ in
      MainActor.assumeIsolated { log?.note() }
    }
    RunLoop.current.add(once, forMode: .default)
    clock.advance(by: 2000)
    #expect(log.times.count == 4 && log.times[3] > 1000 && !once.isValid)
  }

  @Test func `a timer in the loop is not added twice, an invalid one not at all`() {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    RunLoop.current.add(timer, forMode: .common)
    let invalid = Timer(timeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    invalid.invalidate()
    RunLoop.main.add(invalid, forMode: .default)
    #expect(clock.eventCount == 1)
    clock.advance(by: 5)
    #expect(log.times == [1])
  }

  @Test func `a timer that is added in several modes fires once each time`() {
    let log = log
    let timer = Timer(fire: Date(timeIntervalSinceNow: 20), interval: 20, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    RunLoop.main.add(timer, forMode: .default)
    RunLoop.main.add(timer, forMode: .common)
    #expect(clock.eventCount == 1)
    clock.advance(by: 50)
    #expect(log.times.count == 2)
    timer.invalidate()
    RunLoop.main.add(timer, forMode: .default)
    #expect(clock.eventCount == 0)
  }

  @Test func `a timer in the loop follows a date that is set later, and says its next one`() {
    let log = log
    let timer = Timer(fire: Date(timeIntervalSinceNow: 1000), interval: 100, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    RunLoop.main.add(timer, forMode: .common)
    timer.fireDate = Date(timeIntervalSinceNow: 10)
    clock.advance(by: 20)
    #expect(log.times.count == 1 && log.times[0] <= 10)
    #expect(
      abs(timer.fireDate.timeIntervalSinceNow - 100) < 10,
      "its next time is ninety seconds away by the clock")
    timer.fireDate = .distantFuture
    clock.advance(by: 1000)
    #expect(log.times.count == 1)
    timer.invalidate()
  }

  @Test func `a date that the timer's own block sets counts`() {
    let log = log
    let timer = Timer(fire: Date(timeIntervalSinceNow: 1), interval: 100, repeats: true) { timer in
      MainActor.assumeIsolated { log.note() }
      timer.fireDate = Date(timeIntervalSinceNow: 5)
    }
    RunLoop.main.add(timer, forMode: .common)
    clock.advance(by: 20)
    #expect(log.times.count == 4)
    timer.invalidate()
  }

  @Test func `blocks that the run loop performs run in the next turn`() {
    let log = log
    RunLoop.main.perform { MainActor.assumeIsolated { log.note() } }
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { log.note() } }
    #expect(log.times.isEmpty)
    clock.turn()
    #expect(log.times == [0, 0])
  }

  @Test func `running the loop until a date advances the clock instead of waiting`() {
    let log = log
    Timer.scheduledTimer(withTimeInterval: 40, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    let start = Date()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 100))
    #expect(log.times == [40, 80])
    // What is left of the date is rounded up; the code before the call has taken less than a minute.
    #expect(clock.now > 80 && clock.now <= 100)
    #expect(Date().timeIntervalSince(start) < 60)
  }

  @Test func `running the loop once advances to the next event, or to the date`() {
    #expect(!RunLoop.main.run(mode: .default, before: .distantFuture), "nothing is scheduled")
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 500, repeats: true) { _ in
      MainActor.assumeIsolated { log.note() }
    }
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(log.times == [500])
    #expect(RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 100)))
    #expect(log.times == [500] && clock.now > 500 && clock.now <= 600)
    timer.invalidate()
  }

  @Test func `running the loop once does not go on after something that was due`() {
    let log = log
    clock.schedule(after: 0) { log.note() }
    clock.schedule(after: 7) { log.note() }
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(log.times == [0] && clock.now == 0)
    DispatchQueue.main.async { log.note() }
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(log.times == [0, 0] && clock.now == 0)
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(log.times == [0, 0, 7])
  }

  @Test func `running the loop once with nothing scheduled passes the time to the date`() {
    #expect(RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 100)))
    #expect(clock.now > 50 && clock.now <= 100)
    #expect(!RunLoop.main.run(mode: .default, before: .distantFuture))
  }

  @Test func `running the loop without an end stops when nothing is pending`() {
    let log = log
    clock.schedule(after: 3) { log.note() }
    RunLoop.main.run(until: .distantFuture)
    #expect(log.times == [3] && clock.now == 3)
    let timer = clock.schedule(after: 60, repeating: 60) {}
    RunLoop.main.run()
    #expect(clock.now == 3603)
    timer.invalidate()
  }
}
