public import Diagnostics

/// What to lint, and how.
public struct LintConfiguration: Hashable, Sendable {
  /// The settings of a rule; nil and missing values change nothing.
  public struct RuleSettings: Hashable, Sendable {
    /// Whether the rule is enabled.
    public var isOn: Bool?
    /// The severity of its findings.
    public var severity: Diagnostic.Severity?
    /// The values of its options.
    public var options: [String: OptionValue]

    /// Creates settings.
    public init(
      isOn: Bool? = nil, severity: Diagnostic.Severity? = nil, options: [String: OptionValue] = [:]
    ) {
      self.isOn = isOn
      self.severity = severity
      self.options = options
    }
  }

  /// Different settings for some files.
  public struct Override: Hashable, Sendable {
    /// The files.
    public var paths: [PathPattern]
    /// Their settings.
    public var rules: [String: RuleSettings]

    /// Creates an override.
    public init(paths: [PathPattern], rules: [String: RuleSettings]) {
      self.paths = paths
      self.rules = rules
    }
  }

  /// The settings of rules, by id.
  public var rules: [String: RuleSettings]
  /// The only rules that run, opt-in or not; nil for all enabled ones.
  public var only: Set<String>?
  /// Patterns that a file must match, relative to the configuration's folder; empty for all files.
  public var included: [PathPattern]
  /// Patterns that a file must not match.
  public var excluded: [PathPattern]
  /// Different settings for some files; the last match wins.
  public var overrides: [Override]
  /// The minimum evidence that is reported.
  public var evidence: Evidence

  /// Creates a configuration; without arguments, the default one.
  public init(
    rules: [String: RuleSettings] = [:], only: Set<String>? = nil, included: [PathPattern] = [],
    excluded: [PathPattern] = [], overrides: [Override] = [], evidence: Evidence = .likely
  ) {
    self.rules = rules
    self.only = only
    self.included = included
    self.excluded = excluded
    self.overrides = overrides
    self.evidence = evidence
  }

  /// Whether a file is linted.
  /// - Parameter path: The path relative to the configuration's folder.
  public func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a document or a source file is excluded.
  func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  /// The indices of the overrides that apply to a file.
  func overrides(for path: String) -> [Int] {
    overrides.indices.filter { index in overrides[index].paths.contains { $0.matches(path) } }
  }

  /// The settings of a rule with some overrides.
  func settings(for rule: String, overrides places: [Int]) -> RuleSettings {
    places.compactMap { overrides[$0].rules[rule] }.reduce(rules[rule] ?? RuleSettings()) {
      RuleSettings(
        isOn: $1.isOn ?? $0.isOn, severity: $1.severity ?? $0.severity,
        options: $0.options.merging($1.options) { $1 })
    }
  }

  /// Whether a rule runs with its settings.
  func isOn(_ info: RuleInfo, _ settings: RuleSettings) -> Bool {
    if let only { return only.contains(info.id) && settings.isOn != false }
    return settings.isOn ?? !info.isOptIn
  }
}
