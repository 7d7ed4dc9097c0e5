import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a canvas with a different device than the one used by the team.
struct CanvasDeviceRule: ElementRule {
  static let info = RuleInfo(
    id: "canvas-device",
    summary: "The device of the canvas is not one of the allowed devices.",
    rationale: """
      Interface Builder stores frames for the device of its canvas. If two people choose different devices for the \
      canvas, the frames in a document change whenever one of them saves it after the other. Choose an allowed device \
      at the bottom of the canvas.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "devices", "The ids of the allowed devices, such as `retina6_12`.",
        default: .strings(["retina6_12", "retina6_1", "retina4_7"]))
    ],
    platforms: .iOSFamily, covers: [.ibLinter: ["view_as_device"]],
    nonTriggering: [
      Example(#"<view id="a"/>"#),
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <view id="a"/>
            </objects>
        </document>
        """, in: .document),
    ],
    triggering: [
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            ↓<device id="ipad9_7" orientation="landscape"/>
            <objects>
                <view id="a"/>
            </objects>
        </document>
        """, in: .document)
    ])

  private let devices: [String]

  init(_ options: RuleOptions) { devices = options.strings("devices") }

  var elementNames: [Name] { [Names.device] }

  func check(_ element: Node, in context: LintContext) {
    guard let device = element[Names.id], !devices.contains(device) else { return }
    context.report(
      at: .node(element),
      "the canvas shows '\(device)'; switch to '\(devices.joined(separator: "' or '"))' and save")
  }
}
