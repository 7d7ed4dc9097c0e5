import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet of First Responder, which does not represent a particular object.
struct FirstResponderOutletRule: DocumentRule {
  static let info = RuleInfo(
    id: "first-responder-outlet",
    summary: "First Responder has an outlet.",
    rationale: """
      First Responder represents the object that handles an action when it is sent. First Responder is nil while the \
      document is loaded, so it can receive actions but cannot have outlets. The property of the outlet is never set, \
      or loading fails.

      Move the outlet to File's Owner or to the object that uses it.
      """,
    category: .filesOwner, severity: .error,
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <button id="a">
            <connections>
                <action selector="save:" destination="-2" eventType="touchUpInside" id="b"/>
            </connections>
        </button>
        """)
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder">
            <connections>
                ↓<outlet property="title" destination="a" id="b"/>
                ↓<outletCollection property="labels" destination="a" id="c"/>
            </connections>
        </placeholder>
        <label id="a"/>
        """),
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <scenes>
                <scene sceneID="1">
                    <objects>
                        <viewController id="a" sceneMemberID="viewController"/>
                        <customObject id="b" customClass="NSResponder" sceneMemberID="firstResponder">
                            <connections>
                                ↓<outlet property="title" destination="a" id="c"/>
                            </connections>
                        </customObject>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for object in context.facts.topLevelObjects where object.isFirstResponder {
      for outlet in context.facts.outlets(of: object) {
        context.report(
          at: .connection(outlet),
          """
          First Responder has the outlet '\(outlet.name ?? "")', but is nil while the document is loaded; move the \
          outlet to File's Owner or to the object that uses it
          """)
      }
    }
  }
}

extension IBObject {
  /// Whether the object represents First Responder. In a macOS storyboard, that object has an ordinary id.
  var isFirstResponder: Bool {
    role == .firstResponder || IBPlaceholder(node: node).sceneMemberID == .firstResponder
  }
}
