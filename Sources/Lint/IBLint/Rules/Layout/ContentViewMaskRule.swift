import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a cell, or the content view of a cell, whose autoresizing mask is off.
struct ContentViewMaskRule: ObjectRule {
  static let info = RuleInfo(
    id: "content-view-mask",
    summary:
      "A cell or its content view does not translate its autoresizing mask into constraints.",
    rationale: """
      A list places its cells, and a cell places its content view, by frames. If `translatesAutoresizingMaskIntoConstraints` \
      is off, nothing else places the view: UIKit logs `Changing the translatesAutoresizingMaskIntoConstraints property of \
      the contentView of a UITableViewCell is not supported`, the content collapses, and since iOS 15 some cells crash.

      Remove the attribute from the document. Interface Builder does not set it for these views.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <tableViewCell id="a">
            <tableViewCellContentView key="contentView" id="b">
                <subviews>
                    <label translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
                </subviews>
            </tableViewCellContentView>
        </tableViewCell>
        """)
    ],
    triggering: [
      Example(
        """
        <tableViewCell id="a">
            ↓<tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </tableViewCell>
        """),
      Example(#"↓<tableViewCell translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#),
      Example(
        """
        <collectionViewCell id="a">
            ↓<view key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </collectionViewCell>
        """),
    ])

  init(_ options: RuleOptions) {}

  private static let cells: Set<Name> = [Names.tableViewCell, Names.collectionViewCell]

  var objects: ObjectSubject {
    .named([
      Names.tableViewCell, Names.collectionViewCell, Names.tableViewCellContentView,
      Names.collectionViewCellContentView, Names.view,
    ])
  }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false else { return }
    let isCell = Self.cells.contains(object.node.name)
    // A cell inside another view is a plain view.
    if isCell, object.parent.map(context.facts.isView) == true,
      object.node.parent?.name == Names.subviews
    {
      return
    }
    guard
      isCell
        || object.key == "contentView"
          && object.parent.map({ Self.cells.contains($0.node.name) }) == true
    else { return }
    context.report(
      at: .object(object),
      """
      the \(isCell ? "cell" : "content view of the cell") does not translate its mask into constraints, but only frames \
      place it; remove translatesAutoresizingMaskIntoConstraints
      """)
  }
}
