import Diagnostics
import InterfaceBuilder
import XMLTree

/// A cell's parts that are outlets of the owner.
struct CellOutletsOnOwnerRule: DocumentRule {
  static let info = RuleInfo(
    id: "cell-outlets-on-owner",
    summary: "The outlets of a cell hang on File's Owner.",
    rationale: """
      A cell's document is loaded once for each cell that a list shows, and mostly with no owner: registered with \
      `register(_:forCellReuseIdentifier:)`, its outlets fail with `this class is not key value coding-compliant`. \
      Loaded with an owner, they lead to the parts of the cell that came last.

      Give the cell a class, and the outlets to it. An outlet to the cell itself is a way to load it, and no finding.
      """,
    category: .filesOwner, severity: .error, kinds: [.xib],
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
    let inner = facts.outlets(of: owner).filter { outlet in
      outlet.destination.map { end in roots.contains { $0 != end && $0.encloses(end) } } ?? false
    }
    guard !inner.isEmpty else { return }
    context.report(
      at: .object(owner),
      """
      File's Owner has the \(OutletList(inner)) of a cell, which is loaded for each row anew; give the cell a class, and \
      the outlets to it
      """,
      notes: inner.map {
        Diagnostic.Note("\($0.name ?? "") leads into the cell", range: $0.sourceRange)
      })
  }
}
