import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a document with several top-level objects that code registers for cells.
struct RegisteredNibRootsRule: DocumentRule {
  static let info = RuleInfo(
    id: "registered-nib-roots",
    summary: "Code registers the document for cells, but its top-level object is not one cell.",
    rationale: """
      A nib that code registers for the cells, headers or footers of a list must have exactly one top-level object. Otherwise \
      the app crashes when the list needs a cell: `invalid nib registered for identifier - nib must contain exactly one top \
      level object`. A gesture recognizer or another object next to the cell counts as well, and so does a plain view in \
      place of the cell.

      Move the other objects into documents of their own, or create them in code. Attach a gesture recognizer in the cell's \
      `awakeFromNib()`.
      """,
    category: .sources, severity: .error, kinds: [.xib], platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        #"<tableViewCell id="a"/>"#, code: registration("Example")),
      Example(
        """
        <tableViewCell id="a"/>
        <tapGestureRecognizer id="b"/>
        """, code: registration("Other")),
      Example(
        #"<view customClass="Header" id="a"/>"#,
        code: registration("Example").merging([
          "Header.swift": "class Header: UITableViewHeaderFooterView {}"
        ]) { $1 }),
      // The class of the app has a method of its own, whose cells are plain views.
      Example(
        #"<view id="a"/>"#,
        code: [
          "Menu.swift": """
          class Screen: UIViewController {
            @IBOutlet var menu: Menu!
            override func viewDidLoad() {
              menu.register(nib: UINib(nibName: "Example", bundle: nil), forCellWithReuseIdentifier: "Row")
            }
          }
          """
        ]),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="a"/>
        ↓<tapGestureRecognizer id="b"/>
        """, code: registration("Example")),
      Example(#"↓<view id="a"/>"#, code: registration("Example")),
      Example(
        #"↓<view customClass="Card" id="a"/>"#,
        code: registration("Example").merging(["Card.swift": "class Card: UIView {}"]) { $1 }),
    ])

  private static func registration(_ nib: String) -> [String: String] {
    [
      "List.swift": """
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "\(nib)", bundle: nil), forCellReuseIdentifier: "Row")
        }
      }
      """
    ]
  }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, let nib = document.nibName else { return }
    let roots = context.facts.topLevelObjects.filter {
      $0.role == .object && $0.node.name != Names.placeholder
    }
    guard !roots.isEmpty, roots.count > 1 || Self.isNoCell(roots[0], sources),
      let use = sources.identifierUses.first(where: { use in
        use.kind == .registration && use.nib == nib
          && context.run?.mayShareTarget(document.file, use.place.file) != false
      })
    else { return }
    let notes = [use.place.note("registered for '\(use.identifier)' here")]
    if roots.count == 1 {
      return context.report(
        at: .object(roots[0]),
        """
        code registers this document for cells, but its view is \((roots[0].className ?? "UIView").withArticle), so the app \
        crashes when it creates a cell; replace the view by a cell
        """, notes: notes)
    }
    // The cell itself may come after the other objects.
    let other =
      roots.first { root in !Self.cells.contains(root.node.name) && root != roots[0] } ?? roots[1]
    context.report(
      at: .object(other),
      """
      code registers this document for cells, but it has \(roots.count) top-level objects, so the app crashes when it creates \
      a cell; move all but one of them elsewhere
      """, notes: notes)
  }

  private static let cells: Set<Name> = [
    Names.tableViewCell, Names.collectionViewCell, Names.collectionReusableView,
  ]

  private static let cellClasses = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]

  /// Returns whether a list can certainly not use a view as a cell.
  private static func isNoCell(_ root: IBObject, _ sources: any SourceFacts) -> Bool {
    guard !cells.contains(root.node.name), let lineage = ClassLineage(root, in: sources) else {
      return false
    }
    return cellClasses.allSatisfy { lineage.isKind(of: $0) == false }
  }
}
