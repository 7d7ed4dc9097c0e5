/// A connection that a load established, or an attribute that it set.
@preconcurrency @MainActor
public struct LoadedConnection {
  /// The kind of connection.
  public enum Kind: Hashable, Sendable {
    /// An outlet.
    case outlet
    /// A member of an outlet collection.
    case outletCollection
    /// An action, with the events that send it; empty for bar items and recognizers.
    case action(UIControl.Event)
    /// A user-defined runtime attribute.
    case attribute
  }

  /// The kind of connection.
  public let kind: Kind
  /// The name of the property, the selector, or the key path of an attribute.
  public let name: String
  /// The object that has the property or sends the action.
  public let source: AnyObject
  /// The connected objects, in order; empty for First Responder and for a nil attribute.
  public let destinations: [Any]
  /// Whether the source accepted the connection; false if only the real class of a stand-in has the property.
  public let isSet: Bool
}
