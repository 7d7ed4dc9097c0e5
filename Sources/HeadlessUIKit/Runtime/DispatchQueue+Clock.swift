public import Foundation
import Synchronization

/// The main queue's blocks, which go by the clock of the environment.
///
/// Swift prefers these methods to Dispatch's where they need fewer default arguments. A call that passes a group, a quality of
/// service and flags all at once is the system's own, and so are those on other queues and from other threads.
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
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(at: deadline, while: nil, run: { work() })
  }

  /// Runs a block at a time of the day; one for the main queue runs when the environment's clock gets there.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(at: wallDeadline.deadline, while: nil, run: { work() })
  }

  // MARK: Groups, qualities of service and flags

  /// As ``async(execute:)``: the quality of service makes no difference on the clock.
  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, qos: qos, execute: work) }
    async(execute: work)
  }

  /// As ``async(execute:)``: the flags make no difference on the clock.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, flags: flags, execute: work) }
    async(execute: work)
  }

  /// As ``async(execute:)``: the quality of service and the flags make no difference on the clock.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: nil, qos: qos, flags: flags, execute: work) }
    async(execute: work)
  }

  /// As ``async(execute:)``; the group is not empty before the block has run.
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

  /// As ``async(group:execute:)``: the quality of service makes no difference on the clock.
  public func async(
    group: DispatchGroup, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else { return async(group: Optional(group), qos: qos, execute: work) }
    async(group: group, execute: work)
  }

  /// As ``asyncAfter(deadline:execute:)``: the quality of service makes no difference on the clock.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard goesByTheClock else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    asyncAfter(deadline: deadline, execute: work)
  }

  /// As ``asyncAfter(deadline:execute:)``: the flags make no difference on the clock.
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
    let delay = deadline.secondsLeft
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated {
        _ = HeadlessClock.shared.schedule(
          after: delay, repeating: nil, named: "block on the main queue", while: condition, work)
      }
    }
  }

  /// Whether this is the main queue, and the caller is on it or on its thread, so that an environment is known.
  var goesByTheClock: Bool { isMainQueue && Self.isMain }

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

extension DispatchTime {
  /// The time that is left in seconds, not negative, rounded up to whole milliseconds.
  var secondsLeft: TimeInterval {
    let left = uptimeNanoseconds - min(DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    return (Double(left) / 1e6).rounded(.up) / 1e3
  }
}

extension DispatchWallTime {
  /// The same time by the other clock.
  var deadline: DispatchTime {
    self == .distantFuture ? .distantFuture : .now() + .nanoseconds(nanosecondsLeft)
  }

  /// The time that is left, not negative; the distant future is 200 years away.
  private var nanosecondsLeft: Int {
    guard self != .distantFuture else { return 200 * 366 * 86_400 * 1_000_000_000 }
    // The raw value is that of a signed number: the nanoseconds since 1970, below zero.
    let now = Int(bitPattern: UInt(DispatchWallTime.now().rawValue))
    return max(now &- Int(bitPattern: UInt(rawValue)), 0)
  }
}

/// A block that waits in two queues and runs once.
final class MainBlock: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

  /// Whether it has not run yet.
  var waits: Bool { work.withLock { $0 != nil } }

  func run() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    work?()
  }
}
