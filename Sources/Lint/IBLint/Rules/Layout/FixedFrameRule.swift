import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view without constraints in a document that uses Auto Layout.
struct FixedFrameRule: AttributeRule {
  static let info = RuleInfo(
    id: "fixed-frame",
    summary: "A view in an Auto Layout document has no constraints, only an autoresizing mask.",
    rationale: """
      If a view has no constraints (`fixedFrame="YES"`), Interface Builder compiles the document with constraints that \
      keep the view's stored frame. A view with a fixed frame does not adapt to its content, translations or larger \
      text, and the views around it cannot adapt either. Add constraints to the view.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    nonTriggering: [
      Example(#"<label translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#, in: .view)
    ],
    triggering: [Example(#"↓<label fixedFrame="YES" id="a"/>"#, in: .view)])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.fixedFrame] }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard attribute.node.bool(Names.fixedFrame) == true else { return }
    context.report(
      at: .node(attribute.node),
      "the view has no constraints, so it does not adapt to its content; add some")
  }
}
