public import Diagnostics
public import IBLint

/// The result of a lint run.
public struct LintResult: Sendable {
  /// The findings, without those of the baseline, and their counts.
  public var report: LintReport
  /// The changes as a unified diff, for a dry run.
  public var difference = ""
  /// The findings that were fixed, or that a dry run would fix.
  public var fixed: [Diagnostic] = []
  /// The fixes that could not be written. The files are unchanged.
  public var failures: [Diagnostic] = []
  /// The problems with reading projects and sources.
  public var problems: [Diagnostic] = []
  /// One line about the projects and sources that the run found around the documents, or nil if it found none.
  public var used: String?
  /// The reasons why documents could not be laid out.
  public var layoutProblems: [String] = []
  /// Whether all documents and sources could be read, and all fixes written.
  public var isComplete = true

  /// The findings, without those of the baseline.
  public var findings: [Diagnostic] { report.findings }

  /// The steps of fixes that remain to be done by hand.
  package var remainders: [Diagnostic] {
    fixed.compactMap { finding in
      guard let fix = finding.fixes.first, !fix.remainder.isEmpty else { return nil }
      var note = finding
      (note.severity, note.notes) = (.note, [])
      note.message =
        "\(report.isDry ? "would fix" : "fixed"): \(fix.summary); still to do by hand:"
      return note
    }
  }
}

/// An account of all places that a rule checks.
public struct LintExplanation: Sendable {
  /// The account, one place per line.
  public var text = ""
  /// The files that could not be read as documents.
  public var unreadable: [String] = []

  /// Whether all files could be read.
  public var isComplete: Bool { unreadable.isEmpty }
}
