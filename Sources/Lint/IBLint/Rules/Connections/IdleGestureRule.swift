import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a gesture recognizer that does nothing.
struct IdleGestureRule: ObjectRule {
  static let info = RuleInfo(
    id: "idle-gesture",
    summary: "A gesture recognizer of a view has neither an action nor an outlet.",
    rationale: """
      A gesture recognizer tells its target about a gesture. If it sends no action, performs no segue, and no outlet leads to \
      it, its gesture has no effect, although the recognizer may delay or cancel the touches of other views.

      Connect the action, or delete the recognizer. The rule ignores recognizers with a custom class, a delegate, or other \
      connections.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        view(#"<connections><action selector="tap:" destination="-1" id="c"/></connections>"#)),
      Example(view("", outlet: #"<outlet property="tap" destination="b" id="d"/>"#)),
    ],
    triggering: [Example(view("", mark: "↓"))])

  private static func view(_ connections: String, outlet: String = "", mark: String = "") -> String
  {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home">
        <connections>
            <outlet property="view" destination="a" id="e"/>
            \(outlet)
        </connections>
    </placeholder>
    <view id="a">
        <connections>
            <outletCollection property="gestureRecognizers" destination="b" appends="YES" id="f"/>
        </connections>
    </view>
    \(mark)<tapGestureRecognizer id="b">\(connections)</tapGestureRecognizer>
    """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([
      Names.tapGestureRecognizer, Names.panGestureRecognizer, Names.pinchGestureRecognizer,
      Names.pongPressGestureRecognizer, Names.rotationGestureRecognizer,
      Names.screenEdgePanGestureRecognizer, Names.swipeGestureRecognizer,
    ])
  }

  func check(_ object: IBObject, in context: LintContext) {
    let leading = context.facts.connections(to: object)
    guard object.customClass == nil, context.facts.connections(from: object).isEmpty,
      !leading.isEmpty, leading.allSatisfy({ $0.name == "gestureRecognizers" })
    else { return }
    context.report(
      at: .object(object),
      "the gesture has no effect, because the recognizer has neither an action nor an outlet; connect its action, or delete it",
      evidence: .likely)
  }
}
