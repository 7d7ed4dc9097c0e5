/// A step that changes a document toward its new version.
///
/// An address identifies an item by the id of the nearest object and the path from there: `bbd-tK-tSh/frame`.
/// Addresses in a ``Place`` refer to the new version, all other addresses refer to the old version.
public enum DocumentChange: Hashable, Sendable {
  /// The position of an inserted item.
  public struct Place: Hashable, Sendable {
    /// The address of the parent in the new version.
    public var parent: String
    /// The final index among the parent's children, starting at 0.
    public var index: Int

    package init(parent: String, index: Int) { (self.parent, self.index) = (parent, index) }
  }

  /// A new item with its new descendants. Existing items that moved into it follow as ``move(at:to:)``.
  case add(markup: String, Place)
  /// A removed item with its descendants, except those that moved elsewhere.
  case remove(at: String)
  /// An item that moved to another parent, or to another position among its siblings.
  case move(at: String, to: Place)
  /// An element whose name changed.
  case rename(at: String, from: String, to: String)
  /// An attribute whose value changed. Nil represents a missing attribute. The index is its final index among the
  /// attributes, or nil if that does not change.
  case attribute(at: String, name: String, from: String?, to: String?, index: Int?)
  /// A text, comment or processing instruction whose content changed.
  case text(at: String, from: String, to: String)
  /// A changed XML declaration.
  case declaration(from: String, to: String)
}
