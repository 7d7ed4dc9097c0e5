import Foundation
import Synchronization

/// A timer on the main queue that follows the clock. As in Dispatch, it does not fire before it is resumed; if it
/// becomes due while suspended, it fires once when it is resumed; and it ends when its last reference is released.
final class ClockTimerSource: DispatchSourceTimer, Sendable {
  private let state: RunState
  private let environment: HeadlessEnvironment
  private let cancelled = Atomic<Bool>(false)

  @MainActor
  init() {
    environment = .current
    state = RunState()
  }

  /// Performs work on the main queue; immediately if the caller is on it.
  private func onMain(_ work: @escaping @Sendable @MainActor () -> Void) {
    if DispatchQueue.isMain { return MainActor.assumeIsolated { work() } }
    environment.mainQueue.add { MainActor.assumeIsolated { work() } }
  }

  // MARK: When it fires

  /// - Parameter interval: The interval, in seconds; nil to fire once.
  func set(_ deadline: DispatchTime, repeating interval: TimeInterval?) {
    let delay = deadline == .distantFuture ? nil : deadline.secondsLeft
    onMain { [self, weak source = self] in
      state.timer?.invalidate()
      state.isDue = false
      guard let delay, !isCancelled else { return }
      state.timer = HeadlessClock.shared.schedule(
        after: delay, repeating: interval, named: "timer of the main queue",
        while: { source != nil }, { source?.fire() })
    }
  }

  @MainActor
  private func fire() {
    guard !isCancelled else { return }
    guard state.suspensions == 0 else {
      state.isDue = true
      return
    }
    state.handler?()
  }

  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline)
  }
  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
    schedule(wallDeadline: wallDeadline)
  }
  func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) { schedule(deadline: deadline, repeating: interval) }
  func scheduleRepeating(
    deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval
  ) { schedule(deadline: deadline, repeating: interval) }
  func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) { schedule(wallDeadline: wallDeadline, repeating: interval) }
  func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval
  ) { schedule(wallDeadline: wallDeadline, repeating: interval) }

  // MARK: Handlers

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    // Handlers run only on the main queue.
    nonisolated(unsafe) let handler = handler
    onMain { [state] in state.handler = handler }
  }
  func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    nonisolated(unsafe) let handler = handler
    onMain { [state] in state.cancelHandler = handler }
  }
  func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    nonisolated(unsafe) let handler = handler
    onMain { [state] in state.registrationHandler = handler }
  }
  func setRegistrationHandler(handler: DispatchWorkItem) {
    setRegistrationHandler { handler.perform() }
  }

  // MARK: Running

  /// Resumes a timer that has never run.
  func activate() {
    onMain { [self] in
      if !state.hasRun { resume() }
    }
  }

  func resume() {
    onMain { [self] in
      state.suspensions = max(state.suspensions - 1, 0)
      guard state.suspensions == 0 else { return }
      if !state.hasRun {
        state.hasRun = true
        run(state.registrationHandler)
      }
      guard state.isDue else { return }
      state.isDue = false
      HeadlessClock.shared.schedule(after: 0, named: "timer of the main queue") { [weak self] in
        self?.fire()
      }
    }
  }

  func suspend() {
    onMain { [state] in state.suspensions += 1 }
  }

  func cancel() {
    guard !cancelled.exchange(true, ordering: .relaxed) else { return }
    onMain { [self] in
      state.timer?.invalidate()
      run(state.cancelHandler)
      // As in Dispatch, a canceled source releases its handlers and everything that they retain.
      (state.handler, state.registrationHandler, state.cancelHandler) = (nil, nil, nil)
    }
  }

  /// Runs a handler in the next turn.
  @MainActor
  private func run(_ handler: DispatchSourceHandler?) {
    guard let handler else { return }
    nonisolated(unsafe) let work = handler
    environment.mainQueue.add { work() }
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  var handle: UInt { 0 }
  var mask: UInt { 0 }
  /// The number of times that the timer has fired since the last call of its handler: always one.
  var data: UInt { 1 }

  @MainActor
  private final class RunState {
    var timer: HeadlessTimer?
    var handler: DispatchSourceHandler?
    var cancelHandler: DispatchSourceHandler?
    var registrationHandler: DispatchSourceHandler?
    var suspensions = 1
    var hasRun = false
    /// Whether the timer became due while it was suspended.
    var isDue = false
  }
}
