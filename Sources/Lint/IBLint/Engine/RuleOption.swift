/// An option of a rule.
public struct RuleOption: Sendable {
  /// The key in the configuration.
  public let name: String
  /// A description of the option.
  public let summary: String
  /// The default value; configured values must have the same type.
  public let defaultValue: OptionValue
  /// The allowed words, or an empty list if any text is allowed.
  public let choices: [String]

  /// Creates an option.
  public init(
    _ name: String, _ summary: String, default defaultValue: OptionValue, choices: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.choices = choices
  }
}

/// The value of an option.
public enum OptionValue: Hashable, Sendable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case number(Double)
  /// A string.
  case string(String)
  /// A list of strings.
  case strings([String])

  /// A description of the type, for messages.
  public var expectation: String {
    switch self {
    case .bool: "true or false"
    case .int: "a whole number"
    case .number: "a number"
    case .string: "a string"
    case .strings: "a list of strings"
    }
  }

  /// The value as in a configuration file.
  public var description: String {
    switch self {
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .number(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .string(let value): value
    case .strings(let values): "[" + values.joined(separator: ", ") + "]"
    }
  }
}

/// The values of a rule's options: configured values, and the defaults of all other options.
public struct RuleOptions: Sendable {
  private let values: [String: OptionValue]

  /// Creates the options of a rule. The configuration has already been checked for the types of the values.
  init(_ info: RuleInfo, _ values: [String: OptionValue] = [:]) {
    self.values = Dictionary(uniqueKeysWithValues: info.options.map { ($0.name, $0.defaultValue) })
      .merging(values) { $1 }
  }

  /// Returns the value of a Boolean option.
  public func bool(_ name: String) -> Bool {
    guard case .bool(let value) = values[name] else { return mismatch(name) }
    return value
  }

  /// Returns the value of an integer option.
  public func int(_ name: String) -> Int {
    guard case .int(let value) = values[name] else { return mismatch(name) }
    return value
  }

  /// Returns the value of a number option.
  public func number(_ name: String) -> Double {
    guard case .number(let value) = values[name] else { return mismatch(name) }
    return value
  }

  /// Returns the value of a string option.
  public func string(_ name: String) -> String {
    guard case .string(let value) = values[name] else { return mismatch(name) }
    return value
  }

  /// Returns the value of a list option.
  public func strings(_ name: String) -> [String] {
    guard case .strings(let value) = values[name] else { return mismatch(name) }
    return value
  }

  private func mismatch<Value>(_ name: String) -> Value {
    preconditionFailure(
      "the rule reads the option '\(name)', but does not declare it with this type")
  }
}
