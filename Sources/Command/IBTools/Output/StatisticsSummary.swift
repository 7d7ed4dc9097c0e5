import DiagnosticText
import Diagnostics
import FileWork
import InterfaceBuilder

/// The statistics of a run.
package struct StatisticsSummary {
  private var documents = 0
  private var read = 0
  private var figures = DocumentStatistics()
  private var failed: [Diagnostic] = []

  /// Prints the statistics of documents.
  package static func run(_ paths: [String], json: Bool, to sink: some ReportSink) -> RunStatus {
    var summary = StatisticsSummary()
    OrderedWork.forEach(
      InputFiles(paths).files, progress: sink.progress, work: statistics(of:)
    ) {
      summary.add($0)
      return true
    }
    sink.write(json ? summary.json.text + "\n" : summary.text)
    sink.report(summary.failed)
    return summary.failed.isEmpty ? .fine : .cannot
  }

  /// Returns the statistics of a document, or the problem that prevents it from being read.
  @Sendable private static func statistics(of file: InputFile) -> Result<
    DocumentStatistics, Diagnostic
  > {
    do {
      return .success(
        try Supervisor.working(on: file.name) {
          let (document, bytes) = try file.document()
          return DocumentStatistics(document, bytes: bytes)
        })
    } catch {
      return .failure(Diagnostic(wrapping: error, file: file.path))
    }
  }

  private mutating func add(_ result: Result<DocumentStatistics, Diagnostic>) {
    documents += 1
    switch result {
    case .success(let statistics):
      read += 1
      figures += statistics
    case .failure(let problem):
      failed.append(problem)
    }
  }

  private var topRaw: [(key: String, value: Int)] {
    Array(figures.raw.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(50))
  }

  private var json: JSONValue {
    func share(_ share: DocumentStatistics.Share) -> JSONValue {
      .object([("typed", .int(share.typed)), ("raw", .int(share.raw))])
    }
    func agreement(_ agreement: DocumentStatistics.Agreement) -> JSONValue {
      .object([("same", .int(agreement.same)), ("total", .int(agreement.total))])
    }
    return .object([
      ("documents", .int(documents)), ("read", .int(read)),
      (
        "failed",
        .array(
          failed.map { .object([("file", .text($0.file)), ("reason", .string($0.message))]) })
      ),
      ("elements", share(figures.elements)),
      (
        "attributes",
        .object([("ios", share(figures.iOSAttributes)), ("macos", share(figures.macOSAttributes))])
      ),
      ("topRaw", .array(topRaw.map { .array([.string($0.key), .int($0.value)]) })),
      ("writtenBack", agreement(figures.writtenBack)),
      ("formatted", agreement(figures.formatted)),
      (
        "connections",
        .object(IBRole.allCases.map { ($0.rawValue, .int(figures.connections[$0] ?? 0)) })
      ),
    ])
  }

  private var text: String {
    func share(_ share: DocumentStatistics.Share) -> String {
      let total = share.typed + share.raw
      return "\(share.typed) of \(total)" + percent(share.typed, of: total)
    }
    func agreement(_ agreement: DocumentStatistics.Agreement) -> String {
      "\(agreement.same) of \(agreement.total)" + percent(agreement.same, of: agreement.total)
    }
    var lines = [
      ("documents read", "\(read) of \(documents)" + percent(read, of: documents)),
      ("elements typed", share(figures.elements)),
      ("attributes typed, iOS family", share(figures.iOSAttributes)),
      ("attributes typed, macOS", share(figures.macOSAttributes)),
      ("written back, same bytes", agreement(figures.writtenBack)),
      ("formatted, same bytes", agreement(figures.formatted)),
    ]
    for role in IBRole.allCases {
      lines.append(("connections of \(role.rawValue)", "\(figures.connections[role] ?? 0)"))
    }
    for (name, count) in topRaw.prefix(10) {
      lines.append(("not typed: \(PrintableText.line(name))", "\(count)"))
    }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { title, value in
      title + String(repeating: " ", count: width - title.count + 2) + value + "\n"
    }.joined()
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "" }
    let hundredths = (part * 10_000 + whole / 2) / whole
    let fraction = hundredths % 100
    return " (\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %)"
  }
}
