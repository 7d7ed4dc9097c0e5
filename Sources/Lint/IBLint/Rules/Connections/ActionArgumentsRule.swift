import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an action with more or fewer arguments than its sender passes.
struct ActionArgumentsRule: ConnectionRule {
  static let info = RuleInfo(
    id: "action-arguments",
    summary: "An action has the wrong number of arguments.",
    rationale: """
      The number of colons in a selector is the number of its arguments. In UIKit, a control or bar item passes no \
      argument, the sender, or the sender and the event. A gesture recognizer passes either no argument or itself. In \
      AppKit, an action always passes the sender. The sender that an unwind segue passes to its action is always the \
      segue itself. If a method takes more arguments than the sender passes, the additional arguments have arbitrary \
      values, which eventually crashes the app.

      Declare the method with the arguments that it receives, and connect the action again.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <button id="a">
            <connections>
                <action selector="save" destination="-1" eventType="touchUpInside" id="b"/>
                <action selector="save:" destination="-1" eventType="touchUpInside" id="c"/>
                <action selector="save:forEvent:" destination="-1" eventType="touchUpInside" id="d"/>
            </connections>
        </button>
        """, in: .view),
      Example(
        """
        <button id="a">
            <connections>
                <action selector="save:" target="-2" id="b"/>
            </connections>
        </button>
        """, in: .macXib),
    ],
    triggering: [
      Example(
        """
        <button id="a">
            <connections>
                ↓<action selector="save:as:forEvent:" destination="-1" eventType="touchUpInside" id="b"/>
            </connections>
        </button>
        """, in: .view),
      Example(
        """
        <view id="a"/>
        <tapGestureRecognizer id="t">
            <connections>
                ↓<action selector="tapped:forEvent:" destination="a" id="b"/>
            </connections>
        </tapGestureRecognizer>
        """),
      Example(
        """
        <button id="a">
            <connections>
                ↓<action selector="save" target="-2" id="b"/>
            </connections>
        </button>
        """, in: .macXib),
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="x" kind="unwind" identifier="back" unwindAction="back" id="b"/>
            </connections>
        </viewController>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene),
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action, .segue]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let selector = connection.selector,
      let (allowed, sender) = allowed(connection)
    else { return }
    let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard !allowed.contains(count) else { return }
    context.report(
      at: .connection(connection),
      """
      '\(selector)' takes \(Self.number(count)), but \(sender) passes \(Self.words(allowed)); change the method's \
      arguments and connect it again
      """)
  }

  /// Returns the allowed numbers of arguments and the sender of the action, or nil if unknown.
  private func allowed(_ connection: IBConnection) -> (ClosedRange<Int>, sender: String)? {
    if connection.kind == .segue { return (1...1, "an unwind segue") }
    guard let element = connection.source?.node.name else { return nil }
    switch connection.document.platform {
    case .macOS: return (1...1, "AppKit")
    case .watchOS: return nil
    case .iOS, .iPadOS, .tvOS, .visionOS:
      return Self.recognizers.contains(element)
        ? (0...1, "a gesture recognizer") : (0...2, "a control")
    }
  }

  private static let recognizers: Set<Name> = [
    Names.tapGestureRecognizer, Names.panGestureRecognizer, Names.pinchGestureRecognizer,
    Names.swipeGestureRecognizer, Names.rotationGestureRecognizer, Names.pongPressGestureRecognizer,
    Names.screenEdgePanGestureRecognizer,
  ]

  private static func number(_ count: Int) -> String {
    count == 0 ? "no argument" : count == 1 ? "1 argument" : "\(count) arguments"
  }

  private static func words(_ allowed: ClosedRange<Int>) -> String {
    allowed.count == 1
      ? "exactly \(allowed.lowerBound)" : "\(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
