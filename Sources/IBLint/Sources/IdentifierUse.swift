/// An identifier that code names and documents give: where a storyboard lacks it, the app stops.
public struct IdentifierUse: Hashable, Sendable {
  /// What is named.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A segue: `performSegue(withIdentifier:sender:)`.
    case segue
    /// A controller of a storyboard: `instantiateViewController(withIdentifier:)`, with or without a creator.
    case storyboard
    /// A cell or a reusable view: `dequeueReusableCell(withIdentifier:for:)` and its like.
    case reuse
    /// A reuse identifier that code registers itself, so that no document needs to have it.
    case reuseRegistration
  }

  /// What is named.
  public var kind: Kind
  /// The identifier, as a literal in the code.
  public var identifier: String
  /// Where the literal begins, with its quote.
  public var place: SourcePlace

  /// Describes a use.
  public init(kind: Kind, identifier: String, place: SourcePlace) {
    self.kind = kind
    self.identifier = identifier
    self.place = place
  }
}
