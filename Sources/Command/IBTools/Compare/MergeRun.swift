import DiagnosticText
import Diagnostics
import FileWork
import IBCompare
import InterfaceBuilder
import XMLTree

/// A merge of three files, object by object and property by property.
package struct MergeRun: Sendable {
  /// A side of the merge.
  package enum Side: String, CaseIterable, Sendable {
    case ours
    case theirs
  }

  private let base: String
  private let ours: String
  private let theirs: String
  /// The length of conflict markers. If it is set, the result replaces our version, as for git's merge driver.
  package var markerSize: Int?
  /// The path of the document for messages.
  package var path: String?
  /// The file for the result, or nil for the output of the run.
  package var output: String?
  /// The side that wins all conflicts.
  package var winner: Side?
  package var json = false

  package init(base: String, ours: String, theirs: String) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// Merges the versions.
  /// - Throws: A `Diagnostic` if a version cannot be read or the result cannot be written.
  package func run(to sink: some ReportSink) throws -> RunStatus {
    let merge: DocumentMerge
    let own: IBDocument
    do {
      let before = InputFile(path: base)
      own = try InputFile(path: ours).document().document
      merge = try DocumentMerge(
        base: try before.bytes().isEmpty ? nil : before.document().document, ours: own,
        theirs: InputFile(path: theirs).document().document)
    } catch let problem as Diagnostic where markerSize != nil {
      return try mergeLines(because: problem, sink)
    }
    try write(merge, like: own.source, sink)
    let conflicts = winner == nil ? merge.conflicts : []
    if !json {
      report(conflicts.map(\.text), "merge-conflict", .warning, sink)
      // The changes that were lost because the other side removed the object.
      report(merge.dropped, "merge-dropped", .note, sink)
    }
    return conflicts.isEmpty ? .fine : .findings
  }

  /// Returns the bytes of a text in the form of our version: with its encoding, its byte order mark, and its line ends,
  /// which may be those of Windows.
  private func bytes(of text: [UInt8], like own: Tree) -> [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    // A carriage return and a line feed are one character.
    guard own.sourceText.utf8.split(separator: feed, maxSplits: 1).first?.last == carriageReturn
    else { return own.encoded(text) }
    return own.encoded(text.flatMap { $0 == feed ? [carriageReturn, feed] : [$0] })
  }

  private func write(_ merge: DocumentMerge, like own: Tree, _ sink: some ReportSink) throws {
    let merged =
      switch winner {
      case .ours: merge.ours
      case .theirs: merge.theirs
      case nil: merge.text(markerSize: markerSize ?? 7)
      }
    let bytes = bytes(of: merged, like: own)
    if json {
      sink.write(
        merge.jsonValue(file: path ?? ours, winner: winner?.rawValue).text + "\n")
    }
    if let target = markerSize == nil ? output : ours {
      sink.report(try AtomicFile.write(bytes, to: target))
    } else if !json {
      sink.write(document: bytes)
    }
  }

  private func report(
    _ messages: [String], _ id: String, _ severity: Diagnostic.Severity, _ sink: some ReportSink
  ) {
    let problems = messages.map {
      Diagnostic(id: id, severity: severity, file: path ?? ours, message: $0)
    }
    sink.report(problems)
  }

  /// Merges by lines, as git does by default, for a legacy archive or a file that is not a document.
  /// - Throws: A `Diagnostic` if a file cannot be read at all.
  private func mergeLines(
    because problem: Diagnostic, _ sink: some ReportSink
  ) throws -> RunStatus {
    // Git would follow a link out of the repository, and would open a pipe or a device.
    for file in [base, ours, theirs] { _ = try InputFile(path: file).bytes() }
    sink.report([problem.inFile(path ?? problem.file)])
    sink.report(rendered: Array("xibinspect: merging the document line by line instead\n".utf8))
    let size = "--marker-size=\(markerSize ?? 7)"
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let result = try GitProcess.run(["merge-file", size] + labels + ["--", ours, base, theirs])
    // A status up to 127 is the number of conflicts; higher values are errors.
    return result.status > 127 ? .cannot : result.status > 0 ? .findings : .fine
  }
}
