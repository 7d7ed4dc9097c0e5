import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a stack view with a background, which iOS versions before 14 do not draw.
struct StackViewBackgroundRule: ObjectRule {
  static let info = RuleInfo(
    id: "stack-view-background",
    summary: "A stack view has a background color, which iOS versions before 14 do not draw.",
    rationale: """
      Before iOS 14, the layer of a `UIStackView` drew nothing. If your app supports systems before iOS 14, put the \
      stack view into a view that has the background color.
      """,
    category: .appearance, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    covers: [.ibLinter: ["stackview_backgroundcolor"]],
    nonTriggering: [Example(#"<stackView id="a"/>"#, in: .view)],
    triggering: [
      Example(
        """
        ↓<stackView id="a">
            <color key="backgroundColor" name="Background"/>
        </stackView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.stackView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.node.child(keyed: "backgroundColor") != nil else { return }
    context.report(
      at: .object(object),
      "systems before iOS 14 do not draw a stack view's background; put the stack view into a view with that background"
    )
  }
}
