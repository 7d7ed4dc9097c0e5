import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore
import Testing
import XMLTree

@Suite struct RoundTripTests {
  /// Compiles a document, makes a document of the nib, and compiles that.
  private func roundTrip(_ source: String) throws -> (
    document: IBDocument, first: NibGraph, second: NibGraph
  ) {
    let document = try IBDocument(parsing: Array(source.utf8))
    let first = try NibCompiler().compile(document).graph
    let result = try NibDecompiler().decompile(first)
    var options = NibCompiler.Options()
    options.toolsVersion = result.document.tools
    return (
      result.document, first, try NibCompiler(options: options).compile(result.document).graph
    )
  }

  private func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <objects>\(objects)</objects></document>
    """
  }

  @Test func `a label becomes the same nib again`() throws {
    let (document, first, second) = try roundTrip(
      xib(
        """
        <label opaque="NO" text="Low water" textAlignment="center" numberOfLines="2" id="lbl-aa-001">
        <rect key="frame" x="8" y="16" width="120" height="21"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        <color key="textColor" systemColor="systemRedColor"/></label>
        """))
    #expect(NibComparison(ours: second, apple: first).differences.isEmpty)
    let label = try #require(document.objects.first { $0.element == "label" })
    #expect(label.node["text"] == "Low water")
    #expect(label.node["numberOfLines"] == "2")
  }

  @Test func `the smallest and largest numbers are written`() throws {
    let numbers = ["-9223372036854775808", "9223372036854774784", "-9007199254740992", "1e300"]
    for number in numbers {
      let (document, _, _) = try roundTrip(
        xib(
          #"<view id="v-aa-001"><rect key="frame" x="\#(number)" y="0.0" width="10" height="10"/></view>"#
        ))
      let frame = document.objects.first { $0.element == "view" }?.frame
      #expect(frame?.x == Double(number), "\(number)")
    }
  }

  @Test func `constraints, guides, outlets, actions and runtime attributes become the same nib`()
    throws
  {
    let (document, first, second) = try roundTrip(
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Harbour">
        <connections><outlet property="pier" destination="vw1-aa-aaa" id="ou1-aa-aaa"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="vw1-aa-aaa" customClass="Pier" customModule="Coast">
        <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="bt1-aa-aaa">
        <rect key="frame" x="20" y="20" width="80" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="13"/>
        <state key="normal" title="Moor" image="rope"><color key="titleColor" systemColor="labelColor"/></state>
        <state key="highlighted" title="Mooring"/>
        <connections><action selector="moor:" destination="-1" eventType="touchUpInside" id="ac1-aa-aaa"/></connections>
        </button>
        <slider opaque="NO" value="0.25" minValue="0.0" maxValue="3" translatesAutoresizingMaskIntoConstraints="NO" id="sl1-aa-aaa">
        <rect key="frame" x="120" y="20" width="100" height="30"/>
        </slider>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
        <color key="backgroundColor" red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints>
        <constraint firstItem="bt1-aa-aaa" firstAttribute="leading" secondItem="sa1-aa-aaa" secondAttribute="leading" constant="20" id="co1-aa-aaa"/>
        <constraint firstItem="sl1-aa-aaa" firstAttribute="width" relation="greaterThanOrEqual" secondItem="bt1-aa-aaa" secondAttribute="width" multiplier="1.5" priority="750" id="co2-aa-aaa"/>
        </constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="North"/>
        <userDefinedRuntimeAttribute type="size" keyPath="span"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </view>
        """))
    let differences = NibComparison(ours: second, apple: first).differences
    #expect(differences.isEmpty, "\(differences)")
    let button = try #require(document.objects.first { $0.element == "button" })
    #expect(button.node["buttonType"] == "system")
    #expect(document.connections.map(\.name) == ["pier", "moor:"])
  }

  @Test func `configurations of buttons and symbols become the same nib`() throws {
    let (document, first, second) = try roundTrip(
      xib(
        """
        <button opaque="NO" buttonType="system" id="bt1-aa-aaa">
        <rect key="frame" x="20" y="20" width="80" height="30"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" image="anchor" catalog="system" \
        imagePlacement="top" imagePadding="4" title="Moor" subtitle="At the pier" cornerStyle="large">
        <imageSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large" weight="bold"/>
        <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="1">
        <color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration>
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="17"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="baseForegroundColor" systemColor="labelColor"/>
        </buttonConfiguration></button>
        <imageView image="anchor" catalog="system" id="im1-aa-aaa">
        <rect key="frame" x="20" y="60" width="80" height="30"/>
        <imageSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
        pointSize="24" weight="light"/></imageView>
        """))
    let differences = NibComparison(ours: second, apple: first).differences
    #expect(differences.isEmpty, "\(differences)")
    let button = try #require(document.objects.first { $0.element == "button" })
    let configuration = try #require(button.node.child(keyed: "configuration"))
    #expect(configuration["style"] == "filled" && configuration["title"] == "Moor")
    #expect(configuration["imagePlacement"] == "top")
    #expect(configuration.child(keyed: "background")?["cornerRadius"] == "6")
  }

  @Test func `differences between size classes become the same nib`() throws {
    let (document, first, second) = try roundTrip(
      xib(
        """
        <view id="vw1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vw2-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
        <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="lb1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews>
        <constraints>
        <constraint firstItem="vw2-aa-aaa" firstAttribute="top" secondItem="vw1-aa-aaa" secondAttribute="top" constant="8" id="co1-aa-aaa">
        <variation key="heightClass=compact" constant="2"/></constraint>
        <constraint firstItem="vw2-aa-aaa" firstAttribute="leading" secondItem="vw1-aa-aaa" secondAttribute="leading" id="co2-aa-aaa"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="lb1-aa-aaa"/></mask>
        <mask key="constraints"><exclude reference="co2-aa-aaa"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular"><mask key="subviews"><include reference="lb1-aa-aaa"/></mask>
        <mask key="constraints"><include reference="co2-aa-aaa"/></mask></variation>
        </view>
        """))
    let differences = NibComparison(ours: second, apple: first).differences
    #expect(differences.isEmpty, "\(differences)")
    let view = try #require(document.objects.first { $0.element == "view" })
    let label = try #require(document.objects.first { $0.element == "label" }?.id)
    #expect(view.excluded(from: "subviews", under: [:]) == [label])
    #expect(
      view.excluded(from: "subviews", under: ["heightClass": "compact", "widthClass": "regular"])
        .isEmpty)
    let constraint = try #require(document.objects.first { $0.node["constant"] == "8" })
    #expect(constraint.variations.map { $0.node["constant"] } == ["2"])
  }

  @Test func `the same nib always gives the same ids`() throws {
    let source = xib(
      """
      <view id="aa1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><subviews>
      <view id="bb1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="5" height="5"/></view>
      </subviews></view>
      """)
    let ids = try (0..<2).map { _ in try roundTrip(source).document.objects.map(\.id) }
    #expect(ids[0] == ids[1])
    #expect(Set(ids[0]).count == ids[0].count)
  }

  @Test func `what a document cannot state is a warning`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let top = builder.addObject("NSArray")
    builder.add("UINibTopLevelObjectsKey", object: top, to: root)
    let view = builder.addObject("UIView")
    builder.add("UINibEncoderEmptyKey", object: view, to: top)
    builder.add("UITidalRange", Int64(3), to: view)
    let result = try NibDecompiler().decompile(builder.finish())
    #expect(result.diagnostics.allSatisfy { $0.id == "not-in-document" })
    #expect(result.diagnostics.contains { $0.message.contains("'UITidalRange' of UIView") })
  }

  @Test func `what a button's configuration has and a document cannot state is a warning`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let top = builder.addObject("NSArray")
    builder.add("UINibTopLevelObjectsKey", object: top, to: root)
    let button = builder.addObject("UIButton")
    builder.add("UINibEncoderEmptyKey", object: button, to: top)
    let configuration = builder.addObject("UIButtonConfiguration")
    builder.add("UIButtonConfiguration", object: configuration, to: button)
    builder.add("UIButtonConfigurationTide", Int64(3), to: configuration)
    let result = try NibDecompiler().decompile(builder.finish())
    let expected = "'UIButtonConfigurationTide' of UIButtonConfiguration"
    #expect(result.diagnostics.contains { $0.message.contains(expected) })
  }

  @Test func `a nib for macOS without a list of objects is refused`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    builder.add("IB.objectdata", object: root, to: root)
    let graph = builder.finish()
    #expect(throws: Diagnostic.self) { try NibDecompiler().decompile(graph) }
  }

  @Test func `a nib without objects is refused`() {
    let problem = #expect(throws: Diagnostic.self) {
      try NibDecompiler().decompile(NibGraphBuilder().finish())
    }
    #expect(problem?.id == "no-objects")
  }

  /// A nib with top-level objects, which a closure adds.
  private func nib(_ objects: (inout NibGraphBuilder) -> [Int]) -> NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let top = builder.addObject("NSArray")
    builder.add("UINibTopLevelObjectsKey", object: top, to: root)
    for object in objects(&builder) { builder.add("UINibEncoderEmptyKey", object: object, to: top) }
    return builder.finish()
  }

  @Test func `a text that many objects share does not make an endless document`() {
    let graph = nib { builder in
      let text = builder.addObject("NSString")
      builder.add("NS.bytes", data: Array(repeating: UInt8(ascii: "a"), count: 100_000), to: text)
      return (0..<2_000).map { _ in
        let label = builder.addObject("UILabel")
        builder.add("UIText", object: text, to: label)
        return label
      }
    }
    let problem = #expect(throws: Diagnostic.self) { try NibDecompiler().decompile(graph) }
    #expect(problem?.id == "too-large")
    #expect(problem?.message.contains("objects share long texts or lists") == true)
  }

  @Test func `an array that contains itself is searched once`() throws {
    let graph = nib { builder in
      let list = builder.addObject("NSMutableArray")
      for _ in 0..<2_000 { builder.add("UINibEncoderEmptyKey", object: list, to: list) }
      let view = builder.addObject("UIView")
      builder.add("UIBounds", object: list, to: view)
      builder.add("UITidalRanges", object: list, to: view)
      return [view]
    }
    #expect(try NibDecompiler().decompile(graph).document.objects.count == 1)
  }

  @Test func `lists that share prototypes have a limited number of them`() throws {
    var data: [UInt8] = []
    // Each level has three prototypes with the nib of the level below.
    for _ in 0..<12 {
      let graph = nib { builder in
        let table = builder.addObject("UITableView")
        builder.add("UIBounds", data: Array(repeating: 0, count: 33), to: table)
        guard !data.isEmpty else { return [table] }
        let nibs = builder.addObject("NSDictionary")
        let inner = builder.addObject("UINib")
        let bytes = builder.addObject("NSData")
        builder.add("NS.bytes", data: data, to: bytes)
        builder.add("archiveData", object: bytes, to: inner)
        for name in ["a", "b", "c"] {
          let key = builder.addObject("NSString")
          builder.add("NS.bytes", data: Array(name.utf8), to: key)
          builder.add("UINibEncoderEmptyKey", object: key, to: nibs)
          builder.add("UINibEncoderEmptyKey", object: inner, to: nibs)
        }
        builder.add("UITableViewCellPrototypeNibs", object: nibs, to: table)
        return [table]
      }
      data = NIBArchive.encode(graph)
    }
    let result = try NibDecompiler().decompile(NibGraph.decode(data).graph)
    #expect(result.diagnostics.contains { $0.message.contains("prototypes after the first 2000") })
  }
}
