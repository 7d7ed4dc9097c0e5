// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// The identifier of the interval to which a signpost belongs.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a new random identifier.
  public init(log: OSLog) { rawValue = .random(in: 1..<UInt64.max) }
  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static let exclusive = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)
}

/// Records a signpost, with a message in a printf format: `HeadlessEnvironment.recordedCalls`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any...
) {
  log.record("os_signpost(\(type.name))", "\(name) " + LogFormat.text(of: format, arguments))
}

/// Records intervals in a category of a subsystem.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init() { log = .default }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) {
    log.record("OSSignposter.emitEvent", "\(name) \(message.text)")
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.record("OSSignposter.beginInterval", "\(name) \(message.text)")
    return OSSignpostIntervalState()
  }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {
    log.record("OSSignposter.endInterval", "\(name) \(message.text)")
  }

  /// Runs a closure in an interval, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The state of an interval that has started.
public final class OSSignpostIntervalState: Sendable {}
