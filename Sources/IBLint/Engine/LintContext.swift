public import Diagnostics
public import InterfaceBuilder
public import XMLTree

/// A rule's access to a document, and the destination of its findings.
///
/// One context serves all rules of one document, on one thread. Facts that several rules need are computed on first
/// use.
public final class LintContext {
  /// The document.
  public let document: IBDocument
  /// The solved layout, nil unless the run includes one.
  public let layout: (any LayoutFacts)?
  /// The facts from the app's sources, nil unless the run includes them.
  public let sources: (any SourceFacts)?

  /// The facts from the run's other documents and projects, nil if only this document is checked.
  public let run: (any RunFacts)?

  /// The document's texts in the app's languages, by language; found when first used.
  public private(set) lazy var translations = findTranslations(document)
  private let findTranslations: Linter.TranslationSource

  /// The document's objects and connections for rules.
  public private(set) lazy var facts = DocumentFacts(document)

  /// The rules disabled inside the document.
  public private(set) lazy var disabled = DisabledRules(document)

  /// The paths of objects that findings have named, by the objects' indices: findings often share an object.
  private var paths: [Int: String] = [:]
  private let leastEvidence: Evidence
  private(set) var findings: [Diagnostic] = []
  /// The evidence that the explained run asks for; nil where nothing is explained.
  var explains: Evidence?
  private(set) var steps: [RuleExplanation.Step] = []
  /// The current rule.
  var rule: ActiveRule

  init(
    _ document: IBDocument, layout: (any LayoutFacts)?, sources: (any SourceFacts)?,
    run: (any RunFacts)? = nil,
    translations: @escaping Linter.TranslationSource, leastEvidence: Evidence, rule: ActiveRule
  ) {
    self.document = document
    self.layout = layout
    self.sources = sources?.seen(from: document.file)
    self.run = run
    findTranslations = translations
    self.leastEvidence = leastEvidence
    self.rule = rule
  }

  /// Whether a finding with this evidence would be reported; for rules with expensive messages.
  public func wants(_ evidence: Evidence) -> Bool { evidence >= leastEvidence }

  /// Reports a finding of the current rule.
  /// - Parameters:
  ///   - place: The place of the finding.
  ///   - message: One sentence without line numbers: what is wrong, and what to do about it.
  ///   - severity: The severity if it differs from the rule's default. The configuration overrides both.
  ///   - evidence: How sure it is.
  ///   - notes: Further places and facts.
  ///   - fixes: Possible fixes, the recommended one first; see ``fix(_:isSafe:_:)``.
  public func report(
    at place: LintPlace, _ message: @autoclosure () -> String,
    severity: Diagnostic.Severity? = nil, evidence: Evidence = .certain,
    notes: @autoclosure () -> [Diagnostic.Note] = [],
    fixes: @autoclosure () -> [Diagnostic.Fix?] = []
  ) {
    guard wants(evidence) else { return }
    let object = place.object(in: document)
    let isDisabled = object.map { disabled.covers($0, rule.info.id) } ?? false
    if let explains {
      let isReported = !isDisabled && evidence >= explains
      let reason =
        isDisabled
        ? "disabled in an object's notes: "
        : isReported
          ? ""
          : "the evidence is only '\(evidence.rawValue)'; use --evidence \(evidence.rawValue) to report it: "
      addStep(place, isReported: isReported, reason + message())
    }
    if isDisabled { return }
    findings.append(
      Diagnostic(
        id: rule.info.id, severity: rule.severity ?? severity ?? rule.info.severity,
        file: document.file, range: place.range, objectID: object?.id,
        objectPath: object.map { path(to: $0) }, message: message(), notes: notes(),
        fixes: fixes().compactMap { $0 }))
  }

  /// Tells why there is no finding at a place that the rule looks at, for `lint --explain`; otherwise costs nothing.
  /// - Parameter reason: What speaks against a finding, and what would be needed to decide.
  public func pass(at place: LintPlace, _ reason: @autoclosure () -> String) {
    if explains != nil { addStep(place, isReported: false, reason()) }
  }

  private func addStep(_ place: LintPlace, isReported: Bool, _ text: String) {
    let object = place.object(in: document)
    steps.append(
      RuleExplanation.Step(
        range: place.range, objectPath: object.map { path(to: $0) }, isReported: isReported,
        text: text))
  }

  /// ``InterfaceBuilder/IBObject/displayPath``, derived from that of the parent.
  private func path(to object: IBObject) -> String {
    var missing: [IBObject] = []
    var current: IBObject? = object
    var path: String?
    while let object = current {
      path = paths[object.index]
      if path != nil { break }
      missing.append(object)
      current = object.parent
    }
    for object in missing.reversed() {
      let part = object.pathComponent
      path = path.map { $0 + IBObject.pathSeparator + part } ?? part
      paths[object.index] = path
    }
    return path ?? ""
  }

  /// A change of the document, nil if there is nothing to change, or if the document is a legacy archive, whose objects
  /// are not nodes of its source.
  /// - Parameter isSafe: Whether the app behaves the same.
  public func fix(_ summary: String, isSafe: Bool = true, _ change: (inout SourceEdits) -> Void)
    -> Diagnostic.Fix?
  {
    guard document.dialect == .document else { return nil }
    var edits = SourceEdits(document.source)
    change(&edits)
    guard !edits.isEmpty else { return nil }
    let tree = document.source
    let replacements = edits.replacements.map { range, text in
      let start = tree.position(at: range.lowerBound)
      let end = tree.position(at: range.upperBound)
      return Diagnostic.Replacement(range: SourceRange(start: start, end: end), text: text)
    }
    return Diagnostic.Fix(summary, replacements: replacements, isSafe: isSafe)
  }
}
