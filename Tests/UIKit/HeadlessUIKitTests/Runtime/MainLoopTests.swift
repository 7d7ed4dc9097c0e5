import Foundation
import HeadlessUIKit
import Testing

/// What apps put on the main queue.
@MainActor @Suite(.ownEnvironment) struct MainLoopTests {
  /// An object of an app that does something later.
  @MainActor private final class Worker {
    var log: [String] = []
  }

  private let worker = Worker()
  private var clock: HeadlessClock { .shared }

  @Test func `a block for the main queue runs in the next turn, and once`() async {
    let worker = worker
    DispatchQueue.main.async {
      worker.log.append("first")
      DispatchQueue.main.async { worker.log.append("inner") }
    }
    DispatchQueue.main.async { worker.log.append("second") }
    #expect(worker.log.isEmpty)
    clock.turn()
    #expect(worker.log == ["first", "second"])
    clock.turn()
    #expect(worker.log == ["first", "second", "inner"])
    await clock.runTasks()
    #expect(worker.log.count == 3, "the system's queue comes to blocks that have run")
  }

  @Test func `a block that no turn has run runs when the test suspends, in its environment`() async
  {
    let worker = worker
    let environment = HeadlessEnvironment()
    withEnvironment(environment) {
      DispatchQueue.main.async {
        worker.log.append("\(HeadlessEnvironment.current === environment)")
      }
    }
    clock.turn()
    #expect(worker.log.isEmpty, "it is another clock")
    await clock.runTasks()
    #expect(worker.log == ["true"])
  }

  @Test func `a block for later runs when the clock gets there`() throws {
    let worker = worker
    let clock = clock
    // The deadline is on the system's clock, which goes on until the call: by seconds at the most.
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { worker.log.append("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(20)) { [weak worker] in
      worker?.log.append("early")
    }
    clock.advance(by: 10)
    #expect(worker.log.isEmpty)
    clock.advance(by: 10)
    #expect(worker.log == ["early"])
    try clock.settle()
    #expect(worker.log == ["early", "late"])
    #expect(clock.now > 50 && clock.now <= 60)
  }

  @Test func `a queue that is in a variable is known as the main one`() {
    let worker = worker
    let queue = DispatchQueue.main
    queue.async { MainActor.assumeIsolated { worker.log.append("queue") } }
    clock.turn()
    #expect(worker.log == ["queue"])
  }

  @Test func `a work item runs in the next turn or when the clock gets there, unless cancelled`()
    throws
  {
    let worker = worker
    let item = DispatchWorkItem { MainActor.assumeIsolated { worker.log.append("item") } }
    DispatchQueue.main.async(execute: item)
    #expect(worker.log.isEmpty)
    clock.turn()
    #expect(worker.log == ["item"])
    // As a search does that waits until the user stops typing.
    var search: DispatchWorkItem?
    for text in ["m", "mo", "moo"] {
      search?.cancel()
      let next = DispatchWorkItem { MainActor.assumeIsolated { worker.log.append(text) } }
      search = next
      DispatchQueue.main.asyncAfter(deadline: .now() + 20, execute: next)
    }
    clock.turn()
    #expect(clock.eventCount == 1)
    try clock.settle()
    #expect(worker.log == ["item", "moo"] && clock.now > 10 && clock.now <= 20)
  }

  @Test func `a quality of service, flags and a group make no difference to the clock`() throws {
    let worker = worker
    let group = DispatchGroup()
    DispatchQueue.main.async(qos: .userInitiated) { worker.log.append("quality") }
    DispatchQueue.main.async(flags: .barrier) { worker.log.append("flags") }
    DispatchQueue.main.async(qos: .background, flags: .detached) { worker.log.append("both") }
    DispatchQueue.main.async(group: group) { worker.log.append("group") }
    DispatchQueue.main.async(group: group, qos: .default) { worker.log.append("group, quality") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 20, qos: .utility) {
      worker.log.append("late")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30, flags: []) { worker.log.append("later") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 40) {
      worker.log.append("at a time of day")
    }
    DispatchQueue.main.asyncAfter(wallDeadline: .distantFuture) { worker.log.append("never") }
    #expect(worker.log.isEmpty && group.wait(timeout: .now()) == .timedOut)
    clock.turn()
    #expect(worker.log == ["quality", "flags", "both", "group", "group, quality"])
    #expect(group.wait(timeout: .now()) == .success)
    clock.advance(by: 100)
    #expect(worker.log.suffix(3) == ["late", "later", "at a time of day"])
  }

  @Test func `a call that passes everything goes by the system`() async {
    let worker = worker
    DispatchQueue.main.async(group: nil, qos: .userInitiated, flags: []) {
      worker.log.append("system")
    }
    clock.turn()
    #expect(worker.log.isEmpty)
    await clock.runTasks()
    #expect(worker.log == ["system"])
  }

  // MARK: Groups

  @Test func `what waits for a group runs in the turn after the group is empty`() throws {
    let worker = worker
    let group = DispatchGroup()
    group.enter()
    group.enter()
    group.notify(queue: .main) { worker.log.append("all") }
    clock.schedule(after: 1) { group.leave() }
    clock.schedule(after: 2) { group.leave() }
    clock.advance(by: 1.5)
    #expect(worker.log.isEmpty)
    clock.advance(by: 0.5)
    #expect(worker.log == ["all"])
    try clock.settle()
    #expect(clock.now == 2)
  }

  @Test func `what waits for an empty group runs in the next turn, and once`() async {
    let worker = worker
    let group = DispatchGroup()
    group.notify(queue: .main) { worker.log.append("closure") }
    group.notify(qos: .userInteractive, queue: .main) { worker.log.append("quality") }
    let item = DispatchWorkItem { MainActor.assumeIsolated { worker.log.append("item") } }
    group.notify(queue: .main, work: item)
    #expect(worker.log.isEmpty)
    clock.turn()
    #expect(worker.log == ["closure", "quality", "item"])
    await clock.runTasks()
    #expect(worker.log.count == 3, "the system's queue comes to blocks that have run")
  }

  @Test func `a group of work on other threads is over when the test has waited for it`() async {
    let worker = worker
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {}
    group.notify(queue: .main) { worker.log.append("done") }
    await clock.runTasks { !worker.log.isEmpty }
    #expect(worker.log == ["done"])
  }

  @Test func `other threads and other queues go by the system`() async {
    let worker = worker
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { worker.log.append("system") } }
        DispatchQueue.main.async(
          execute: DispatchWorkItem { MainActor.assumeIsolated { worker.log.append("item") } })
        continuation.resume()
      }
    }
    await clock.runTasks()
    #expect(worker.log == ["system", "item"])
  }
}
