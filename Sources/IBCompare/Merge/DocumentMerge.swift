import Diagnostics
public import InterfaceBuilder

/// Merges three versions of a document: a base, and two that were made from it.
///
/// Objects match by their ids, properties by their names. The result contains what one side changed; what both changed
/// differently is a conflict. Whichever side wins, the result is in Interface Builder's format, without duplicate or
/// dangling ids, unless a version has them.
public struct DocumentMerge: Sendable {
  /// What both sides changed differently.
  public let conflicts: [MergeConflict]
  /// What both sides changed without an effect on the app: the newer version wins, or ours.
  public let settled: [String]
  /// The ids of theirs that were replaced, because ours uses them for other objects.
  public let renamedIDs: [String: String]
  /// The merged document with conflicts as ours has it.
  public let ours: [UInt8]
  /// The merged document with conflicts as theirs has it; without a conflict the same as ``ours``.
  public let theirs: [UInt8]

  /// Merges three versions.
  /// - Parameter base: The version that both come from; nil where both sides added the document.
  /// - Throws: a ``Diagnostic`` for a legacy archive, which numbers its objects by position.
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
    renamedIDs = entities.renamed
    self.ours = first.tree.formatted
    guard !first.conflicts.isEmpty else {
      conflicts = []
      self.theirs = self.ours
      return
    }
    self.theirs = MergeAssembly(entities, favored: .theirs).tree.formatted
    // Where both ways give the same there is nothing to decide.
    conflicts = self.ours == self.theirs ? [] : first.conflicts
  }

  /// The merged document, with both sides between markers where they are in conflict.
  /// - Parameter markerSize: How many characters a marker has.
  public func text(markerSize: Int = 7) -> [UInt8] {
    conflicts.isEmpty ? ours : ConflictText.text(ours: ours, theirs: theirs, size: markerSize)
  }
}
