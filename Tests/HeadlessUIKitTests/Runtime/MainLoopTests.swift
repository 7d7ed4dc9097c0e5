import Foundation
import HeadlessUIKit
import Testing

/// What apps put on the main queue, by the clock of the environment.
@MainActor @Suite(.environment { HeadlessEnvironment() }) struct MainLoopTests {
  /// An object of an app, with UIKit's usual ways to do something later.
  @MainActor private final class Worker {
    var log: [String] = []

    func begin() {
      DispatchQueue.main.async { self.log.append("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        self?.log.append("after")
      }
    }
  }

  private let worker = Worker()
  private var clock: HeadlessClock { .shared }

  @Test func `blocks on the main queue run by the clock`() throws {
    worker.begin()
    #expect(worker.log.isEmpty)
    clock.turn()
    #expect(worker.log == ["async"])
    clock.advance(by: 0.2)
    #expect(worker.log == ["async"])
    try clock.settle()
    #expect(worker.log == ["async", "after"] && clock.now > 0.25 && clock.now < 0.35)
  }

  @Test func `a block that adds a block waits for the next turn`() {
    let worker = worker
    DispatchQueue.main.async {
      worker.log.append("outer")
      DispatchQueue.main.async { worker.log.append("inner") }
    }
    clock.turn()
    #expect(worker.log == ["outer"])
    clock.turn()
    #expect(worker.log == ["outer", "inner"])
  }

  @Test func `other threads and other queues go by the system`() async {
    let worker = worker
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { worker.log.append("system") } }
        continuation.resume()
      }
    }
    await clock.runTasks()
    #expect(worker.log == ["system"])
  }
}
