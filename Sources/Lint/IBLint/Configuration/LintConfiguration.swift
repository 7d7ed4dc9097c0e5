public import Diagnostics

/// The settings of a lint run.
public struct LintConfiguration: Hashable, Sendable {
  /// The settings of a rule. Missing values leave the defaults unchanged.
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

    /// Returns these settings with the values of others where these have none.
    func completed(with other: RuleSettings?) -> RuleSettings {
      RuleSettings(
        isOn: isOn ?? other?.isOn, severity: severity ?? other?.severity,
        options: options.merging(other?.options ?? [:]) { own, _ in own })
    }
  }

  /// Different rule settings for some files.
  public struct Override: Hashable, Sendable {
    /// The patterns of the files.
    public var paths: [PathPattern]
    /// The rule settings, by rule id.
    public var rules: [String: RuleSettings]

    /// Creates an override for files.
    public init(paths: [PathPattern], rules: [String: RuleSettings]) {
      self.paths = paths
      self.rules = rules
    }
  }

  /// The settings of rules, by rule id.
  public var rules: [String: RuleSettings]
  /// The only rules to run, whether or not they are opt-in. Nil runs all enabled rules.
  public var only: Set<String>?
  /// Patterns that a file must match, relative to the configuration's folder; empty for all files.
  public var included: [PathPattern]
  /// Patterns that a file must not match.
  public var excluded: [PathPattern]
  /// Different settings for some files; the last match wins.
  public var overrides: [Override]
  /// The minimum evidence of reported findings.
  public var evidence: Evidence
  /// The rules that the configuration defines itself.
  public var customRules: [CustomRule]

  /// Creates a configuration. The default values are those that apply without a configuration file.
  public init(
    rules: [String: RuleSettings] = [:], only: Set<String>? = nil, included: [PathPattern] = [],
    excluded: [PathPattern] = [], overrides: [Override] = [], evidence: Evidence = .likely,
    customRules: [CustomRule] = []
  ) {
    self.customRules = customRules
    self.rules = rules
    self.only = only
    self.included = included
    self.excluded = excluded
    self.overrides = overrides
    self.evidence = evidence
  }

  /// Returns whether to lint a file.
  /// - Parameter path: The path relative to the configuration's folder.
  public func includes(_ path: String) -> Bool {
    let path = PathPattern.Path(path)
    return (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }

  /// Returns whether a document or a source file is excluded.
  func excludes(_ path: String) -> Bool {
    let path = PathPattern.Path(path)
    return excluded.contains { $0.matches(path) }
  }

  /// Returns the indices of the overrides that apply to a file.
  func overrides(for path: String) -> [Int] {
    let path = PathPattern.Path(path)
    return overrides.indices.filter { index in
      overrides[index].paths.contains { $0.matches(path) }
    }
  }

  /// Returns the settings of a rule after applying overrides.
  func settings(for rule: String, overrides places: [Int]) -> RuleSettings {
    places.compactMap { overrides[$0].rules[rule] }.reduce(rules[rule] ?? RuleSettings()) {
      $1.completed(with: $0)
    }
  }

  /// Returns whether a rule runs with its settings.
  func isOn(_ info: RuleInfo, _ settings: RuleSettings) -> Bool {
    if let only { return only.contains(info.id) && settings.isOn != false }
    return settings.isOn ?? !info.isOptIn
  }
}
