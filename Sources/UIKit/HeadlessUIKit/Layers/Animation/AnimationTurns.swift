import Foundation

/// The role of animations in the turns of the run loop.
///
/// The completions phase reports animations that begin or have ended, by time and then in the order in which they were
/// added. The implicit transaction is committed at the end of the turn.
@MainActor
final class AnimationTurns: EnvironmentPart, TurnSource {
  /// The animation turns of the current environment.
  static var current: AnimationTurns { HeadlessEnvironment.current.part(AnimationTurns.self) }

  /// A call that waits until a time on the clock.
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
  /// The clock to which the times belong. Calls that waited for an old clock are dropped.
  private weak var clock: HeadlessClock?
  /// The waiting calls, latest first: the next one is the last element. Canceled ones stay until there are many,
  /// because removing them one by one would take quadratic time.
  private var waits: [Wait] = []
  private var cancelled = 0
  private var count = 0
  /// The animations that never end on their own.
  private var endless: [WeakTarget] = []
  /// The number of animations at which finished ones are removed from the list.
  private var endlessLimit = 16

  init(in environment: HeadlessEnvironment) {
    self.environment = environment
    clock = environment.clock
    environment.runLoop.join(self, in: [.completions, .commit])
  }

  // MARK: Waiting

  /// Schedules a call in the completions phase of a later turn; without a delay, in the next turn.
  /// - Parameters:
  ///   - name: A description of the wait, for the error of a clock that does not settle.
  ///   - delay: The delay, in seconds.
  ///   - action: The call.
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

  /// Cancels a wait, so that its call does not happen.
  func cancel(_ wait: Wait?) {
    guard let wait, wait.action != nil else { return }
    wait.action = nil
    cancelled += 1
    dropCancelled()
    guard cancelled > waits.count / 2 else { return }
    waits.removeAll { $0.action == nil }
    cancelled = 0
  }

  /// Removes canceled calls from the end of the list.
  private func dropCancelled() {
    while let next = waits.last, next.action == nil {
      waits.removeLast()
      cancelled -= 1
    }
  }

  /// Registers an animation that runs until it is removed.
  func registerEndless(_ animation: RunningAnimation) {
    if endless.count >= endlessLimit {
      endless.removeAll { $0.object == nil }
      endlessLimit = max(2 * endless.count, 16)
    }
    endless.append(WeakTarget(object: animation))
  }

  private func followClock() {
    guard clock !== environment.clock else { return }
    clock = environment.clock
    waits = []
    cancelled = 0
  }

  // MARK: Turns

  func run(_ phase: TurnPhase, at time: ClockTime) {
    if phase == .commit { return CATransaction.commitImplicit() }
    followClock()
    let limit = count
    while let next = waits.last, next.time <= time, next.number < limit {
      waits.removeLast()
      dropCancelled()
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
    waits.reversed().filter { $0.action != nil }.map { "\($0.name), due at \($0.time.seconds) s" }
      + runningEndless.map { "endless \($0.name)" }
  }

  private var runningEndless: [RunningAnimation] {
    endless.compactMap { $0.object as? RunningAnimation }.filter(\.runsForEver)
  }
}
