import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an action to First Responder that no class implements.
struct UnansweredActionRule: ConnectionRule {
  static let info = RuleInfo(
    id: "unanswered-action",
    summary:
      "No class in the sources or frameworks implements an action that is sent to First Responder.",
    rationale: """
      First Responder represents the first object in the responder chain that implements the action. If no class \
      implements the action, a menu item stays disabled and a button does nothing. A library outside the sources may \
      implement the action, so enable the rule only if you lint with the sources of all libraries.

      Implement the action, or connect the action that replaced it.
      """,
    category: .sources, severity: .warning, isOptIn: true, needs: [.sources],
    nonTriggering: [
      Example(item(sending: "share:"), code: sharing),
      // Views of the framework implement the action.
      Example(item(sending: "paste:"), code: sharing),
    ],
    triggering: [
      Example(item(sending: "shareIt:", mark: "↓"), code: sharing)
    ])

  /// A bar button item that sends an action to First Responder.
  private static func item(sending selector: String, mark: String = "") -> String {
    """
    <barButtonItem id="a">
        <connections>
            \(mark)<action selector="\(selector)" destination="-2" id="b"/>
        </connections>
    </barButtonItem>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """
  }

  private static let sharing = [
    "Photo.swift": "class Photo: UIView {\n  @IBAction func share(_ sender: Any?) {}\n}"
  ]

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let sources = context.sources, let selector = connection.name,
      connection.destination?.isFirstResponder == true,
      !FrameworkClass.allActions.contains(selector)
    else { return }
    let all = sources.allMethods
    guard !sources.declarations.isEmpty, !sources.mayHaveMoreMethods,
      !all.contains(where: { $0.mayAnswer(selector) && $0.isExposed })
    else { return }
    let advice = Suggestion.text(
      for: selector, among: all.filter { $0.kind == .action }.map(\.selector),
      otherwise: "implement it, or remove the connection")
    context.report(
      at: .connection(connection),
      """
      no class in the sources or frameworks implements '\(selector)', so this action does nothing\(advice)
      """)
  }
}
