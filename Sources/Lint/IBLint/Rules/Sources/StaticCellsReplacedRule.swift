import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a table with static cells whose controller creates its own cells.
struct StaticCellsReplacedRule: ObjectRule {
  static let info = RuleInfo(
    id: "static-cells-replaced",
    summary: "The controller of a table with static cells creates other cells in code.",
    rationale: """
      The controller of a table with static cells is its data source: UIKit returns the cells of the document. If the \
      controller implements `tableView(_:cellForRowAt:)` and does not call `super`, the cells of the document never appear.

      Change the content of the table to Dynamic Prototypes, or remove the method. If code uses a static cell through an \
      outlet, it may return this cell, and the evidence is *possible*.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        Example.staticTable(of: "Form"), in: .scene,
        code: ["Form.swift": form("return super.tableView(tableView, cellForRowAt: path)")]),
      // The code may return the cell of the outlet.
      Example(
        Example.staticTable(
          of: "Form",
          #"<connections><outlet property="first" destination="d" id="f"/></connections>"#),
        in: .scene, code: ["Form.swift": form("return first")]),
    ],
    triggering: [
      Example(
        Example.staticTable(of: "Form", mark: "↓"), in: .scene,
        code: [
          "Form.swift": form(
            #"return tableView.dequeueReusableCell(withIdentifier: "Row", for: path)"#)
        ]),
      Example(
        Example.staticTable(of: "Form", mark: "↓"), in: .scene,
        code: [
          "Form.h": "@interface Form : UITableViewController\n@end",
          "Form.m": """
          @implementation Form
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
            return [UITableViewCell new];
          }
          @end
          """,
        ]),
    ])

  private static func form(_ body: String) -> String {
    """
    class Form: UITableViewController {
      @IBOutlet var first: UITableViewCell!
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        \(body)
      }
    }
    """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.tableView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, object.node[Names.dataMode] == "static",
      let controller = object.parent, controller.node.name == Names.tableViewController,
      controller.customClass != nil, let lineage = ClassLineage(controller, in: sources),
      lineage.framework?.isKind(of: "UITableViewController") == true,
      let method = Self.selectors.lazy.compactMap({ lineage.method($0) }).first,
      lineage.function(SourceFunction.cellMethods)?.callsSuper != true
    else { return }
    let mayBeReturned = context.document.connections.contains { connection in
      connection.kind != .action && connection.kind != .segue
        && connection.destination.map { object.encloses($0) && $0.node.name == Names.tableViewCell }
          == true
    }
    context.report(
      at: .object(object),
      """
      \(lineage.name) creates its own cells, so the static cells of the document never appear; choose dynamic prototypes, or \
      remove the method
      """, evidence: mayBeReturned ? .possible : .likely,
      notes: [method.place.note("'\(method.selector)' declared here")])
  }

  private static let selectors = [
    "tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:",
  ]
}
