import Diagnostics
import InterfaceBuilder
import XMLTree

/// Several top-level views that one view owns.
struct ViewsShareOwnerRule: DocumentRule {
  static let info = RuleInfo(
    id: "views-share-owner",
    summary: "A view is File's Owner of several top-level views.",
    rationale: """
      A document may hold many views, but has one owner. If the owner is the view that the document describes, it \
      would be all of them at once.

      Give each top-level view its own class and outlets, leave File's Owner without a class, and tell the views apart \
      by restoration id or class when the document is loaded.
      """,
    category: .filesOwner, severity: .error,
    options: [
      ViewOwner.option
    ],
    kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view restorationIdentifier="1" id="a" customClass="MyView"/>
        <view restorationIdentifier="2" id="b" customClass="MyView2"/>
        """),
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
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                <outlet property="small" destination="a" id="c"/>
                <outlet property="large" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="a"/>
        <view id="b"/>
        """)
    ])

  private let suffixes: [String]

  init(_ options: RuleOptions) { suffixes = options.strings("suffixes") }

  func check(_ document: IBDocument, in context: LintContext) {
    guard let view = ViewOwner(in: context, suffixes: suffixes), view.roots.count > 1 else {
      return
    }
    context.report(
      at: .object(view.owner),
      """
      File's Owner is \(view.className), \(view.reason), and cannot be all \(view.roots.count) top-level views; give each \
      its own class and outlets, and File's Owner none
      """,
      severity: view.severity, evidence: view.evidence,
      notes: view.roots.map { Diagnostic.Note("a top-level view", range: $0.sourceRange) })
  }
}
