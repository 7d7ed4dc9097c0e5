package import DiagnosticText
import Diagnostics

extension DocumentMerge {
  /// Returns the merge in the format of `merge --json`.
  /// - Parameter winner: The side that wins all conflicts, or nil if they are open.
  package func jsonValue(file: String, winner: String?) -> JSONValue {
    .object([
      ("file", .string(file)), ("conflicts", .array(conflicts.map(\.json))),
      ("resolvedTo", .text(conflicts.isEmpty ? nil : winner)),
      ("settled", .array(settled.map { .string($0) })),
      ("dropped", .array(dropped.map { .string($0) })),
      (
        "renamedIDs",
        .object(renamedIDs.inKeyOrder.map { ($0.key, .string($0.value)) })
      ),
    ])
  }
}

extension MergeConflict {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("at", .string(address)), ("title", .string(title)),
      ("property", .text(property)), ("base", .text(base)), ("ours", .text(ours)),
      ("theirs", .text(theirs)),
    ])
  }
}
