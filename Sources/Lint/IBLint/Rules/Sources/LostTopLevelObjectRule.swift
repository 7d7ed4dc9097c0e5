import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a top-level object that is only referenced by weak outlets.
struct LostTopLevelObjectRule: DocumentRule {
  static let info = RuleInfo(
    id: "lost-top-level-object",
    summary:
      "Only weak outlets refer to a top-level object, so the object is released after loading.",
    rationale: """
      On iOS, loading a nib returns its top-level objects in an array, and a controller that loads its own nib \
      discards this array. A top-level object without a strong outlet or a superview is released together with the \
      array, and weak outlets to it become nil. Outlets to subviews may be weak, because superviews retain their \
      subviews.

      Make the outlet of File's Owner strong. If the object is a view, the finding is only *possible*, because code \
      may add the view to a hierarchy before it is released. The rule ignores storyboards, because they retain the \
      top-level objects of a scene.
      """,
    category: .sources, severity: .error, kinds: [.xib], platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                <outlet property="source" destination="s" id="b"/>
                <outlet property="header" destination="h" id="c"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <view id="h"/>
            </subviews>
        </view>
        <customObject id="s" customClass="ListSource"/>
        """,
        code: [
          "ListController.swift": """
          class ListSource: NSObject {}
          class ListController: UIViewController {
            @IBOutlet var source: ListSource!
            @IBOutlet weak var header: UIView!
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                ↓<outlet property="source" destination="s" id="b"/>
            </connections>
        </placeholder>
        <tableView id="root">
            <connections>
                <outlet property="dataSource" destination="s" id="c"/>
            </connections>
        </tableView>
        <customObject id="s" customClass="ListSource"/>
        """,
        code: [
          "ListController.swift": """
          class ListSource: NSObject {}
          class ListController: UIViewController {
            @IBOutlet weak var source: ListSource!
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let sources = context.sources, let owner = facts.filesOwner,
      let lineage = ClassLineage(owner, in: sources),
      lineage.framework?.isKind(of: "UIViewController") == true,
      // Code that loads the document itself may retain the top-level objects.
      !lineage.declared.flatMap(\.functions).contains(where: {
        $0.loads.contains(where: \.ownerIsSelf)
      })
    else { return }
    for outlet in facts.outlets(of: owner) where outlet.kind == .outlet {
      guard let object = outlet.destination, object.parent == nil, object.role == .object,
        let name = outlet.name, let property = lineage.property(name), !property.isStrong,
        facts.connections(to: object).allSatisfy({ Self.isWeak($0, sources) })
      else { continue }
      let added = Set(lineage.declared.flatMap(\.functions).flatMap(\.additions).map(\.name))
      guard !added.contains(name) else { continue }
      context.report(
        at: .connection(outlet),
        """
        the outlet '\(name)' of \(lineage.name) is weak, and nothing else keeps the top-level \(object.displayName) \
        alive; make the outlet strong
        """, evidence: facts.isView(object) ? .possible : .certain,
        notes: [property.place.note("'\(name)' declared here")])
    }
  }

  /// Returns whether a connection is known to be weak.
  private static func isWeak(_ connection: IBConnection, _ sources: any SourceFacts) -> Bool {
    guard let name = connection.name, let source = connection.source else { return false }
    switch connection.kind {
    case .action: return true
    case .outlet:
      if let property = ClassLineage(source, in: sources)?.property(name) {
        return !property.isStrong
      }
      return source.frameworkClass != nil && weakOutlets.contains(name)
    default: return false
    }
  }

  /// Framework outlets that are weak.
  private static let weakOutlets: Set<String> = [
    "delegate", "dataSource", "dragDelegate", "dropDelegate", "prefetchDataSource",
  ]
}
