public import Foundation
import Synchronization

/// The main queue's blocks, which go by the clock of the environment.
///
/// Calls with a group, a quality of service or flags are the system's own, and so are those on other queues and from other
/// threads.
extension DispatchQueue {
  /// Runs a block later; one for the main queue runs in the clock's next turn, in the environment that added it.
  ///
  /// A test that suspends before that turn lets the block run as well: then the system's main queue comes to it first.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard goesByTheClock else { return async(group: nil, execute: work) }
    let environment = HeadlessEnvironment.current
    let block = MainBlock(work)
    environment.mainQueue.add { block.run() }
    async(group: nil) { [weak environment] in
      MainActor.assumeIsolated {
        guard let environment else { return block.run() }
        withEnvironment(environment) { block.run() }
      }
    }
  }

  /// Runs a block at a time; one for the main queue runs when the environment's clock gets there.
  /// - Parameter deadline: On the system's clock, which goes on while code runs. What is left of it is therefore rounded
  ///   up to whole milliseconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    schedule(at: deadline, while: nil, run: { work() })
  }

  /// Runs a work item later; called like the method, which an extension cannot replace.
  public var async: WorkItemCall { WorkItemCall(queue: self) }

  /// Runs a work item at a time; called like the method, which an extension cannot replace.
  public var asyncAfter: DelayedWorkItemCall { DelayedWorkItemCall(queue: self) }

  /// The call of `async(execute:)` with a work item.
  public struct WorkItemCall: Sendable {
    fileprivate let queue: DispatchQueue

    /// Runs a work item in the clock's next turn, unless it has been cancelled.
    public func callAsFunction(execute workItem: DispatchWorkItem) {
      guard queue.goesByTheClock else {
        let add: (DispatchWorkItem) -> Void = queue.async(execute:)
        return add(workItem)
      }
      nonisolated(unsafe) let workItem = workItem
      queue.async { workItem.perform() }
    }
  }

  /// The call of `asyncAfter(deadline:execute:)` with a work item.
  public struct DelayedWorkItemCall: Sendable {
    fileprivate let queue: DispatchQueue

    /// Runs a work item when the environment's clock gets to a time, unless it has been cancelled.
    public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
      guard queue.goesByTheClock else {
        let add: (DispatchTime, DispatchWorkItem) -> Void = queue.asyncAfter(deadline:execute:)
        return add(deadline, workItem)
      }
      nonisolated(unsafe) let workItem = workItem
      queue.schedule(
        at: deadline, while: { !workItem.isCancelled }, run: { workItem.perform() })
    }
  }

  private func schedule(
    at deadline: DispatchTime, while condition: (@Sendable @MainActor () -> Bool)?,
    run work: @escaping @Sendable @MainActor () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let left = deadline.uptimeNanoseconds - min(now, deadline.uptimeNanoseconds)
    let delay = (Double(left) / 1e6).rounded(.up) / 1e3
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated {
        _ = HeadlessClock.shared.schedule(
          after: delay, repeating: nil, named: "block on the main queue", while: condition, work)
      }
    }
  }

  /// Whether this is the main queue, and the caller is on it or on its thread, so that an environment is known.
  private var goesByTheClock: Bool { isMainQueue && Self.isMain }

  /// Whether this is the main queue: on Linux, `DispatchQueue.main` is another object in every call.
  package var isMainQueue: Bool { getSpecific(key: Self.mainMark) == true }

  /// Whether the caller is on the main queue or on its thread.
  package static var isMain: Bool { Thread.isMainThread || getSpecific(key: mainMark) == true }

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// A block that waits in two queues and runs once.
private final class MainBlock: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

  func run() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    work?()
  }
}
