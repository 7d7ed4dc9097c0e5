import Diagnostics
import IBLint
import InterfaceBuilder
import Synchronization
import XMLTree

/// Compares the facts that rules share with what the document itself says, object by object.
struct FactsRule: ObjectRule, DocumentRule {
  static let info = RuleInfo(
    id: "facts", summary: "Compares facts.", rationale: "A test.", category: .document,
    severity: .note, nonTriggering: [], triggering: [])

  /// How many facts were compared, and which did not agree.
  static let results = Mutex<(compared: Int, wrong: [String])>((0, []))

  init(_ options: RuleOptions) {}

  var checks: [RuleCheck] { [.objects(self), .document(self)] }

  var objects: ObjectSubject { .all }

  func check(_ document: IBDocument, in context: LintContext) {
    let identified = document.objects.filter { $0.restorationIdentifier != nil }
    let found = context.facts.restorationIdentifiers.values.joined().sorted { $0.index < $1.index }
    expect(found == identified, "restoration identifiers of \(document.file ?? "")")
    expect(context.facts.filesOwner == document.filesOwner, "owner of \(document.file ?? "")")
    let views = document.topLevelObjects.filter {
      IBSchema.isView($0.node.name, on: document.platform)
    }
    expect(context.facts.topLevelViews == views, "top-level views of \(document.file ?? "")")
  }

  func check(_ object: IBObject, in context: LintContext) {
    let connections = object.document.connections
    let from = connections.filter { $0.source == object }.map(\.index)
    let to = connections.filter { $0.destination == object }.map(\.index)
    let name = "\(object.document.file ?? "") \(object.id ?? "")"
    expect(context.facts.connections(from: object).map(\.index) == from, "from \(name)")
    expect(context.facts.connections(to: object).map(\.index) == to, "to \(name)")
  }

  private func expect(_ condition: Bool, _ what: String) {
    Self.results.withLock { results in
      results.compared += 1
      if !condition { results.wrong.append(what) }
    }
  }
}
