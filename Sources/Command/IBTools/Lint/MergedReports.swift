public import Diagnostics
import Foundation
package import IBLint

/// The findings of several JSON reports of `lint`, as one report. A finding that several reports contain, such as one that
/// concerns all documents, occurs once.
public struct MergedReports: Sendable {
  /// The findings, sorted by file, then by place.
  public private(set) var findings: [Diagnostic] = []

  /// Reads reports.
  /// - Throws: A `Diagnostic` if a file cannot be read, or is not a JSON report of `lint`.
  public init(_ files: [String]) throws {
    var seen: Set<Diagnostic> = []
    for file in files {
      let bytes = try InputFile(path: file).bytes()
      guard let found = Self.findings(in: bytes) else {
        throw Diagnostic(
          id: "unreadable-report", severity: .error, file: file,
          message: "this is not a report of lint; write it with lint --reporter json --output FILE")
      }
      findings += found.filter { seen.insert($0).inserted }
    }
    findings.sort { $0.order < $1.order }
  }

  /// Returns the findings of a report; nil for something else, and for severities that this version does not know.
  private static func findings(in bytes: [UInt8]) -> [Diagnostic]? {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else { return nil }
    let findings = report.findings.compactMap(\.diagnostic)
    return findings.count == report.findings.count ? findings : nil
  }

  /// Returns the findings as the result of a lint run. Reports do not tell the number of documents, so the result counts
  /// those with findings.
  package func result(for reporter: LintReporter) -> LintResult {
    let folder = FileManager.default.currentDirectoryPath
    let workspace =
      reporter == .github ? ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] : nil
    return LintResult(
      report: LintReport(
        findings: findings, files: Set(findings.map(\.file)).count,
        base: PathBase(workspace ?? folder, workingDirectory: folder), version: Version.current))
  }

  private struct Report: Decodable {
    var findings: [Finding]
  }

  private struct Finding: Decodable {
    var rule: String
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var id: String?
    var path: String?
    var message: String
    var notes: [Note]
    var fixes: [Fix]

    /// The finding; nil if its severity is unknown.
    var diagnostic: Diagnostic? {
      guard let severity = Diagnostic.Severity(rawValue: severity) else { return nil }
      return Diagnostic(
        id: rule, severity: severity, file: file,
        range: SourceRange(line, column), objectID: id, objectPath: path, message: message,
        notes: notes.map { note in
          // A report names the finding's own file for a note without one.
          Diagnostic.Note(
            note.message, file: note.file == file ? nil : note.file,
            range: SourceRange(note.line, note.column))
        },
        fixes: fixes.map { Diagnostic.Fix($0.summary, replacements: [], isSafe: $0.safe) })
    }
  }

  private struct Fix: Decodable {
    var summary: String
    var safe: Bool
  }

  private struct Note: Decodable {
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
  }
}

extension SourceRange {
  fileprivate init?(_ line: Int?, _ column: Int?) {
    guard let line, let column else { return nil }
    // Reports have no offsets, and none of their formats needs any.
    self.init(at: SourcePosition(line: line, column: column, offset: 0))
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
