import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import InterfaceBuilder

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Rewrite documents in Interface Builder's own format.",
    discussion: """
      Files are rewritten in place, through a temporary file in the same folder, and keep their mode. A \
      document with errors, such as duplicate or dangling ids, is not changed.
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Write nothing, and exit with 1 if a file would change.")
  var check = false

  @Flag(name: .customLong("stdout"), help: "Print the formatted document instead of writing it.")
  var toStandardOutput = false

  func validate() throws {
    if check && toStandardOutput {
      throw ValidationError("--check and --stdout cannot be used together")
    }
    if toStandardOutput && input.json {
      throw ValidationError("--stdout and --json cannot be used together")
    }
    if input.json && !check && input.paths.contains("-") {
      throw ValidationError(
        "'format -' prints the document, not JSON; add --check for a JSON report")
    }
  }

  func run() throws {
    try DocumentRun(input).run(hasEffects: true) { [self] file, document, bytes in
      let formatted = document.formatted(keepsLineBreaks: true)
      let differs = formatted != bytes
      let isDamaged = document.diagnostics.contains { $0.severity == .error }
      var report = DocumentRun.Report()
      if isDamaged && !check { report.diagnostics = [notFormatted(document)] }
      if toStandardOutput || file.isStandardInput && !check {
        report.output = isDamaged ? [] : formatted
        return report
      }
      if check {
        report.status = differs ? .findings : .fine
        report.diagnostics = differs ? [difference(document, bytes, formatted)] : []
      } else if differs && !isDamaged {
        try AtomicFile.write(formatted, to: file.path)
      }
      if input.json {
        report.output =
          JSONValue.object([
            ("file", .string(file.name)), ("changed", .bool(differs)),
            ("written", .bool(differs && !check && !isDamaged)),
          ]).bytes
      } else if differs && !check && !isDamaged {
        report.output = Array("formatted \(file.name)\n".utf8)
      }
      return report
    }
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
