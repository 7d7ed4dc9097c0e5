/// A configuration file as plain values with their lines, independent of the file's format.
public struct ConfigurationNode: Sendable {
  /// The value.
  public indirect enum Value: Sendable {
    case scalar(String)
    case list([ConfigurationNode])
    /// The members in the order of the file.
    case mapping([(key: ConfigurationNode, value: ConfigurationNode)])
  }

  /// The value.
  public var value: Value
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a value.
  public init(_ value: Value, line: Int, column: Int = 1) {
    self.value = value
    self.line = line
    self.column = column
  }

  /// The text of a scalar, nil for anything else.
  var scalar: String? {
    if case .scalar(let text) = value { text } else { nil }
  }

  /// The value in words, for messages.
  var description: String {
    switch value {
    case .scalar(""): "nothing"
    case .scalar(let text): "'\(text)'"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
