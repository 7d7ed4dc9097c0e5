import Diagnostics
import Foundation

/// A call of a UIKit member that only records its use.
public struct RecordedCall: Hashable, Sendable, CustomStringConvertible {
  /// The type and the member, such as `UIImpactFeedbackGenerator.impactOccurred`.
  public let name: String
  /// The arguments as text, without labels.
  public let arguments: [String]

  /// The call as text: `name(argument, argument)`.
  public var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension HeadlessEnvironment {
  /// The calls of UIKit members that only record their use, in order.
  ///
  /// For each member, the last ``recordedCallLimit`` calls are kept.
  public var recordedCalls: [RecordedCall] { part(RecordedCalls.self).kept }

  /// The number of calls to each member that ``recordedCalls`` keeps. Default: 1,000.
  public var recordedCallLimit: Int {
    get { part(RecordedCalls.self).limit }
    set { part(RecordedCalls.self).limit = max(0, newValue) }
  }

  /// The handler for the first call of each such member. By default, it writes a line to standard error.
  public var recordedCallHandler: @MainActor (RecordedCall) -> Void {
    get { part(RecordedCalls.self).handle }
    set { part(RecordedCalls.self).handle = newValue }
  }
}

/// Recording for the modules that replace Apple's frameworks.
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

/// The calls in an environment that were only recorded.
@MainActor
final class RecordedCalls: InheritedPart {
  /// The number of calls to keep for each name.
  var limit = 1000
  /// The calls in order. There may be more than the limit, so that not every new call has to remove an old one.
  private var calls: [RecordedCall] = []
  /// The number of calls for each name.
  private var counts: [String: Int] = [:]
  private var knownNames: Set<String> = []
  var handle: @MainActor (RecordedCall) -> Void = { call in
    let line = "\(call.name) has no effect: the call is only recorded\n"
    FileHandle.standardError.write(Data(PrintableText.lines(line).utf8))
  }

  init(in environment: HeadlessEnvironment) {}

  func inherit(from outer: RecordedCalls) {
    handle = outer.handle
    limit = outer.limit
  }

  /// Records a call in the current environment.
  static func record(_ name: String, _ arguments: Any?...) {
    let log: RecordedCalls = HeadlessEnvironment.current.part()
    let call = RecordedCall(
      name: name, arguments: arguments.map { argument in argument.map { "\($0)" } ?? "nil" })
    log.add(call)
  }

  func add(_ call: RecordedCall) {
    calls.append(call)
    let count = (counts[call.name] ?? 0) + 1
    counts[call.name] = count
    if count - limit > limit { removeOldest() }
    if knownNames.insert(call.name).inserted { handle(call) }
  }

  /// The calls, up to the limit.
  var kept: [RecordedCall] {
    removeOldest()
    return calls
  }

  /// Removes the oldest calls of names that exceed the limit.
  private func removeOldest() {
    var surplus = counts.mapValues { $0 - limit }.filter { $0.value > 0 }
    guard !surplus.isEmpty else { return }
    calls.removeAll { call in
      guard let left = surplus[call.name], left > 0 else { return false }
      surplus[call.name] = left - 1
      return true
    }
    counts = counts.mapValues { min($0, limit) }
  }
}
