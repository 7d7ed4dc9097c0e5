import Diagnostics

/// The documentation of rules by id, and messages about unknown ids.
public struct RuleCatalog: Sendable {
  private let infos: [String: RuleInfo]

  /// Creates a catalog.
  public init(_ rules: [any Rule.Type] = RuleRegistry.all) {
    infos = Dictionary(rules.map { ($0.info.id, $0.info) }) { first, _ in first }
  }

  /// The documentation of a rule, or nil if the id is unknown.
  public subscript(id: String) -> RuleInfo? { infos[id] }

  /// The ids, sorted.
  public var ids: [String] { infos.keys.sorted() }

  /// Returns the message about an unknown rule, with a suggestion.
  public func unknownRule(_ id: String) -> String {
    let suggestion = Suggestion.text(for: id, among: ids)
    return "unknown rule '\(id)'"
      + (suggestion.isEmpty ? "; 'xibinspect rules' lists all rules" : suggestion)
  }

  /// Checks the rule ids and options of a configuration that was created in code.
  /// - Throws: A ``Diagnostic`` for the first unknown name, or for the first value of the wrong type.
  func check(_ configuration: LintConfiguration) throws {
    let settings = [configuration.rules] + configuration.overrides.map(\.rules)
    for (id, settings) in settings.joined().sorted(on: \.key) {
      guard let info = infos[id] else { throw problem(unknownRule(id)) }
      for (name, value) in settings.options.inKeyOrder {
        try check(value, of: name, in: info)
      }
    }
    let custom = Set(configuration.customRules.map(\.id))
    for id in (configuration.only ?? []).sorted()
    where infos[id] == nil && !custom.contains(id) {
      throw problem(unknownRule(id))
    }
  }

  private func check(_ value: OptionValue, of name: String, in info: RuleInfo) throws {
    guard let option = info.options.first(where: { $0.name == name }) else {
      throw problem(Self.unknownOption(name, of: info))
    }
    guard option.accepts(value) else {
      throw problem("'\(name)' of the rule '\(info.id)' must be \(option.expectation)")
    }
  }

  static func unknownOption(_ name: String, of info: RuleInfo) -> String {
    let names = info.options.map(\.name)
    let known =
      names.isEmpty ? "the rule has no options" : "options: " + names.joined(separator: ", ")
    return "unknown option '\(name)' of the rule '\(info.id)'"
      + Suggestion.text(for: name, among: names) + "; \(known)"
  }

  private func problem(_ message: String) -> Diagnostic {
    Diagnostic(id: "configuration", severity: .error, message: message)
  }
}

extension RuleOption {
  /// Returns whether a value has the option's type and is one of its choices.
  func accepts(_ value: OptionValue) -> Bool {
    switch (value, defaultValue) {
    case (.string(let word), .string): choices.isEmpty || choices.contains(word)
    case (.strings(let words), .strings):
      choices.isEmpty || words.allSatisfy { choices.contains($0) }
    case (.bool, .bool), (.int, .int), (.number, .number): true
    default: false
    }
  }

  /// A description of the allowed values.
  var expectation: String {
    choices.isEmpty
      ? defaultValue.expectation
      : (defaultValue.isList ? "a list of " : "one of ") + choices.joined(separator: ", ")
  }
}

extension OptionValue {
  var isList: Bool {
    if case .strings = self { true } else { false }
  }
}
