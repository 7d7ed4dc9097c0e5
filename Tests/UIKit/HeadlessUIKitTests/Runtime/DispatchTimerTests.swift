import Foundation
import HeadlessUIKit
import Testing

/// Timers of `DispatchSource` on the main queue, as apps use them.
@MainActor @Suite(.ownEnvironment) struct DispatchTimerTests {
  private final class Lines: @unchecked Sendable {
    private let lines = NSMutableArray()
    func note(_ line: String) { lines.add(line) }
    var all: [String] { lines.compactMap { $0 as? String } }
  }

  private let log = Lines()
  private var clock: HeadlessClock { .shared }

  @Test func `a timer fires by the clock once it is resumed, until it is cancelled`() {
    let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 0.5)
    timer.setEventHandler { [log] in log.note("tick") }
    timer.setCancelHandler { [log] in log.note("end") }
    #expect(log.all.isEmpty)
    timer.resume()
    clock.advance(by: 0.9)
    #expect(log.all.isEmpty)
    clock.advance(by: 1.15)
    #expect(log.all == ["tick", "tick", "tick"])
    timer.cancel()
    #expect(timer.isCancelled && log.all.count == 3)
    clock.advance(by: 5)
    #expect(log.all == ["tick", "tick", "tick", "end"])
  }

  @Test func `each way to set a timer goes by the clock`() {
    let timers = (0..<6).map { _ in
      DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue.main)
    }
    timers[0].schedule(deadline: .now() + .milliseconds(100))
    timers[1].schedule(deadline: .now(), repeating: .milliseconds(400))
    timers[2].schedule(deadline: .now() + 0.1, repeating: 0.4, leeway: .milliseconds(50))
    timers[3].schedule(wallDeadline: .now() + 0.2, repeating: .never)
    timers[4].schedule(deadline: .distantFuture, repeating: .seconds(1))
    timers[5].schedule(deadline: .now() + 0.3, leeway: .seconds(1))
    for (number, timer) in timers.enumerated() {
      timer.setEventHandler(handler: DispatchWorkItem { [log] in log.note("\(number)") })
      timer.activate()
    }
    clock.advance(by: 0.95)
    let counts = (0..<6).map { number in log.all.count { $0 == "\(number)" } }
    #expect(counts == [1, 3, 3, 1, 0, 1])
    for timer in timers { timer.cancel() }
  }

  @Test func `what is due while a timer is suspended fires once when it is resumed`() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setRegistrationHandler { [log] in log.note("begins") }
    timer.setEventHandler(qos: .userInteractive) { [log] in log.note("tick") }
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.resume()
    timer.suspend()
    clock.advance(by: 3.5)
    #expect(log.all == ["begins"])
    timer.resume()
    clock.advance(by: 0)
    #expect(log.all == ["begins", "tick"])
    clock.advance(by: 1)
    #expect(log.all == ["begins", "tick", "tick"])
    timer.cancel()
  }

  @Test func `a timer ends with its last reference`() throws {
    var timer: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
    timer?.schedule(deadline: .now(), repeating: 1)
    timer?.setEventHandler { [log] in log.note("tick") }
    timer?.resume()
    clock.advance(by: 0.5)
    timer = nil
    try clock.settle()
    #expect(log.all == ["tick"])
  }

  @Test func `a timer that repeats at infinity fires once`() throws {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: .infinity)
    timer.setEventHandler { [log] in log.note("tick") }
    timer.resume()
    try clock.settle()
    #expect(log.all == ["tick"])
    timer.cancel()
  }

  @Test func `a cancelled timer releases what its handlers hold`() {
    final class Owner {
      var timer: (any DispatchSourceTimer)?
      func tick() {}
    }
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
      owner.timer = timer
      timer.schedule(deadline: .now() + 1, repeating: 1)
      nonisolated(unsafe) let kept = owner
      timer.setEventHandler { kept.tick() }
      timer.resume()
      clock.advance(by: 2)
      timer.cancel()
      clock.advance(by: 1)
    }
    #expect(released == nil)
  }

  @Test func `timers of other queues stay those of the system`() async {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "other"))
    await withCheckedContinuation { continuation in
      timer.setEventHandler { continuation.resume() }
      timer.schedule(deadline: .now() + .milliseconds(1))
      timer.resume()
    }
    timer.cancel()
    #expect(timer.isCancelled)
  }
}
