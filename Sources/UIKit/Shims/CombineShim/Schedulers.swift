// Makes queues and run loops schedulers, as Combine does. Only this module may declare these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

#if Combine
  public import Dispatch
  public import Foundation
  import HeadlessUIKit
  public import OpenCombine

  /// Scheduling on queues: the main queue uses the environment's clock; other queues use the system's.
  extension DispatchQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// Options of scheduled blocks; they have no effect.
    public struct SchedulerOptions {
      public init() {}
    }

    public var now: SchedulerTime {
      SchedulerTime(
        nanoseconds: isMainQueue
          ? HeadlessEnvironment.current.clockTime.nanoseconds
          : Int64(DispatchTime.now().uptimeNanoseconds))
    }

    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      async { action() }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      _ = start(after: now.distance(to: date).timeInterval, every: nil, action)
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      start(after: now.distance(to: date).timeInterval, every: interval.timeInterval, action)
    }

    /// Runs a block after a delay, and again after each interval until it is canceled. Times are in seconds.
    private func start(
      after delay: Double, every interval: Double?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      guard isMainQueue, Self.isMain else {
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
          deadline: .now() + max(0, delay), repeating: interval ?? .infinity)
        // The event handler keeps the source alive until it is canceled or, if it does not repeat, until it has fired.
        source.setEventHandler {
          if interval == nil { source.cancel() }
          action()
        }
        source.resume()
        return Stop { source.cancel() }
      }
      nonisolated(unsafe) var timer: HeadlessTimer!
      MainActor.assumeIsolated {
        timer = HeadlessClock.shared.schedule(
          after: delay, repeating: interval, named: "block submitted to a scheduler"
        ) { action() }
      }
      nonisolated(unsafe) let started = timer!
      return Stop { DispatchQueue.onMain { started.invalidate() } }
    }

    /// Runs a block immediately if the caller is on the main queue's thread; otherwise, in the main queue's next turn.
    private static func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
      if isMain {
        MainActor.assumeIsolated(body)
      } else {
        main.async { MainActor.assumeIsolated(body) }
      }
    }
  }

  /// A subscription that ends only when it is canceled, not when it is released.
  private struct Stop: Cancellable {
    let body: () -> Void

    func cancel() { body() }
  }

  /// Scheduling on run loops, using the environment's clock.
  extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// Options of scheduled blocks; they have no effect.
    public struct SchedulerOptions {
      public init() {}
    }

    public var now: SchedulerTime { DispatchQueue.main.now }
    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      DispatchQueue.main.schedule(options: nil, action)
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      DispatchQueue.main.schedule(
        after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
  }

  /// Scheduling on operation queues.
  ///
  /// The main queue uses the environment's clock. Other queues run blocks as operations, or after a delay on the
  /// system's clock.
  extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// Options of scheduled blocks; they have no effect.
    public struct SchedulerOptions {
      public init() {}
    }

    private var queue: DispatchQueue {
      self === OperationQueue.main ? .main : underlyingQueue ?? .global()
    }

    public var now: SchedulerTime { queue.now }
    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      addOperation { action() }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      queue.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      queue.schedule(
        after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
  }
#endif
