/// A place where code names an identifier that a storyboard may have.
public struct SourceIdentifierUse: Hashable, Sendable {
  /// What the identifier is one of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A segue that code performs.
    case segue
    /// A scene of a storyboard that code makes.
    case scene
    /// A cell or reusable view that code dequeues.
    case reuse
    /// A cell or reusable view that code registers, so that no document need have it.
    case registration
    /// A storyboard, by its name.
    case storyboard
  }

  /// What it is one of.
  public var kind: Kind
  /// The identifier.
  public var identifier: String
  /// Where it stands.
  public var place: SourcePlace

  /// Describes a use.
  public init(kind: Kind, identifier: String, place: SourcePlace) {
    self.kind = kind
    self.identifier = identifier
    self.place = place
  }
}
