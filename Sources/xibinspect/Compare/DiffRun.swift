import DiagnosticText
import Diagnostics
import IBCompare
import InterfaceBuilder

/// A comparison of pairs of documents, in parallel, with output in the order of the pairs.
struct DiffRun {
  let showsAll: Bool
  let json: Bool
  /// Whether the arguments are two files, so that the review needs no path.
  let isSingle: Bool

  private typealias Report = FileRun.Report

  func run(_ pairs: [DocumentPair]) throws {
    var status = ExitStatus.fine
    var isFirst = true
    let asList = json && !isSingle
    if asList { StandardOutput.write("[") }
    OrderedWork.forEach(pairs, work: report) { report in
      status = max(status, report.status)
      if !report.output.isEmpty {
        if asList { StandardOutput.write(isFirst ? "\n" : ",\n") }
        StandardOutput.write(report.output)
        if json, !asList { StandardOutput.write("\n") }
        isFirst = false
      }
      if !report.diagnostics.isEmpty {
        StandardOutput.flush()
        StandardError.write(report.diagnostics.map(\.line).joined())
      }
      return !StandardOutput.isClosed
    }
    if asList { StandardOutput.write(isFirst ? "]\n" : "\n]\n") }
    StandardOutput.flush()
    try status.leave()
  }

  @Sendable private func report(_ pair: DocumentPair) -> Report {
    do {
      let difference = try DocumentDifference(from: pair.old.document(), to: pair.new.document())
      let isSame = difference.isEmpty && pair.oldPath == nil
      let status = isSame ? ExitStatus.fine : .findings
      if json {
        let value = difference.jsonValue(files: [
          ("file", .string(pair.path)), ("old", .text(pair.old.name)),
          ("new", .text(pair.new.name)),
        ])
        return Report(output: value.bytes, status: status)
      }
      let lines = difference.review(showsAll: showsAll)
      guard !isSingle else {
        return Report(text: lines.map { $0 + "\n" }.joined(), status: status)
      }
      // A renamed document is listed even if nothing in it changed.
      let isListed = !lines.isEmpty || pair.oldPath != nil
      let text = !isListed ? "" : "\(pair.title)\n" + lines.map { "  \($0)\n" }.joined()
      return Report(text: text, status: status)
    } catch let problem as Diagnostic {
      return Report([problem.inFile(problem.file ?? pair.path)], json: json)
    } catch {
      return Report(
        [Diagnostic(id: "unreadable-file", severity: .error, file: pair.path, message: "\(error)")],
        json: json)
    }
  }
}
