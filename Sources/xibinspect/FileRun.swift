import DiagnosticText
import Diagnostics

/// A run of a command over files. It processes files in parallel if possible, and prints the results in order. A
/// problem in one file does not stop the others.
struct FileRun {
  let files: InputFiles
  let json: Bool
  /// Whether to continue if the output is no longer read.
  var hasEffects = false
  /// Whether to process one file at a time on the calling thread.
  var isSerial = false
  /// Returns the text after all files.
  var closing: @Sendable () -> String = { "" }

  /// The result for a file.
  struct Report: Sendable {
    /// The bytes to print.
    var output: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    var status = ExitStatus.fine
  }

  /// Processes the files and prints the results.
  /// - Parameter work: Returns the output for a file. For JSON, this is an element of a list.
  func run(_ work: @escaping @Sendable (InputFile) throws -> Report) throws {
    var status = ExitStatus.fine
    var isFirst = true
    let asList = json && !files.isSingle
    if asList { StandardOutput.write("[") }
    let reportOn: @Sendable (InputFile) -> Report = { report(on: $0, work) }
    OrderedWork.forEach(files.files, isSerial: isSerial, work: reportOn) { report in
      if asList { StandardOutput.write(isFirst ? "\n" : ",\n") }
      StandardOutput.write(report.output)
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
    StandardOutput.write(closing())
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
  /// Creates a result with text as its output.
  init(text: String, diagnostics: [Diagnostic] = [], status: ExitStatus = .fine) {
    self.init(output: Array(text.utf8), diagnostics: diagnostics, status: status)
  }

  /// Creates the result for a file that cannot be processed. The first diagnostic contains the reason.
  init(_ diagnostics: [Diagnostic], json: Bool) {
    let problem = diagnostics.first
    let error = JSONValue.object([
      ("file", .text(problem?.file)), ("error", .text(problem?.message)),
      ("line", (problem?.range).map { .int($0.start.line) } ?? .null),
      ("column", (problem?.range).map { .int($0.start.column) } ?? .null),
    ])
    self.init(output: json ? error.bytes : [], diagnostics: diagnostics, status: .cannot)
  }
}
