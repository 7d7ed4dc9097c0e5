import Diagnostics
import InterfaceBuilder
import XMLTree

/// An action whose parameter is of another class than the control that sends it.
struct ActionSenderRule: ConnectionRule {
  static let info = RuleInfo(
    id: "action-sender",
    summary: "An action's sender parameter is of another class than the object that sends it.",
    rationale: """
      The object that sends an action is its first argument, whatever class the method has declared for it. Nothing \
      checks that: the first message to the sender that only the declared class understands stops the app.

      Declare the class that all senders share, or connect the action with objects of the declared class.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MixerController"/>
        <slider id="a">
            <connections>
                <action selector="move:" destination="-1" eventType="valueChanged" id="b"/>
                <action selector="log:" destination="-1" eventType="valueChanged" id="c"/>
            </connections>
        </slider>
        """,
        code: [
          "MixerController.swift": """
          class MixerController: UIViewController {
            @IBAction func move(_ sender: UISlider) {}
            @IBAction func log(_ sender: Any) {}
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MixerController"/>
        <stepper id="a">
            <connections>
                ↓<action selector="move:" destination="-1" eventType="valueChanged" id="b"/>
            </connections>
        </stepper>
        """,
        code: [
          "MixerController.swift": """
          class MixerController: UIViewController {
            @IBAction func move(_ sender: UISlider) {}
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let sources = context.sources, let selector = connection.name,
      let target = connection.destination, target.customClass != nil,
      let type = ClassLineage(target, in: sources)?.method(selector)?.parameterTypes.first ?? nil,
      let sender = connection.source, let lineage = ClassLineage(sender, in: sources),
      // A cell of AppKit has its control send the action.
      lineage.isKind(of: "NSCell") == false, lineage.isKind(of: type) == false
    else { return }
    context.report(
      at: .connection(connection),
      """
      \(selector) of \(target.customClass ?? "") takes a \(type) as its sender, and this one is a \(lineage.name); declare a \
      class that both are, or connect another action
      """)
  }
}
