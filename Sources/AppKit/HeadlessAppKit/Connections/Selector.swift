/// The name of a method, as actions have it: `save:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with its colons.
  public let name: String

  /// Creates a selector from an action's name.
  public init(_ name: String) { self.name = name }

  /// Creates a selector from a literal with an action's name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name, with its colons.
  public var description: String { name }
}
