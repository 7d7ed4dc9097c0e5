public import Diagnostics
import Foundation
package import IBLint

/// The findings of several JSON reports of `lint`, as one report. A finding that several reports contain, such as one
/// about all documents, is included once.
public struct MergedReports: Sendable {
  /// The findings, sorted by file and position.
  public private(set) var findings: [Diagnostic] = []

  /// Reads reports.
  /// - Throws: A `Diagnostic` if a file cannot be read, or is not a JSON report of `lint`.
  public init(_ files: [String]) throws {
    var seen: Set<Diagnostic> = []
    for file in files {
      let bytes = try InputFile(path: file).bytes()
      guard let found = JSONReport.findings(in: bytes) else {
        throw Diagnostic(
          id: "unreadable-report", severity: .error, file: file,
          message: "this is not a report of lint; write it with lint --reporter json --output FILE")
      }
      findings += found.filter { seen.insert($0).inserted }
    }
    findings.sort { $0.order < $1.order }
  }

  /// Returns the findings as the result of a lint run. Reports do not contain the number of documents, so the result
  /// counts those with findings.
  package func result(for reporter: LintReporter) -> LintResult {
    let folder = FileManager.default.currentDirectoryPath
    let workspace =
      reporter == .github ? ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] : nil
    return LintResult(
      report: LintReport(
        findings: findings, files: Set(findings.map(\.file)).count,
        base: PathBase(workspace ?? folder, workingDirectory: folder), version: Version.current))
  }
}

extension Diagnostic {
  fileprivate var order: Order {
    Order(
      file: file ?? "", line: range?.start.line ?? 0, column: range?.start.column ?? 0, id: id,
      message: message)
  }

  fileprivate struct Order: Comparable {
    var file: String
    var line: Int
    var column: Int
    var id: String
    var message: String

    static func < (left: Order, right: Order) -> Bool {
      (left.file, left.line, left.column, left.id, left.message)
        < (right.file, right.line, right.column, right.id, right.message)
    }
  }
}
