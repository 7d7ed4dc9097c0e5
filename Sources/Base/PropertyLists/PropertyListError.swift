import Budgets

/// An error that explains why bytes cannot be read as a property list.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  package enum Kind: Hashable, Sendable {
    case truncated
    case numberTooLarge
    case indexOutOfRange
    case unknownType
    case invalid
    /// The list may be well-formed, but it is nested too deeply or too large when expanded.
    case limit
  }

  /// The kind of error.
  package let kind: Kind
  /// The offset in bytes from the beginning of the file; nil if the error does not concern a single position.
  package let offset: Int?
  /// One sentence that describes the error.
  package let message: String

  package var description: String { message }

  init(_ kind: Kind, at offset: Int?, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }

  init(_ error: Budget.Exceeded, at offset: Int?) {
    self.init(.limit, at: offset, "the property list cannot be read: \(error.reason)")
  }

  static func truncated(at offset: Int) -> Self {
    Self(.truncated, at: offset, "truncated property list: it ends in the middle of a table")
  }
}
