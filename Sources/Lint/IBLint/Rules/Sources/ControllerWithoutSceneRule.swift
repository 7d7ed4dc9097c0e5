import Diagnostics
import InterfaceBuilder

/// A rule that reports code that creates a controller without the storyboard that contains its view.
struct ControllerWithoutSceneRule: ProjectRule {
  static let info = RuleInfo(
    id: "controller-without-scene",
    summary: "Code creates a controller without the storyboard that contains its view.",
    rationale: """
      `DetailController()` creates a controller that knows nothing of a storyboard: its view is empty, and its outlets are \
      nil, so the app crashes when code uses one: `Unexpectedly found nil while implicitly unwrapping an Optional value`.

      Create the controller with `instantiateViewController(withIdentifier:)`, or give it a nib. The rule reports a controller \
      if code shows it, embeds it or returns it, or uses its view or one of its outlets; one that only keeps data, or whose \
      other methods code calls, may need no view. It checks controllers \
      whose outlets only storyboards connect, and that have neither a nib with their name, nor an initializer or `loadView()` \
      of their own, and ignores default values of properties that code replaces, and tests.
      """,
    category: .sources, severity: .warning, needs: [.sources],
    nonTriggering: [
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var heading: UILabel! }
          func make(_ storyboard: UIStoryboard) -> UIViewController {
            storyboard.instantiateViewController(withIdentifier: "detail")
          }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController {
            @IBOutlet var heading: UILabel!
            override func loadView() { view = UIView() }
          }
          func make() -> UIViewController { Detail() }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var heading: UILabel! }
          class Home: UIViewController {
            var detail = Detail()
            func show() { present(detail, animated: true) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              detail = segue.destination as! Detail
            }
          }
          """
        ]),
      // Code uses a method and data of a controller that it does not show.
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController {
            @IBOutlet var heading: UILabel!
            var items: [String] = []
            func call() {}
          }
          class Home: UIViewController {
            var detail = Detail()
            func go() {
              detail.items.removeAll()
              Detail().call()
            }
          }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController {
            @IBOutlet var heading: UILabel!
            func reload() {}
          }
          """,
          "DetailTests.swift": """
          import XCTest
          class DetailTests: XCTestCase {
            func testReload() { Detail().heading.text = "" }
          }
          """,
        ]),
    ],
    triggering: [
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var heading: UILabel! }
          class Home: UIViewController {
            var detail = ↓Detail()
            func show() { present(detail, animated: true) }
          }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var heading: UILabel! }
          func make() -> UIViewController { ↓Detail() }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var heading: UILabel! }
          func show(_ text: String, in navigation: UINavigationController) {
            let detail = ↓Detail()
            navigation.pushViewController(detail, animated: true)
            let other = ↓Detail()
            other.heading.text = text
          }
          """
        ]),
      Example(
        scene, in: .scene,
        code: [
          "Detail.h":
            "@interface Detail : UIViewController\n@property IBOutlet UILabel *heading;\n@end",
          "Home.m": """
          @implementation Home
          - (void)show { [self presentViewController:[[↓Detail alloc] init] animated:YES completion:nil]; }
          @end
          """,
        ]),
    ])

  private static let scene = """
    <viewController storyboardIdentifier="detail" customClass="Detail" id="a" sceneMemberID="viewController">
        <view key="view" id="b">
            <subviews>
                <label id="c"/>
            </subviews>
        </view>
        <connections>
            <outlet property="heading" destination="c" id="d"/>
        </connections>
    </viewController>
    """

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let creations = project.sources.identifierUses.filter {
      $0.kind == .creation && ($0.isShown || !$0.members.isEmpty)
    }
    guard !creations.isEmpty else { return }
    let used = Dictionary(project.classes.used.map { ($0.declaration.place, $0) }) { first, _ in
      first
    }
    let nibs = Set(project.documents.filter { $0.kind == .xib }.compactMap(\.nibName))
    for use in creations {
      let sources = project.sources.seen(from: use.place.file)
      guard let name = use.className,
        let declaration = sources.declaration(of: name, module: nil),
        let entry = used[declaration.place], entry.isMade, entry.hasScene,
        Self.isOnlyInStoryboards(name, project),
        !Self.nibNames(of: name).contains(where: { own in
          nibs.contains { $0.prefix { $0 != "~" } == own }
        }),
        let lineage = ClassLineage(declaration, in: sources),
        lineage.framework?.isKind(of: "UIViewController") == true,
        lineage.function(Self.makers) == nil, !Self.isTest(use.owner, in: sources)
      else { continue }
      let outlets = lineage.declared.flatMap(\.outlets).filter {
        $0.isSet(byAnyOf: entry.outlets) && !$0.isAssigned
      }
      let usedOutlet = outlets.first { use.members.contains($0.name) }
      guard let outlet = usedOutlet ?? outlets.first,
        use.isShown || usedOutlet != nil || !Self.viewMembers.isDisjoint(with: use.members)
      else { continue }
      project.report(
        at: use.place,
        """
        \(name) is created without its storyboard, so its outlet '\(outlet.name)' is nil; use \
        instantiateViewController(withIdentifier:)
        """, evidence: .likely, notes: [outlet.place.note("the outlet is declared here")])
    }
  }

  /// The members of a controller that load its view.
  private static let viewMembers: Set<String> = [
    "view", "loadView", "loadViewIfNeeded",
  ]

  /// The functions with which a class creates its own view or chooses a nib.
  private static let makers: Set<String> = [
    "loadView()", "loadView", "init()", "init", "init(nibName:bundle:)", "initWithNibName:bundle:",
  ]

  /// Returns whether a class contains tests, which may call methods that need no view.
  private static func isTest(_ owner: SourcePlace?, in sources: any SourceFacts) -> Bool {
    guard let owner, let test = sources.declarations.first(where: { $0.place == owner }) else {
      return false
    }
    return sources.superclasses(of: test.name, module: test.module)?.contains("XCTestCase") == true
  }

  private static func isOnlyInStoryboards(_ name: String, _ project: ProjectContext) -> Bool {
    project.documents.allSatisfy { document in
      document.kind == .storyboard || !document.classes.contains { $0.className == name }
    }
  }

  /// The names of the nibs in which UIKit looks for the view of a controller.
  private static func nibNames(of name: String) -> [String] {
    name.hasSuffix("Controller") ? [name, String(name.dropLast(10))] : [name]
  }
}
