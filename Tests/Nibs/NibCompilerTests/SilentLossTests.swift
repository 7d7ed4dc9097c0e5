import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// Parts of documents that once disappeared from the nib without a warning.
struct SilentLossTests {
  @Test func `the titles of a button's configuration have their fonts`() throws {
    let nib = try CompiledXib(
      view(
        """
        <state key="normal" title="Pier"/>
        <buttonConfiguration key="configuration" style="plain" title="Pier" subtitle="North">
          <fontDescription key="titleFontDescription" type="system" weight="bold" pointSize="12"/>
          <fontDescription key="subtitleFontDescription" style="UICTFontTextStyleFootnote"/>
        </buttonConfiguration>
        """, element: "button", #"buttonType="system""#))
    let configuration = nib.target("UIButtonConfiguration", of: nib.object("v"))
    func font(_ key: String) -> Int? {
      let entries = nib.members(
        "NSAttributes", of: nib.target("UIButtonConfiguration\(key)", of: configuration))
      return entries.first.flatMap { nib[$0, "NS.bytes"] } == "\"NSFont\"" ? entries.last : nil
    }
    let title = try #require(font("Title"))
    #expect(nib[title, "UIFontPointSize"] == "12.0")
    let subtitle = try #require(font("Subtitle"))
    #expect(nib[subtitle, "UIIBTextStyle"] == "\"UICTFontTextStyleFootnote\"")
    #expect(nib.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"top="YES""#, "1"), (#"bottom="YES""#, "4"), (#"left="YES" right="YES""#, "10"), ("", "0"),
    (#"top="YES" left="YES" bottom="YES" right="YES""#, nil),
  ])
  func `a controller extends its view under the edges that the document names`(
    _ edges: String, _ bits: String?
  ) throws {
    let nib = try CompiledXib(
      "<viewController id=\"v\"><extendedEdge key=\"edgesForExtendedLayout\" \(edges)/></viewController>"
    )
    #expect(nib["v", "UIKeyEdgesForExtendedLayout"] == bits)
  }

  @Test func `a segment shows its image if its title is empty`() throws {
    let nib = try CompiledXib(
      view(
        """
        <segments><segment title="" image="star"/><segment title=""/><segment title="B" image="star"/></segments>
        """, element: "segmentedControl"))
    let segments = nib.members("UISegments", of: nib.object("v"))
    #expect(
      segments.map { nib[$0, "UISegmentInfo"] } == ["UIImageNibPlaceholder", "\"\"", "\"B\""])
  }

  @Test(arguments: ["barButtonItem", "tabBarItem"])
  func `the image of an item keeps its distances`(_ element: String) throws {
    let nib = try CompiledXib(
      """
      <\(element) id="v" title="X"><inset key="imageInsets" minX="3" minY="4" maxX="5" maxY="6"/></\(element)>
      <\(element) id="w" title="X"><inset key="imageInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></\(element)>
      """)
    #expect(nib["v", "UIImageInsets"] == "[4.0, 3.0, 6.0, 5.0]")
    #expect(nib["w", "UIImageInsets"] == nil)
  }

  @Test func `a button's font differs between size classes`() throws {
    let nib = try CompiledXib(
      view(
        """
        <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="A"/>
        <variation key="heightClass=regular-widthClass=regular">
          <fontDescription key="fontDescription" type="system" pointSize="30"/>
        </variation>
        """, element: "button"))
    let storages = nib.members("UINibTraitStorageListsKey").flatMap {
      nib.members("UITraitStorages", of: $0)
    }
    let font = storages.first { nib[$0, "UIKeyPath"] == "\"titleLabel.font\"" }
    let sizes = nib.members("UIRecords", of: font).map { record in
      nib.target("UIValue", of: record).flatMap { nib[$0, "UIFontPointSize"] }
    }
    #expect(sizes == ["30.0", "15.0"])
  }

  @Test func `a collection view cell keeps its constraints beside a content view with an id`()
    throws
  {
    let nib = try CompiledXib(
      view(
        """
        <view key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
          <subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label></subviews>
        </view>
        <constraints>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k1"/>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k2"/>
        </constraints>
        """, element: "collectionViewCell"))
    let ids = nib.memberIDs("UIViewAutolayoutConstraints", of: nib.object("v"))
    #expect(ids.compactMap { $0 }.filter { $0.hasPrefix("k") } == ["k1", "k2"])
  }

  @Test func `a method that creates a segue's destination is compiled with a warning`() throws {
    let document = try IBDocument(
      parsing: SampleStoryboard.text.replacing(
        "identifier=\"detail\"",
        with: "identifier=\"detail\" destinationCreationSelector=\"makeDetail:\""))
    let result = try NibCompiler().compileStoryboard(document)
    #expect(
      result.diagnostics.filter { $0.id == "not-compiled" }.map(\.message).contains {
        $0.contains("'makeDetail:'")
      })
    let graphs = result.storyboard.nibs.values.map { $0.dump() }
    #expect(graphs.contains { $0.contains("\"makeDetail:\"") })
  }

  @Test func `a class of the target without a known module is a warning`() throws {
    let objects = view(#"<subviews/>"#, #"customClass="Pier" customModuleProvider="target""#)
    let unknown = try CompiledXib(objects)
    #expect(unknown.diagnostics.map(\.id) == ["unknown-module"])
    #expect(unknown.diagnostics.first?.message.contains("--module") == true)
    #expect(try CompiledXib(objects, module: "Harbour").diagnostics.isEmpty)
  }

  @Test func `the time zone of a date picker is noted, because its key is unknown`() throws {
    let nib = try CompiledXib(
      view(#"<timeZone key="timeZone" name="Europe/Lisbon"/>"#, element: "datePicker"))
    #expect(nib.diagnostics.map(\.id) == ["not-compiled"])
    #expect(nib.diagnostics.first?.message.contains("<timeZone>") == true)
  }
}
