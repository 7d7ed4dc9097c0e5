import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// Documents for macOS, compiled.
@Suite struct MacXibTests {
  private let window = """
    <window title="Main" allowsToolTipsWhenApplicationIsInactive="NO"
      autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" id="w">
      <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
      <windowPositionMask key="initialPositionMask" leftStrut="YES" bottomStrut="YES"/>
      <rect key="contentRect" x="196" y="240" width="480" height="270"/>
      <rect key="screenRect" x="0.0" y="0.0" width="1728" height="1079"/>
      <view key="contentView" id="c">
        <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <button verticalHuggingPriority="750" fixedFrame="YES"
            translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="13" y="7" width="82" height="32"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
            <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center"
              borderStyle="border" imageScaling="proportionallyDown" inset="2" id="bc">
              <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
              <font key="font" metaFont="system"/>
              <string key="keyEquivalent" base64-UTF8="YES">
    DQ
    </string>
            </buttonCell>
            <connections><action selector="go:" target="-2" id="a1"/></connections>
          </button>
        </subviews>
      </view>
      <connections><outlet property="delegate" destination="-2" id="o1"/></connections>
    </window>
    """

  @Test func `the root holds the owner, all objects with their parents, and their numbers`() throws
  {
    let nib = try CompiledMacXib(window)
    #expect(nib.graph.coderVersion == 10)
    #expect(nib.graph.className(of: 0) == "NSObject")
    let data = nib.target("IB.objectdata", of: 0)
    #expect(data.map { nib.graph.className(of: $0) } == "NSIBObjectData")
    let owner = nib.target("NSRoot", of: data)
    #expect(owner.flatMap { nib[$0, "NSClassName"] } == "Owner")
    let objects = nib.members("NSObjectsKeys").map { nib.graph.className(of: $0) }
    #expect(
      objects == ["NSCustomObject", "NSWindowTemplate", "NSView", "NSButton", "NSButtonCell"])
    let parents = nib.members("NSObjectsValues")
    #expect(
      parents
        == [owner, owner, nib.object("w"), nib.object("c"), nib.object("b")].compactMap { $0 })
    let numbers = nib.members("NSOidsValues").map { nib[$0, "NS.intval"] }
    #expect(numbers == (1...8).map { "\($0)" })
  }

  @Test func `a window is a template with its style in one word and its options in another`() throws
  {
    let nib = try CompiledMacXib(window)
    #expect(nib["w", "NSWindowStyleMask"] == "11")
    #expect(nib["w", "NSWTFlags"] == "\(0x2000_0000 | 0x4000_0000)")
    #expect(nib["w", "NSWindowRect"] == "{{196, 240}, {480, 270}}")
    #expect(nib["w", "NSWindowClass"] == "NSWindow")
    #expect(nib.target("NSWindowView", of: nib.object("w")) == nib.object("c"))
    #expect(nib.members("NSVisibleWindows") == [nib.object("w")].compactMap { $0 })
  }

  @Test(arguments: [
    (#"leftStrut="YES" rightStrut="YES" topStrut="YES" bottomStrut="YES""#, 0x78_0000),
    (#"topStrut="YES" bottomStrut="YES""#, 0x78_0000),
    (#"leftStrut="YES" bottomStrut="YES""#, 0), (#"leftStrut="YES" topStrut="YES""#, 0x28_0000),
    (#"rightStrut="YES" topStrut="YES" bottomStrut="YES""#, 0x70_0000),
  ])
  func `the struts of a window determine its initial position together`(
    _ struts: String, _ bits: Int
  ) throws {
    let mask = "<windowPositionMask key=\"initialPositionMask\" \(struts)/>"
    let nib = try CompiledMacXib("<window title=\"Main\" id=\"w\">\(mask)</window>")
    #expect(nib["w", "NSWTFlags"] == "\(0x2000_2800 | bits)")
  }

  @Test func `a window may be created at once, and have no shadow`() throws {
    let nib = try CompiledMacXib(
      #"<window title="Main" deferred="NO" hasShadow="NO" id="w"/>"#)
    #expect(nib["w", "NSWTFlags"] == "\(0x1000 | 0x2800 | 0x78_0000)")
  }

  @Test func `the action of a double click does not replace the action of a click`() throws {
    let nib = try CompiledMacXib(
      """
      <tableView id="t"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <connections><action selector="choose:" target="-2" id="a"/>
          <action trigger="doubleAction" selector="open:" target="-2" id="b"/></connections>
      </tableView>
      """)
    #expect(
      nib.connectors == [
        "NSNibControlConnector choose:: NSTableView -> NSCustomObject",
        "NSNibAuxiliaryActionConnector open:: NSTableView -> NSCustomObject",
      ])
    let double = nib.members("NSConnections").last
    #expect(double.flatMap { nib[$0, "NSTrigger"] } == "doubleAction")
  }

  @Test func `a button and its cell share what the cell states`() throws {
    let nib = try CompiledMacXib(window)
    #expect(nib["b", "NSFrame"] == "{{13, 7}, {82, 32}}")
    #expect(nib["b", "NSvFlags"] == "\(0x10c)")
    #expect(nib["b", "NSControlTextAlignment"] == "1")
    #expect(nib.target("NSCell", of: nib.object("b")) == nib.object("bc"))
    #expect(nib.target("NSControlView", of: nib.object("bc")) == nib.object("b"))
    #expect(nib["bc", "NSContents"] == "Go")
    #expect(nib["bc", "NSKeyEquivalent"] == "\r")
    #expect(nib["bc", "NSCellFlags"] == "\(0x400_0000)")
    #expect(nib["bc", "NSCellFlags2"] == "\(0x800_0000)")
    // The highest bit makes the word negative.
    #expect(nib["bc", "NSButtonFlags"] == "\(Int32(bitPattern: 0x8680_4000))")
  }

  @Test func `outlets come before actions, and an action for the first responder has no target`()
    throws
  {
    let nib = try CompiledMacXib(
      window + """

        <menu id="m"><items><menuItem title="Copy" keyEquivalent="c" id="i">
          <connections><action selector="copy:" target="-1" id="a2"/></connections>
        </menuItem></items></menu>
        """)
    #expect(
      nib.connectors == [
        "NSNibOutletConnector delegate: NSWindowTemplate -> NSCustomObject",
        "NSNibControlConnector go:: NSButton -> NSCustomObject",
        "NSNibControlConnector copy:: NSMenuItem -> nobody",
      ])
    #expect(nib["i", "NSKeyEquivModMask"] == "\(0x10_0000)")
  }

  @Test func `bindings name their key path, options and predecessor`() throws {
    let nib = try CompiledMacXib(
      """
      <userDefaultsController representsSharedInstance="YES" id="u"/>
      <customView id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
        <subviews><textField id="t"><rect key="frame" x="1" y="2" width="80" height="16"/>
          <textFieldCell key="cell" id="tc"><font key="font" metaFont="smallSystem"/></textFieldCell>
          <connections>
            <binding destination="u" name="hidden" keyPath="values.off" id="b1">
              <dictionary key="options">
                <string key="NSValueTransformerName">NSNegateBoolean</string>
              </dictionary>
            </binding>
            <binding destination="u" name="hidden2" keyPath="values.gone" previousBinding="b1" id="b2"/>
          </connections></textField></subviews></customView>
      """)
    #expect(
      nib.connectors == [
        "NSNibBindingConnector hidden: values.off: NSTextField -> NSUserDefaultsController",
        "NSNibBindingConnector hidden2: values.gone: NSTextField -> NSUserDefaultsController",
      ])
    let first = nib.members("NSConnections")[0]
    #expect(nib.target("NSPreviousConnector", of: nib.members("NSConnections")[1]) == first)
    let options = nib.members("NSOptions", of: first).map { nib[$0, "NS.bytes"] }
    #expect(options == ["NSValueTransformerName", "NSNegateBoolean"])
  }

  @Test func `classes of the app stand beside AppKit's`() throws {
    let nib = try CompiledMacXib(
      """
      <customObject customClass="AppDelegate" id="d"/>
      <customView customClass="Chart" id="v">
        <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
        <subviews><button customClass="RoundButton" id="b">
          <rect key="frame" x="1" y="2" width="80" height="16"/>
          <buttonCell key="cell" type="push" id="bc"/></button></subviews>
      </customView>
      """)
    #expect(nib.className("d") == "NSCustomObject" && nib["d", "NSClassName"] == "AppDelegate")
    #expect(nib.className("v") == "NSCustomView" && nib["v", "NSClassName"] == "Chart")
    #expect(nib.className("b") == "NSClassSwapper" && nib["b", "NSClassName"] == "RoundButton")
    #expect(nib["b", "NSOriginalClassName"] == "NSButton")
  }

  @Test func `a view-based table holds a nib for each of its cells`() throws {
    let nib = try CompiledMacXib(
      """
      <tableView viewBased="YES" id="t"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <tableColumns><tableColumn width="180" id="c">
          <textFieldCell key="dataCell" id="dc"/>
          <prototypeCellViews><tableCellView identifier="Row" id="p">
            <rect key="frame" x="1" y="1" width="180" height="17"/>
            <subviews><textField id="l"><rect key="frame" x="0.0" y="0.0" width="180" height="17"/>
              <textFieldCell key="cell" title="Row" id="lc"/></textField></subviews>
            <connections><outlet property="textField" destination="l" id="o"/></connections>
          </tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
      """)
    let entries = nib.members("NSTableViewArchivedReusableViewsKey", of: nib.object("t"))
    #expect(entries.count == 2 && nib[entries[0], "NS.bytes"] == "Row")
    let data = nib.target("NSNibFileData", of: entries[1])
    let inside = data.flatMap { nib.graph.nestedNib(of: $0) }
    #expect(
      inside?.objects.indices.contains { inside?.className(of: $0) == "NSTableCellView" } == true)
    #expect(
      inside?.objects.indices.contains { inside?.className(of: $0) == "NSWindowTemplate" } == false)
  }

  @Test func `texts are localizable in a base folder`() throws {
    let nib = try CompiledMacXib(window, localizes: true)
    let title = nib.target("NSContents", of: nib.object("bc"))
    #expect(title.map { nib.graph.className(of: $0) } == "NSLocalizableString")
    #expect(title.flatMap { nib[$0, "NSKey"] } == "bc.title")
  }

  @Test func `what cannot be compiled is a warning at its place`() throws {
    let nib = try CompiledMacXib(
      """
      <customView id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
        <subviews><hologramView id="h"><rect key="frame" x="1" y="2" width="80" height="16"/></hologramView>
        <textField contentType="address-level1" id="t"><rect key="frame" x="1" y="2" width="80" height="16"/>
          <textFieldCell key="cell" id="tc"/></textField></subviews></customView>
      """)
    #expect(nib.diagnostics.map(\.objectID).sorted { ($0 ?? "") < ($1 ?? "") } == ["h", "t"])
    #expect(nib.diagnostics.contains { $0.message.contains("<hologramView>") })
    #expect(nib.diagnostics.contains { $0.message.contains("'contentType'") })
  }

  @Test func `values that cannot be compiled are warnings, except those of new objects`() throws {
    let nib = try CompiledMacXib(
      """
      <button id="b"><rect key="frame" x="1" y="2" width="80" height="16"/>
        <buttonCell key="cell" type="push" id="bc"><string key="title">Go</string></buttonCell>
        <color key="contentTintColor" name="systemRedColor" catalog="System" colorSpace="catalog"/></button>
      <pathControl id="p"><rect key="frame" x="1" y="2" width="80" height="16"/>
        <pathCell key="cell" id="pc"><url key="url" string="file:///tmp"/></pathCell></pathControl>
      <scrollView id="s"><rect key="frame" x="1" y="2" width="80" height="16"/>
        <clipView key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="80" height="16"/>
          <edgeInsets key="contentInsets" left="0.0" right="0.0" top="0.0" bottom="0.0"/></clipView></scrollView>
      """)
    #expect(nib.diagnostics.map(\.objectID).sorted { ($0 ?? "") < ($1 ?? "") } == ["b", "pc"])
    #expect(nib.diagnostics.contains { $0.message.contains("'contentTintColor' of <button>") })
    #expect(nib.diagnostics.contains { $0.message.contains("'url' of <pathCell>") })
  }

  @Test func `a number formatter has texts for special numbers`() throws {
    let nib = try CompiledMacXib(
      """
      <numberFormatter id="n">
        <attributedString key="attributedStringForZero"><fragment content="none"/></attributedString>
      </numberFormatter>
      """)
    let zero = try #require(nib.target("NS.zero", of: nib.object("n")))
    #expect(nib[zero, "NSString"] == "none")
    #expect(nib.members("NS.attributes", of: nib.object("n")).contains(zero))
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
  }

  @Test func `Xcode 15 states the size of controls twice`() throws {
    #expect(try CompiledMacXib(window, toolsVersion: 22505)["b", "NSControlSize2"] == "0")
    #expect(try CompiledMacXib(window)["b", "NSControlSize2"] == nil)
  }

  @Test func `the same document always gives the same bytes`() throws {
    let first = NIBArchive.encode(try CompiledMacXib(window).graph)
    #expect(first == NIBArchive.encode(try CompiledMacXib(window).graph))
    #expect(NIBArchive.isArchive(first[...]))
  }

  @Test func `storyboards of macOS and documents of watchOS are refused by name`() throws {
    let watch = try IBDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"
          targetRuntime="watchKit"><scenes/></document>
        """)
    let problem = #expect(throws: Diagnostic.self) {
      try NibCompiler().compileStoryboard(watch)
    }
    #expect(problem?.id == "unsupported-platform")
    #expect(NibCompiler.compiles(.macOS, .storyboard) && NibCompiler.compiles(.macOS))
    #expect(!NibCompiler.compiles(.watchOS))
  }
}
