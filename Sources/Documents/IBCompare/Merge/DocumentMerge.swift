import Diagnostics
public import InterfaceBuilder

/// A merge of three versions of a document: a base, and two versions derived from it.
///
/// Objects are matched by their ids, and properties by their names. The result contains the changes of each side. If
/// both sides change the same thing in different ways, this is a conflict. Whichever side wins, the result is in
/// Interface Builder's format, without duplicate ids or dangling references, except those that a version already has.
public struct DocumentMerge: Sendable {
  /// The things that both sides changed differently.
  public let conflicts: [MergeConflict]
  /// Differing changes that do not affect the app, which were resolved automatically: the newer version wins;
  /// otherwise, ours.
  public let settled: [String]
  /// The changes that were dropped together with an object that the other side removed, one line each: a different
  /// position or label of this object, and different values of a constraint that places it.
  public let dropped: [String]
  /// The ids in theirs that were replaced because ours uses them for other objects.
  public let renamedIDs: [String: String]
  /// The merged document if ours wins all conflicts.
  public let ours: [UInt8]
  /// The merged document if theirs wins all conflicts. Without conflicts, the same as ``ours``.
  public let theirs: [UInt8]

  /// Merges three versions.
  /// - Parameter base: The common ancestor, or nil if both sides added the document.
  /// - Throws: A ``Diagnostic`` for a legacy archive, which numbers its objects by position, and for changes whose
  ///   result cannot be read.
  public init(base: IBDocument?, ours: IBDocument, theirs: IBDocument) throws {
    let versions = [base, ours, theirs].compactMap { $0 }
    if let archive = versions.first(where: { $0.dialect == .archive }) {
      throw Diagnostic(
        id: "legacy-archive", severity: .error, file: archive.file,
        message:
          "documents from Xcode 4 and earlier cannot be merged object by object; save them with a later Xcode first"
      )
    }
    let mine = ComparedTree(ours)
    let entities = MergeEntities(
      base: base.map { ComparedTree($0) } ?? ComparedTree(emptyLike: mine), ours: mine,
      theirs: ComparedTree(theirs))
    let first = MergeAssembly(entities, favored: .ours)
    settled = first.settled
    dropped = first.dropped
    renamedIDs = entities.renamed
    self.ours = try Self.bytes(first, file: ours.file)
    guard !first.conflicts.isEmpty else {
      conflicts = []
      self.theirs = self.ours
      return
    }
    self.theirs = try Self.bytes(MergeAssembly(entities, favored: .theirs), file: ours.file)
    // If both choices produce the same result, no decision is needed.
    conflicts = self.ours == self.theirs ? [] : first.conflicts
  }

  /// Returns a merged document, after a check that it can be read.
  private static func bytes(_ assembly: MergeAssembly, file: String?) throws -> [UInt8] {
    let bytes = assembly.tree.formatted
    do {
      // Each side can change one half of what belongs together, such as the type and the platform of the document.
      _ = try IBDocument(parsing: bytes, file: file)
    } catch let failure as Diagnostic {
      throw Diagnostic(
        id: "unreadable-merge", severity: .error, file: file,
        message:
          "the two versions cannot be merged, because the result cannot be read: \(failure.message)"
      )
    }
    return bytes
  }

  /// Returns the merged document with conflict markers.
  /// - Parameter markerSize: The number of characters in a marker.
  public func text(markerSize: Int = 7) -> [UInt8] {
    conflicts.isEmpty ? ours : ConflictText.text(ours: ours, theirs: theirs, size: markerSize)
  }
}
