import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an action for an event that its control never sends.
struct EventNeverSentRule: ConnectionRule {
  static let info = RuleInfo(
    id: "event-never-sent",
    summary: "An action is connected to an event that its control never sends.",
    rationale: """
      Interface Builder offers every event for every control, but each control sends only some of them. An action for \
      another event is never called: a text field sends Editing Changed and not Value Changed, a button has no value that \
      could change, and a segmented control sends Value Changed instead of touch events. Such a connection often comes from \
      an action that was dragged to the wrong entry of the list of events.

      Connect the action to an event that the control sends: Editing Changed or Editing Did End for text fields, Touch Up \
      Inside for buttons, and Value Changed for switches, sliders, steppers, page controls, date pickers and segmented \
      controls. The rule skips controls with custom classes, which may send any event.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <textField id="a">
            <connections>
                <action selector="rename:" destination="-1" eventType="editingChanged" id="b"/>
            </connections>
        </textField>
        <slider id="c">
            <connections>
                <action selector="zoom:" destination="-1" eventType="valueChanged" id="d"/>
                <action selector="finish:" destination="-1" eventType="touchUpInside" id="e"/>
            </connections>
        </slider>
        """, in: .view),
      // The class may send any event.
      Example(
        """
        <button customClass="CheckBox" id="a">
            <connections>
                <action selector="check:" destination="-1" eventType="valueChanged" id="b"/>
            </connections>
        </button>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <textField id="a">
            <connections>
                <action selector="rename:" destination="-1" ↓eventType="valueChanged" id="b"/>
            </connections>
        </textField>
        <button id="c">
            <connections>
                <action selector="send:" destination="-1" ↓eventType="editingChanged" id="d"/>
                <action selector="check:" destination="-1" ↓eventType="valueChanged" id="e"/>
            </connections>
        </button>
        <segmentedControl id="f">
            <connections>
                <action selector="choose:" destination="-1" ↓eventType="touchUpInside" id="g"/>
            </connections>
        </segmentedControl>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action]) }

  /// The events that a control never sends, with the event that people usually mean.
  private struct Silence {
    var events: Set<String>
    var advice: String
  }

  private static let silences: [Name: Silence] = {
    let editing = ControlEvents.editing
    let value = Silence(events: editing, advice: "Value Changed")
    return [
      Names.textField: Silence(events: ["valueChanged"], advice: "Editing Changed"),
      Names.button: Silence(events: editing.union(["valueChanged"]), advice: "Touch Up Inside"),
      Names.segmentedControl: Silence(
        events: editing.union(["touchUpInside", "touchUpOutside"]), advice: "Value Changed"),
      Names.switch: value, Names.slider: value, Names.stepper: value, Names.pageControl: value,
    ]
  }()

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let control = connection.source, control.customClass == nil,
      let silence = Self.silences[control.node.name],
      let event = connection.node.attributes.first(where: { $0.name == Names.eventType }),
      silence.events.contains(event.value)
    else { return }
    context.report(
      at: .attribute(event),
      """
      \(control.displayName) never sends the event '\(event.value)', so this connection to \
      '\(connection.name ?? "")' does nothing; connect the action to \(silence.advice)
      """)
  }
}
