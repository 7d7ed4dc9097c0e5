import Diagnostics
import InterfaceBuilder

/// A rule that reports a cell in a xib whose reuse identifier differs from the one under which code registers the xib.
struct RegisteredReuseIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "registered-reuse-id",
    summary: "Code registers a xib with a reuse identifier that differs from that of its cell.",
    rationale: """
      A list creates the cells for a reuse identifier from the xib that code registered for the identifier. If the cell \
      in the xib has another reuse identifier, dequeuing raises an exception: `cell reuse indentifier in nib (A) does \
      not match the identifier used to register the nib (B)`. A cell without a reuse identifier is fine.

      Correct one of the identifiers, or clear the identifier in the xib. The rule checks registrations whose identifier \
      and xib are literals, constants or class names, unless no target contains both the code and the xib.
      """,
    category: .sources, severity: .error, kinds: [.xib], platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        #"<tableViewCell reuseIdentifier="Row" id="a"/>"#, code: ["List.swift": registering("Row")]),
      // The xib of a different cell.
      Example(
        #"<tableViewCell reuseIdentifier="Line" id="a"/>"#,
        code: ["List.swift": registering("Row", nib: "LineCell")]),
      Example(#"<tableViewCell id="a"/>"#, code: ["List.swift": registering("Row")]),
    ],
    triggering: [
      Example(
        #"↓<tableViewCell reuseIdentifier="Line" id="a"/>"#,
        code: ["List.swift": registering("Row")]),
      Example(
        #"↓<collectionViewCell reuseIdentifier="Line" id="a"/>"#,
        code: [
          "List.m": """
          @implementation List
          - (void)prepare {
            [self.tiles registerNib:[UINib nibWithNibName:@"Example" bundle:nil] forCellWithReuseIdentifier:@"Tile"];
          }
          @end
          """
        ]),
    ])

  /// Code that registers a xib.
  private static func registering(_ identifier: String, nib: String = "Example") -> String {
    """
    class List: UITableViewController {
      private static let cellNib = UINib(nibName: "\(nib)", bundle: nil)
      override func viewDidLoad() {
        tableView.register(Self.cellNib, forCellReuseIdentifier: "\(identifier)")
      }
    }
    """
  }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, let nib = document.nibName,
      let cell = document.topLevelObjects.first(where: { $0.reuseIdentifier?.isEmpty == false }),
      let identifier = cell.reuseIdentifier,
      let use = sources.identifierUses.first(where: {
        $0.kind == .registration && $0.nib == nib && $0.identifier != identifier
          && context.run?.mayShareTarget(document.file, $0.place.file) != false
      })
    else { return }
    context.report(
      at: .object(cell),
      """
      code registers this xib for the reuse id '\(use.identifier)', but the reuse id of the cell is '\(identifier)', so \
      the app crashes when it needs the cell; correct or clear the id
      """, notes: [use.place.note("registered here")])
  }
}
