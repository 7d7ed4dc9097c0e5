import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an image or a color that the project does not contain.
struct AssetNotFoundRule: AttributeRule, ElementRule {
  static let info = RuleInfo(
    id: "asset-not-found",
    summary: "A document uses an image or a color that the project does not contain.",
    rationale: """
      If the app has no image with the name, UIKit logs `Could not load the image` when it loads the document, and the \
      view stays empty. The name of an image file must include its extension, except for PNG files. If the app has no \
      color with the name, UIKit logs a warning. The asset was usually renamed or deleted.

      Correct the name, or add the asset. The rule searches all asset catalogs and image files in the folders of the \
      projects, the files that the projects list, and the folders that `--assets` names. Without a project, it searches \
      the linted folders and those of the sources, and assumes that the assets are elsewhere if fewer than three \
      quarters of the names that the documents list are found. It reports nothing if a project lists an asset catalog \
      that does not exist. System symbols, the system images of macOS, and images whose data the document contains are \
      not checked. On a watch, a name may be that of a series of images, such as `Spinner` for `Spinner1` and `Spinner2`.
      """,
    category: .appearance, severity: .warning, needs: [.assets],
    covers: [.rSwift: ["missing images"]],
    nonTriggering: [
      Example(
        """
        <imageView image="logo" id="a">
            <color key="tintColor" name="Brand"/>
        </imageView>
        <imageView image="star" catalog="system" id="b"/>
        <button id="c">
            <state key="normal" backgroundImage="frame.png"/>
        </button>
        <imageView image="Charts.bundle/arrow" id="d"/>
        <view id="e">
            <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" image="YES"/>
            </accessibility>
        </view>
        """, in: .view, assets: ["logo", "frame", "Brand"]),
      // A watch shows a series of images as an animation.
      Example(
        """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="21507" targetRuntime="watchKit">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <controller id="a">
                            <items>
                                <group backgroundImage="Spinner" id="b"/>
                            </items>
                        </controller>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document, assets: ["Spinner1", "Spinner2"]),
    ],
    triggering: [
      Example(
        """
        <imageView ↓image="lgoo" id="a">
            ↓<color key="tintColor" name="Brand"/>
        </imageView>
        """, in: .view, assets: ["logo"]),
      // UIKit adds only the extension `png` to names.
      Example(
        #"<imageView ↓image="photo" id="a"/>"#, in: .view, assets: ["photo.jpg", "other.png"]),
      Example(#"<imageView ↓image="Icons/gone" id="a"/>"#, in: .view, assets: ["Icons/add"]),
    ])

  init(_ options: RuleOptions) {}

  var checks: [RuleCheck] { [.attributes(self), .elements(self)] }

  var attributeNames: [Name] {
    [
      Names.alternateImage, Names.backgroundImage, Names.highlightedImage, Names.image,
      Names.selectedImage,
    ]
  }

  var elementNames: [Name] { [Names.color] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let name = attribute.value
    guard attribute.node[Names.catalog] == nil,
      // Accessibility traits and other elements have an attribute with this name but another meaning.
      IBSchema.attribute(attribute.name, of: attribute.node.name)?.type == .imageName,
      contains(.image(name), in: context) == false, !isSeries(name, in: context),
      context.document.needsImage(name)
    else { return }
    let hasFile = contains(.imageWithAnyExtension(name), in: context) == true
    if hasFile, context.document.platform == .macOS { return }
    context.report(
      at: .attribute(attribute),
      """
      the project contains no image '\(name)'\(hasFile ? " without a file extension" : ""), so nothing is shown; \
      \(hasFile ? "add the extension to the name" : "correct the name, or add the image")
      """)
  }

  /// Returns whether a name in a document for watchOS is that of a series, whose numbers begin with 0 or 1.
  private func isSeries(_ name: String, in context: LintContext) -> Bool {
    context.document.platform == .watchOS
      && ["0", "1"].contains { contains(.image(name + $0), in: context) == true }
  }

  private func contains(_ asset: ProjectAsset, in context: LintContext) -> Bool? {
    context.run?.contains(asset, for: context.document.file)
  }

  func check(_ element: Node, in context: LintContext) {
    guard let name = element[Names.name], element[Names.catalog] == nil,
      element[Names.systemColor] == nil,
      contains(.color(name), in: context) == false
    else { return }
    context.report(
      at: .node(element),
      "no asset catalog of the project contains the color '\(name)'; correct the name, or add the color"
    )
  }
}
