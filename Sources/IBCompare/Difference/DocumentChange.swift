/// One step from a document to its next version.
///
/// Addresses name items by the id of the nearest object and the path from there: `bbd-tK-tSh/frame`. Those in ``Place``
/// are addresses of the new version, all others of the old one.
public enum DocumentChange: Hashable, Sendable {
  /// Where something is inserted: its final position among the parent's children, from 0.
  public struct Place: Hashable, Sendable {
    /// The address of the parent in the new version.
    public var parent: String
    /// The place among the parent's children.
    public var index: Int
  }

  /// An item that is new, with all inside it that is new as well. What has moved into it follows as ``move(at:to:)``.
  case add(markup: String, Place)
  /// An item that went away, with all inside that has not moved elsewhere.
  case remove(at: String)
  /// An item that has another parent, or another place among its siblings.
  case move(at: String, to: Place)
  /// An element that has another name.
  case rename(at: String, from: String, to: String)
  /// An attribute with another value; nil means that the attribute is missing. The index is its final place among the
  /// attributes, nil if its place does not change.
  case attribute(at: String, name: String, from: String?, to: String?, index: Int?)
  /// The content of a text, a comment or an instruction.
  case text(at: String, from: String, to: String)
  /// The XML declaration.
  case declaration(from: String, to: String)
}
