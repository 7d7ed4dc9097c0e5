import Diagnostics
public import InterfaceBuilder

/// What changed from one version of a document to another: by objects, wherever they are in the file.
///
/// The changes are complete: applied to the old version they give the new one.
public struct DocumentDifference: Sendable {
  /// The changes in the order in which they are applied.
  public let changes: [DocumentChange]
  /// What found the changes; nil if there is no version at all.
  let finder: ChangeFinder?

  /// Compares two versions. Nil is a document that does not exist in that version.
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

  /// Whether the versions have the same content; the files may still be formatted differently.
  public var isEmpty: Bool { changes.isEmpty }
}

extension IBDocument {
  /// The document with changes applied, in Interface Builder's format.
  /// - Throws: a ``Diagnostic`` where a change does not fit, because it was made for another document.
  public func applying(_ changes: [DocumentChange]) throws -> [UInt8] {
    try ChangeApplication(changes, to: ComparedTree(self)).tree.formatted
  }
}
