import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a gesture recognizer that is attached to several views.
struct SharedGestureRule: DocumentRule {
  static let info = RuleInfo(
    id: "shared-gesture",
    summary: "A gesture recognizer is attached to several views.",
    rationale: """
      A gesture recognizer belongs to one view. If a document attaches it to several, UIKit logs `was setup in a \
      storyboard/xib to be added to more than one view`, and since iOS 9 it attaches the recognizer only to the view that \
      is loaded first. The other views do not react.

      Give each view a recognizer of its own, or attach one recognizer to a common superview.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <connections>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="b"/>
            </connections>
        </view>
        <tapGestureRecognizer id="tap"/>
        """)
    ],
    triggering: [
      Example(
        """
        <view id="root">
            <subviews>
                <label id="a">
                    <connections>
                        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="b"/>
                    </connections>
                </label>
                <label id="c">
                    <connections>
                        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="d"/>
                    </connections>
                </label>
            </subviews>
        </view>
        ↓<tapGestureRecognizer id="tap"/>
        """)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for recognizer in context.facts.topLevelObjects {
      var views: [IBObject] = []
      for connection in context.facts.connections(to: recognizer)
      where connection.kind == .outletCollection && connection.name == "gestureRecognizers" {
        guard let view = connection.source, !views.contains(view) else { continue }
        views.append(view)
      }
      guard views.count > 1 else { continue }
      context.report(
        at: .object(recognizer),
        """
        the recognizer is attached to \(views.count) views, but works only in the one that is loaded first; give each view \
        its own recognizer
        """,
        notes: views.map {
          Diagnostic.Note("attached to '\($0.displayName)'", range: $0.sourceRange)
        })
    }
  }
}
