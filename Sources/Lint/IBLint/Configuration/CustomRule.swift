public import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that a configuration defines: it reports the elements that a pattern matches.
public struct CustomRule: Hashable, Sendable {
  /// The condition that an attribute must meet for the pattern to match.
  public enum Condition: Hashable, Sendable {
    /// The attribute has this value. A trailing `*` is a wildcard, so `*` matches any value.
    case equals(String)
    /// The element does not have the attribute.
    case absent
  }

  /// The rule's name.
  public var id: String
  /// The names of the elements; empty for all elements.
  public var elements: [String]
  /// The conditions for attributes, by name. All of them must be met.
  public var attributes: [String: Condition]
  /// The name of an element that must enclose the element, or nil.
  public var inside: String?
  /// The message of findings.
  public var message: String
  /// The severity of findings.
  public var severity: Diagnostic.Severity
  /// Elements that the rule must report. Each is the content of a view.
  public var examples: [String]
  /// Elements that the rule must not report.
  public var counterexamples: [String]

  /// Creates a rule.
  public init(
    id: String, elements: [String] = [], attributes: [String: Condition] = [:],
    inside: String? = nil, message: String, severity: Diagnostic.Severity = .warning,
    examples: [String] = [], counterexamples: [String] = []
  ) {
    self.id = id
    self.elements = elements
    self.attributes = attributes
    self.inside = inside
    self.message = message
    self.severity = severity
    self.examples = examples
    self.counterexamples = counterexamples
  }

  /// Returns whether the rule reports anything in an example.
  /// - Returns: Nil if the example is not an element.
  func reports(example: String) -> Bool? {
    let bytes = Example(example, in: .view).document.bytes
    guard let document = try? IBDocument(parsing: bytes) else { return nil }
    let linter = try? Linter(LintConfiguration(customRules: [self]), rules: [])
    return linter.map { !$0.lint(document).isEmpty }
  }

  /// Returns whether the pattern matches an element.
  func matches(_ element: Node) -> Bool {
    let isMet = attributes.allSatisfy { name, condition in
      switch condition {
      case .equals(let value): element[name].map { NameList([value]).contains($0) } ?? false
      case .absent: element[name] == nil
      }
    }
    guard isMet, let inside else { return isMet }
    var around = element.parent
    while let node = around {
      if node.spelling == inside { return true }
      around = node.parent
    }
    return false
  }
}

/// The check of a custom rule.
struct CustomElementRule: ElementRule {
  /// The description of a rule without a pattern. The description of an active rule contains the id and the severity of
  /// its pattern.
  static let info = description(CustomRule(id: "custom", message: "the element matches a pattern"))

  static func description(_ pattern: CustomRule) -> RuleInfo {
    RuleInfo(
      id: pattern.id, summary: pattern.message, rationale: "The settings define this rule.",
      category: .document, severity: pattern.severity, nonTriggering: [], triggering: [])
  }

  private let pattern: CustomRule?
  let elementNames: [Name]

  init(_ options: RuleOptions) { (pattern, elementNames) = (nil, []) }

  init(_ pattern: CustomRule) {
    self.pattern = pattern
    let all = Vocabulary.interfaceBuilder
    elementNames =
      pattern.elements.isEmpty
      ? (0..<UInt32(all.count)).map { Name(rawValue: $0) }
      : pattern.elements.compactMap { all.name($0) }
  }

  func check(_ element: Node, in context: LintContext) {
    guard let pattern, pattern.matches(element) else { return }
    context.report(at: .node(element), pattern.message)
  }
}
