import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that says what it sees.
struct SeenRule: Rule {
  static let info = RuleInfo(
    id: "seen", summary: "Says what it sees.", rationale: "A test.", category: .document,
    severity: .note, nonTriggering: [], triggering: [])

  /// What rules that are made inside a scope ask for.
  @TaskLocal static var subject = RuleSubject.document

  let subjects: [RuleSubject]

  init(_ options: RuleOptions) { subjects = [Self.subject] }

  func check(_ document: IBDocument, in context: LintContext) {
    context.report(at: .document, "document")
  }

  func check(_ object: IBObject, in context: LintContext) {
    context.report(at: .object(object), "object \(object.id ?? "")")
  }

  func check(_ connection: IBConnection, in context: LintContext) {
    context.report(at: .connection(connection), "connection \(connection.id ?? "")")
  }

  func check(_ element: Node, in context: LintContext) {
    context.report(at: .node(element), "element \(element.spelling)")
  }

  func check(_ attribute: Attribute, in context: LintContext) {
    context.report(at: .attribute(attribute), "attribute \(attribute.spelling)")
  }
}
