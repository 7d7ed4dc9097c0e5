import Diagnostics
public import Foundation
public import IBCompare
import InterfaceBuilder

/// The score of a merge: whether the result is a valid document that contains every change exactly once.
public struct MergeScore: Sendable {
  /// The conflicts of the merge.
  public private(set) var conflicts: [MergeConflict] = []
  /// The problems that make the result an invalid document.
  public private(set) var invalid: [String] = []
  /// The changes that are missing or duplicated in the result.
  public private(set) var lost: [String] = []
  /// Whether a version cannot be read or merged.
  public private(set) var isUnreadable = false
  /// The number of conflict marker pairs in the merged text.
  public private(set) var hunks = 0
  /// The number of conflicts in git's line-by-line merge.
  public private(set) var hunksByLines = 0

  /// Scores a merge.
  /// - Parameter folder: The folder in which git finds the versions.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8], folder: URL?) throws {
    if let folder {
      hunksByLines = try GitHistory.conflictsByLines(
        base: base, ours: ours, theirs: theirs, in: folder)
    }
    guard let versions = try? [base, ours, theirs].map({ try IBDocument(parsing: $0) }),
      let merge = try? DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2])
    else {
      isUnreadable = true
      return
    }
    conflicts = merge.conflicts
    hunks = merge.text().split(separator: 0x0A).count { $0.starts(with: "<<<<<<< ".utf8) }
    for (bytes, side) in [(merge.ours, "ours"), (merge.theirs, "theirs")] {
      check(bytes, side, versions, merge)
      if conflicts.isEmpty { break }
    }
  }

  private mutating func check(
    _ bytes: [UInt8], _ side: String, _ versions: [IBDocument], _ merge: DocumentMerge
  ) {
    guard let result = try? IBDocument(parsing: bytes) else {
      invalid.append("\(side): does not parse")
      return
    }
    if result.formatted != bytes { invalid.append("\(side): is not in Interface Builder's form") }
    let known = Set(versions.flatMap { Self.errors(of: $0) })
    for error in Self.errors(of: result) where !known.contains(error) {
      invalid.append("\(side): \(error)")
    }
    let oracle = MergeOracle(versions, renamed: merge.renamedIDs, conflicts: merge.conflicts)
    lost += oracle.complaints(about: result).map { "\(side): \($0)" }
  }

  private static func errors(of document: IBDocument) -> [String] {
    document.diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}
