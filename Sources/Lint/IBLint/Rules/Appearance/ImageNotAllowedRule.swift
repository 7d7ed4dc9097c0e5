import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an image that is not in the list of allowed images.
struct ImageNotAllowedRule: AttributeRule {
  static let info = RuleInfo(
    id: "image-not-allowed",
    summary: "An image is not on the list of allowed images.",
    rationale: """
      An image that was renamed or removed is nil at run time, and the view stays empty. In the settings, list the \
      app's images or the folders of its asset catalog (`Icons/*`). System symbols are allowed unless `allowsSystem` \
      is false.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "names",
        "The allowed images; a trailing `*` is a wildcard. If the list is empty, all images are allowed.",
        default: .strings([])),
      RuleOption(
        "allowsSystem", "Whether system symbols are allowed.", default: .bool(true)),
    ],
    covers: [.ibLinter: ["image_resources"], .rSwift: ["missing images"]],
    nonTriggering: [
      Example(
        """
        <imageView image="Icons/star" id="a"/>
        <imageView image="star" catalog="system" id="b"/>
        """, in: .view, options: ["names": .strings(["Icons/*"])])
    ],
    triggering: [
      Example(
        """
        <imageView ↓image="star" id="a"/>
        <button id="b">
            <state key="normal" ↓backgroundImage="old"/>
        </button>
        """, in: .view, options: ["names": .strings(["Icons/*"])]),
      Example(
        """
        <imageView ↓image="star" catalog="system" id="b"/>
        """, in: .view, options: ["allowsSystem": .bool(false)]),
    ])

  private let names: NameList?
  private let allowsSystem: Bool

  init(_ options: RuleOptions) {
    let list = options.strings("names")
    names = list.isEmpty ? nil : NameList(list)
    allowsSystem = options.bool("allowsSystem")
  }

  var attributeNames: [Name] {
    [
      Names.image, Names.highlightedImage, Names.selectedImage, Names.backgroundImage,
      Names.alternateImage,
    ]
  }

  func check(_ attribute: Attribute, in context: LintContext) {
    let name = attribute.value
    if IBImageView(node: attribute.node).catalog == .system {
      guard !allowsSystem else { return }
      context.report(
        at: .attribute(attribute),
        "'\(name)' is a system symbol; use an image from the asset catalog"
      )
    } else if let names, !names.contains(name) {
      context.report(
        at: .attribute(attribute),
        "the image '\(name)' is not on the list of allowed images; choose one that is")
    }
  }
}
