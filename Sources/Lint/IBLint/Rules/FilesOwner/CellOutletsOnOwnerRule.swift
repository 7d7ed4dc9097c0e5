import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports parts of a cell that are outlets of the owner.
struct CellOutletsOnOwnerRule: DocumentRule {
  static let info = RuleInfo(
    id: "cell-outlets-on-owner",
    summary: "The outlets of a cell belong to File's Owner.",
    rationale: """
      A table view or collection view loads the document once for each cell that it creates, usually without an owner. \
      If the nib is registered with `register(_:forCellReuseIdentifier:)`, setting the outlets fails with `this class \
      is not key value coding-compliant`. If code loads the nib with an owner, the outlets always refer to the cell \
      that was loaded last.

      Give the cell its own class, and move the outlets to that class.

      The rule does not report an outlet to the cell itself, because code can use such an outlet to load the cell.
      """,
    category: .filesOwner, severity: .warning, kinds: [.xib],
    platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="price" id="root" customClass="PriceCell">
            <tableViewCellContentView key="contentView" id="c">
                <subviews>
                    <label id="a"/>
                </subviews>
            </tableViewCellContentView>
            <connections>
                <outlet property="price" destination="a" id="b"/>
            </connections>
        </tableViewCell>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceListController">
            <connections>
                <outlet property="loadedCell" destination="root" id="b"/>
            </connections>
        </placeholder>
        <tableViewCell reuseIdentifier="price" id="root"/>
        """),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceListController">
            <connections>
                <outlet property="price" destination="a" id="b"/>
            </connections>
        </placeholder>
        <tableViewCell reuseIdentifier="price" id="root">
            <tableViewCellContentView key="contentView" id="c">
                <subviews>
                    <label id="a"/>
                </subviews>
            </tableViewCellContentView>
        </tableViewCell>
        """)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    let roots = facts.topLevelViews
    guard let owner = facts.filesOwner, !roots.isEmpty,
      roots.allSatisfy({ OwnerIsRootClassRule.cells.contains($0.node.name) })
    else { return }
    let parts = Set(roots.flatMap { $0.range.dropFirst() })
    let inner = facts.outlets(of: owner).filter { outlet in
      outlet.destination.map { parts.contains($0.index) } ?? false
    }
    guard !inner.isEmpty else { return }
    context.report(
      at: .object(owner),
      """
      File's Owner has the \(OutletList(inner)) of a cell, which is loaded again for each row; give the cell a class, \
      and move the outlets to it
      """,
      notes: inner.map {
        Diagnostic.Note(
          "outlet '\($0.name ?? "")' refers to a view inside the cell", range: $0.sourceRange)
      })
  }
}
