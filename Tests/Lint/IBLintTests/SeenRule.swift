import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that looks at all that it is asked to, and says what it sees.
struct SeenRule: DocumentRule, ObjectRule, ConnectionRule, ElementRule, AttributeRule {
  /// What the rule looks at.
  struct Subjects {
    var document = false
    var objects: ObjectSubject?
    var connections: ConnectionSubject?
    var elementNames: [Name] = []
    var attributeNames: [Name] = []
  }

  static let info = RuleInfo(
    id: "seen", summary: "Says what it sees.", rationale: "A test.", category: .document,
    severity: .note, nonTriggering: [], triggering: [])

  /// What rules that are made inside a scope look at.
  @TaskLocal static var subjects = Subjects()

  private let subjects: Subjects

  init(_ options: RuleOptions) { subjects = Self.subjects }

  var checks: [RuleCheck] {
    (subjects.document ? [.document(self)] : [])
      + (subjects.objects == nil ? [] : [.objects(self)])
      + (subjects.connections == nil ? [] : [.connections(self)])
      + [.elements(self), .attributes(self)]
  }

  var objects: ObjectSubject { subjects.objects ?? .all }
  var connections: ConnectionSubject { subjects.connections ?? .all }
  var elementNames: [Name] { subjects.elementNames }
  var attributeNames: [Name] { subjects.attributeNames }

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
