public import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that a configuration defines: it reports the elements that a pattern matches.
public struct CustomRule: Hashable, Sendable {
  /// The maximum number of rules that a configuration defines.
  package static let most = 100
  /// The maximum number of attributes in the pattern of a rule, and of its examples.
  package static let mostParts = 20

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

  /// Returns whether a rule can have a name, which consists of lowercase letters, digits and hyphens.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  /// Returns whether the rule reports anything in an example.
  /// - Returns: Nil if the example is not an element.
  func reports(example: String) -> Bool? {
    let bytes = Example(example, in: .view).document.bytes
    guard let document = try? IBDocument(parsing: bytes) else { return nil }
    let linter = try? Linter(LintConfiguration(customRules: [self]), rules: [])
    return linter.map { !$0.lint(document).isEmpty }
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
  /// The attributes that must have a value.
  private let values: [(name: String, value: NameList)]
  /// The attributes that must be missing.
  private let absent: [String]
  let elementNames: [Name]

  init(_ options: RuleOptions) {
    (pattern, elementNames) = (nil, [])
    (values, absent) = ([], [])
  }

  init(_ pattern: CustomRule) {
    self.pattern = pattern
    values = pattern.attributes.compactMap { name, condition in
      if case .equals(let value) = condition { (name, NameList([value])) } else { nil }
    }
    absent = pattern.attributes.compactMap { $0.value == .absent ? $0.key : nil }
    let all = Vocabulary.interfaceBuilder
    elementNames =
      pattern.elements.isEmpty
      ? (0..<UInt32(all.count)).map { Name(rawValue: $0) }
      : pattern.elements.compactMap { all.name($0) }
  }

  func check(_ element: Node, in context: LintContext) {
    guard let pattern, matches(element) else { return }
    if let outer = pattern.inside, !context.isInside(element, outer) { return }
    context.report(at: .node(element), pattern.message)
  }

  /// Returns whether an element has the attributes of the pattern.
  private func matches(_ element: Node) -> Bool {
    values.allSatisfy { name, value in element[name].map { value.contains($0) } ?? false }
      && absent.allSatisfy { element[$0] == nil }
  }
}
