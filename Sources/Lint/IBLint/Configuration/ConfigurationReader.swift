public import Diagnostics

/// A reader of configuration files, which reports unknown settings as errors with their line.
public struct ConfigurationReader {
  /// The configuration read from the valid parts of the file.
  public private(set) var configuration = LintConfiguration()
  /// The problems in the file.
  public private(set) var problems: [Diagnostic] = []
  private let file: String
  let catalog: RuleCatalog

  /// The name of the configuration file in the working directory or a parent folder.
  public static let fileName = ".xibinspect.yml"

  /// The settings that replace command-line options.
  public internal(set) var run = RunSettings()
  /// The value with the path of the parent file, or nil if there is none.
  public private(set) var parent: ConfigurationNode?
  private var evidence: Evidence?

  private static let keys =
    ["parent", "rules", "only", "included", "excluded", "overrides", "evidence", "custom"]
    + RunSettings.keys

  /// Reads the values of a configuration file.
  /// - Parameters:
  ///   - root: The root value of the file, or nil for an empty file.
  ///   - file: The name of the file for messages.
  public init(_ root: ConfigurationNode?, file: String, catalog: RuleCatalog = RuleCatalog()) {
    self.file = file
    self.catalog = catalog
    guard let root else { return }
    forEachMember(of: root, "the configuration", keys: Self.keys) { reader, name, value in
      switch name {
      case "rules": reader.configuration.rules = reader.rules(value)
      case "only": reader.configuration.only = Set(reader.ruleNames(value))
      case "included": reader.configuration.included = reader.patterns(value, name)
      case "excluded": reader.configuration.excluded = reader.patterns(value, name)
      case "overrides": reader.configuration.overrides = reader.overrides(value)
      case "parent":
        if value.scalar == nil {
          reader.report(value, "'parent' must be a path, not \(value.description)")
        }
        reader.parent = value
      case "evidence":
        reader.evidence = reader.word(value, name, Evidence.self)
        reader.configuration.evidence = reader.evidence ?? reader.configuration.evidence
      case "custom": reader.configuration.customRules = reader.customRules(value)
      default: reader.readRun(value, name)
      }
    }
    if run.strict == true, run.lenient == true {
      report(root, "'strict' and 'lenient' contradict each other; remove one of them")
    }
  }

  /// Adds the settings of the parent file. They apply where this file has no setting; lists of files and overrides are
  /// joined.
  public mutating func inherit(_ parent: ConfigurationReader) {
    let own = configuration
    configuration = parent.configuration
    for (id, settings) in own.rules {
      configuration.rules[id] = settings.completed(with: configuration.rules[id])
    }
    configuration.only = own.only ?? configuration.only
    if !own.included.isEmpty { configuration.included = own.included }
    configuration.excluded += own.excluded
    // The last override that matches a file wins.
    configuration.overrides += own.overrides
    configuration.evidence = evidence ?? configuration.evidence
    evidence = evidence ?? parent.evidence
    let names = Set(own.customRules.map(\.id))
    configuration.customRules.removeAll { names.contains($0.id) }
    configuration.customRules += own.customRules
    run = run.completed(with: parent.run)
  }

  // MARK: Parts

  private mutating func overrides(_ node: ConfigurationNode) -> [LintConfiguration.Override] {
    guard case .list(let items) = node.value else {
      report(node, "'overrides' must be a list of items with 'paths' and 'rules'")
      return []
    }
    return items.map { item in
      var override = LintConfiguration.Override(paths: [], rules: [:])
      forEachMember(of: item, "an override", keys: ["paths", "rules"]) { reader, name, value in
        if name == "paths" {
          override.paths = reader.patterns(value, name)
        } else {
          override.rules = reader.rules(value)
        }
      }
      if override.paths.isEmpty {
        report(item, "the override has no 'paths'; list the files that it applies to")
      }
      return override
    }
  }

  private mutating func rules(_ node: ConfigurationNode)
    -> [String: LintConfiguration.RuleSettings]
  {
    guard case .mapping(let members) = node.value else {
      report(node, "'rules' must map rules to their settings, not \(node.description)")
      return [:]
    }
    var settings: [String: LintConfiguration.RuleSettings] = [:]
    for (key, value) in members {
      guard let info = rule(key) else { continue }
      if settings[info.id] != nil { report(key, "duplicate rule '\(info.id)'") }
      settings[info.id] = self.settings(value, of: info)
    }
    return settings
  }

  private mutating func settings(_ node: ConfigurationNode, of info: RuleInfo)
    -> LintConfiguration.RuleSettings
  {
    var settings = LintConfiguration.RuleSettings()
    if let word = node.scalar {
      if let isOn = Self.truth(word) {
        settings.isOn = isOn
      } else if let severity = Diagnostic.Severity(rawValue: word) {
        settings.isOn = true
        settings.severity = severity
      } else {
        let words = ["on", "off"] + Diagnostic.Severity.allCases.map(\.rawValue)
        report(
          node,
          "invalid value \(node.description) for the rule '\(info.id)'; use on, off, note, warning, error or a mapping"
            + Suggestion.text(for: word, among: words))
      }
      return settings
    }
    let keys = ["enabled", "severity"] + info.options.map(\.name)
    forEachMember(of: node, "the rule '\(info.id)'", keys: keys) { reader, name, value in
      switch name {
      case "enabled":
        settings.isOn = value.scalar.flatMap { Self.truth($0) }
        if settings.isOn == nil { reader.report(value, "'enabled' must be true or false") }
      case "severity": settings.severity = reader.word(value, name, Diagnostic.Severity.self)
      default:
        guard let option = info.options.first(where: { $0.name == name }) else { return }
        settings.options[name] = reader.value(value, of: option)
      }
    }
    // Settings other than "off" enable the rule.
    if settings.isOn == nil { settings.isOn = true }
    return settings
  }

  private mutating func value(_ node: ConfigurationNode, of option: RuleOption) -> OptionValue? {
    let value: OptionValue? =
      switch option.defaultValue {
      case .bool: node.scalar.flatMap { Self.truth($0) }.map { .bool($0) }
      case .int: node.scalar.flatMap { Int($0) }.map { .int($0) }
      case .number: node.scalar.flatMap { Double($0) }.map { .number($0) }
      case .string: node.scalar.map { .string($0) }
      case .strings: Self.texts(node).map { .strings($0) }
      }
    if case .strings(let texts) = value, texts.count > Self.mostItems {
      report(node, "'\(option.name)' has more than \(Self.mostItems) items; remove some")
      return nil
    }
    if let value, option.accepts(value) { return value }
    report(node, "'\(option.name)' must be \(option.expectation), not \(node.description)")
    return nil
  }

  private mutating func ruleNames(_ node: ConfigurationNode) -> [String] {
    guard case .list(let items) = node.value else {
      report(node, "'only' must be a list of rules")
      return []
    }
    return items.compactMap { rule($0)?.id }
  }

  private mutating func rule(_ node: ConfigurationNode) -> RuleInfo? {
    guard let id = node.scalar, !id.isEmpty else {
      report(node, "expected the name of a rule, not \(node.description)")
      return nil
    }
    if let info = catalog[id] { return info }
    let rules = catalog
    report(node, rules.unknownRule(id))
    return nil
  }

  private mutating func patterns(_ node: ConfigurationNode, _ name: String) -> [PathPattern] {
    guard let texts = Self.texts(node), !texts.contains("") else {
      report(node, "'\(name)' must be a list of paths, not \(node.description)")
      return []
    }
    patternCount += texts.count
    guard patternCount <= Self.mostItems else {
      report(
        node,
        "the settings have more than \(Self.mostItems) patterns; name folders in place of files")
      return []
    }
    return texts.map { PathPattern($0) }
  }

  /// The number of patterns so far. Each is compared with the path of each document.
  private var patternCount = 0
  /// The maximum number of patterns, and of the texts of an option, which are compared with each element.
  package static let mostItems = 1_000

  // MARK: Values

  mutating func forEachMember(
    of node: ConfigurationNode, _ whole: String, keys: [String],
    _ body: (inout Self, String, ConfigurationNode) -> Void
  ) {
    guard case .mapping(let members) = node.value else {
      report(node, "\(whole) must be a mapping, not \(node.description)")
      return
    }
    var seen: Set<String> = []
    for (key, value) in members {
      let name = key.scalar ?? ""
      guard keys.contains(name) else {
        report(
          key,
          "unknown key \(key.description) in \(whole)" + Suggestion.text(for: name, among: keys)
            + "; keys: " + keys.joined(separator: ", "))
        continue
      }
      guard seen.insert(name).inserted else {
        report(key, "duplicate key '\(name)'")
        continue
      }
      if value.scalar?.isEmpty == true {
        report(key, "the key '\(name)' has no value; add one, or remove the key")
        continue
      }
      body(&self, name, value)
    }
  }

  mutating func word<Value: RawRepresentable & CaseIterable>(
    _ node: ConfigurationNode, _ name: String, _ type: Value.Type
  ) -> Value? where Value.RawValue == String {
    guard let text = text(node, name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue)
    report(
      node,
      "invalid value \(node.description) of '\(name)'; use one of " + words.joined(separator: ", ")
        + Suggestion.text(for: text, among: words))
    return nil
  }

  /// Returns the text of a value, or reports that it is not a text.
  mutating func text(_ node: ConfigurationNode, _ name: String) -> String? {
    if node.scalar == nil { report(node, "'\(name)' must be a text, not \(node.description)") }
    return node.scalar
  }

  static func texts(_ node: ConfigurationNode) -> [String]? {
    guard case .list(let items) = node.value else { return node.scalar.map { [$0] } }
    let texts = items.compactMap(\.scalar)
    return texts.count == items.count ? texts : nil
  }

  static func truth(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }

  /// The number of problems after which no more are reported: to suggest a name takes longer than to read one.
  private static let mostProblems = 100

  /// Reports a problem with a value.
  public mutating func report(_ node: ConfigurationNode, _ message: @autoclosure () -> String) {
    guard problems.count < Self.mostProblems else { return }
    let place = SourcePosition(line: node.line, column: node.column, offset: 0)
    problems.append(
      Diagnostic(
        id: "configuration", severity: .error, file: file, range: SourceRange(at: place),
        message: message()))
  }
}
