import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view without constraints in a document that uses Auto Layout.
struct FixedFrameRule: AttributeRule {
  static let info = RuleInfo(
    id: "fixed-frame",
    summary: "A view in an Auto Layout document has no constraints; its autoresizing mask decides.",
    rationale: """
      Interface Builder gives such a view constraints that hold its designed frame (`fixedFrame="YES"`). It \
      does not follow its content, translations or larger text, and what is around it cannot either.

      Give the view constraints.
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
      "no constraints place the view; give it some, so that it follows its content")
  }
}
