import Diagnostics
public import Foundation
public import IBCompare
import InterfaceBuilder

/// Grades one merge: whether the result is a valid document that has every change once.
public struct MergeScore: Sendable {
  /// How many conflicts there are.
  public private(set) var conflicts: [MergeConflict] = []
  /// What is wrong with a result as a document.
  public private(set) var invalid: [String] = []
  /// Changes that a result lacks, or has twice.
  public private(set) var lost: [String] = []
  /// Whether a version cannot be read, or cannot be merged.
  public private(set) var isUnreadable = false
  /// How many pairs of markers the merged text has.
  public private(set) var hunks = 0
  /// How many git leaves, which goes by lines.
  public private(set) var hunksByLines = 0

  /// - Parameter folder: Where git finds the versions.
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
