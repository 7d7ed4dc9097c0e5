import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that would take an object's tag away, which somebody has to follow, or else set it to 0.
struct TwoFixesRule: ObjectRule {
  static let info = RuleInfo(
    id: "two-fixes", summary: "Finds tags.", rationale: "A test.", category: .document,
    severity: .warning, nonTriggering: [], triggering: [])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .all }

  func check(_ object: IBObject, in context: LintContext) {
    guard let tag = object.node["tag"], tag != "0" else { return }
    var removal = context.fix("Remove the tag", isSafe: false) {
      $0.removeAttribute("tag", from: object.node)
    }
    removal?.remainder = [Diagnostic.Note("look for it otherwise")]
    let reset = context.fix("Reset the tag") { $0.setAttribute("tag", to: "0", on: object.node) }
    context.report(at: .object(object), "a tag", fixes: [removal, reset])
  }
}
