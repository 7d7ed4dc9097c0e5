public import Diagnostics

/// What is linted, and how: a plain value, whatever it was read from.
public struct LintConfiguration: Hashable, Sendable {
  /// What is set of one rule; nil and absent values leave it as it is.
  public struct RuleSettings: Hashable, Sendable {
    /// Whether the rule is on.
    public var isOn: Bool?
    /// How much its findings matter.
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

  /// What is set otherwise for some files.
  public struct Override: Hashable, Sendable {
    /// The files.
    public var paths: [PathPattern]
    /// What holds for them.
    public var rules: [String: RuleSettings]

    /// Creates an override.
    public init(paths: [PathPattern], rules: [String: RuleSettings]) {
      self.paths = paths
      self.rules = rules
    }
  }

  /// What is set of rules, by their ids.
  public var rules: [String: RuleSettings]
  /// The only rules that run, opt-in or not; nil for those that are on.
  public var only: Set<String>?
  /// What files must match one of, from the configuration's folder; empty for all.
  public var included: [PathPattern]
  /// What files must not match.
  public var excluded: [PathPattern]
  /// What is set otherwise for some files; a later one wins.
  public var overrides: [Override]
  /// The least evidence that is reported.
  public var evidence: Evidence

  /// Creates a configuration; as it stands, that of somebody who has none.
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
  /// - Parameter path: The path from the configuration's folder.
  public func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a file is left out, be it a document or a source file.
  func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  /// The places of the overrides that hold for a file.
  func overrides(for path: String) -> [Int] {
    overrides.indices.filter { index in overrides[index].paths.contains { $0.matches(path) } }
  }

  /// What is set of a rule where some overrides hold.
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
