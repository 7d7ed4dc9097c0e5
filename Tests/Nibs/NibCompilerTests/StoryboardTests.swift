import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

@Suite struct StoryboardTests {
  private let compiled = SampleStoryboard.compiled

  @Test func `every controller that can be made has a nib, and the table names it`() {
    #expect(compiled.entryPoint == "UINavigationController-nav")
    #expect(
      compiled.nibNames == [
        "UINavigationController-nav": "UINavigationController-nav", "Detail": "Detail",
        "UIViewController-emb": "UIViewController-emb",
        "UIViewController-ref": "UIViewController-ref",
      ])
    // The list is inside the navigation controller: it has a view's nib, but none of its own.
    #expect(
      Set(compiled.nibs.keys)
        == Set(compiled.nibNames.values).union(["lst-view-tbl", "det-view-dvw", "emb-view-evw"]))
  }

  @Test(arguments: [
    (IBToolsVersion.xcode6, "UIViewController"), (.xcode7, "UINavigationController"),
  ])
  func `the nib of a controller without an identifier has the name of its class since Xcode 7`(
    _ tools: IBToolsVersion, _ name: String
  ) throws {
    var options = NibCompiler.Options()
    options.toolsVersion = tools
    let storyboard = try NibCompiler(options: options).compileStoryboard(
      SampleStoryboard.document()
    ).storyboard
    #expect(storyboard.entryPoint == "\(name)-nav")
    #expect(storyboard.nib(forIdentifier: "\(name)-nav") != nil)
  }

  @Test func `a scene that nothing leads to is left out, with a note`() throws {
    let result = try NibCompiler().compileStoryboard(SampleStoryboard.document())
    #expect(compiled.nibs["UIViewController-alo"] == nil)
    #expect(result.diagnostics.map(\.id) == ["unreachable-scene"])
    #expect(result.diagnostics.first?.objectID == "alo")
    #expect(result.diagnostics.first?.severity == .note)
  }

  @Test func `references to other storyboards are in a table of their own`() {
    #expect(
      compiled.externalReferences == [
        "UIViewController-ref": CompiledStoryboard.ExternalReference(
          storyboardName: "Other", controllerIdentifier: "First")
      ])
    let nib = NibView(compiled.nibs["UIViewController-ref"])
    #expect(nib.objects("UIStoryboardViewControllerPlaceholder").count == 1)
  }

  @Test(arguments: [(64, nil), (65, "c0")])
  func `controllers may be inside of one another on 64 levels`(_ levels: Int, _ refused: String?)
    throws
  {
    let scenes = (0..<levels).map { level in
      let segue =
        level + 1 == levels
        ? "" : #"<segue destination="c\#(level + 1)" kind="relationship" id="s\#(level)"/>"#
      return """
        <scene sceneID="scene\(level)"><objects>
        <navigationController id="c\(level)" sceneMemberID="viewController">
        <connections>\(segue)</connections></navigationController>
        </objects></scene>
        """
    }
    let document = try IBDocument(
      parsing: Documents.storyboard(scenes.joined(), attributes: #" initialViewController="c0""#))
    do {
      let result = try NibCompiler().compileStoryboard(document)
      #expect(refused == nil && result.storyboard.nibs.count == 1)
    } catch let diagnostic as Diagnostic {
      #expect(diagnostic.objectID == refused)
      #expect(diagnostic.id == "too-many-nested-scenes" && diagnostic.range != nil)
    }
  }

  @Test func `the controller of a relationship is inside its parent's nib`() throws {
    let nib = NibView(compiled.nibs["UINavigationController-nav"])
    let navigation = try #require(nib.outlet("sceneViewController"))
    let list = try #require(nib.members(of: "UIViewControllers", in: navigation).first)
    #expect(nib.members(of: "UIChildViewControllers", in: navigation) == [list])
    #expect(nib.object("UIParentViewController", of: list) == navigation)
    #expect(nib.text("UIClassName", of: list) == "ListController")
    #expect(nib.text("UINibName", of: list) == "lst-view-tbl")
    let bar = try #require(nib.object("UINavigationBar", of: navigation))
    let item = try #require(nib.object("UINavigationItem", of: list))
    #expect(nib.members(of: "UIItems", in: bar) == [item])
    #expect(nib.object("UINavigationBar", of: item) == bar)
    #expect(nib.object("UIDelegate", of: bar) == navigation)
  }

  @Test func `a view's nib names what it needs, and the controller's table leads to it`() throws {
    let view = NibView(compiled.nibs["det-view-dvw"])
    let scene = NibView(compiled.nibs["Detail"])
    let controller = try #require(scene.outlet("sceneViewController"))
    let table = try #require(
      scene.object("UIExternalObjectsTableForViewLoading", of: controller))
    let entries = scene.entries(of: table)
    let placeholders = view.placeholders.filter { $0.hasPrefix("UpstreamPlaceholder-") }
    #expect(Set(placeholders) == Set(entries.map(\.key)))
    #expect(entries.contains { $0.value == controller })
    #expect(entries.contains { scene.className($0.value) == "UITapGestureRecognizer" })
    #expect(entries.contains { scene.className($0.value) == "UIStoryboardEmbedSegueTemplate" })
    #expect(scene.text("UIRestorationIdentifier", of: controller) == "Detail")
    #expect(
      scene.members(of: "UITopLevelObjectsToKeepAliveFromStoryboard", in: controller).map {
        scene.className($0)
      } == ["UITapGestureRecognizer"])
  }

  @Test func `the view fills the screen, behind the guides of its controller`() throws {
    let nib = NibView(compiled.nibs["det-view-dvw"])
    let view = try #require(nib.outlet("view"))
    #expect(nib.numbers("UIBounds", of: view) == [0, 0, 375, 667])
    let classes = nib.members(of: "UISubviews", in: view).map { nib.className($0) }
    #expect(classes == ["UIView", "UIButton", "_UILayoutGuide", "_UILayoutGuide"])
    // Three constraints hold each guide, one of the document's stands below the upper one.
    let constraints = nib.members(of: "UIViewAutolayoutConstraints", in: view)
    #expect(constraints.count == 7)
    let guides = nib.members(of: "UISubviews", in: view).suffix(2)
    #expect(guides.contains(nib.object("NSSecondItem", of: try #require(constraints.last)) ?? -1))
  }

  @Test(arguments: [
    ("show", "UIStoryboardShowSegueTemplate"), ("showDetail", "UIStoryboardShowSegueTemplate"),
    ("presentation", "UIStoryboardPresentationSegueTemplate"),
    ("modal", "UIStoryboardModalSegueTemplate"), ("push", "UIStoryboardPushSegueTemplate"),
    ("replace", "UIStoryboardReplaceSegueTemplate"), ("custom", "UIStoryboardSegueTemplate"),
    ("embed", "UIStoryboardEmbedSegueTemplate"),
    ("popoverPresentation", "UIStoryboardPopoverPresentationSegueTemplate"),
  ])
  func `a segue of every kind has its template`(kind: String, className: String) throws {
    let storyboard = try SampleStoryboard.compile(
      SampleStoryboard.twoScenes(
        segue:
          #"<segue destination="b" kind="\#(kind)" identifier="go" customClass="Going" id="s"/>"#
      ))
    let nib = NibView(storyboard.nibs["UIViewController-a"])
    let controller = try #require(nib.outlet("sceneViewController"))
    let template = try #require(
      nib.members(of: "UIStoryboardSegueTemplates", in: controller).first)
    #expect(nib.className(template) == className)
    #expect(nib.text("UIIdentifier", of: template) == "go")
    #expect(nib.text("UISegueClassName", of: template) == "Going")
    #expect(
      nib.text("UIDestinationViewControllerIdentifier", of: template) == "UIViewController-b")
    #expect(nib.connection("viewController", from: template) == controller)
    #expect(storyboard.nibNames["UIViewController-b"] != nil)
  }

  @Test(arguments: [(5056, [0, 16, 0, 16]), (10117, nil), (21507, nil)] as [(Int, [Double]?)])
  func `Xcode 6 states the margins of bars, and is assumed for documents of Xcode 5`(
    tools: Int, margins: [Double]?
  ) throws {
    let text = SampleStoryboard.text.replacing("21507", with: "\(tools)")
    let nib = NibView(try SampleStoryboard.compile(text).nibs["UINavigationController-nav"])
    let controller = try #require(nib.outlet("sceneViewController"))
    let bar = try #require(nib.object("UINavigationBar", of: controller))
    #expect(nib.numbers("UIViewLayoutMargins", of: bar) == margins)
  }

  @Test func `placeholders for outside objects are in the order of their numbers`() throws {
    let text = SampleStoryboard.twoScenes(segue: "").replacing(
      #"<viewController id="a" sceneMemberID="viewController">"#,
      with: """
        <viewController id="a" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes>
              <tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" id="p">
                <rect key="frame" x="0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="p" id="pc"/>
                <connections><segue destination="b" kind="show" id="s"/></connections>
              </tableViewCell>
            </prototypes>
            <connections><outlet property="delegate" destination="a" id="o"/></connections>
          </tableView>
        """)
    let nib = NibView(try SampleStoryboard.compile(text).nibs["a-view-t"])
    let names = nib.members(of: "UINibTopLevelObjectsKey", in: 0)
      .compactMap { nib.text("UIProxiedObjectIdentifier", of: $0) }
    #expect(names.suffix(2) == ["UpstreamPlaceholder-1", "UpstreamPlaceholder-2"])
  }

  @Test func `an unwind segue names its action and no destination`() throws {
    let storyboard = try SampleStoryboard.compile(
      SampleStoryboard.twoScenes(
        segue: #"<segue destination="x" kind="unwind" unwindAction="back:" id="s"/>"#))
    let nib = NibView(storyboard.nibs["UIViewController-a"])
    let template = try #require(nib.objects("UIStoryboardUnwindSegueTemplate").first)
    #expect(nib.text("UIAction", of: template) == "back:")
    #expect(
      nib.graph.value("UIDestinationViewControllerIdentifier", of: template) == NibValue.nil)
  }

  @Test func `a segue of an unknown kind is noted`() throws {
    let text = SampleStoryboard.twoScenes(
      segue: #"<segue destination="b" kind="teleport" id="s"/>"#)
    let result = try NibCompiler().compileStoryboard(IBDocument(parsing: text))
    #expect(result.diagnostics.contains { $0.message.contains("teleport") })
  }

  @Test func `a control performs its segue by an event, a cell by an outlet`() throws {
    let detail = NibView(compiled.nibs["det-view-dvw"])
    let event = try #require(detail.objects("UIRuntimeEventConnection").first)
    #expect(detail.text("UILabel", of: event) == "perform:")
    #expect(detail.graph.value("UIEventMask", of: event) == .integer(64))
    let list = NibView(compiled.nibs["lst-view-tbl"])
    #expect(list.outlet("selectionSegueTemplate") != nil)
    #expect(detail.outlet("containerView").map { detail.className($0) } == "UIView")
  }

  @Test func `a static table's sections are its controller's data source`() throws {
    let nib = NibView(compiled.nibs["lst-view-tbl"])
    let source = try #require(nib.outlet("staticDataSource"))
    #expect(nib.className(source) == "UITableViewDataSource")
    let section = try #require(nib.members(of: "UITableSections", in: source).first)
    #expect(nib.text("UITableSectionHeaderTitle", of: section) == "Things")
    let rows = nib.members(of: "UITableSectionRows", in: section)
    #expect(rows.count == 2)
    let cells = rows.compactMap { nib.object("UITableRowCell", of: $0) }
    #expect(cells.map { nib.className($0) } == ["UITableViewCell", "UITableViewCell"])
    #expect(rows.map { nib.graph.value("UITableRowHeight", of: $0) } == [.float(60), .float(-1)])
  }

  @Test func `controllers inside each other end`() throws {
    let storyboard = try SampleStoryboard.compile(
      SampleStoryboard.twoScenes(
        segue: #"<segue destination="a" kind="relationship" relationship="root" id="s"/>"#))
    #expect(storyboard.nibs["UIViewController-a"] != nil)
  }

  @Test func `a xib is not a storyboard, and a storyboard is not a xib`() throws {
    let xib = try IBDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch"><objects/></document>
        """)
    #expect(throws: Diagnostic.self) { try NibCompiler().compileStoryboard(xib) }
    #expect(throws: Diagnostic.self) { try NibCompiler().compile(SampleStoryboard.document()) }
  }

  @Test func `a storyboard of another platform is refused by name`() throws {
    let document = try IBDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"
          targetRuntime="watchKit"><scenes/></document>
        """)
    let problem = #expect(throws: Diagnostic.self) {
      try NibCompiler().compileStoryboard(document)
    }
    #expect(problem?.id == "unsupported-platform")
  }

  private func storyboard(_ scenes: [(identifier: String, id: String, member: String)]) throws
    -> CompiledStoryboard
  {
    let text = scenes.map { scene in
      """
      <scene sceneID="s-\(scene.id)"><objects>
      <viewController storyboardIdentifier="\(scene.identifier)" id="\(scene.id)"\(scene.member)>
      <view key="view" id="v-\(scene.id)"/></viewController></objects></scene>
      """
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c1"><scenes>\(text.joined())</scenes></document>
      """
    return try NibCompiler().compileStoryboard(IBDocument(parsing: Array(document.utf8))).storyboard
  }

  @Test func `scenes whose identifiers would be the same file have different nibs`() throws {
    let member = #" sceneMemberID="viewController""#
    let identifiers = ["x/y", "x_y", "x/y-2", "c1-view-v-c1"]
    let storyboard = try storyboard(
      identifiers.enumerated().map { ($1, "c\($0 + 1)", member) })
    #expect(Set(storyboard.nibNames.keys) == Set(identifiers))
    #expect(storyboard.nibNames["x_y"] == "x_y")
    #expect(Set(storyboard.nibNames.values).count == 4)
    // A nib for each controller and for each view.
    #expect(storyboard.nibs.count == 8)
    #expect(storyboard.nibs.keys.allSatisfy { !$0.utf8.contains(UInt8(ascii: "/")) })
  }

  @Test func `a controller that does not say what it is in the scene is its controller`() throws {
    let storyboard = try storyboard([("a", "c1", "")])
    #expect(storyboard.entryPoint == "a")
    #expect(storyboard.nibs.count == 2)
  }
}
