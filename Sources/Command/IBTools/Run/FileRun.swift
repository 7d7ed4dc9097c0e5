import DiagnosticText
import Diagnostics
import FileWork

/// A run over files. It processes files in parallel if possible, and prints the results in order. A problem in one file
/// does not stop the others.
package struct FileRun {
  package let files: InputFiles
  package let json: Bool
  /// Whether to continue if the output is no longer read.
  package var hasEffects = false
  /// Whether to process one file at a time on the calling thread.
  package var isSerial = false
  /// The status apart from the files.
  package var initial = RunStatus.fine
  /// The time limit for a file in seconds, or nil for no limit.
  package var timeLimit: Int?
  /// Returns the text to print after all files.
  package var closing: @Sendable () -> String = { "" }

  package init(files: InputFiles, json: Bool) {
    (self.files, self.json) = (files, json)
  }

  /// Processes the files and prints the results.
  /// - Parameter work: Returns the output for a file. For JSON, this is an element of a list.
  package func run(
    to sink: some ReportSink, _ work: @escaping @Sendable (InputFile) throws -> FileReport
  ) -> RunStatus {
    let isList = json && !files.isSingle
    var list = ReportList(sink: sink, json: json, isList: isList, status: initial)
    list.begin()
    let report: @Sendable (InputFile) -> FileReport = { [json, timeLimit] in
      Self.report(on: $0, json: json, seconds: timeLimit, work)
    }
    OrderedWork.forEach(
      Array(files.files.dropFirst(list.finishedCount)), isSerial: isSerial,
      progress: sink.progress, work: report,
      settle: { [json] in FileReport.settled($0, json: json) },
      emit: { report in
        list.add(report)
        return hasEffects || !sink.isClosed
      })
    list.end(closing: closing())
    return list.status
  }

  private static func report(
    on file: InputFile, json: Bool, seconds: Int?, _ work: (InputFile) throws -> FileReport
  ) -> FileReport {
    do {
      return try Supervisor.reading(file.name, seconds: seconds) { try work(file) }
    } catch let problems as ProblemList {
      return FileReport(problems.diagnostics, json: json)
    } catch {
      return FileReport([Diagnostic(wrapping: error, file: file.path)], json: json)
    }
  }
}

/// Reports in order, as text, as one JSON value, or as a JSON list.
struct ReportList<Sink: ReportSink> {
  let sink: Sink
  let json: Bool
  let isList: Bool
  private(set) var status: RunStatus
  private var isFirst: Bool
  /// The number of reports that are already complete, because the process was restarted after a crash.
  let finishedCount: Int

  init(sink: Sink, json: Bool, isList: Bool, status: RunStatus = .fine) {
    (self.sink, self.json, self.isList) = (sink, json, isList)
    finishedCount = Supervisor.finishedCount
    isFirst = finishedCount == 0
    self.status = max(status, RunStatus(rawValue: Supervisor.finishedStatus) ?? .fine)
  }

  func begin() {
    if isList, finishedCount == 0 { sink.write("[") }
  }

  mutating func add(_ report: FileReport) {
    status = max(status, report.status)
    if !report.output.isEmpty {
      if isList { sink.write(isFirst ? "\n" : ",\n") }
      sink.write(report.output)
      if json, !isList { sink.write("\n") }
      isFirst = false
    }
    // A file that makes a library crash must not prevent the output for other files.
    sink.flush()
    if !report.diagnostics.isEmpty { sink.report(report.diagnostics) }
    Supervisor.finishItem(status: status.rawValue)
  }

  func end(closing: String = "") {
    if isList { sink.write(isFirst ? "]\n" : "\n]\n") }
    sink.write(closing)
  }
}
