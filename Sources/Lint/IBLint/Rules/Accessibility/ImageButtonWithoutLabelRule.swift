import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a button with only an image, and no text for VoiceOver.
struct ImageButtonWithoutLabelRule: ObjectRule {
  static let info = RuleInfo(
    id: "image-button-without-label",
    summary: "A button shows only an image and has no accessibility label.",
    rationale: """
      VoiceOver reads the file name of the image, or nothing at all. Give the button a label that describes what it \
      does (Identity inspector, Accessibility). SF Symbols already have labels.

      The evidence is *likely* if no outlet leads to the button, the button has no tag, and its class is a UIKit \
      class, because code then probably does not set the label; otherwise, the evidence is *possible*. With \
      `--sources`, the evidence is also *likely* if outlets lead to the button, but no file that uses these outlets sets \
      titles or accessibility labels.

      The rule ignores a button that can never be shown: the button or a superview is hidden or not installed, and has \
      no outlet, tag, custom class or runtime attributes by which code could show it.
      """,
    category: .accessibility, severity: .warning, platforms: .iOSFamily,
    covers: [.xiblint: ["accessibility_labels_for_image_buttons"]],
    nonTriggering: [
      Example(
        """
        <button id="a">
            <accessibility key="accessibilityConfiguration" label="Close"/>
            <state key="normal" image="cross"/>
        </button>
        <button id="b">
            <state key="normal" title="Close" image="cross"/>
        </button>
        <button id="c">
            <state key="normal" image="xmark" catalog="system"/>
        </button>
        """, in: .view),
      // Nobody can show these buttons.
      Example(
        """
        <view hidden="YES" id="a">
            <subviews>
                <button id="b">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </view>
        <view id="c">
            <subviews>
                <button id="d">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
            <variation key="default">
                <mask key="subviews">
                    <exclude reference="d"/>
                </mask>
            </variation>
        </view>
        """, in: .view),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SheetController">
            <connections>
                <outlet property="close" destination="b" id="c"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <button id="b">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </view>
        """,
        code: [
          "SheetController.swift": """
          class SheetController: UIViewController {
            @IBOutlet var close: UIButton!
            override func viewDidLoad() { close.accessibilityLabel = "Close" }
          }
          """
        ]),
    ],
    triggering: [
      Example(
        """
        ↓<button id="a">
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" image="cross"/>
        </button>
        """, in: .view),
      Example(
        """
        ↓<button id="a">
            <state key="normal" image="cross"/>
        </button>
        """, in: .view),
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="close" destination="b" id="c"/>
            </connections>
        </view>
        ↓<button id="b">
            <state key="normal" image="cross"/>
        </button>
        """, in: .view, evidence: .possible),
      // Code shows these buttons, or other traits do.
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="tools" destination="b" id="c"/>
            </connections>
        </view>
        <view hidden="YES" id="b">
            <subviews>
                ↓<button id="d">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </view>
        <view hidden="YES" tag="3" id="e">
            <subviews>
                ↓<button id="f">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </view>
        <view id="g">
            <subviews>
                ↓<button id="h">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
            <variation key="default">
                <mask key="subviews">
                    <exclude reference="h"/>
                </mask>
            </variation>
            <variation key="widthClass=regular">
                <mask key="subviews">
                    <include reference="h"/>
                </mask>
            </variation>
        </view>
        <stackView id="i">
            <subviews>
                ↓<button hidden="YES" id="j">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </stackView>
        <view id="m">
            <connections>
                <outlet property="stack" destination="i" id="n"/>
            </connections>
        </view>
        """, in: .view),
      // Code uses the button, but sets no labels.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SheetController">
            <connections>
                <outlet property="close" destination="b" id="c"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                ↓<button id="b">
                    <state key="normal" image="cross"/>
                </button>
            </subviews>
        </view>
        """,
        code: [
          "SheetController.swift": """
          class SheetController: UIViewController {
            @IBOutlet var close: UIButton!
            override func viewDidLoad() { close.isHidden = isRoot }
          }
          """
        ]),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.button]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.accessibilityLabel == nil, object.isAccessibilityElement != false,
      showsImageAlone(object), !context.facts.isNeverShown(object)
    else { return }
    let isKnownToCode =
      object.customClass != nil || object.node.int(Names.tag) ?? 0 != 0
      || context.outletMayLabel(object) || object.hasLabellingAttribute
    context.report(
      at: .object(object),
      "the image button has no accessibility label; give it one, or VoiceOver reads the image's name",
      evidence: isKnownToCode ? .possible : .likely)
  }

  private func showsImageAlone(_ object: IBObject) -> Bool {
    let isConfigured = object.node.child(keyed: "configuration") != nil
    var hasImage = false
    for state in object.node.elements {
      guard state.name == Names.state || state.name == Names.buttonConfiguration else { continue }
      // A configured button does not show the titles of its states, of which Xcode leaves the default one behind.
      let isShown = !isConfigured || state.name == Names.buttonConfiguration
      if isShown,
        state.textProperty(Names.title)?.isEmpty == false
          || state.child(keyed: "attributedTitle") != nil
      {
        return false
      }
      for property in [Names.image, Names.backgroundImage] {
        guard let image = object.document.image(property, of: state) else { continue }
        if image.catalog == "system" { return false }
        hasImage = true
      }
    }
    return hasImage
  }
}
