// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
import HeadlessUIKit

/// The level of a message, with the raw values of Apple's log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .default: "default"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "\(rawValue)"
    }
  }
}

/// A log for messages of one category of a subsystem.
///
/// Messages are only recorded, for tests: `HeadlessEnvironment.recordedCalls`.
open class OSLog: NSObject, @unchecked Sendable {
  /// A category that has a special meaning in Apple's tools.
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String

  /// Creates a log for a category of a subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// Creates a log for a category that has a special meaning in Apple's tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that records nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns whether the log records messages of a type.
  open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  open var signpostsEnabled: Bool { self !== OSLog.disabled }
}

/// Records a message with a printf format: `os_log("%{public}@ of %d", name, count)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {
  log.record("os_log(\(type.name))", LogFormat.text(of: message, arguments))
}

/// Records a message with a printf format, with its type first.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {
  log.record("os_log(\(type.name))", LogFormat.text(of: message, arguments))
}

/// Records a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.record("os_log(\(type.name))", message.text)
}

extension OSLog {
  func record(_ name: String, _ text: String) {
    guard self !== OSLog.disabled else { return }
    RecordedCall.record(name, [subsystem, category, text])
  }
}
