import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports top-level views of the same class that code cannot distinguish.
struct AmbiguousRootsRule: DocumentRule {
  static let info = RuleInfo(
    id: "ambiguous-roots",
    summary:
      "Several top-level views have the same class and no restoration id to tell them apart.",
    rationale: """
      Code that loads the document gets an array of top-level objects, and can tell views of the same class apart only \
      by their order. If you move a view on the canvas or in the outline, or add another view, the app may get the \
      wrong view.

      Give each view a restoration id (Identity inspector), and find the views by these ids. Instead of a restoration \
      id, you can use an outlet, a reuse id or a tag.

      The evidence is *likely* for views with a custom class. The evidence is *possible* for views with a framework \
      class, because some of these views are used only on the canvas.
      """,
    category: .filesOwner, severity: .warning, kinds: [.xib],
    platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view restorationIdentifier="1" id="a" customClass="MyView"/>
        <view restorationIdentifier="2" id="b" customClass="MyView"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="a" customClass="MyView"/>
        <view id="b" customClass="MyView2"/>
        """),
      // Outlets distinguish the views.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController">
            <connections>
                <outlet property="view" destination="a" id="c"/>
                <outlet property="header" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="a"/>
        <view id="b"/>
        """),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="a" customClass="MyView"/>
        ↓<view id="b" customClass="MyView"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view restorationIdentifier="1" id="a" customClass="MyView"/>
        <view id="b" customClass="MyView"/>
        ↓<view id="c" customClass="MyView"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="a"/>
        ↓<view id="b"/>
        """, evidence: .possible),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard facts.topLevelViews.count > 1 else { return }
    var firsts: [String: IBObject] = [:]
    for view in facts.topLevelViews where !isNamed(view, facts) {
      guard let className = view.className else { continue }
      guard let first = firsts[className] else {
        firsts[className] = view
        continue
      }
      context.report(
        at: .object(view),
        """
        only the order distinguishes this top-level \(className) from another one; give each view a restoration id, and find it by that id
        """,
        // A plain view may just be a note on the canvas.
        evidence: view.customClass == nil ? .possible : .likely,
        notes: [Diagnostic.Note("the other view", range: first.sourceRange)])
    }
  }

  /// Returns whether code can find the view by something other than its index and class.
  private func isNamed(_ view: IBObject, _ facts: DocumentFacts) -> Bool {
    view.restorationIdentifier != nil || view.reuseIdentifier != nil || view.node[Names.tag] != nil
      || facts.connections(to: view).contains {
        $0.source != view && ($0.kind == .outlet || $0.kind == .outletCollection)
      }
  }
}
