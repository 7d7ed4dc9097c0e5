public import Diagnostics
public import InterfaceBuilder

/// The description of a rule: its documentation, defaults, and examples, which are also its tests.
public struct RuleInfo: Sendable {
  /// The rule's name in configurations and messages, in kebab case.
  public let id: String
  /// The problem that the rule finds, in one line.
  public let summary: String
  /// The reasons for the rule (what happens at run time, and what to do instead), as paragraphs of Markdown.
  public let rationale: String
  /// The rule's category.
  public let category: RuleCategory
  /// The severity of findings, unless the finding or the configuration overrides it.
  public let severity: Diagnostic.Severity
  /// Whether the rule is a matter of preference, and therefore disabled by default.
  public let isOptIn: Bool
  /// The options of the rule.
  public let options: [RuleOption]
  /// The kinds of file that the rule checks.
  public let kinds: Set<IBDocument.Kind>
  /// The platforms whose documents the rule checks.
  public let platforms: Set<IBPlatform>
  /// The inputs that the rule needs in addition to the document. Without them, the rule does not run.
  public let needs: Set<RuleNeed>
  /// The rule whose finding on the same object says the same and more, so that this rule's finding is omitted.
  public let yieldsTo: String?
  /// Whether the rule explains, with ``LintContext/pass(at:_:)``, why the places that it checks have no finding.
  public let givesReasons: Bool
  /// The rules of other tools that correspond to this one, by tool.
  public let covers: [OtherLinter: [String]]
  /// Example documents without findings.
  public let nonTriggering: [Example]
  /// Example documents with findings at the marked positions.
  public let triggering: [Example]
  /// Example documents before and after the rule's fixes.
  public let corrections: [Correction]

  /// Creates the description of a rule.
  public init(
    id: String, summary: String, rationale: String, category: RuleCategory,
    severity: Diagnostic.Severity, isOptIn: Bool = false, options: [RuleOption] = [],
    kinds: Set<IBDocument.Kind> = [.xib, .storyboard],
    platforms: Set<IBPlatform> = Set(IBPlatform.allCases), needs: Set<RuleNeed> = [],
    yieldsTo: String? = nil, givesReasons: Bool = false, covers: [OtherLinter: [String]] = [:],
    nonTriggering: [Example], triggering: [Example],
    corrections: [Correction] = []
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.category = category
    self.severity = severity
    self.isOptIn = isOptIn
    self.options = options
    self.kinds = kinds
    self.platforms = platforms
    self.needs = needs
    self.yieldsTo = yieldsTo
    self.givesReasons = givesReasons
    self.covers = covers
    self.nonTriggering = nonTriggering
    self.triggering = triggering
    self.corrections = corrections
  }
}

/// The category of a rule.
public enum RuleCategory: String, Hashable, Sendable, CaseIterable {
  /// The document as a whole: its format, ids and tools.
  case document
  /// The class, outlets and views of File's Owner.
  case filesOwner
  /// Classes, identifiers and runtime attributes.
  case identity
  /// Outlets, actions and other connections.
  case connections
  /// Scenes, segues and storyboard references.
  case storyboard
  /// Constraints and frames.
  case layout
  /// Labels and traits for assistive technologies.
  case accessibility
  /// Colors, images, fonts, default texts and the choice of classes.
  case appearance
  /// Texts and their translations.
  case localization
  /// Differences between documents and sources.
  case sources

  /// The heading for the category's rules.
  public var title: String {
    switch self {
    case .document: "The document"
    case .filesOwner: "File's Owner"
    case .identity: "Identity"
    case .connections: "Connections"
    case .storyboard: "Storyboards"
    case .layout: "Layout"
    case .accessibility: "Accessibility"
    case .appearance: "Appearance"
    case .localization: "Localization"
    case .sources: "Sources"
    }
  }
}

/// An input that a rule may need in addition to the document.
public enum RuleNeed: String, Hashable, Sendable, CaseIterable {
  /// ``LintContext/layout``.
  case layout
  /// ``LintContext/sources``.
  case sources
  /// The targets of ``LintContext/run``.
  case project
  /// The images and colors of ``LintContext/run``.
  case assets
}
