import DiagnosticText
public import Diagnostics

/// The results of a run, which reporters print.
public struct LintReport: Sendable {
  /// The findings, sorted by file and position.
  public var findings: [Diagnostic]
  /// The number of checked files.
  public var files: Int
  /// The number of findings that the baseline suppressed.
  public var known: Int
  /// The number of applied fixes.
  public var fixed: Int
  /// Whether fixes were only computed, without writing files.
  public var isDry: Bool
  /// The folder for reports with relative paths.
  public var base: PathBase
  /// The version of the tool.
  public var version: String
  /// The name of the command that made the report.
  public var command = "lint"
  /// The URL of the page of rules, or nil if unknown.
  public var rulesPage: String?

  /// Creates a report.
  public init(
    findings: [Diagnostic], files: Int, known: Int = 0, fixed: Int = 0, isDry: Bool = false,
    base: PathBase, version: String
  ) {
    self.findings = findings
    self.files = files
    self.known = known
    self.fixed = fixed
    self.isDry = isDry
    self.base = base
    self.version = version
  }

  /// Returns the number of findings with a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// A one-line summary: `3 files: 1 error, 2 warnings, 1 fixable with --fix`.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.reversed().filter { count($0) > 0 }
      .map { Self.amount(count($0), $0.rawValue) }
    var text = Self.amount(files, "file") + ": "
    text += counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    for choice in FixChoice.allCases {
      let fixable = findings.count { $0.leastFix == choice }
      if fixable > 0 { text += ", \(fixable) fixable with \(choice.flag)" }
    }
    if fixed > 0 { text += ", \(fixed) \(isDry ? "would be fixed" : "fixed")" }
    if known > 0 { text += ", \(known) in the baseline" }
    return text
  }

  /// The number of findings per rule, one rule per line, most frequent first: `12 missing-action (error)`.
  public var ruleSummary: String {
    let groups = Dictionary(grouping: findings) { $0.id }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { id, found in
      let severities = Diagnostic.Severity.allCases.reversed().filter { severity in
        found.contains { $0.severity == severity }
      }
      return
        "\(found.count) \(PrintableText.line(id)) (\(severities.map(\.rawValue).joined(separator: ", ")))\n"
    }.joined()
  }

  private static func amount(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  /// The findings grouped by file. Each file occurs once.
  var byFile: [(file: String, findings: [Diagnostic])] {
    var places: [String: Int] = [:]
    var files: [(file: String, findings: [Diagnostic])] = []
    for finding in findings {
      let file = finding.file ?? Diagnostic.standardInput
      if let place = places[file] {
        files[place].findings.append(finding)
      } else {
        places[file] = files.count
        files.append((file, [finding]))
      }
    }
    return files
  }
}

extension Diagnostic {
  /// Returns the notes for reports with one text per finding, each preceded by a newline.
  func noteLines(in report: LintReport) -> String {
    allNotes.reduce(into: "") { text, note in
      text += "\n"
      if let file = note.file ?? (note.range == nil ? nil : self.file) {
        text += PrintableText.line(report.base.relative(file))
        if let start = note.range?.start { text += ":\(start.line):\(start.column)" }
        text += ": "
      }
      text += PrintableText.line(note.message)
    }
  }
}
