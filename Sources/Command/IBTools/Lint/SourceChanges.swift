import DiagnosticText
import Diagnostics
import FileWork

/// A fixed document that belongs together with changes to sources.
struct PendingFix: Sendable {
  /// The path of the document.
  var path: String
  /// The fixed document, or nil if nothing is written.
  var bytes: [UInt8]?
  /// The changes to sources.
  var edits: [Diagnostic.FileEdit]
}

/// The source edits that document fixes require. Several documents may require changes to the same file.
struct SourceChanges {
  /// The changes as a diff, for a dry run.
  private(set) var difference = ""
  /// The problems that occurred while making changes. The affected documents and sources are unchanged.
  private(set) var failures: [Diagnostic] = []
  private var undone: Set<String> = []

  /// Makes the changes, or only computes their differences.
  /// - Parameter relative: Returns the path of a file for the diff.
  init(_ fixes: [PendingFix], isDry: Bool, relative: (String) -> String) {
    var made: [PendingFix] = []
    for fix in fixes {
      let taken = made.flatMap(\.edits)
      // Two documents may need the same change, for example in a function that loads both.
      let own = fix.edits.filter { !taken.contains($0) }
      if own.contains(where: { edit in taken.contains { $0.overlaps(edit) } }) {
        fail(fix, "the fix for another document changes the same code; run the command again")
      } else {
        made.append(fix)
      }
    }
    var texts: [String: (old: [UInt8], new: [UInt8])] = [:]
    for (path, edits) in Dictionary(grouping: Set(made.flatMap(\.edits)), by: \.file) {
      guard let old = try? FileBytes.read(path, limit: Self.limit),
        let new = Diagnostic.FileEdit.apply(edits, to: old)
      else { continue }
      texts[path] = (old, new)
    }
    if made.contains(where: { !Set($0.edits.map(\.file)).isSubset(of: texts.keys) }) {
      for fix in made {
        fail(fix, "some of the sources could not be read again; no file was changed")
      }
      return
    }
    if isDry {
      for (path, text) in texts.inKeyOrder {
        difference += UnifiedDiff.text(
          old: String(decoding: text.old, as: UTF8.self),
          new: String(decoding: text.new, as: UTF8.self), path: relative(path))
      }
      return
    }
    var replaced: [(path: String, old: [UInt8])] = []
    do {
      for (path, text) in texts.inKeyOrder {
        try AtomicFile.write(text.new, to: path)
        replaced.append((path, text.old))
      }
      for fix in made {
        guard let bytes = fix.bytes else { continue }
        let old = try? FileBytes.read(fix.path, limit: Self.limit)
        try AtomicFile.write(bytes, to: fix.path)
        if let old { replaced.append((fix.path, old)) }
      }
    } catch {
      failures.append(error)
      undo(replaced)
      for fix in made { fail(fix, "one of the files could not be written, so none was changed") }
    }
  }

  /// Returns whether a document and its sources are unchanged because of a failure.
  func isUndone(_ fix: PendingFix) -> Bool { undone.contains(fix.path) }

  private static let limit = 256 << 20

  /// Restores the old bytes, because code and documents only work together.
  private mutating func undo(_ replaced: [(path: String, old: [UInt8])]) {
    for (path, old) in replaced.reversed() {
      do throws(Diagnostic) {
        try AtomicFile.write(old, to: path)
      } catch {
        failures.append(error)
      }
    }
  }

  private mutating func fail(_ fix: PendingFix, _ reason: String) {
    undone.insert(fix.path)
    failures.append(
      Diagnostic(
        id: "unwritten-fix", severity: .error, file: fix.path,
        message: "cannot apply the fix: \(reason)"))
  }
}
