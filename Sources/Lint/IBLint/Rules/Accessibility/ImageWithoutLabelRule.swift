import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an image view that has no description and is not marked as decoration.
struct ImageWithoutLabelRule: ObjectRule {
  static let info = RuleInfo(
    id: "image-without-label",
    summary: "An image view has no accessibility label and is not marked as decorative.",
    rationale: """
      People who cannot see an image need a description of it. Give the image view a label (Identity inspector, \
      Accessibility), or clear Enabled in the same section if the image is only decorative.
      """,
    category: .accessibility, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    covers: [.xiblint: ["accessibility_labels_for_images"]],
    nonTriggering: [
      Example(
        """
        <imageView image="map" id="a">
            <accessibility key="accessibilityConfiguration" label="Map of the site"/>
        </imageView>
        <imageView image="line" id="b">
            <accessibility key="accessibilityConfiguration">
                <bool key="isElement" value="NO"/>
            </accessibility>
        </imageView>
        """, in: .view)
    ],
    triggering: [Example(#"↓<imageView image="map" id="a"/>"#, in: .view)])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.imageView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.accessibilityLabel == nil, object.isAccessibilityElement != false,
      !context.facts.isNeverShown(object)
    else { return }
    context.report(
      at: .object(object),
      "the image has no accessibility label; add one, or turn accessibility off if the image is decorative"
    )
  }
}
