import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore
import Testing
import XMLTree

/// Compiled storyboards for macOS, made documents and compiled again.
@Suite struct MacStoryboardRoundTripTests {
  /// A storyboard, the document of its compiled form, and what compiling the document changes.
  private struct RoundTrip {
    var original: IBDocument
    var document: IBDocument
    var first: CompiledStoryboard
    var second: CompiledStoryboard
    var losses: [String]

    init(_ scenes: String, initial: String) throws {
      original = try IBDocument(
        parsing: """
          <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="24506" \
          targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" initialViewController="\(initial)">
          <scenes>\(scenes)</scenes></document>
          """)
      first = try Self.written(original)
      let result = try NibDecompiler().decompile(first, file: "Main.storyboardc")
      document = result.document
      losses = result.diagnostics.map(\.message)
      let quick = try NibDecompiler().decompile(first, findsLosses: false)
      #expect(quick.bytes == result.bytes)
      second = try Self.written(result.document)
    }

    private static func written(_ document: IBDocument) throws -> CompiledStoryboard {
      // Both times as the newest version: the keys do not show exactly which one compiled a nib.
      let files = try NibCompiler().compileStoryboard(document).storyboard.files
      let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
      return try CompiledStoryboard(paths: files.map(\.path)) { bytes[$0] ?? [] }
    }

    /// The differences, without the order of connectors: it is that of their sources' ids, which a nib does not contain.
    var differences: [String] {
      NibComparison(ours: second, apple: first).differences.filter { difference in
        !["NSConnections", "NSOidsKeys"].contains {
          difference.path.hasSuffix("IB.objectdata.\($0)")
        }
      }.map { "\($0.kind.className) \($0.kind.key) \($0.path): \($0.ours), was \($0.apple)" }
    }

    /// The segues of a document, with their ends, each with the class or element of the object.
    static func segues(_ document: IBDocument) -> [String] {
      func name(_ object: IBObject?) -> String { object?.customClass ?? object?.element ?? "none" }
      return document.connections.filter { $0.kind == .segue }.map { segue in
        let identifier = segue.node[Names.identifier] ?? ""
        return "\(segue.segue?.kind ?? "") \(segue.segue?.relationship ?? "") \(identifier) "
          + "\(name(segue.source)) to \(name(segue.destination))"
      }.sorted()
    }

    static func connections(_ document: IBDocument) -> [String] {
      document.connections.filter { $0.kind == .outlet || $0.kind == .action }.map {
        "\($0.source?.element ?? "") \($0.name ?? "") \($0.destination?.element ?? "")"
      }.sorted()
    }
  }

  private func scene(_ number: Int, _ objects: String) -> String {
    """
    <scene sceneID="s\(number)"><objects>\(objects)
    <customObject id="f\(number)" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="300" height="200"/>"#

  private var harbor: String {
    scene(
      1,
      """
      <application id="app-aa-aaa" sceneMemberID="viewController">
      <menu key="mainMenu" title="Main Menu" systemMenu="main" id="mnu-aa-aaa"><items>
      <menuItem title="Harbor" id="itm-aa-aaa"><modifierMask key="keyEquivalentModifierMask"/>
      <menu key="submenu" title="Harbor" systemMenu="apple" id="sub-aa-aaa"><items>
      <menuItem title="Tides" keyEquivalent="," id="itm-bb-bbb">
      <connections><segue destination="tab-aa-aaa" kind="show" id="sg1-aa-aaa"/></connections></menuItem>
      <menuItem title="Hide" keyEquivalent="h" id="itm-cc-ccc">
      <connections><action selector="hide:" target="f1" id="ac1-aa-aaa"/></connections></menuItem>
      </items></menu></menuItem></items></menu>
      <connections><outlet property="delegate" destination="del-aa-aaa" id="ou1-aa-aaa"/></connections>
      </application>
      <customObject id="del-aa-aaa" customClass="HarborDelegate" customModule="Coast"/>
      """)
      + scene(
        2,
        """
        <windowController storyboardIdentifier="Harbor" id="wc1-aa-aaa" customClass="HarborWindow" customModule="Coast" \
        sceneMemberID="viewController">
        <window key="window" title="Pier" visibleAtLaunch="NO" id="win-aa-aaa">
        <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
        <toolbar key="toolbar" implicitIdentifier="Tides" allowsUserCustomization="NO" id="tlb-aa-aaa"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="Tide" label="Tide" paletteLabel="Tide" tag="-1" id="tli-aa-aaa">
        <size key="minSize" width="72" height="70"/><size key="maxSize" width="74" height="76"/>
        <connections><segue destination="vc3-aa-aaa" kind="popover" popoverAnchorView="tli-aa-aaa" popoverBehavior="t" \
        preferredEdge="maxY" id="sg9-aa-aaa"/></connections></toolbarItem></allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="tli-aa-aaa"/></defaultToolbarItems></toolbar>
        <connections><outlet property="delegate" destination="wc1-aa-aaa" id="ou2-aa-aaa"/></connections></window>
        <connections><segue destination="vc1-aa-aaa" kind="relationship" \
        relationship="window.shadowedContentViewController" id="sg2-aa-aaa"/></connections></windowController>
        """)
      + scene(
        3,
        """
        <viewController title="Boats" id="vc1-aa-aaa" customClass="BoatList" customModule="Coast" sceneMemberID="viewController">
        <view key="view" id="vw1-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/><subviews>
        <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-aaa">
        <rect key="frame" x="13" y="7" width="82" height="32"/>
        <buttonCell key="cell" type="push" title="Moor" bezelStyle="rounded" alignment="center" borderStyle="border" id="bcl-aa-aaa">
        <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
        <font key="font" metaFont="system"/></buttonCell>
        <connections><segue destination="vc2-aa-aaa" kind="sheet" identifier="moor" id="sg3-aa-aaa"/>
        <action selector="ring:" target="vc1-aa-aaa" id="ac2-aa-aaa"/></connections></button>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-aaa">
        <rect key="frame" x="20" y="60" width="100" height="100"/>
        <connections><segue destination="vc3-aa-aaa" kind="embed" id="sg4-aa-aaa"/></connections></containerView>
        </subviews></view>
        <connections><outlet property="moorButton" destination="btn-aa-aaa" id="ou3-aa-aaa"/>
        <outlet property="harbor" destination="hlp-aa-aaa" id="ou4-aa-aaa"/>
        <segue destination="vc2-aa-aaa" kind="custom" identifier="drift" customClass="DriftSegue" customModule="Coast" \
        id="sg5-aa-aaa"/></connections></viewController>
        <customObject id="hlp-aa-aaa" customClass="TideTable" customModule="Coast"/>
        """)
      + scene(
        4,
        """
        <viewController storyboardIdentifier="Moor" showSeguePresentationStyle="single" id="vc2-aa-aaa" \
        sceneMemberID="viewController">
        <view key="view" id="vw2-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/></view></viewController>
        """)
      + scene(
        5,
        """
        <viewController id="vc3-aa-aaa" customClass="Chart" sceneMemberID="viewController">
        <view key="view" id="vw3-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/></view></viewController>
        """)
      + scene(
        6,
        """
        <tabViewController tabStyle="toolbar" id="tab-aa-aaa" sceneMemberID="viewController">
        <tabViewItems><tabViewItem label="Ebb" id="ti1-aa-aaa"/><tabViewItem label="Flood" id="ti2-aa-aaa"/></tabViewItems>
        <viewControllerTransitionOptions key="transitionOptions" slideForward="YES" allowUserInteraction="YES"/>
        <tabView key="tabView" type="noTabsNoBorder" id="tbv-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/>
        <font key="font" metaFont="message"/></tabView>
        <connections><outlet property="tabView" destination="tbv-aa-aaa" id="ou5-aa-aaa"/>
        <segue destination="vc4-aa-aaa" kind="relationship" relationship="tabItems" id="sg6-aa-aaa"/>
        <segue destination="spl-aa-aaa" kind="relationship" relationship="tabItems" id="sg7-aa-aaa"/></connections>
        </tabViewController>
        """)
      + scene(
        7,
        """
        <viewController id="vc4-aa-aaa" customClass="EbbView" sceneMemberID="viewController">
        <view key="view" id="vw4-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/></view></viewController>
        """)
      + scene(
        8,
        """
        <splitViewController id="spl-aa-aaa" sceneMemberID="viewController">
        <splitViewItems><splitViewItem id="si1-aa-aaa"/></splitViewItems>
        <splitView key="splitView" dividerStyle="thin" vertical="YES" id="spv-aa-aaa">\(frame)
        <autoresizingMask key="autoresizingMask"/></splitView>
        <connections><outlet property="splitView" destination="spv-aa-aaa" id="ou6-aa-aaa"/>
        <segue destination="vc5-aa-aaa" kind="relationship" relationship="splitItems" id="sg8-aa-aaa"/></connections>
        </splitViewController>
        """)
      + scene(
        9,
        """
        <viewController id="vc5-aa-aaa" customClass="FloodView" sceneMemberID="viewController">
        <view key="view" id="vw5-aa-aaa">\(frame)<autoresizingMask key="autoresizingMask"/></view></viewController>
        """)
  }

  @Test func `a storyboard with every kind of controller and segue becomes the same again`() throws
  {
    let trip = try RoundTrip(harbor, initial: "wc1-aa-aaa")
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    #expect(trip.document.platform == .macOS)
    #expect(trip.document.kind == .storyboard)
  }

  @Test func `scenes, segues and connections are those of the original`() throws {
    let trip = try RoundTrip(harbor, initial: "wc1-aa-aaa")
    #expect(trip.document.scenes.count == trip.original.scenes.count)
    #expect(RoundTrip.segues(trip.document) == RoundTrip.segues(trip.original))
    #expect(RoundTrip.connections(trip.document) == RoundTrip.connections(trip.original))
    #expect(trip.document.initialViewController?.customClass == "HarborWindow")
    #expect(trip.document.initialViewController?.storyboardIdentifier == "Harbor")
  }

  @Test func `controllers and views keep the ids that the names of nibs contain`() throws {
    let trip = try RoundTrip(harbor, initial: "wc1-aa-aaa")
    for id in ["vc1-aa-aaa", "vw1-aa-aaa", "vc3-aa-aaa", "tab-aa-aaa", "vc5-aa-aaa"] {
      #expect(trip.document.object(id: id) != nil, "\(id)")
    }
  }

  @Test func `a toolbar and its items show the identifiers that the app chose`() throws {
    let document = try RoundTrip(harbor, initial: "wc1-aa-aaa").document
    func attributes(_ element: String) throws -> [String?] {
      let node = try #require(document.objects.first { $0.element == element }).node
      return [
        node[Names.explicitIdentifier] ?? node[Names.explicitItemIdentifier],
        node[Names.implicitIdentifier] ?? node[Names.implicitItemIdentifier],
      ]
    }
    #expect(try attributes("toolbar") == ["Tides", nil])
    #expect(try attributes("toolbarItem") == ["Tide", nil])
    let uuid = "0A7B1E52-35B6-4D0B-8D0E-2E6D0D3E9F40"
    let made = try RoundTrip(
      harbor.replacing("\"Tide\" label", with: "\"\(uuid)\" label"), initial: "wc1-aa-aaa"
    ).document
    let item = made.objects.first { $0.element == "toolbarItem" }?.node
    #expect(
      item?[Names.implicitItemIdentifier] == uuid && item?[Names.explicitItemIdentifier] == nil)
  }

  @Test func `a document can be compared with what it compiles to`() throws {
    let trip = try RoundTrip(harbor, initial: "wc1-aa-aaa")
    let again = try NibDecompiler().recompiled(trip.original)
    #expect(again.objects.map(\.id) == trip.document.objects.map(\.id))
    #expect(RoundTrip.segues(again) == RoundTrip.segues(trip.document))
  }

  @Test func `a controller has the identifier that only the property list states`() throws {
    var storyboard = try RoundTrip(harbor, initial: "wc1-aa-aaa").first
    let usual = "NSTabViewController-tab-aa-aaa"
    storyboard.nibNames["Tides"] = storyboard.nibNames.removeValue(forKey: usual)
    storyboard.uniqueIdentifiers["Tides"] = storyboard.uniqueIdentifiers.removeValue(forKey: usual)
    let result = try NibDecompiler().decompile(storyboard)
    let tabs = result.document.objects.first { $0.element == "tabViewController" }
    #expect(tabs?.storyboardIdentifier == "Tides")
    #expect(result.diagnostics.contains { $0.message.contains("unknown controller '\(usual)'") })
  }

  @Test func `a scene without a controller is a loss`() throws {
    var storyboard = try RoundTrip(harbor, initial: "wc1-aa-aaa").first
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let data = builder.addObject("NSIBObjectData")
    builder.add("IB.objectdata", object: data, to: root)
    builder.add("NSRoot", object: builder.addObject("NSCustomObject"), to: data)
    storyboard.nibs["Moor"] = builder.finish(coderVersion: 10)
    let result = try NibDecompiler().decompile(storyboard)
    #expect(
      result.diagnostics.contains { $0.message.contains("'Moor', which its nib does not contain") })
  }

  @Test func `a scene whose nib is missing is a loss, and a storyboard without nibs is refused`()
    throws
  {
    var storyboard = try RoundTrip(harbor, initial: "wc1-aa-aaa").first
    storyboard.nibs["Moor"] = nil
    let result = try NibDecompiler().decompile(storyboard)
    #expect(result.diagnostics.contains { $0.message.contains("'Moor', whose nib is missing") })
    storyboard.nibs = [:]
    #expect(throws: Diagnostic.self) { try NibDecompiler().decompile(storyboard) }
  }
}
