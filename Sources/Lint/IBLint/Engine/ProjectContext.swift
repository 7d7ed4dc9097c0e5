public import Diagnostics
import InterfaceBuilder

/// The object through which a ``ProjectRule`` reads the facts of a run and reports findings.
public final class ProjectContext {
  /// The classes and identifiers in the documents, in the order of the run.
  public let documents: [DocumentUses]
  /// The facts from the app's sources.
  public let sources: any SourceFacts
  /// The facts from the run's projects, or nil if unknown.
  public let run: (any RunFacts)?
  /// The classes in the sources, with the documents that use them.
  private(set) lazy var classes = ProjectClasses(documents, sources)

  /// The code that may never run.
  private lazy var unusedCode = UnusedCode(self)

  private let leastEvidence: Evidence
  /// Returns whether a rule is enabled for a file, and its configured severity.
  private let settings: (RuleInfo, String) -> (isOn: Bool, severity: Diagnostic.Severity?)
  private(set) var findings: [Diagnostic] = []
  /// The rule that is running.
  var rule: RuleInfo?

  init(
    _ documents: [DocumentUses], _ sources: any SourceFacts, run: (any RunFacts)?,
    leastEvidence: Evidence,
    settings: @escaping (RuleInfo, String) -> (isOn: Bool, severity: Diagnostic.Severity?)
  ) {
    self.documents = documents
    self.sources = sources
    self.run = run
    self.leastEvidence = leastEvidence
    self.settings = settings
  }

  /// Reports a finding of the current rule, unless no target compiles the code.
  /// - Parameters:
  ///   - place: The location of the finding in the sources.
  ///   - message: One sentence that states the problem and its solution, without line numbers.
  ///   - severity: The severity, if it differs from the rule's default. An error becomes a warning where nothing is known
  ///     to use the code.
  ///   - use: The use of an identifier that the finding is about, or nil.
  ///   - evidence: The certainty of the finding.
  ///   - notes: Other relevant facts.
  public func report(
    at place: SourcePlace, _ message: @autoclosure () -> String,
    severity: Diagnostic.Severity? = nil, of use: SourceIdentifierUse? = nil,
    evidence: Evidence = .certain,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    // Code that no target compiles cannot fail. Targets do not list the files of settings.
    let isCode = [".swift", ".m", ".mm"].contains { place.file.hasEnding($0) }
    guard evidence >= leastEvidence, let rule,
      !isCode || run?.targets(of: place.file)?.isEmpty != true
    else { return }
    let configured = settings(rule, place.file)
    guard configured.isOn else { return }
    let usual = severity ?? rule.severity
    let unused =
      usual == .error && configured.severity == nil
      ? unusedCode.reason(against: place.file) ?? use.flatMap(unusedCode.reason) : nil
    findings.append(
      Diagnostic(
        id: rule.id, severity: unused == nil ? configured.severity ?? usual : .warning,
        file: place.file, range: place.range, message: message(),
        notes: notes() + [unused].compactMap { $0 }))
  }

  /// Sorts findings by file and position, and then by rule.
  static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let files = (left.file ?? "", right.file ?? "")
    if files.0 != files.1 { return files.0 < files.1 }
    let (first, second) = (left.range?.start, right.range?.start)
    let lines = (first?.line ?? 0, second?.line ?? 0)
    if lines.0 != lines.1 { return lines.0 < lines.1 }
    let columns = (first?.column ?? 0, second?.column ?? 0)
    if columns.0 != columns.1 { return columns.0 < columns.1 }
    return (left.id, left.message) < (right.id, right.message)
  }
}
