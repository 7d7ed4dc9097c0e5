import Foundation

/// A writer of messages in one category of a subsystem.
///
/// Messages are only recorded, for tests: `HeadlessEnvironment.recordedCalls`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a category of a subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.record("Logger.log", message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.record("Logger.log(\(level.name))", message.text)
  }
  public func trace(_ message: OSLogMessage) { log.record("Logger.trace", message.text) }
  public func debug(_ message: OSLogMessage) { log.record("Logger.debug", message.text) }
  public func info(_ message: OSLogMessage) { log.record("Logger.info", message.text) }
  public func notice(_ message: OSLogMessage) { log.record("Logger.notice", message.text) }
  public func warning(_ message: OSLogMessage) { log.record("Logger.warning", message.text) }
  public func error(_ message: OSLogMessage) { log.record("Logger.error", message.text) }
  public func critical(_ message: OSLogMessage) { log.record("Logger.critical", message.text) }
  public func fault(_ message: OSLogMessage) { log.record("Logger.fault", message.text) }
}

/// A message with interpolated values: `"\(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolated values of a message. Private values are recorded too.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.padded("\(value())")
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.padded(format.text(of: value()))
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.padded(format.text(of: Double(value())))
  }
}

/// The privacy of a value. It has no effect: all values are recorded.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value.
  public enum Mask: Sendable {
    case hash, none
  }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The alignment of a value in its column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func padded(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool

  public static let decimal = Self(radix: 10, prefix: "", isUppercase: false)
  public static let hex = Self(radix: 16, prefix: "", isUppercase: false)
  public static let octal = Self(radix: 8, prefix: "", isUppercase: false)
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> Self {
    Self(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  func text(of value: some BinaryInteger) -> String {
    prefix + String(value, radix: radix, uppercase: isUppercase)
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let form: String

  public static let fixed = Self(form: "%f")
  public static let exponential = Self(form: "%e")
  public static let hybrid = Self(form: "%g")
  public static func fixed(precision: Int) -> Self { Self(form: "%.\(precision)f") }
  public static func exponential(precision: Int) -> Self { Self(form: "%.\(precision)e") }
  public static func hybrid(precision: Int) -> Self { Self(form: "%.\(precision)g") }

  func text(of value: Double) -> String { String(format: form, value) }
}
