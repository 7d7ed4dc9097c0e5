public import Diagnostics

/// What a run has found, as reports are made of it.
public struct LintReport: Sendable {
  /// The findings in the order of the files, then of their places.
  public var findings: [Diagnostic]
  /// How many files were looked at.
  public var files: Int
  /// How many findings the baseline has kept back.
  public var known: Int
  /// How many fixes were applied.
  public var fixed: Int
  /// The folder that paths are written from where a report wants relative ones.
  public var base: PathBase
  /// The version of the tool.
  public var version: String

  /// Creates a report.
  public init(
    findings: [Diagnostic], files: Int, known: Int = 0, fixed: Int = 0, base: PathBase,
    version: String
  ) {
    self.findings = findings
    self.files = files
    self.known = known
    self.fixed = fixed
    self.base = base
    self.version = version
  }

  /// How many findings have a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The run in one line: `3 files: 1 error, 2 warnings (1 fixable)`.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.reversed().filter { count($0) > 0 }
      .map { Self.amount(count($0), $0.rawValue) }
    var text = Self.amount(files, "file") + ": "
    text += counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let fixable = findings.count { !$0.fixes.isEmpty }
    if fixable > 0 { text += ", \(fixable) fixable" }
    if fixed > 0 { text += ", \(fixed) fixed" }
    if known > 0 { text += ", \(known) in the baseline" }
    return text
  }

  private static func amount(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  /// The findings file by file, in their order, each file once.
  var byFile: [(file: String, findings: [Diagnostic])] {
    var places: [String: Int] = [:]
    var files: [(file: String, findings: [Diagnostic])] = []
    for finding in findings {
      let file = finding.file ?? "<stdin>"
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
