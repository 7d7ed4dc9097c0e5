public import Foundation
import Synchronization

/// The main queue's blocks, which go by the clock of the environment.
///
/// Calls with a group, a quality of service, flags or a `DispatchWorkItem` are the system's own, and so are those on
/// other queues and from other threads.
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
    let now = DispatchTime.now().uptimeNanoseconds
    let left = deadline.uptimeNanoseconds - min(now, deadline.uptimeNanoseconds)
    let delay = (Double(left) / 1e6).rounded(.up) / 1e3
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated {
        _ = HeadlessClock.shared.schedule(after: delay, named: "block on the main queue") {
          work()
        }
      }
    }
  }

  /// Whether this is the main queue, and the caller is on it or on its thread, so that an environment is known.
  ///
  /// `DispatchQueue.main` is another object in every call on Linux, so objects cannot be compared.
  private var goesByTheClock: Bool {
    getSpecific(key: Self.mainMark) == true && Self.isCallerOnMain
  }

  /// Whether the caller is on the main queue or on its thread. Where the queue is served after the program's start, other
  /// threads serve it.
  static var isCallerOnMain: Bool {
    Thread.isMainThread || getSpecific(key: mainMark) == true
  }

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
