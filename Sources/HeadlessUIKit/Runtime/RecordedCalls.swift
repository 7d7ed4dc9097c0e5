import Foundation

/// A call of a part of UIKit that only records how it was used.
public struct RecordedCall: Hashable, Sendable, CustomStringConvertible {
  /// The type and its member: `UIImpactFeedbackGenerator.impactOccurred`.
  public let name: String
  /// The arguments as text, without labels.
  public let arguments: [String]

  public var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension HeadlessEnvironment {
  /// What was called of the parts of UIKit that only record how they were used, in order.
  public var recordedCalls: [RecordedCall] { part(RecordedCalls.self).calls }

  /// Receives the first call of each such member. By default a line is written to standard error.
  public var recordedCallHandler: @MainActor (RecordedCall) -> Void {
    get { part(RecordedCalls.self).handle }
    set { part(RecordedCalls.self).handle = newValue }
  }
}

/// Records calls for the modules that stand in for Apple's.
extension RecordedCall {
  /// Records a call in the environment of the caller's task, from any thread.
  package static func record(_ name: String, _ arguments: [String]) {
    let environment = HeadlessEnvironment.current
    let call = RecordedCall(name: name, arguments: arguments)
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { environment.part(RecordedCalls.self).add(call) }
    } else {
      Task { @MainActor in environment.part(RecordedCalls.self).add(call) }
    }
  }
}

/// The calls of an environment that were only recorded.
@MainActor
final class RecordedCalls: InheritedPart {
  private(set) var calls: [RecordedCall] = []
  private var knownNames: Set<String> = []
  var handle: @MainActor (RecordedCall) -> Void = { call in
    let line = "\(call.name) has no effect: the call is only recorded\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  init(in environment: HeadlessEnvironment) {}

  func inherit(from outer: RecordedCalls) { handle = outer.handle }

  /// Records a call in the current environment.
  static func record(_ name: String, _ arguments: Any?...) {
    let log: RecordedCalls = HeadlessEnvironment.current.part()
    let call = RecordedCall(
      name: name, arguments: arguments.map { argument in argument.map { "\($0)" } ?? "nil" })
    log.add(call)
  }

  func add(_ call: RecordedCall) {
    calls.append(call)
    if knownNames.insert(call.name).inserted { handle(call) }
  }
}
