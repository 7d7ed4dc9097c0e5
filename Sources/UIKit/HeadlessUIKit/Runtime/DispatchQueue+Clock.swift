public import Foundation
import Synchronization

/// Blocks for the main queue, which run on the environment's clock.
///
/// Swift prefers these methods to Dispatch's because they need fewer default arguments. Calls that pass a group, a
/// quality of service and flags together use Dispatch's methods, and so do calls on other queues or from other threads.
extension DispatchQueue {
  /// Runs a block later.
  ///
  /// A block for the main queue runs in the clock's next turn, in the environment that added it. It also runs if the
  /// test suspends before that turn, because the system's main queue then reaches it first.
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

  /// Runs a block at a time. A block for the main queue runs when the environment's clock reaches that time.
  /// - Parameter deadline: A time on the system's clock, which continues while code runs. The remaining time is
  ///   therefore rounded up to whole milliseconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(at: deadline, while: nil, run: { work() })
  }

  /// Runs a block at a wall-clock time. A block for the main queue runs when the environment's clock reaches that time.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(at: wallDeadline.deadline, while: nil, run: { work() })
  }

  // MARK: Groups, qualities of service and flags

  /// Runs a block like ``async(execute:)``. The quality of service has no effect on the clock.
  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, qos: qos, execute: work) }
    async(execute: work)
  }

  /// Runs a block like ``async(execute:)``. The flags have no effect on the clock.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, flags: flags, execute: work) }
    async(execute: work)
  }

  /// Runs a block like ``async(execute:)``. The quality of service and the flags have no effect on the clock.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, qos: qos, flags: flags, execute: work) }
    async(execute: work)
  }

  /// Runs a block like ``async(execute:)``, in a group that is not empty until the block has run.
  public func async(
    group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return async(group: Optional(group), qos: .unspecified, execute: work)
    }
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// Runs a block like ``async(group:execute:)``. The quality of service has no effect on the clock.
  public func async(
    group: DispatchGroup, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: Optional(group), qos: qos, execute: work) }
    async(group: group, execute: work)
  }

  /// Runs a block like ``asyncAfter(deadline:execute:)``. The quality of service has no effect on the clock.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Runs a block like ``asyncAfter(deadline:execute:)``. The flags have no effect on the clock.
  public func asyncAfter(
    deadline: DispatchTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: flags, execute: work)
    }
    asyncAfter(deadline: deadline, execute: work)
  }

  // MARK: Work items

  /// Runs a work item later.
  ///
  /// This is a property that can be called like the method, because an extension cannot replace the method.
  public var async: WorkItemCall { WorkItemCall(queue: self) }

  /// Runs a work item at a time.
  ///
  /// This is a property that can be called like the method, because an extension cannot replace the method.
  public var asyncAfter: DelayedWorkItemCall { DelayedWorkItemCall(queue: self) }

  /// A call of `async(execute:)` with a work item.
  public struct WorkItemCall: Sendable {
    fileprivate let queue: DispatchQueue

    /// Runs a work item in the clock's next turn, unless it has been canceled.
    public func callAsFunction(execute workItem: DispatchWorkItem) {
      guard queue.goesByTheClock else {
        let add: (DispatchWorkItem) -> Void = queue.async(execute:)
        return add(workItem)
      }
      nonisolated(unsafe) let workItem = workItem
      queue.async { workItem.perform() }
    }
  }

  /// A call of `asyncAfter(deadline:execute:)` with a work item.
  public struct DelayedWorkItemCall: Sendable {
    fileprivate let queue: DispatchQueue

    /// Runs a work item when the environment's clock reaches a time, unless it has been canceled.
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
    let delay = deadline.secondsLeft
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated {
        _ = HeadlessClock.shared.schedule(
          after: delay, repeating: nil, named: "block on the main queue", while: condition, work)
      }
    }
  }

  /// Whether this is the main queue and the caller is on it or on the main thread, so that the environment is known.
  var goesByTheClock: Bool { isMainQueue && Self.isMain }

  /// Whether this is the main queue.
  ///
  /// On Linux, every call of `DispatchQueue.main` returns a different object, so comparing identities does not work.
  package var isMainQueue: Bool { getSpecific(key: Self.mainMark) == true }

  /// Whether the caller is on the main queue or on the main thread.
  package static var isMain: Bool { Thread.isMainThread || getSpecific(key: mainMark) == true }

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension DispatchTime {
  /// The remaining time in seconds, not negative, rounded up to whole milliseconds.
  var secondsLeft: TimeInterval {
    let left = uptimeNanoseconds - min(DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    return (Double(left) / 1e6).rounded(.up) / 1e3
  }
}

extension DispatchWallTime {
  /// The same time on the other clock.
  var deadline: DispatchTime {
    self == .distantFuture ? .distantFuture : .now() + .nanoseconds(nanosecondsLeft)
  }

  /// The remaining time, not negative; the distant future is 200 years away.
  private var nanosecondsLeft: Int {
    guard self != .distantFuture else { return 200 * 366 * 86_400 * 1_000_000_000 }
    // The raw value is the bit pattern of a signed number: the nanoseconds since 1970, negated.
    let now = Int(bitPattern: UInt(DispatchWallTime.now().rawValue))
    return max(now &- Int(bitPattern: UInt(rawValue)), 0)
  }
}

/// A block that waits in two queues and runs only once.
final class MainBlock: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

  /// Whether the block has not run yet.
  var waits: Bool { work.withLock { $0 != nil } }

  func run() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    work?()
  }
}
