import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a list whose data source is written but not connected.
struct UnconnectedDataSourceRule: ConnectionRule {
  static let info = RuleInfo(
    id: "unconnected-data-source",
    summary: "A list has no data source, although the class with its outlet is one.",
    rationale: """
      A table, collection or picker view without a data source stays empty. If the class with the outlet to the list \
      implements the methods of a data source, and none of its code mentions `dataSource`, the connection in the document is \
      probably missing. Copying a scene, or deleting and adding the list again, often loses it.

      Connect the list's `dataSource` outlet to the object (Connections inspector), or set the property in code.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        list(#"<connections><outlet property="dataSource" destination="a" id="e"/></connections>"#),
        in: .scene, code: ["Home.swift": code(viewDidLoad: "")]),
      Example(
        list(""), in: .scene,
        code: ["Home.swift": code(viewDidLoad: "table.dataSource = self")]),
      // UIKit makes the owner the data source of the list that is its view.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home">
            <connections>
                <outlet property="view" destination="c" id="d"/>
            </connections>
        </placeholder>
        <tableView id="c"/>
        """,
        code: ["Home.swift": code(viewDidLoad: "", superclass: "UITableViewController")]),
    ],
    triggering: [
      Example(
        list("", mark: "↓"), in: .scene,
        code: ["Home.swift": code(viewDidLoad: "table.reloadData()")])
    ])

  private static func list(_ connections: String, mark: String = "") -> String {
    """
    <viewController id="a" customClass="Home" sceneMemberID="viewController">
        <view key="view" id="b">
            <subviews>
                <tableView id="c">\(connections)</tableView>
            </subviews>
        </view>
        <connections>
            \(mark)<outlet property="table" destination="c" id="d"/>
        </connections>
    </viewController>
    """
  }

  private static func code(viewDidLoad: String, superclass: String = "UIViewController") -> String {
    """
    class Home: \(superclass), UITableViewDataSource {
      @IBOutlet var table: UITableView!
      override func viewDidLoad() { \(viewDidLoad) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { fatalError() }
    }
    """
  }

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let sources = context.sources, let list = connection.destination,
      let kind = ListDataSource(list.node.name), list.customClass == nil,
      let owner = connection.source, owner != list, owner.customClass != nil,
      !Self.hasDataSource(list, kind, in: context, sources),
      let lineage = ClassLineage(owner, in: sources), lineage.framework != nil,
      lineage.declared.contains(where: { $0.conformances.contains(kind.conformance) }),
      kind.required.allSatisfy({ names in names.contains { lineage.method($0) != nil } }),
      !ListDataSource.isSetInCode(of: lineage, in: sources)
    else { return }
    // The class may be the data source of another list.
    let isUsed = context.document.connections.contains { other in
      other.name == "dataSource" && other.destination == owner
        && other.source?.node.name == list.node.name
    }
    context.report(
      at: .connection(connection),
      """
      \(list.displayName) has no data source and stays empty, although \(lineage.name) is a \(kind.conformance); connect the \
      dataSource outlet of the list to it
      """, evidence: isUsed ? .possible : .likely,
      notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? [])
  }

  private static func hasDataSource(
    _ list: IBObject, _ kind: ListDataSource, in context: LintContext, _ sources: any SourceFacts
  ) -> Bool {
    // The controller of a list is its data source unless there is another one. In a xib, the list is the view of the owner.
    let isViewOfController = context.facts.connections(to: list).contains { outlet in
      guard outlet.name == "view", let name = kind.controller, let owner = outlet.source else {
        return false
      }
      return ClassLineage(owner, in: sources)?.isKind(of: name) != false
    }
    if isViewOfController { return true }
    let isOfController =
      list.parent.map {
        [Names.tableViewController, Names.collectionViewController].contains($0.node.name)
      } ?? false
    return isOfController
      || context.facts.connections(from: list).contains { $0.name == "dataSource" }
  }
}
