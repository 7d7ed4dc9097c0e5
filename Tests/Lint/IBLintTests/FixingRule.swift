import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that would label every object.
struct FixingRule: ObjectRule {
  static let info = RuleInfo(
    id: "fixing", summary: "Labels every object.", rationale: "A test.", category: .document,
    severity: .note, nonTriggering: [], triggering: [])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .all }

  func check(_ object: IBObject, in context: LintContext) {
    let fix = context.fix("Label it") { edits in
      edits.setAttribute("userLabel", to: "Thing", on: object.node)
    }
    context.report(at: .object(object), "an object", fixes: [fix])
  }
}
