public import Dispatch
import Synchronization

/// The blocks that wait on the main queue of an environment; any thread may add some.
@MainActor
final class MainQueue: TurnSource {
  typealias Block = @Sendable () -> Void

  private nonisolated let waiting = Mutex<[Block]>([])

  nonisolated init() {}

  nonisolated func add(_ block: @escaping Block) { waiting.withLock { $0.append(block) } }

  /// Runs the blocks that are waiting now; those that they add wait for the next turn.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    let blocks = waiting.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
    for block in blocks { block() }
  }

  var nextDate: ClockTime? { waiting.withLock { $0.isEmpty } ? nil : .past }

  var pending: [String] {
    let count = waiting.withLock { $0.count }
    return count == 0 ? [] : ["\(count) blocks on the main queue"]
  }
}

/// Blocks for the main queue run in turns of the current environment, in place of the system's main queue, which runs
/// nothing while a test is busy. These methods take precedence over Dispatch's in files that import this library. Work items,
/// groups, and calls with a quality of service still go to the system's queue; see ``HeadlessClock/runTasks()``.
extension DispatchQueue {
  /// Runs a block on the queue; on the main one in the next turn of the run loop.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard self === DispatchQueue.main else {
      return async(group: nil, execute: inEnvironment(work))
    }
    HeadlessEnvironment.current.mainQueue.add(work)
  }

  /// Runs a block on the queue after some time; on the main one, after as much time on the clock.
  ///
  /// Deadlines are on the system's clock, so the time that has passed since `.now()` was called is missing; it is made up for
  /// by rounding up to whole milliseconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard self === DispatchQueue.main else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: inEnvironment(work))
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let end = deadline.uptimeNanoseconds
    let milliseconds = end > now ? Double(end - now) / 1e6 : 0
    let delay = milliseconds.rounded(.up) / 1000
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated {
        _ = HeadlessClock.shared.schedule(after: delay, named: "DispatchQueue.main.asyncAfter") {
          work()
        }
      }
    }
  }

  private func inEnvironment(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let environment = HeadlessEnvironment.current
    return { EnvironmentScope.$environment.withValue(environment, operation: work) }
  }
}
