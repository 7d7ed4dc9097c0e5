public import Diagnostics
import FoundationEssentials

/// The JSON report of a lint run, as ``LintReporter/json`` writes it.
public enum JSONReport {
  /// Returns the findings of a report; nil for other data, and for a report with severities that are unknown to this
  /// version, with names that no rule can have, or with places that no file has.
  public static func findings(in bytes: [UInt8]) -> [Diagnostic]? {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else { return nil }
    let findings = report.findings.compactMap(\.diagnostic)
    return findings.count == report.findings.count ? findings : nil
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

    /// The finding; nil if its severity is unknown, or if no version of this program has written it.
    var diagnostic: Diagnostic? {
      let numbers = [line, column] + notes.flatMap { [$0.line, $0.column] }
      guard let severity = Diagnostic.Severity(rawValue: severity), CustomRule.isName(rule),
        numbers.allSatisfy({ $0.map { $0 >= 0 } ?? true })
      else { return nil }
      return Diagnostic(
        id: rule, severity: severity, file: file,
        range: SourceRange(line, column), objectID: id, objectPath: path, message: message,
        notes: notes.map { note in
          // For a note without a file, a report contains the finding's own file.
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
    // Reports contain no offsets, and no format needs them.
    self.init(at: SourcePosition(line: line, column: column, offset: 0))
  }
}
