import Foundation
import HeadlessUIKit
import Testing

/// The main operation queue, and groups that notify the main queue.
@MainActor @Suite(.ownEnvironment) struct OperationTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private let log = Log()

  @Test func `blocks and operations of the main queue run in the clock's next turn`() {
    let (log, cancelled) = (log, BlockOperation { Issue.record("It was cancelled.") })
    OperationQueue.main.addOperation { log.lines.append("block") }
    OperationQueue.main.addOperation(BlockOperation { log.lines.append("operation") })
    OperationQueue.main.addOperation(cancelled)
    cancelled.cancel()
    #expect(log.lines == [])
    HeadlessClock.shared.advance(by: 0)
    #expect(log.lines == ["block", "operation"])
  }

  @Test func `other queues run their operations themselves`() {
    let log = log
    let queue = OperationQueue()
    queue.addOperation { log.lines.append("block") }
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.lines == ["block"])
  }

  @Test func `a group whose work is done notifies in the next turn`() {
    let log = log
    let group = DispatchGroup()
    group.enter()
    group.leave()
    group.notify(queue: .main) { log.lines.append("done") }
    #expect(log.lines == [])
    HeadlessClock.shared.advance(by: 0)
    #expect(log.lines == ["done"])
  }

  @Test func `a group notifies other queues when its work is done`() async {
    let group = DispatchGroup()
    group.enter()
    nonisolated(unsafe) var isDone = false
    let wasDone = await withCheckedContinuation { continuation in
      group.notify(queue: .global()) { continuation.resume(returning: isDone) }
      isDone = true
      group.leave()
    }
    #expect(wasDone)
  }
}
