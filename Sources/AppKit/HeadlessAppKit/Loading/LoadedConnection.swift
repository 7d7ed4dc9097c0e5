/// A connection that a load established, or a value that it set.
@preconcurrency @MainActor
public struct LoadedConnection {
  /// The kind of connection.
  public enum Kind: String, Hashable, Sendable {
    /// An outlet.
    case outlet
    /// The action that a control, menu item or recognizer sends.
    case action
    /// A binding to a key path of another object.
    case binding
    /// A user-defined runtime attribute.
    case attribute
    /// A tool tip.
    case toolTip
    /// An accessibility attribute: a text, or a relationship with another object.
    case accessibility
  }

  /// The kind of connection.
  public let kind: Kind
  /// The name of the outlet, the action's selector, the name of the binding, or the key path of an attribute.
  public let name: String
  /// The object that has the outlet or binding, or sends the action.
  public let source: AnyObject
  /// The connected object; nil for an action that the first responder handles.
  public let destination: AnyObject?
  /// The key path of a binding in its destination; nil for other connections.
  public let keyPath: String?
  /// The options of a binding, such as `NSValueTransformerName`, by name; empty for other connections.
  public let options: [String: Any]
  /// The value of an attribute or the text of a tool tip.
  public let value: Any?
  /// Whether the source accepted the connection; false if it has no such property.
  public let isSet: Bool
  /// The number of the source in the nib.
  let sourceNumber: Int
  /// The number of the destination in the nib.
  let destinationNumber: Int?
}
