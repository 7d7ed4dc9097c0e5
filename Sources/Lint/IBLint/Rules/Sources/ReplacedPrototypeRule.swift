import Diagnostics
import InterfaceBuilder

/// A rule that reports code that replaces the prototype cell of a storyboard by a class.
struct ReplacedPrototypeRule: ProjectRule {
  static let info = RuleInfo(
    id: "replaced-prototype",
    summary: "Code registers a class for the reuse id of a prototype cell, which is then ignored.",
    rationale: """
      A storyboard registers its prototype cells by itself. If code registers a class for the same reuse id, the list creates \
      plain objects of the class: the views of the prototype are missing, and the outlets of the cell are nil.

      Remove the registration, or the prototype. The rule reports code of the controller whose scene contains the prototype, \
      if the prototype has the registered class, and contains views or connects outlets. If it is empty, the class creates its \
      contents in code.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        scene, in: .scene,
        code: [
          "List.swift": list(#"tableView.register(RowCell.self, forCellReuseIdentifier: "Other")"#)
        ]),
      // The class creates the contents of the cell.
      Example(
        scene(""), in: .scene,
        code: [
          "List.swift": list(#"tableView.register(RowCell.self, forCellReuseIdentifier: "Row")"#)
        ]),
    ],
    triggering: [
      Example(
        scene, in: .scene,
        code: [
          "List.swift": list(#"tableView.register(RowCell.self, forCellReuseIdentifier: ↓"Row")"#)
        ]),
      Example(
        scene, in: .scene,
        code: [
          "List.h":
            "@interface List : UITableViewController\n@end\n@interface RowCell : UITableViewCell\n@end",
          "List.m": """
          @implementation List
          - (void)viewDidLoad { [self.tableView registerClass:[RowCell class] forCellReuseIdentifier:↓@"Row"]; }
          @end
          """,
        ]),
    ])

  private static let scene = scene("<subviews><label id=\"d\"/></subviews>")

  private static func scene(_ contents: String) -> String {
    """
    <tableViewController customClass="List" id="c" sceneMemberID="viewController">
        <tableView key="view" id="list">
            <prototypes>
                <tableViewCell reuseIdentifier="Row" id="a" customClass="RowCell">
                    <tableViewCellContentView key="contentView" id="b">\(contents)</tableViewCellContentView>
                </tableViewCell>
            </prototypes>
        </tableView>
    </tableViewController>
    """
  }

  private static func list(_ code: String) -> String {
    """
    class List: UITableViewController {
      override func viewDidLoad() { \(code) }
    }
    class RowCell: UITableViewCell {}
    """
  }

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let uses = project.sources.identifierUses.filter {
      $0.kind == .registration && $0.className != nil && $0.nib == nil && !$0.identifier.isEmpty
    }
    guard !uses.isEmpty else { return }
    let used = Dictionary(project.classes.used.map { ($0.declaration.place, $0) }) { first, _ in
      first
    }
    for use in uses {
      guard let registered = use.className, let entry = use.owner.flatMap({ used[$0] }) else {
        continue
      }
      let sources = project.sources.seen(from: use.place.file)
      let prototype = entry.prototypes.first { prototype in
        prototype.identifier == use.identifier && prototype.hasContents
          && ClassLineage(prototype.className, module: prototype.module, in: sources)?
            .isKind(of: registered) == true
      }
      // Any cell is one of UIKit's own class.
      guard prototype != nil, FrameworkClass(named: registered) == nil else { continue }
      project.report(
        at: use.place,
        """
        this registration replaces the prototype cell '\(use.identifier)' of \(entry.documentWords), so its views are missing and \
        its outlets are nil; remove the registration
        """, evidence: .likely)
    }
  }
}
