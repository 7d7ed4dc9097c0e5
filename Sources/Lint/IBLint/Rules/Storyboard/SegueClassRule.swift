import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom segue without a class, or a class on another kind of segue.
struct SegueClassRule: ConnectionRule {
  static let info = RuleInfo(
    id: "segue-class", summary: "A custom segue has no class.",
    rationale: """
      A segue of kind Custom runs `perform()` of its class. Without a class, a custom segue is a plain \
      `UIStoryboardSegue`, which shows nothing. Segues of other kinds have their own behavior and need no class. With \
      `onlyCustom: true`, the rule also reports segues of other kinds that have a class, because code generators ignore \
      that class.

      Choose the class or the correct kind (Attributes inspector).
      """,
    category: .storyboard, severity: .error,
    options: [
      RuleOption(
        "onlyCustom", "Whether only custom segues may have a class.", default: .bool(false))
    ],
    kinds: [.storyboard], covers: [.rSwift: ["segue class without kind Custom"]],
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="custom" identifier="fade" customClass="FadeSegue" id="b"/>
                <segue destination="a" kind="presentation" identifier="drop" customClass="DropSegue" id="c"/>
            </connections>
        </viewController>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="a" kind="custom" identifier="fade" id="b"/>
            </connections>
        </viewController>
        """, in: .scene),
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="a" kind="show" identifier="drop" customClass="DropSegue" id="b"/>
            </connections>
        </viewController>
        """, in: .scene, options: ["onlyCustom": .bool(true)]),
    ])

  private let onlyCustom: Bool

  init(_ options: RuleOptions) { onlyCustom = options.bool("onlyCustom") }

  var connections: ConnectionSubject { .ofKinds([.segue]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let segue = connection.segue, let kind = segue.kind else { return }
    let title = connection.name.map { "the segue '\($0)'" } ?? "the segue"
    if kind == "custom", segue.customClass == nil {
      context.report(
        at: .connection(connection),
        "\(title) is custom but has no class, so it shows nothing; choose its class, or another kind"
      )
    } else if onlyCustom, kind != "custom", kind != "unwind", let name = segue.customClass {
      context.report(
        at: .connection(connection),
        "\(title) has the class \(name) but is not custom; choose the kind Custom, or clear the class",
        severity: .warning)
    }
  }
}
