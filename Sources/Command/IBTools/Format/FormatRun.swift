import DiagnosticText
import Diagnostics
import FileWork
import InterfaceBuilder

/// A run that rewrites documents in Interface Builder's own format.
package struct FormatRun: Sendable {
  /// Whether to write nothing, and report the documents that would change.
  package var checksOnly = false
  /// Whether to print the formatted documents instead of writing them.
  package var printsDocuments = false
  private let json: Bool

  package init(json: Bool) { self.json = json }

  package func run(_ paths: [String], to sink: some ReportSink) -> RunStatus {
    var documents = DocumentRun(paths, json: json)
    documents.run.hasEffects = true
    return documents.run(to: sink) { [self] file, document, bytes in
      try report(on: file, document, bytes)
    }
  }

  private func report(
    on file: InputFile, _ document: IBDocument, _ bytes: [UInt8]
  ) throws -> FileReport {
    let formatted = document.formatted(keepsLineBreaks: true)
    let differs = formatted != bytes
    let isDamaged = document.diagnostics.contains { $0.severity == .error }
    var report = FileReport()
    if isDamaged && !checksOnly { report.diagnostics = [notFormatted(document)] }
    if printsDocuments || file.isStandardInput && !checksOnly {
      report.output = isDamaged ? [] : formatted
      return report
    }
    if checksOnly {
      report.status = differs ? .findings : .fine
      report.diagnostics = differs ? [difference(document, bytes, formatted)] : []
    } else if differs && !isDamaged {
      report.diagnostics += try AtomicFile.write(formatted, to: file.path)
    }
    let isWritten = differs && !checksOnly && !isDamaged
    if json {
      report.output =
        JSONValue.object([
          ("file", .string(file.name)), ("changed", .bool(differs)), ("written", .bool(isWritten)),
        ]).bytes
    } else if isWritten {
      report.output = Array("formatted \(file.printableName)\n".utf8)
    }
    return report
  }

  private func notFormatted(_ document: IBDocument) -> Diagnostic {
    Diagnostic(
      id: "not-formatted", severity: .warning, file: document.file,
      message: "not formatted because of the errors below; fix them first")
  }

  /// Returns a message about the first difference, for `--check`.
  private func difference(_ document: IBDocument, _ bytes: [UInt8], _ formatted: [UInt8])
    -> Diagnostic
  {
    let common = zip(bytes, formatted).prefix { $0 == $1 }.count
    let before = bytes[..<common]
    let line = before.count { $0 == 0x0A } + 1
    let column = common - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    let place = SourcePosition(line: line, column: column, offset: common)
    return Diagnostic(
      id: "format", severity: .warning, file: document.file, range: SourceRange(at: place),
      message:
        "from here on, the document is not in Interface Builder's format; run xibinspect format")
  }
}
