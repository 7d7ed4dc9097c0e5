/// The phases of a turn of the run loop, in order. The time is the same in all of them.
///
/// Source: the order of Core Foundation's run loop and of Core Animation's commit, with timers before events.
package enum TurnPhase: Int, CaseIterable, Sendable {
  /// Animations and scroll views are updated to the current time.
  case sampling
  /// Completions of animations that have ended run, by end time and then by start order.
  case completions
  /// Timers that are due fire, by date and then by creation order; display links fire after them.
  case timers
  /// The loop sends pending input events.
  case events
  /// Blocks that were on the main queue when the phase began are run; blocks that they add wait for the next turn.
  case mainQueue
  /// Constraints are updated and views are laid out until no view needs it.
  ///
  /// Constraints are updated from the leaves to the root, then views are laid out from the root to the leaves.
  case layout
  /// Views that need display are drawn, from back to front.
  case display
  /// The transaction of the turn ends: completion blocks run if their animations have all ended.
  case commit
}

/// An object that takes part in turns of the run loop.
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
  /// Runs the source's work for a phase.
  func run(_ phase: TurnPhase, at time: ClockTime)
  /// The time of the next turn that the source needs: ``ClockTime/past`` for as soon as possible, nil for none.
  var nextDate: ClockTime? { get }
  /// The descriptions of what the source is waiting for, for the error when the clock does not settle.
  var pending: [String] { get }
}

extension TurnSource {
  package var nextDate: ClockTime? { nil }
  package var pending: [String] { [] }
}

/// The run loop of an environment, which is run by the clock.
@MainActor
package final class RunLoopTurn {
  private var sources: [any TurnSource] = []
  private var byPhase = [[any TurnSource]](repeating: [], count: TurnPhase.allCases.count)

  /// Adds a source after those that have already joined. The source stays for the lifetime of the environment.
  package func join(_ source: any TurnSource, in phases: [TurnPhase]) {
    sources.append(source)
    for phase in phases { byPhase[phase.rawValue].append(source) }
  }

  /// Takes one turn. Within their phase, the clock's timers fire first.
  func run(at time: ClockTime, timers: () -> Void) {
    for phase in TurnPhase.allCases {
      if phase == .timers { timers() }
      for source in byPhase[phase.rawValue] { source.run(phase, at: time) }
    }
  }

  /// The time of the next turn that a source needs; nil if no source needs one.
  var nextDate: ClockTime? { sources.lazy.compactMap(\.nextDate).min() }

  /// The descriptions of what the sources are waiting for.
  var pending: [String] { sources.flatMap(\.pending) }
}

/// An object of which each environment has one, created on first use.
@MainActor
package protocol EnvironmentPart: AnyObject {
  /// Creates the part for an environment, which retains it; the part must not retain the environment.
  init(in environment: HeadlessEnvironment)
}

/// A part that a new environment copies from the environment in which it is created.
@MainActor
protocol InheritedPart: EnvironmentPart {
  /// Copies what the new environment shares with the outer one.
  func inherit(from outer: Self)
}

extension InheritedPart {
  /// Returns a copy of this part for a new environment.
  func copy(for environment: HeadlessEnvironment) -> Self {
    let copy = Self(in: environment)
    copy.inherit(from: self)
    return copy
  }
}
