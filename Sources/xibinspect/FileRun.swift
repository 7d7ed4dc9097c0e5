import DiagnosticText
import Diagnostics

/// Runs a verb over its files: in parallel unless it cannot be, printed in order, never stopped by one of them.
struct FileRun {
  let files: InputFiles
  let json: Bool
  /// Whether the work matters even if its output is no longer read.
  var hasEffects = false
  /// Whether the work is done file by file, on the thread that calls.
  var isSerial = false

  /// What one file gives.
  struct Report: Sendable {
    var text = ""
    var diagnostics: [Diagnostic] = []
    var status = ExitStatus.fine
  }

  /// Works through the files and prints what each gives.
  /// - Parameter work: The text of one file, in the form of a list's element for JSON.
  func run(_ work: @escaping @Sendable (InputFile) throws -> Report) throws {
    var status = ExitStatus.fine
    var isFirst = true
    let asList = json && !files.isSingle
    if asList { StandardOutput.write("[") }
    let reportOn: @Sendable (InputFile) -> Report = { report(on: $0, work) }
    OrderedWork.forEach(files.files, isSerial: isSerial, work: reportOn) { report in
      if asList { StandardOutput.write(isFirst ? "\n" : ",\n") }
      StandardOutput.write(report.text)
      if json, !asList { StandardOutput.write("\n") }
      isFirst = false
      if !report.diagnostics.isEmpty {
        StandardOutput.flush()
        StandardError.write(report.diagnostics.map(\.line).joined())
      }
      status = max(status, report.status)
      return hasEffects || !StandardOutput.isClosed
    }
    if asList { StandardOutput.write(isFirst ? "]\n" : "\n]\n") }
    StandardOutput.flush()
    try status.leave()
  }

  private func report(on file: InputFile, _ work: (InputFile) throws -> Report) -> Report {
    do {
      return try work(file)
    } catch let problem as Diagnostic {
      return failure(problem)
    } catch {
      return failure(
        Diagnostic(id: "unreadable-file", severity: .error, file: file.path, message: "\(error)"))
    }
  }

  private func failure(_ problem: Diagnostic) -> Report { Report([problem], json: json) }
}

extension FileRun.Report {
  /// What a file gives that cannot be worked on; the first diagnostic says why.
  init(_ diagnostics: [Diagnostic], json: Bool) {
    let problem = diagnostics.first
    let error = JSONValue.object([
      ("file", .text(problem?.file)), ("error", .text(problem?.message)),
      ("line", (problem?.range).map { .int($0.start.line) } ?? .null),
      ("column", (problem?.range).map { .int($0.start.column) } ?? .null),
    ])
    self.init(text: json ? error.text : "", diagnostics: diagnostics, status: .cannot)
  }
}
