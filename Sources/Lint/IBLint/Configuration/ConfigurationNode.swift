/// A value of a configuration file with its position, independent of the file's format.
public struct ConfigurationNode: Sendable {
  /// The value.
  public indirect enum Value: Sendable {
    /// A single value, as text.
    case scalar(String)
    /// A sequence of values.
    case list([ConfigurationNode])
    /// A mapping, with its members in file order.
    case mapping([(key: ConfigurationNode, value: ConfigurationNode)])
  }

  /// The value.
  public var value: Value
  /// The line, from 1.
  public var line: Int
  /// The column, starting at 1.
  public var column: Int

  /// Creates a value.
  public init(_ value: Value, line: Int, column: Int = 1) {
    self.value = value
    self.line = line
    self.column = column
  }

  /// The text of a scalar, or nil for a list or a mapping.
  public var scalar: String? {
    if case .scalar(let text) = value { text } else { nil }
  }

  /// The largest number of characters that a message quotes: the file may contain anything.
  private static let longest = 40

  /// A description of the value for messages.
  var description: String {
    switch value {
    case .scalar(""): "nothing"
    case .scalar(let text) where text.count > Self.longest: "'\(text.prefix(Self.longest))…'"
    case .scalar(let text): "'\(text)'"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
