public import Diagnostics
public import InterfaceBuilder

/// A description of what a rule checked in a document, and why it did or did not report findings.
public struct RuleExplanation: Sendable {
  /// Something that the rule checked.
  public struct Step: Hashable, Sendable {
    /// The position in the document, or nil for the document as a whole.
    public var range: SourceRange?
    /// The path of the object, as in findings.
    public var objectPath: String?
    /// Whether a run with the same settings reports this as a finding.
    public var isReported: Bool
    /// The message of the finding, or the reason why there is none and which facts are missing.
    public var text: String
  }

  /// The reason why the rule does not run with these settings, or nil if it runs.
  public var obstacle: String?
  /// Whether the rule explains why the places that it checks have no finding.
  public var givesReasons = false
  /// The places that the rule checked, in document order.
  public var steps: [Step] = []
}

extension Linter {
  /// Runs one rule on a document and explains what the rule checked.
  ///
  /// The rule runs even if it is disabled in the settings. If it needs a layout, sources or a project that is not
  /// available, the explanation says so.
  /// - Parameters: See ``lint(_:path:layout:sources:run:)``.
  /// - Returns: The explanation, or nil for an unknown rule.
  public func explain(
    _ id: String, in document: IBDocument, path: String? = nil, layout: (any LayoutFacts)? = nil,
    sources: (any SourceFacts)? = nil, run: (any RunFacts)? = nil
  ) -> RuleExplanation? {
    guard let (rule, info) = rule(id, path: path ?? document.file ?? "") else { return nil }
    var explanation = RuleExplanation(givesReasons: info.givesReasons)
    let settings = configuration.settings(
      for: id, overrides: configuration.overrides(for: path ?? document.file ?? ""))
    let active = ActiveRule(rule: rule, info: info, severity: settings.severity)
    explanation.obstacle = obstacle(
      info, isOn: configuration.isOn(info, settings), document, layout, sources, run)
    let needs = info.needs.subtracting([layout == nil ? nil : .layout].compactMap { $0 })
      .subtracting([sources == nil ? nil : .sources].compactMap { $0 })
      .subtracting(run == nil ? [] : [.project, .assets])
    guard needs.isEmpty, info.platforms.contains(document.platform),
      info.kinds.contains(document.kind)
    else { return explanation }
    let context = LintContext(
      document, layout: layout, sources: sources, run: run, translations: { _ in [] },
      leastEvidence: .possible, rule: active)
    context.explains = configuration.evidence
    _ = LintPass(table: RuleTable([active], platform: document.platform), context: context).run()
    explanation.steps = context.steps.sorted {
      ($0.range?.start.offset ?? 0) < ($1.range?.start.offset ?? 0)
    }
    if let other = info.yieldsTo {
      let found = lint(document, path: path, layout: layout, sources: sources, run: run)
        .filter { $0.id == other }
      for (index, step) in explanation.steps.enumerated()
      where step.isReported && step.objectPath != nil
        && found.contains(where: { $0.objectPath == step.objectPath })
      {
        explanation.steps[index].isReported = false
        explanation.steps[index].text = "\(other) reports this object: \(step.text)"
      }
    }
    if explanation.obstacle != nil {
      for index in explanation.steps.indices { explanation.steps[index].isReported = false }
    }
    return explanation
  }

  private func obstacle(
    _ info: RuleInfo, isOn: Bool, _ document: IBDocument, _ layout: (any LayoutFacts)?,
    _ sources: (any SourceFacts)?, _ run: (any RunFacts)?
  ) -> String? {
    if !info.platforms.contains(document.platform) {
      return "the rule does not check documents for \(document.platform.rawValue)"
    }
    if !info.kinds.contains(document.kind) {
      return "the rule does not check \(document.kind.rawValue)s"
    }
    if info.needs.contains(.sources), sources == nil {
      return "the rule needs the app's sources; add --sources"
    }
    if info.needs.contains(.layout), layout == nil {
      return "the rule needs the solved layout; add --layout"
    }
    if info.needs.contains(.project), document.file.flatMap({ run?.targets(of: $0) }) == nil {
      return "the document's targets are unknown; add --project"
    }
    if info.needs.contains(.assets), run?.contains(.image(""), for: document.file) == nil {
      return "the project's images and colors are unknown; add --project or --assets"
    }
    guard isOn else {
      return info.isOptIn
        ? "the rule is opt-in, and the settings do not enable it"
        : "the settings disable the rule"
    }
    return nil
  }
}
