/// The name of an action, with its colons: `"tap:"`.
///
/// Stands in for Objective-C's type: `#selector(tap(_:))` is written `"tap:"`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let name: String

  /// An action's name.
  public init(_ name: String) { self.name = name }

  /// An action's name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}
