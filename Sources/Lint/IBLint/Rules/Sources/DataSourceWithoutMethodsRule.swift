import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a data source that lacks a method that its list calls.
struct DataSourceWithoutMethodsRule: ConnectionRule {
  static let info = RuleInfo(
    id: "data-source-without-methods",
    summary: "The data source of a list does not implement the methods that the list calls.",
    rationale: """
      A table, collection or picker view asks its data source for its contents as soon as it appears. If the data source \
      does not implement a required method, the app crashes with `unrecognized selector sent to instance`, for example \
      after a controller was renamed or split, and the document still connects the old one.

      Implement the protocol in the class, or connect the list to the right object. The rule reports nothing if the code of \
      the class, of the list, of its controller or of an object with an outlet to the list mentions `dataSource`, because it \
      may give the list another one. Neither does it if the class can pass the list to another class that sets data sources.
      """,
    category: .sources, severity: .error, platforms: .iOSFamily, needs: [.sources],
    givesReasons: true,
    nonTriggering: [
      Example(
        list("tableView"), in: .scene,
        code: [
          "Home.swift": """
          class Home: UIViewController, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          extension Home {
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { fatalError() }
          }
          """
        ]),
      Example(
        list("pickerView"), in: .scene,
        code: [
          "Home.swift": """
          class Home: UIViewController {
            override func viewDidLoad() { picker.dataSource = model }
          }
          """
        ]),
      // The controller sets its own data source.
      Example(
        list("tableView", source: "b"), in: .scene,
        code: [
          "Home.swift": """
          class ListController: UIViewController {
            override func viewDidLoad() { table.dataSource = self }
          }
          class Home: ListController {}
          """
        ]),
    ],
    triggering: [
      Example(
        list("tableView", mark: "↓"), in: .scene,
        code: ["Home.swift": "class Home: UIViewController {}"]),
      Example(
        list("collectionView", mark: "↓"), in: .scene,
        code: [
          "Home.m": """
          @implementation Home
          - (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section { return 1; }
          @end
          """,
          "Home.h": "@interface Home : UIViewController\n@end",
        ]),
    ])

  private static func list(_ element: String, source: String = "a", mark: String = "") -> String {
    """
    <viewController id="a" customClass="Home" sceneMemberID="viewController">
        <view key="view" id="b">
            <subviews>
                <\(element) id="c">
                    <connections>
                        \(mark)<outlet property="dataSource" destination="\(source)" id="d"/>
                    </connections>
                </\(element)>
            </subviews>
        </view>
    </viewController>
    """
  }

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard connection.name == "dataSource", let sources = context.sources,
      let list = connection.source, let kind = ListDataSource(list.node.name),
      let target = connection.destination, !target.isFirstResponder, target.className != nil
    else { return }
    if let doubt = ClassLineage.doubt(about: target, in: sources) {
      return context.pass(at: .connection(connection), doubt)
    }
    guard let lineage = ClassLineage(target, in: sources), let framework = lineage.framework,
      Self.plainClasses.contains(where: framework.isKind) || framework.name == "NSObject",
      kind.controller.map({ !framework.isKind(of: $0) }) ?? true, !lineage.mayHaveMore
    else { return }
    var owners = [lineage]
    for object in Self.owners(of: list, target, in: context) {
      if let doubt = ClassLineage.doubt(about: object, in: sources) {
        return context.pass(at: .connection(connection), doubt)
      }
      guard let owner = ClassLineage(object, in: sources) else { continue }
      owners.append(owner)
      if ListDataSource.isSetInCode(of: owner, in: sources) {
        return context.pass(
          at: .connection(connection), "code of \(owner.name) may set another data source")
      }
    }
    let missing = kind.required.filter { names in
      names.allSatisfy { lineage.method($0) == nil && !lineage.mayAnswer($0) }
    }
    guard let selector = missing.first?.first else {
      return context.pass(at: .connection(connection), "\(lineage.name) implements the methods")
    }
    // Without an outlet to it, code does not reach the list.
    let isReached = context.facts.connections(to: list).contains { $0.kind != .action }
    if isReached, let element = list.frameworkClass,
      let successor = kind.successor(of: owners, of: element, in: sources)
    {
      return context.pass(
        at: .connection(connection), "\(successor.name) may become the data source")
    }
    context.report(
      at: .connection(connection),
      """
      \(lineage.name) is the data source of \(list.displayName), but does not implement '\(selector)', so the app crashes \
      when the list appears; implement \(kind.conformance), or connect another object
      """, evidence: .likely,
      notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? [])
  }

  /// Returns the objects whose code may set the data source of a list: the data source in the document, the list itself,
  /// its controller, and the objects with an outlet to it.
  private static func owners(of list: IBObject, _ target: IBObject, in context: LintContext)
    -> [IBObject]
  {
    let holders = context.facts.connections(to: list).filter { $0.kind != .action }.compactMap(
      \.source)
    return
      ([target, list] + holders
      + [list.scene?.controller, context.facts.filesOwner].compactMap { $0 })
      .filter { $0.customClass != nil }
  }

  /// The framework classes that implement no methods of data sources.
  private static let plainClasses = ["UIViewController", "UIView"]
}
