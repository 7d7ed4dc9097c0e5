/// A place where code uses an identifier of a storyboard.
public struct SourceIdentifierUse: Hashable, Sendable {
  /// The kinds of identifier.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A segue that code performs.
    case segue
    /// A scene that code instantiates.
    case scene
    /// A cell or reusable view that code dequeues.
    case reuse
    /// A cell or reusable view that code registers, so that documents need not contain it.
    case registration
    /// The name of a storyboard.
    case storyboard
  }

  /// The kind of the identifier.
  public var kind: Kind
  /// The identifier.
  public var identifier: String
  /// The place in the code.
  public var place: SourcePlace

  /// Creates a use.
  public init(kind: Kind, identifier: String, place: SourcePlace) {
    self.kind = kind
    self.identifier = identifier
    self.place = place
  }
}
