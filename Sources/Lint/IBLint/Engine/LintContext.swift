public import Diagnostics
public import InterfaceBuilder
public import XMLTree

/// The object through which rules read a document and report findings.
///
/// One context serves all rules for a document, on a single thread. Facts that several rules need are computed lazily.
public final class LintContext {
  /// The document.
  public let document: IBDocument
  /// The solved layout, or nil if the run does not compute layouts.
  public let layout: (any LayoutFacts)?
  /// The facts from the app's sources, or nil if the run does not read sources.
  public let sources: (any SourceFacts)?

  /// The facts from the run's other documents and projects, or nil if only this document is checked.
  public let run: (any RunFacts)?

  /// The document's strings in the app's languages.
  public private(set) lazy var translations = findTranslations(document)
  private let findTranslations: Linter.TranslationSource

  /// Facts about the document's objects and connections.
  public private(set) lazy var facts = DocumentFacts(document, sources)

  /// The parts of the document that the app probably does not create, or nil if the sources are not known.
  private lazy var unusedContent = UnusedContent(of: document, in: self)

  /// The rules that are disabled in the document.
  public private(set) lazy var disabled = DisabledRules(document)

  /// The paths of objects by object index, cached because findings often share an object.
  private var paths: [String?]
  /// The indices of the objects whose paths are being derived; kept so that each path does not allocate a list.
  private var pathless: [Int] = []
  /// The nodes in the outermost elements with a name, by name. A document may be so deeply nested that looking for the
  /// enclosing elements of each element takes too long.
  private var enclosures: [String: [Range<Int>]] = [:]
  private let leastEvidence: Evidence
  private(set) var findings = FindingList()
  /// Whether there is a finding of a rule that yields to another rule.
  private(set) var hasYieldingFindings = false
  /// The subjects that rules have reported, each with the rule's id.
  private var subjects: Set<[String]> = []
  /// The ids of the rules that the configuration defines.
  var customRules: Set<String> = []
  /// The minimum evidence if the run explains a rule, or nil otherwise.
  var explains: Evidence?
  private(set) var steps: [RuleExplanation.Step] = []
  /// The rule that is running.
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
    paths = Array(repeating: nil, count: document.objects.count)
  }

  /// Returns whether a finding with this evidence is reported, so that rules can avoid computing expensive messages.
  public func wants(_ evidence: Evidence) -> Bool { evidence >= leastEvidence }

  /// Reports a finding of the current rule.
  /// - Parameters:
  ///   - place: The location of the finding.
  ///   - message: One sentence that states the problem and its solution, without line numbers.
  ///   - severity: The severity, if it differs from the rule's default. The configuration overrides both. An error that
  ///     occurs only at run time becomes a warning where no code is known to create the object.
  ///   - evidence: The certainty of the finding.
  ///   - notes: Other relevant places and facts.
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
    if rule.info.yieldsTo != nil { hasYieldingFindings = true }
    let unused = rule.severity == nil ? unusedReason(for: object, severity) : nil
    let severity = unused == nil ? rule.severity ?? severity ?? rule.info.severity : .warning
    guard findings.makesRoom(for: rule, severity, in: document.file) else { return }
    var finding = Diagnostic(
      id: rule.info.id, severity: severity, file: document.file, range: place.range,
      objectID: object?.id, objectPath: object.map { path(to: $0) }, message: message(),
      notes: notes() + [unused].compactMap { $0 }, fixes: fixes().compactMap { $0 })
    finding.subject = place.subject
    findings.append(finding)
  }

  /// Returns whether this is the first call for a subject of the current rule, for rules that report a subject once in a
  /// document. Places where the rule is disabled do not count.
  func isFirst(_ subject: String, at place: LintPlace) -> Bool {
    if let object = place.object(in: document), disabled.covers(object, rule.info.id) {
      return false
    }
    return subjects.insert([rule.info.id, subject]).inserted
  }

  /// Returns why the app probably does not create an object, so that an error of the current rule may never occur.
  private func unusedReason(for object: IBObject?, _ severity: Diagnostic.Severity?)
    -> Diagnostic.Note?
  {
    guard (severity ?? rule.info.severity) == .error, let object,
      // Other errors occur when the document is compiled.
      rule.info.category == .filesOwner
        || rule.info.category == .storyboard && rule.info.needs.contains(.project)
        || !rule.info.needs.isDisjoint(with: [.sources, .layout])
    else { return nil }
    return unusedContent?.reason(against: object)
  }

  /// Records why a place that the rule checks has no finding. The reason is evaluated only by `lint --explain`.
  /// - Parameter reason: The reason why there is no finding, and the missing facts.
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

  /// Returns whether an element is inside of an element with a name.
  func isInside(_ element: Node, _ name: String) -> Bool {
    let outer = enclosures[name] ?? outermost(name)
    enclosures[name] = outer
    var (low, high) = (0, outer.count)
    while low < high {
      let middle = (low + high) / 2
      if outer[middle].lowerBound < element.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && element.index < outer[low - 1].upperBound
  }

  /// Returns the ranges of nodes in the outermost elements with a name.
  private func outermost(_ name: String) -> [Range<Int>] {
    let tree = document.tree
    return tree.withRecords { nodes, _ in
      var found: [Range<Int>] = []
      for index in nodes.indices where nodes[index].kind == .element {
        if let last = found.last, index < last.upperBound { continue }
        if tree[index].spelling == name { found.append(index..<Int(nodes[index].subtreeEnd)) }
      }
      return found
    }
  }

  /// Returns ``InterfaceBuilder/IBObject/displayPath``, derived from the cached path of the parent.
  private func path(to object: IBObject) -> String {
    if let path = paths[object.index] { return path }
    pathless.removeAll(keepingCapacity: true)
    var current: IBObject? = object
    var path: String?
    while let object = current {
      path = paths[object.index]
      if path != nil { break }
      pathless.append(object.index)
      current = object.parent
    }
    for index in pathless.reversed() {
      let part = document.objects[index].pathComponent
      path = path.map { ShortText.path(String(joining: $0, IBObject.pathSeparator, part)) } ?? part
      paths[index] = path
    }
    return path ?? ""
  }

  /// Returns a fix that changes the document, or nil if there is nothing to change. Also nil for a legacy archive,
  /// whose objects are not nodes of its source.
  /// - Parameter isSafe: Whether the app's behavior stays the same.
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
