import Diagnostics
import InterfaceBuilder
import XMLTree

// The rules that a configuration defines.
extension ConfigurationReader {
  private static let customKeys = [
    "element", "attributes", "inside", "message", "severity", "examples", "counterexamples",
  ]

  mutating func customRules(_ node: ConfigurationNode) -> [CustomRule] {
    guard case .mapping(let members) = node.value else {
      report(
        node, "'custom' must map the names of rules to their patterns, not \(node.description)")
      return []
    }
    guard members.count <= CustomRule.most else {
      report(
        node,
        "'custom' defines \(members.count) rules, but at most \(CustomRule.most) are possible; use one rule for several elements"
      )
      return []
    }
    var rules: [CustomRule] = []
    for (key, value) in members {
      guard let id = key.scalar, CustomRule.isName(id) else {
        report(
          key,
          "the name of a rule consists of lowercase letters, digits and hyphens, unlike \(key.description)"
        )
        continue
      }
      if catalog[id] != nil || rules.contains(where: { $0.id == id }) {
        report(key, "there is already a rule '\(id)'; choose another name")
        continue
      }
      if let rule = customRule(id, value) { rules.append(rule) }
    }
    return rules
  }

  private mutating func customRule(_ id: String, _ node: ConfigurationNode) -> CustomRule? {
    var rule = CustomRule(id: id, message: "")
    var examples: [(ConfigurationNode, isWanted: Bool)] = []
    var hasUnreadableMessage = false
    forEachMember(of: node, "the rule '\(id)'", keys: Self.customKeys) { reader, name, value in
      switch name {
      case "element": rule.elements = reader.elementNames(value)
      case "attributes": rule.attributes = reader.conditions(value)
      case "inside":
        rule.inside = reader.text(value, name)
        if let text = rule.inside { reader.checkElement(text, value) }
      case "message":
        guard let text = reader.text(value, name) else {
          hasUnreadableMessage = true
          return
        }
        rule.message = text
      case "severity":
        rule.severity = reader.word(value, name, Diagnostic.Severity.self) ?? .warning
      default:
        let texts = Self.texts(value) ?? []
        if texts.isEmpty { reader.report(value, "'\(name)' must be a list of elements") }
        if name == "examples" { rule.examples = texts } else { rule.counterexamples = texts }
        examples += texts.map { text in
          (
            ConfigurationNode(.scalar(text), line: value.line, column: value.column),
            name == "examples"
          )
        }
      }
    }
    guard !rule.message.isEmpty else {
      if hasUnreadableMessage { return nil }
      report(node, "the rule '\(id)' has no 'message'; say what is wrong and what to do")
      return nil
    }
    guard !rule.elements.isEmpty || !rule.attributes.isEmpty else {
      report(
        node,
        "the rule '\(id)' has neither 'element' nor 'attributes', so it would report everything")
      return nil
    }
    guard rule.attributes.count <= CustomRule.mostParts, examples.count <= CustomRule.mostParts
    else {
      report(
        node,
        "the rule '\(id)' has more than \(CustomRule.mostParts) attributes or examples; split it")
      return nil
    }
    for (example, isWanted) in examples {
      check(example, isWanted, of: rule)
    }
    return rule
  }

  private mutating func check(_ example: ConfigurationNode, _ isWanted: Bool, of rule: CustomRule) {
    switch rule.reports(example: example.scalar ?? "") {
    case isWanted: break
    case nil: report(example, "an example of the rule '\(rule.id)' is not an element")
    default:
      let words = isWanted ? "does not report its example" : "reports its counterexample"
      report(example, "the rule '\(rule.id)' \(words): \(example.scalar ?? "")")
    }
  }

  private mutating func elementNames(_ node: ConfigurationNode) -> [String] {
    let names = Self.texts(node) ?? []
    if names.isEmpty {
      report(node, "'element' must be the name of an element, or a list of names")
    }
    for name in names { checkElement(name, node) }
    return names
  }

  /// Reports a name that is not the name of any element.
  private mutating func checkElement(_ name: String, _ node: ConfigurationNode) {
    let vocabulary = Vocabulary.interfaceBuilder
    let isElement = vocabulary.name(name).map { $0.elementKind != .unknown } ?? false
    guard !isElement else { return }
    report(
      node, "unknown element '\(name)'\(Suggestion.text(for: name, among: Self.knownElements))")
  }

  private static let knownElements = {
    let vocabulary = Vocabulary.interfaceBuilder
    return (0..<UInt32(vocabulary.count)).map { Name(rawValue: $0) }
      .filter { $0.elementKind != .unknown }.map { vocabulary.spelling(of: $0) }
  }()

  private mutating func conditions(_ node: ConfigurationNode) -> [String: CustomRule.Condition] {
    guard case .mapping(let members) = node.value else {
      report(
        node,
        "'attributes' must map the names of attributes to their values, not \(node.description)")
      return [:]
    }
    var found: [String: CustomRule.Condition] = [:]
    for (key, value) in members {
      guard let name = key.scalar, let text = value.scalar else {
        report(key, "the value of an attribute must be a text, * for any value, or 'absent'")
        continue
      }
      found[name] = text == "absent" ? .absent : .equals(text)
    }
    return found
  }
}
