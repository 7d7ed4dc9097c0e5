import Foundation

/// What animations do in the turns of the run loop.
///
/// The phase of completions reports animations that begin or have ended, by time and then in the order in which they
/// were added. The implicit transaction is committed at the end of the turn.
@MainActor
final class AnimationTurns: EnvironmentPart, TurnSource {
  /// The turns of the current environment.
  static var current: AnimationTurns { HeadlessEnvironment.current.part(AnimationTurns.self) }

  /// A wait for a time of the clock.
  @MainActor
  final class Wait {
    fileprivate let time: ClockTime
    fileprivate let number: Int
    fileprivate let name: String
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(
      _ name: String, _ time: ClockTime, _ number: Int, _ action: @escaping @MainActor () -> Void
    ) {
      self.name = name
      self.time = time
      self.number = number
      self.action = action
    }

    fileprivate func isBefore(_ other: Wait) -> Bool {
      (time, number) < (other.time, other.number)
    }
  }

  private unowned let environment: HeadlessEnvironment
  /// The clock that the times belong to; what waited for an old one no longer happens.
  private weak var clock: HeadlessClock?
  /// What is due, the next one last.
  private var waits: [Wait] = []
  private var count = 0
  /// The animations that never end on their own.
  private var endless: [WeakTarget] = []

  init(in environment: HeadlessEnvironment) {
    self.environment = environment
    clock = environment.clock
    environment.runLoop.join(self, in: [.completions, .commit])
  }

  // MARK: Waiting

  /// Schedules a call in the completion phase of a later turn; without a delay, of the next turn.
  /// - Parameters:
  ///   - name: What is waited for, for the error of a clock that does not settle.
  ///   - delay: In seconds.
  @discardableResult
  func wait(for name: String, _ delay: TimeInterval, then action: @escaping @MainActor () -> Void)
    -> Wait
  {
    followClock()
    let wait = Wait(name, environment.clock.time.adding(max(delay, 0)), count, action)
    count += 1
    var low = 0
    var high = waits.count
    while low < high {
      let middle = (low + high) / 2
      if wait.isBefore(waits[middle]) { low = middle + 1 } else { high = middle }
    }
    waits.insert(wait, at: low)
    return wait
  }

  /// Cancels a wait; its call does not happen.
  func cancel(_ wait: Wait?) {
    guard let wait, wait.action != nil else { return }
    wait.action = nil
    waits.removeAll { $0 === wait }
  }

  /// Notes an animation that runs until it is removed.
  func noteEndless(_ animation: RunningAnimation) {
    endless.removeAll { $0.object == nil || $0.object === animation }
    endless.append(WeakTarget(object: animation))
  }

  private func followClock() {
    guard clock !== environment.clock else { return }
    clock = environment.clock
    waits = []
  }

  // MARK: Turns

  func run(_ phase: TurnPhase, at time: ClockTime) {
    if phase == .commit { return CATransaction.commitImplicit() }
    followClock()
    let limit = count
    while let next = waits.last, next.time <= time, next.number < limit {
      waits.removeLast()
      let action = next.action
      next.action = nil
      action?()
    }
  }

  var nextDate: ClockTime? {
    if environment.part(OpenTransactions.self).hasImplicit { return .past }
    if let next = waits.last, clock === environment.clock { return next.time }
    return runningEndless.isEmpty ? nil : .end
  }

  var pending: [String] {
    waits.reversed().map { "\($0.name), due at \($0.time.seconds) s" }
      + runningEndless.map { "endless \($0.name)" }
  }

  private var runningEndless: [RunningAnimation] {
    endless.compactMap { $0.object as? RunningAnimation }.filter(\.runsForEver)
  }
}
