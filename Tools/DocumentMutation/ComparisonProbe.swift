import Diagnostics
import IBCompare
import InterfaceBuilder
public import TestSupport

/// A probe that compares a damaged document with what it was, and merges it with other damage.
public enum ComparisonProbe {
  /// Compares and merges.
  /// - Parameters:
  ///   - bytes: The damaged document.
  ///   - original: The document before the damage.
  ///   - other: The document with other damage.
  public static func run(_ bytes: [UInt8], original: [UInt8], other: [UInt8]) -> ProbeOutcome {
    guard let damaged = try? IBDocument(parsing: bytes),
      let before = try? IBDocument(parsing: original)
    else { return .refused }
    if let problem = difference(before, damaged) ?? difference(damaged, before) {
      return .broken(problem)
    }
    guard let theirs = try? IBDocument(parsing: other) else { return .read }
    return merge(before, damaged, theirs).map { .broken($0) } ?? .read
  }

  /// Returns what is wrong with a difference: it must be complete, also as JSON.
  private static func difference(_ old: IBDocument, _ new: IBDocument) -> String? {
    let difference = DocumentDifference(from: old, to: new)
    do {
      let changes = try DocumentChange.list(json: difference.json)
      if changes != difference.changes { return "changes differ after JSON" }
      if try old.applying(changes) != new.formatted { return "the changes have another result" }
    } catch {
      return "a difference does not fit: \(error)"
    }
    let lines = difference.review(showsAll: true)
    return lines.contains("") ? "an empty line in a review" : nil
  }

  private static func merge(
    _ base: IBDocument, _ ours: IBDocument, _ theirs: IBDocument
  ) -> String? {
    let merge: DocumentMerge
    do {
      merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
    } catch {
      return error is Diagnostic ? nil : "another error: \(error)"
    }
    for bytes in [merge.ours, merge.theirs] {
      guard let result = try? IBDocument(parsing: bytes) else {
        return "a merged document is unreadable"
      }
      if result.formatted != bytes { return "a merged document is not formatted" }
    }
    if merge.conflicts.contains(where: { $0.text.isEmpty }) { return "a conflict without words" }
    return merge.conflicts.isEmpty == (merge.text() == merge.ours)
      ? nil : "markers without a conflict"
  }
}
