import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a controller that owns a document, but whose `view` or `window` outlet is not connected.
struct ControllerWithoutViewRule: DocumentRule {
  static let info = RuleInfo(
    id: "controller-without-view",
    summary:
      "File's Owner is a view controller without a view outlet, or a window controller without a window outlet.",
    rationale: """
      When a view controller loads the document, UIKit raises an exception with the message `loaded the nib but the \
      view outlet was not set`. A window controller that loads the document shows no window. The rule ignores \
      documents with cells, and documents whose views are connected to other outlets of the owner. If the document is \
      not named after its controller, or if code of the controller loads nibs and names this one, the finding is only \
      *possible*, because the controller may load the document for another purpose. Without sources, nothing may load it, \
      and the finding is a warning.

      Connect the `view` outlet of File's Owner to the top-level view, or the `window` outlet to the window.
      """,
    category: .filesOwner, severity: .error, kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleViewController">
            <connections>
                <outlet property="header" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleViewController"/>
        <tableViewCell id="root" reuseIdentifier="game"/>
        """),
      // A part of a screen that another document's controller loads.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController"/>
        <view id="root"/>
        """),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleViewController"/>
        <view id="root"/>
        """),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Example">
            <connections>
                <outlet property="board" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <view id="a"/>
            </subviews>
        </view>
        """, evidence: .certain, sources: ["Example": ["UIViewController"]]),
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="ExampleWindowController"/>
        <window id="panel"/>
        """, in: .macXib),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController"/>
        <view id="root"/>
        """, evidence: .possible),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let controller = OwnerController(in: context),
      case let evidence = controller.isNamesake && !Self.mayLoadParts(controller, in: context)
        ? controller.evidence : .possible,
      context.wants(evidence)
    else { return }
    let roots = controller.roots.filter { !OwnerIsRootClassRule.cells.contains($0.node.name) }
    guard let root = roots.first, !isMainMenu(facts) else { return }
    let property = controller.kind.property
    // An owner with another outlet to the view loads the document for that outlet.
    guard
      !controller.outlets.contains(where: {
        $0.name == property || $0.destination.map(roots.contains) == true
      })
    else { return }
    // AppKit raises nothing for a window controller: its window remains nil.
    let isWindow = controller.kind == .window
    let result =
      isWindow ? "the controller has no window" : "loading this document raises an exception"
    context.report(
      at: .object(controller.owner),
      """
      the outlet '\(property)' of File's Owner \(controller.className) is not connected; connect it to \
      \(root.displayName), or \(result)
      """,
      // Only the sources tell whether anything loads the document.
      severity: isWindow || context.sources?.declarations.isEmpty != false ? .warning : nil,
      evidence: evidence)
  }

  /// Returns whether code of a controller may load the document for a view that it adds itself.
  private static func mayLoadParts(_ controller: OwnerController, in context: LintContext) -> Bool {
    guard let sources = context.sources, let name = context.document.nibName else { return false }
    return ClassLineage(controller.owner, in: sources)?.mayLoadParts(from: name, in: sources)
      == true
  }

  /// Returns whether the document is a main menu, which is owned by the application, regardless of its class in the
  /// document.
  private func isMainMenu(_ facts: DocumentFacts) -> Bool {
    facts.topLevelObjects.contains {
      IBMenu($0)?.systemMenu == .main
    }
  }
}
