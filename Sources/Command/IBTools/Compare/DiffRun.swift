import DiagnosticText
import Diagnostics
import FileWork
import IBCompare
import InterfaceBuilder

/// A comparison of pairs of documents, in parallel, with output in the order of the pairs.
package struct DiffRun: Sendable {
  private let showsAll: Bool
  private let json: Bool
  /// Returns a part of a line in the color of its style.
  package var paint: @Sendable (OutputStyle, String) -> String = { $1 }

  package init(showsAll: Bool, json: Bool) {
    (self.showsAll, self.json) = (showsAll, json)
  }

  package func run(_ comparison: Comparison, to sink: some ReportSink) -> RunStatus {
    let isSingle = comparison.isSingle
    var list = ReportList(sink: sink, json: json, isList: json && !isSingle)
    list.begin()
    let report: @Sendable (DocumentPair) -> FileReport = { [self] in
      self.report(on: $0, isSingle: isSingle)
    }
    let rest = Array(comparison.pairs.dropFirst(list.finishedCount))
    OrderedWork.forEach(rest, progress: sink.progress, work: report) { report in
      list.add(report)
      return !sink.isClosed
    }
    list.end()
    return list.status
  }

  /// Returns a document as lines for git's textconv.
  /// - Throws: A `Diagnostic` if the file cannot be read.
  package static func textForGit(of path: String) throws -> String {
    let file = InputFile(path: path)
    // If a file cannot be converted, git stops. A file with conflict markers is therefore printed unchanged.
    guard let document = try? file.document().document else {
      return String(decoding: try file.bytes(), as: UTF8.self)
    }
    return document.reviewText
  }

  /// Whether the arguments are those that git passes to an external diff command.
  static func isGitDriverCall(_ arguments: [String]) -> Bool {
    GitDriverArguments(arguments) != nil || GitDriverArguments.unmergedPath(arguments) != nil
  }

  /// Compares files for git, as its external diff command. Returns nil if git has not called the command.
  ///
  /// Git treats any status except 0 as a crash. Therefore, files that cannot be compared by objects are compared by
  /// lines: versions with conflict markers, and other kinds of files if git uses this command for all files.
  package func asGitDriver(
    _ arguments: [String], to sink: some ReportSink
  ) throws -> RunStatus? {
    if let path = GitDriverArguments.unmergedPath(arguments) {
      sink.write("* Unmerged path \(PrintableText.line(path))\n")
      return .fine
    }
    guard let driver = GitDriverArguments(arguments) else { return nil }
    let pair = DocumentPair(
      path: driver.path, oldPath: driver.oldPath, old: .init(path: driver.old),
      new: .init(path: driver.new))
    guard pair.old.isReadable, pair.new.isReadable else {
      // Git would follow a link out of the repository, and would open a pipe or a device.
      for case .file(let path) in [pair.old, pair.new] { _ = try InputFile(path: path).bytes() }
      // A path of the working tree may begin with a dash.
      let words = ["diff", "--no-index", "--no-ext-diff", "--no-textconv", "--"]
      let lines = String(
        decoding: try GitProcess.run(words + [driver.old, driver.new]).output, as: UTF8.self)
      sink.write(driver.named(lines))
      return .fine
    }
    let status = run(Comparison(pairs: [pair]), to: sink)
    return status == .findings ? .fine : status
  }

  private func report(on pair: DocumentPair, isSingle: Bool) -> FileReport {
    if let problem = Supervisor.problem(with: pair.path) {
      return FileReport([problem], json: json)
    }
    return Supervisor.working(on: pair.path) { compared(pair, isSingle: isSingle) }
  }

  /// Returns a line with its control characters escaped, in colors.
  private func painted(_ line: ReviewLine) -> String {
    let phrases = line.phrases.map { phrase in
      let style: OutputStyle? =
        switch phrase.effect {
        case .addition: .addition
        case .removal: .removal
        case .change: nil
        }
      let text = PrintableText.line(phrase.text)
      return style.map { paint($0, text) } ?? text
    }
    let title = line.title.map { paint(.title, PrintableText.line($0)) + ": " } ?? ""
    let id = line.object.map { "  " + paint(.id, "#\(PrintableText.line($0))") } ?? ""
    return title + phrases.joined(separator: "; ") + id
  }

  private func compared(_ pair: DocumentPair, isSingle: Bool) -> FileReport {
    do {
      let difference = try pair.difference()
      let isSame = difference.isEmpty && pair.oldPath == nil
      let status = isSame ? RunStatus.fine : .findings
      if json {
        let value = difference.jsonValue(files: [
          ("file", .string(pair.path)), ("old", .text(pair.old.name)),
          ("new", .text(pair.new.name)),
        ])
        return FileReport(output: value.bytes, status: status)
      }
      let lines = difference.reviewLines(showsAll: showsAll).map { painted($0) }
      guard !isSingle else {
        return FileReport(
          output: Array(lines.map { $0 + "\n" }.joined().utf8), status: status)
      }
      // A renamed document is listed even if nothing in it changed.
      let isListed = !lines.isEmpty || pair.oldPath != nil
      let text =
        !isListed
        ? ""
        : "\(PrintableText.line(pair.title))\n" + lines.map { "  \($0)\n" }.joined()
      return FileReport(output: Array(text.utf8), status: status)
    } catch {
      let problem = Diagnostic(wrapping: error, file: pair.path)
      var report = FileReport([problem.inFile(problem.file ?? pair.path)], json: json)
      // Git lists the file as changed, even if it cannot be shown how.
      if pair.isFound { report.status = max(report.status, .findings) }
      return report
    }
  }
}
