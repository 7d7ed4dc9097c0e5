import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a storyboard with more than one view controller.
struct SeveralControllersRule: DocumentRule {
  static let info = RuleInfo(
    id: "several-controllers",
    summary: "A storyboard has more than one view controller.",
    rationale: """
      Storyboards with a single controller avoid merge conflicts and load faster. The rule does not count container \
      controllers or references to other storyboards.
      """,
    category: .storyboard, severity: .warning, isOptIn: true,
    options: [RuleOption("maximum", "The maximum number of view controllers.", default: .int(1))],
    kinds: [.storyboard],
    covers: [.ibLinter: ["has_single_view_controller"]],
    nonTriggering: [
      Example(
        """
        <navigationController id="a" sceneMemberID="viewController"/>
        <viewController id="b"/>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController"/>
        ↓<tableViewController id="b"/>
        """, in: .scene)
    ])

  private let maximum: Int

  init(_ options: RuleOptions) { maximum = options.int("maximum") }

  private static let containers: Set<Name> = [
    Names.navigationController, Names.tabBarController, Names.splitViewController,
    Names.pageViewController, Names.viewControllerPlaceholder, Names.controllerPlaceholder,
  ]

  func check(_ document: IBDocument, in context: LintContext) {
    let controllers = document.objects.filter {
      IBSchema.isController($0.node.name) && !Self.containers.contains($0.node.name)
    }
    guard controllers.count > maximum else { return }
    let next = controllers[max(0, maximum)]
    context.report(
      at: .object(next),
      "the storyboard has \(controllers.count) view controllers, more than the maximum of \(maximum); move this one to another storyboard"
    )
  }
}
