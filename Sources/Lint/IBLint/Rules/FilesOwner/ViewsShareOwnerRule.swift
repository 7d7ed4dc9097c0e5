import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports several top-level views with a view as their owner.
struct ViewsShareOwnerRule: DocumentRule {
  static let info = RuleInfo(
    id: "views-share-owner",
    summary: "File's Owner is a view, but the document has several top-level views.",
    rationale: """
      A document can contain many views but has only one owner. A view that is the owner cannot correspond to several \
      views in the document.

      The rule ignores a document from which the owner gets a part of its content by an outlet: a cell, or a view with a \
      class of its own if the document is not named after the owner.

      Give each top-level view its own class and outlets, clear the class of File's Owner, and tell the views apart \
      by restoration id or class when you load the document.
      """,
    category: .filesOwner, severity: .warning,
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
      // The owner does not need to have the name of a view.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                <outlet property="content" destination="a" id="c"/>
            </connections>
        </placeholder>
        <view id="a"/>
        <label text="Label" id="b"/>
        """),
      // A list that loads its rows.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListView">
            <connections>
                <outlet property="row" destination="a" id="c"/>
                <outlet property="heading" destination="b" id="d"/>
            </connections>
        </placeholder>
        <tableViewCell id="a" customClass="Row"/>
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
    guard let view = ViewOwner(in: context, suffixes: suffixes), view.placing.isEmpty,
      !view.loadsPart(in: context)
    else { return }
    let roots = view.meaningfulRoots(in: context)
    guard roots.count > 1 else { return }
    context.report(
      at: .object(view.owner),
      """
      File's Owner \(view.className) \(view.looks) but cannot be all \(roots.count) top-level views; give each view \
      its own class and outlets, and clear the class of File's Owner
      """,
      severity: view.severity, evidence: view.evidence,
      notes: roots.map { Diagnostic.Note("top-level view", range: $0.sourceRange) })
  }
}
