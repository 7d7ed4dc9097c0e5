/// The phases of a turn of the run loop, in their order. The time is the same in all of them.
///
/// Source: the order of Core Foundation's loop and of Core Animation's commit, with timers before events.
package enum TurnPhase: Int, CaseIterable, Sendable {
  /// Animations and scroll views take the values of the current time.
  case sampling
  /// Completions of animations that have ended run, by end time and then by start order.
  case completions
  /// Timers that are due fire, by date and then by creation order; display links fire after them.
  case timers
  /// Waiting input events are sent.
  case events
  /// Blocks run that were on the main queue when the phase began; blocks that they add wait for the next turn.
  case mainQueue
  /// Constraints are updated from the leaves to the root, then views are laid out from the root to the leaves, until nothing
  /// needs it any more.
  case layout
  /// Views that need display are drawn, from back to front.
  case display
  /// The transaction of the turn ends: completion blocks run whose animations have all ended.
  case commit
}

/// Something that takes part in turns of the run loop.
///
/// It joins with ``RunLoopTurn/join(_:in:)``, usually in the initializer of an ``EnvironmentPart``:
/// ```swift
/// final class Animations: EnvironmentPart, TurnSource {
///   init(in environment: HeadlessEnvironment) {
///     environment.runLoop.join(self, in: [.sampling, .completions])
///   }
///   func run(_ phase: TurnPhase, at time: ClockTime) { … }
///   var nextDate: ClockTime? { ends.min() }
///   var pending: [String] { running.map(\.description) }
/// }
/// ```
@MainActor
package protocol TurnSource: AnyObject {
  /// Does the source's part of a turn.
  func run(_ phase: TurnPhase, at time: ClockTime)
  /// When the source needs a turn; ``ClockTime/past`` as soon as possible, nil not at all.
  var nextDate: ClockTime? { get }
  /// What the source is waiting for, one description each, for the error when the loop does not settle.
  var pending: [String] { get }
}

extension TurnSource {
  package var nextDate: ClockTime? { nil }
  package var pending: [String] { [] }
}

/// The run loop of an environment, which its clock turns.
@MainActor
package final class RunLoopTurn {
  private var sources: [any TurnSource] = []
  private var byPhase = [[any TurnSource]](repeating: [], count: TurnPhase.allCases.count)

  /// Adds a source, behind those that joined before it. It stays for the lifetime of the environment.
  package func join(_ source: any TurnSource, in phases: [TurnPhase]) {
    sources.append(source)
    for phase in phases { byPhase[phase.rawValue].append(source) }
  }

  /// Takes one turn; the clock's timers fire first in their phase.
  func run(at time: ClockTime, timers: () -> Void) {
    for phase in TurnPhase.allCases {
      if phase == .timers { timers() }
      for source in byPhase[phase.rawValue] { source.run(phase, at: time) }
    }
  }

  /// When the next turn is due.
  var nextDate: ClockTime? { sources.lazy.compactMap(\.nextDate).min() }

  /// What the sources are waiting for.
  var pending: [String] { sources.flatMap(\.pending) }
}

/// Something that every environment has one of, created when it is first needed.
@MainActor
package protocol EnvironmentPart: AnyObject {
  /// The part of an environment, which keeps it; it must not keep the environment.
  init(in environment: HeadlessEnvironment)
}

/// A part that a new environment copies from the environment in which it is created.
@MainActor
protocol InheritedPart: EnvironmentPart {
  /// Takes over what the new environment shares with the outer one.
  func inherit(from outer: Self)
}

extension InheritedPart {
  /// A copy of this part for a new environment.
  func copy(for environment: HeadlessEnvironment) -> Self {
    let copy = Self(in: environment)
    copy.inherit(from: self)
    return copy
  }
}
