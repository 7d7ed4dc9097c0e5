import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an action whose parameter has a different class than the control that sends it.
struct ActionSenderRule: ConnectionRule {
  static let info = RuleInfo(
    id: "action-sender",
    summary:
      "The class of an action's sender parameter differs from the class of the object that sends the action.",
    rationale: """
      The first argument of an action is the object that sends it, regardless of the class that the method declares. \
      The class is not checked at run time, so the app crashes when the method uses a member that only the declared \
      class has.

      Declare a common superclass of all senders, or connect only objects of the declared class to the action.
      """,
    category: .sources, severity: .warning, needs: [.sources],
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
      let target = connection.destination, target.customClass != nil, !target.isFirstResponder,
      let type = ClassLineage(target, in: sources)?.method(selector)?.parameterTypes.first ?? nil,
      let sender = connection.source, let lineage = ClassLineage(sender, in: sources),
      // In AppKit, the control of a cell sends the action.
      lineage.isKind(of: "NSCell") == false, lineage.isKind(of: type) == false
    else { return }
    context.report(
      at: .connection(connection),
      """
      '\(selector)' of \(target.customClass ?? "") expects \(type.withArticle) as its sender, but receives \
      \(lineage.name.withArticle); \
      declare a common superclass, or connect another action
      """)
  }
}
