import Diagnostics
public import InterfaceBuilder

/// The difference between two versions of a document, object by object, wherever the objects are in the file.
///
/// The changes are complete: applying them to the old version results in the new version.
public struct DocumentDifference: Sendable {
  /// The changes, in the order in which to apply them.
  public let changes: [DocumentChange]
  /// The finder of the changes, or nil if there are no versions.
  let finder: ChangeFinder?

  /// Compares two versions. Nil represents a version in which the document does not exist.
  public init(from old: IBDocument?, to new: IBDocument?) {
    let trees = [old, new].map { $0.map { ComparedTree($0) } }
    let other = (trees[0] ?? trees[1]).map { ComparedTree(emptyLike: $0) }
    if let before = trees[0] ?? other, let after = trees[1] ?? other {
      finder = ChangeFinder(before, after)
      changes = finder?.found.map(\.change) ?? []
    } else {
      finder = nil
      changes = []
    }
  }

  /// Whether the versions have the same content. Their formatting may differ.
  public var isEmpty: Bool { changes.isEmpty }
}

extension IBDocument {
  /// Returns the old version with changes applied, in Interface Builder's format.
  /// - Throws: A ``Diagnostic`` if a change does not match the document.
  public func applying(_ changes: [DocumentChange]) throws -> [UInt8] {
    let bytes = try ChangeApplication(changes, to: ComparedTree(self)).tree.formatted
    // Changes of another document, or that a person wrote, can have names and texts that no document has.
    _ = try IBDocument(parsing: bytes, file: file)
    return bytes
  }
}
