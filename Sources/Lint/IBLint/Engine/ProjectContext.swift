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
  ///   - evidence: The certainty of the finding.
  ///   - notes: Other relevant facts.
  public func report(
    at place: SourcePlace, _ message: @autoclosure () -> String,
    severity: Diagnostic.Severity? = nil, evidence: Evidence = .certain,
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
      usual == .error && configured.severity == nil ? unusedReason(for: place.file) : nil
    findings.append(
      Diagnostic(
        id: rule.id, severity: unused == nil ? configured.severity ?? usual : .warning,
        file: place.file, range: place.range, message: message(),
        notes: notes() + [unused].compactMap { $0 }))
  }

  /// Returns why the code in a file may never run: nothing is known to use the views and controllers in the file.
  private func unusedReason(for file: String) -> Diagnostic.Note? {
    let declared = sources.declarations.filter { $0.files.contains(file) }
    guard let first = declared.first, declared.allSatisfy(isUnused),
      !sources.additions.contains(where: { $0.files.contains(file) })
    else { return nil }
    return Diagnostic.Note("nothing is known to use \(first.name), so this code may never run")
  }

  private func isUnused(_ declaration: SourceClass) -> Bool {
    guard let framework = ClassLineage(declaration, in: sources)?.framework,
      framework.isKind(of: "UIViewController") || framework.isKind(of: "UIView")
    else { return false }
    let name = String(SourceClass.lastPart(declaration.name))
    return sources.creates(name) == false
      && sources.containsText(name, outside: declaration.files) == false
      && sources.uses(name, in: .outside(declaration.files)) == false
      && !documents.contains { document in
        document.classes.contains {
          declaration.isCalled(RuntimeName($0.className)?.name ?? $0.className)
        }
      }
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
