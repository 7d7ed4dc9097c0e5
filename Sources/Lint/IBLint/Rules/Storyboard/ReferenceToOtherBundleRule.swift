import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a reference to a storyboard of another bundle.
struct ReferenceToOtherBundleRule: AttributeRule {
  static let info = RuleInfo(
    id: "reference-to-other-bundle",
    summary: "A storyboard reference leads to another bundle.",
    rationale: """
      UIKit looks up the bundle by its identifier at run time. If the bundle is not loaded, or if its code is \
      statically linked into the app, the segue raises an exception. Instantiate the controller in code, where you can \
      handle the error.
      """,
    category: .storyboard, severity: .warning, isOptIn: true, kinds: [.storyboard],
    covers: [.xiblint: ["no_view_controller_links_to_other_bundles"]],
    nonTriggering: [
      Example(
        #"<viewControllerPlaceholder storyboardName="Login" id="a" sceneMemberID="viewController"/>"#,
        in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewControllerPlaceholder storyboardName="Login" ↓bundleIdentifier="com.example.login" id="a" sceneMemberID="viewController"/>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.bundleIdentifier] }

  func check(_ attribute: Attribute, in context: LintContext) {
    context.report(
      at: .attribute(attribute),
      "the reference names the bundle '\(attribute.value)', which might not be loaded at run time; instantiate the controller in code"
    )
  }
}
