import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore
import Testing
import XMLTree

@Suite struct StoryboardRoundTripTests {
  /// Compiles a storyboard, makes a document of the result, and compiles the document.
  private func roundTrip(_ source: String) throws -> (
    result: NibDecompiler.Result, first: CompiledStoryboard, second: CompiledStoryboard
  ) {
    func written(_ document: IBDocument) throws -> CompiledStoryboard {
      let files = try NibCompiler().compileStoryboard(document).storyboard.files
      let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
      return try CompiledStoryboard(paths: files.map(\.path)) { bytes[$0] ?? [] }
    }
    let first = try written(IBDocument(parsing: source))
    let result = try NibDecompiler().decompile(first, file: "Main.storyboardc")
    return (result, first, try written(result.document))
  }

  private func storyboard(_ scenes: String, initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ controller: String, _ others: String = "") -> String {
    let place = controller.utf8.count + others.utf8.count
    return """
      <scene sceneID="s\(place)"><objects>\(controller)
      <placeholder placeholderIdentifier="IBFirstResponder" id="f\(place)" sceneMemberID="firstResponder"/>
      \(others)</objects></scene>
      """
  }

  private let list = """
    <tableViewController storyboardIdentifier="List" id="lst-aa-aaa" customClass="ListController" customModule="Tide" \
    sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="tbl-aa-aaa">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Harbor" id="cel-aa-aaa">
    <rect key="frame" x="0.0" y="50" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cel-aa-aaa" id="con-aa-aaa">
    <rect key="frame" x="0.0" y="0.0" width="414" height="44"/></tableViewCellContentView>
    <connections><segue destination="det-aa-aaa" kind="show" identifier="detail" id="sg1-aa-aaa"/></connections>
    </tableViewCell></prototypes>
    <connections><outlet property="delegate" destination="lst-aa-aaa" id="ou1-aa-aaa"/></connections>
    </tableView>
    <navigationItem key="navigationItem" title="Harbors" id="itm-aa-aaa">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-aa-aaa">
    <connections><segue destination="frm-aa-aaa" kind="presentation" modalPresentationStyle="formSheet" id="sg2-aa-aaa"/>
    </connections></barButtonItem></navigationItem>
    </tableViewController>
    """

  private let detail = """
    <viewController id="det-aa-aaa" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top-aa-aaa"/>
    <viewControllerLayoutGuide type="bottom" id="bot-aa-aaa"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="vw1-aa-aaa">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <containerView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-aaa">
    <rect key="frame" x="0.0" y="100" width="414" height="200"/>
    <connections><segue destination="map-aa-aaa" kind="embed" id="sg3-aa-aaa"/></connections></containerView>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-aa-aaa">
    <rect key="frame" x="0.0" y="400" width="80" height="30"/>
    <connections><segue destination="ext-aa-aaa" kind="unwind" unwindAction="back:" id="sg4-aa-aaa"/></connections>
    </button></subviews>
    <constraints><constraint firstItem="box-aa-aaa" firstAttribute="top" secondItem="top-aa-aaa" \
    secondAttribute="bottom" constant="8" id="k1-aa-aaa"/></constraints>
    <connections><outletCollection property="gestureRecognizers" destination="tap-aa-aaa" appends="YES" id="oc1-aa-aaa"/>
    </connections></view>
    <connections><outlet property="box" destination="box-aa-aaa" id="ou2-aa-aaa"/>
    <segue destination="oth-aa-aaa" kind="show" identifier="help" id="sg5-aa-aaa"/></connections>
    </viewController>
    """

  private let others = """
    <exit id="ext-aa-aaa" userLabel="Exit" sceneMemberID="exit"/>
    <tapGestureRecognizer id="tap-aa-aaa"><connections>
    <action selector="tapped:" destination="det-aa-aaa" id="ac1-aa-aaa"/></connections></tapGestureRecognizer>
    """

  private var whole: String {
    let navigation = """
      <navigationController id="nav-aa-aaa" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbr-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/></navigationBar>
      <connections><segue destination="lst-aa-aaa" kind="relationship" relationship="rootViewController" id="r1-aa-aaa"/>
      </connections></navigationController>
      """
    let form = """
      <tableViewController id="frm-aa-aaa" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="tb2-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="540" height="620"/>
      <sections><tableViewSection headerTitle="Depth" id="sec-aa-aaa"><cells>
      <tableViewCell contentMode="scaleToFill" rowHeight="60" id="c1-aa-aaa">
      <rect key="frame" x="0.0" y="50" width="540" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c1-aa-aaa" id="v1-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="540" height="60"/></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="540" height="620"/>
      </tableViewController>
      """
    let map = """
      <viewController id="map-aa-aaa" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw2-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="414" height="200"/></view></viewController>
      """
    let other = """
      <viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Start" id="oth-aa-aaa" \
      sceneMemberID="viewController"/>
      """
    return storyboard(
      scene(navigation) + scene(list) + scene(detail, others) + scene(form) + scene(map)
        + "<scene sceneID=\"s0\"><objects>\(other)</objects></scene>",
      initial: "nav-aa-aaa")
  }

  @Test func `bars that are views keep their items, and a title all items at its sides`() throws {
    let source = storyboard(
      scene(
        """
        <viewController id="bars" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
        <navigationBar contentMode="scaleToFill" id="nb"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/><items>
        <navigationItem title="Tides" id="ni"><leftBarButtonItems>
        <barButtonItem title="Low" id="b1"><connections><action selector="low:" destination="bars" id="ac"/></connections>        </barButtonItem><barButtonItem title="High" id="b2"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="b3"/></navigationItem></items></navigationBar>
        <toolbar opaque="NO" contentMode="scaleToFill" id="tb"><rect key="frame" x="0.0" y="50" width="414" height="44"/><items>
        <barButtonItem title="Moor" id="b4"/><barButtonItem systemItem="flexibleSpace" id="b5"/></items></toolbar>
        <tabBar contentMode="scaleToFill" id="tab"><rect key="frame" x="0.0" y="100" width="414" height="49"/><items>
        <tabBarItem title="Map" id="t1"/><tabBarItem title="List" id="t2"/></items></tabBar></subviews></view>
        <navigationItem key="navigationItem" title="Harbor" id="n2"><rightBarButtonItems>
        <barButtonItem title="Sail" id="b6"/><barButtonItem title="Row" id="b7"/></rightBarButtonItems></navigationItem>
        </viewController>
        """), initial: "bars")
    let (result, first, second) = try roundTrip(source)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let differences = NibComparison(ours: second, apple: first).differences
    #expect(differences.isEmpty, "\(differences)")
    func count(_ element: String, in document: IBDocument) -> Int {
      document.objects.count { $0.element == element }
    }
    let original = try IBDocument(parsing: source)
    for (element, number) in [("barButtonItem", 7), ("tabBarItem", 2), ("navigationItem", 2)] {
      #expect(count(element, in: original) == number)
      #expect(count(element, in: result.document) == number, "\(element)")
    }
    let titles = result.document.objects.compactMap {
      $0.element == "barButtonItem" ? $0.node[Names.title] : nil
    }
    #expect(titles.sorted() == ["High", "Low", "Moor", "Row", "Sail"])
  }

  @Test func `a storyboard becomes one document that compiles to the same nibs`() throws {
    let (result, first, second) = try roundTrip(whole)
    let differences = NibComparison(ours: second, apple: first).differences
    #expect(differences.isEmpty, "\(differences)")
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(Set(second.nibs.keys) == Set(first.nibs.keys))
  }

  @Test func `controllers and views keep the ids that the names of nibs contain`() throws {
    let document = try roundTrip(whole).result.document
    #expect(document.kind == .storyboard)
    #expect(document.initialViewController?.id == "nav-aa-aaa")
    let controllers = document.scenes.compactMap(\.controller)
    #expect(
      Set(controllers.compactMap(\.id)) == [
        "nav-aa-aaa", "lst-aa-aaa", "det-aa-aaa", "frm-aa-aaa", "map-aa-aaa", "oth-aa-aaa",
      ])
    #expect(document.object(id: "vw1-aa-aaa")?.element == "view")
  }

  @Test func `segues have the source that triggers them and the scene that they show`() throws {
    let document = try roundTrip(whole).result.document
    let segues = document.connections.filter { $0.kind == .segue }.map { segue in
      "\(segue.source?.element ?? "") \(segue.segue?.kind ?? "") \(segue.destination?.element ?? "")"
    }
    #expect(
      segues.sorted() == [
        "barButtonItem presentation tableViewController", "button unwind exit",
        "containerView embed viewController",
        "navigationController relationship tableViewController",
        "tableViewCell show viewController", "viewController show viewControllerPlaceholder",
      ])
  }

  @Test func `a controller in several nibs has one scene`() throws {
    // The list has an identifier, so it has a nib of its own besides that of the navigation controller.
    let (result, first, _) = try roundTrip(whole)
    #expect(first.nibNames["List"] != nil)
    let lists = result.document.objects.filter { $0.customClass == "ListController" }
    #expect(lists.map(\.id) == ["lst-aa-aaa"])
  }

  @Test func `most views have the size of the device, and the others have their own`() throws {
    let document = try roundTrip(whole).result.document
    #expect(document.device?.node["id"] == "retina6_1")
    let form = try #require(document.object(id: "frm-aa-aaa"))
    #expect(form.simulatedMetrics.destination == .freeform)
    let plain = try #require(document.object(id: "det-aa-aaa"))
    #expect(plain.simulatedMetrics.destination == .inferred)
  }

  @Test func `a controller whose nib is missing and one that contains itself are no endless work`()
    throws
  {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let controller = builder.addObject("UINavigationController")
    let children = builder.addObject("NSMutableArray")
    builder.add("UINibEncoderEmptyKey", object: controller, to: children)
    builder.add("UIViewControllers", object: children, to: controller)
    let label = builder.addObject("NSString")
    builder.add("NS.bytes", data: Array("sceneViewController".utf8), to: label)
    let connection = builder.addObject("UIRuntimeOutletConnection")
    builder.add("UILabel", object: label, to: connection)
    builder.add("UISource", object: root, to: connection)
    builder.add("UIDestination", object: controller, to: connection)
    let connections = builder.addObject("NSArray")
    builder.add("UINibEncoderEmptyKey", object: connection, to: connections)
    builder.add("UINibConnectionsKey", object: connections, to: root)
    var storyboard = CompiledStoryboard()
    storyboard.nibNames = ["Loop": "Loop", "Lost": "Lost"]
    storyboard.nibs = ["Loop": builder.finish()]
    storyboard.entryPoint = "Loop"
    let result = try NibDecompiler().decompile(storyboard)
    #expect(result.document.scenes.count == 1)
    #expect(result.diagnostics.contains { $0.message.contains("'Lost', whose nib is missing") })
  }
}
