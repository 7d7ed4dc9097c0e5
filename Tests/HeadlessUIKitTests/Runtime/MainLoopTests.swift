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
