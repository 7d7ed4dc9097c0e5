public import Dispatch
import Foundation

// The forms that apps use most of all. A call without further arguments finds these before Dispatch's own forms, which have
// default arguments; those with a group, a quality of service or a work item stay with the system's queue.
extension DispatchQueue {
  /// Runs a closure later; on the main queue in the main phase of the environment's next turn.
  ///
  /// What another thread adds goes to the system's main queue, since a thread belongs to no environment;
  /// ``HeadlessClock/runTasks()`` runs it.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard self === DispatchQueue.main, Thread.isMainThread else {
      return async(group: nil, execute: work)
    }
    HeadlessEnvironment.current.mainQueue.add(work)
  }

  /// Runs a closure at a time; on the main queue by the environment's clock.
  ///
  /// The time is as far from the clock's as the deadline is from the system's, in whole hundredths of a second.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard self === DispatchQueue.main, Thread.isMainThread else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    guard deadline != .distantFuture else { return }
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    // Some microseconds have passed since the deadline was made of the present time.
    let hundredths = then > now ? (Double(then - now) / 1e7).rounded(.up) : 0
    MainActor.assumeIsolated {
      _ = HeadlessClock.shared.schedule(after: hundredths / 100, named: "asyncAfter") { work() }
    }
  }
}
