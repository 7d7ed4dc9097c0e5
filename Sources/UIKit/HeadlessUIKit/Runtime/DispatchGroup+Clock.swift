public import Foundation
import Synchronization

/// Blocks for the main queue that wait for a group.
extension DispatchGroup {
  /// Runs a block once the group is empty.
  ///
  /// A block for the main queue runs in the clock's next turn after that, in the environment that added it. It also
  /// runs if the test suspends, because the system's main queue then reaches it first.
  public func notify(
    queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void
  ) {
    guard queue.goesByTheClock else {
      return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
    // The caller is on the main queue, and the block runs only there.
    nonisolated(unsafe) let work = work
    waitOnClock { work() }
  }

  /// Runs a block like ``notify(queue:execute:)``. The quality of service has no effect on the clock.
  public func notify(
    qos: DispatchQoS, queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void
  ) {
    guard queue.goesByTheClock else {
      return notify(qos: qos, flags: [], queue: queue, execute: work)
    }
    notify(queue: queue, execute: work)
  }

  /// Runs a work item once the group is empty.
  ///
  /// This is a property that can be called like the method, because an extension cannot replace the method.
  public var notify: NotifyCall { NotifyCall(group: self) }

  /// A call of `notify(queue:work:)`.
  public struct NotifyCall {
    fileprivate let group: DispatchGroup

    /// Runs a work item once the group is empty, unless it has been canceled.
    public func callAsFunction(queue: DispatchQueue, work: DispatchWorkItem) {
      guard queue.goesByTheClock else {
        let add: (DispatchQueue, DispatchWorkItem) -> Void = group.notify(queue:work:)
        return add(queue, work)
      }
      nonisolated(unsafe) let work = work
      group.waitOnClock { work.perform() }
    }
  }

  private func waitOnClock(_ work: @escaping @Sendable () -> Void) {
    let block = MainBlock(work)
    MainActor.assumeIsolated {
      let environment = HeadlessEnvironment.current
      environment.part(GroupWaits.self).add(block, for: self)
      notify(qos: .unspecified, flags: [], queue: .main) { [weak environment] in
        MainActor.assumeIsolated {
          guard let environment else { return block.run() }
          withEnvironment(environment) { block.run() }
        }
      }
    }
  }
}

/// The blocks for the main queue that wait for groups.
@MainActor
final class GroupWaits: EnvironmentPart, TurnSource {
  private var waits: [(group: DispatchGroup, block: MainBlock)] = []
  private let queue: MainQueue

  init(in environment: HeadlessEnvironment) {
    queue = environment.mainQueue
    environment.runLoop.join(self, in: [.events])
  }

  func add(_ block: MainBlock, for group: DispatchGroup) { waits.append((group, block)) }

  /// Moves the blocks of empty groups to the main queue.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    guard !waits.isEmpty else { return }
    let ready = waits.filter { $0.group.isEmpty }
    waits.removeAll { wait in !wait.block.waits || ready.contains { $0.block === wait.block } }
    for wait in ready { queue.add { wait.block.run() } }
  }

  var nextDate: ClockTime? {
    waits.contains { $0.block.waits && $0.group.isEmpty } ? .past : nil
  }
}

extension DispatchGroup {
  /// Whether all work of the group has finished.
  fileprivate var isEmpty: Bool { wait(timeout: .now()) == .success }
}
