import Foundation

/// A call of a part of UIKit that only records how it was used.
public struct StandInCall: Hashable, Sendable, CustomStringConvertible {
  /// The type and its member: `UIImpactFeedbackGenerator.impactOccurred`.
  public let name: String
  /// The arguments as text, without labels.
  public let arguments: [String]

  public var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension HeadlessEnvironment {
  /// What was called of the parts of UIKit that only record how they were used, in order.
  public var standInCalls: [StandInCall] { part(StandInLog.self).calls }

  /// Receives the first call of each such member. By default a line is written to standard error.
  public var standInHandler: @MainActor (StandInCall) -> Void {
    get { part(StandInLog.self).handle }
    set { part(StandInLog.self).handle = newValue }
  }
}

/// Records calls for the modules that stand in for Apple's.
package enum StandIns {
  /// Records a call in the environment of the caller's task, from any thread.
  package static func record(_ name: String, _ arguments: [String]) {
    let environment = HeadlessEnvironment.current
    let call = StandInCall(name: name, arguments: arguments)
    if Thread.isMainThread {
      MainActor.assumeIsolated { environment.part(StandInLog.self).add(call) }
    } else {
      Task { @MainActor in environment.part(StandInLog.self).add(call) }
    }
  }
}

/// The calls of an environment that were only recorded.
@MainActor
final class StandInLog: EnvironmentPart {
  private(set) var calls: [StandInCall] = []
  private var knownNames: Set<String> = []
  var handle: @MainActor (StandInCall) -> Void = { call in
    let line = "\(call.name) is only recorded: nothing happens\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  init(in environment: HeadlessEnvironment) {}

  /// Records a call in the current environment.
  static func record(_ name: String, _ arguments: Any?...) {
    let log: StandInLog = HeadlessEnvironment.current.part()
    let call = StandInCall(
      name: name, arguments: arguments.map { argument in argument.map { "\($0)" } ?? "nil" })
    log.add(call)
  }

  func add(_ call: StandInCall) {
    calls.append(call)
    if knownNames.insert(call.name).inserted { handle(call) }
  }
}
