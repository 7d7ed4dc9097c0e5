import Diagnostics
import DocumentStrings
import Foundation
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore
import TestSupport
import Testing
import XMLTree

/// Nibs for macOS, made documents and compiled again.
@Suite struct MacRoundTripTests {
  @Test func `the main menu of a sample becomes the same nib again`() throws {
    let trip = try MacRoundTrip(try Samples.bytes("MainMenu.xib"))
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    let original = try IBDocument(parsing: try Samples.bytes("MainMenu.xib"))
    func outline(_ document: IBDocument) -> [String] {
      document.objects.map { "\($0.element) \($0.customClass ?? "")" }.sorted()
    }
    #expect(outline(trip.document) == outline(original))
    func connections(_ document: IBDocument) -> [String] {
      document.connections.map { "\($0.source?.element ?? "") \($0.name ?? "")" }.sorted()
    }
    #expect(connections(trip.document) == connections(original))
  }

  @Test func `objects with localizable texts keep their ids, and their texts`() throws {
    let source = try Samples.bytes("MainMenu.xib")
    let trip = try MacRoundTrip(source, localizesStrings: true)
    #expect(trip.differences.isEmpty)
    let original = StringsEntry.entries(of: try IBDocument(parsing: source))
    let again = StringsEntry.entries(of: trip.document)
    // A binding has no texts in the nib.
    func texts(_ entries: [StringsEntry]) -> [String] {
      entries.filter { !$0.key.contains(".ibShadowed") }.map { "\($0.key) \($0.value)" }.sorted()
    }
    #expect(original.count > 10)
    #expect(texts(again) == texts(original))
  }

  @Test func `a window with its views, cells, constraints and connections becomes the same nib`()
    throws
  {
    let trip = try MacRoundTrip(
      """
      <window title="Pier" releasedWhenClosed="NO" visibleAtLaunch="NO" id="w" customClass="PierWindow">
        <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
        <rect key="contentRect" x="196" y="240" width="480" height="270"/>
        <value key="minSize" type="size" width="300" height="200"/>
        <view key="contentView" id="c">
          <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" toolTip="Moors the boat" id="b">
              <rect key="frame" x="13" y="7" width="82" height="32"/>
              <buttonCell key="cell" type="push" title="Moor" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="bc">
                <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                <font key="font" metaFont="systemBold"/>
                <string key="keyEquivalent" base64-UTF8="YES">
      DQ
      </string>
                <modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>
              </buttonCell>
              <connections><action selector="moor:" target="-2" id="a1"/></connections>
            </button>
            <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="t">
              <rect key="frame" x="20" y="120" width="200" height="16"/>
              <textFieldCell key="cell" lineBreakMode="truncatingTail" selectable="YES" title="Low water" placeholderString="Tide" id="tc">
                <font key="font" size="17" name="Menlo-Regular"/>
                <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
              </textFieldCell>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="depth"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="berth" value="North"/>
              </userDefinedRuntimeAttributes>
              <connections>
                <binding destination="-2" name="value" keyPath="tide" id="bi1">
                  <dictionary key="options"><bool key="NSContinuouslyUpdatesValue" value="YES"/></dictionary>
                </binding>
              </connections>
            </textField>
          </subviews>
          <constraints>
            <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="20" id="c1"/>
            <constraint firstItem="t" firstAttribute="top" secondItem="c" secondAttribute="top" multiplier="2" priority="700" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="c" secondAttribute="leading" constant="8" id="c3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c4"/>
          </constraints>
        </view>
        <connections><outlet property="delegate" destination="-2" id="o1"/></connections>
      </window>
      <customObject id="x" customClass="TideTable" customModule="Coast"/>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    #expect(try trip.node("window")["visibleAtLaunch"] == "NO")
    #expect(try trip.node("button")["toolTip"] == "Moors the boat")
    #expect(try trip.node("buttonCell").textProperty(Names.keyEquivalent) == "\r")
    #expect(try trip.node("textFieldCell")["title"] == "Low water")
    #expect(trip.document.connections.first { $0.kind == .binding }?.keyPath == "tide")
    #expect(
      trip.document.objects.first { $0.customClass == "TideTable" }?.node["customModule"]
        == "Coast")
  }

  @Test func `tables with cells, headers, columns and scrollers become the same nib`() throws {
    let trip = try MacRoundTrip(
      """
      <scrollView horizontalLineScroll="19" autohidesScrollers="YES" id="s">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <clipView key="contentView" id="cl">
          <rect key="frame" x="1" y="1" width="298" height="198"/>
          <subviews>
            <tableView verticalHuggingPriority="750" columnSelection="YES" rowHeight="17" viewBased="YES" headerView="h" id="tv">
              <rect key="frame" x="0.0" y="0.0" width="298" height="170"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <size key="intercellSpacing" width="3" height="2"/>
              <color key="backgroundColor" name="controlBackgroundColor" catalog="System" colorSpace="catalog"/>
              <tableViewGridLines key="gridStyleMask" horizontal="YES"/>
              <color key="gridColor" name="gridColor" catalog="System" colorSpace="catalog"/>
              <tableColumns>
                <tableColumn identifier="name" width="116" minWidth="40" maxWidth="1000" id="tcol">
                  <tableHeaderCell key="headerCell" lineBreakMode="truncatingTail" borderStyle="border" title="Boat">
                    <color key="textColor" name="headerTextColor" catalog="System" colorSpace="catalog"/>
                  </tableHeaderCell>
                  <textFieldCell key="dataCell" lineBreakMode="truncatingTail" title="Text" id="dc">
                    <font key="font" metaFont="system"/>
                  </textFieldCell>
                  <tableColumnResizingMask key="resizingMask" resizeWithTable="YES" userResizable="YES"/>
                  <sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="name"/>
                  <prototypeCellViews>
                    <tableCellView id="cv">
                      <rect key="frame" x="1" y="1" width="116" height="17"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                      <subviews>
                        <textField verticalHuggingPriority="750" id="ctf">
                          <rect key="frame" x="0.0" y="0.0" width="116" height="17"/>
                          <textFieldCell key="cell" title="Cell" id="ctfc"><font key="font" metaFont="system"/></textFieldCell>
                        </textField>
                      </subviews>
                      <connections><outlet property="textField" destination="ctf" id="co"/></connections>
                    </tableCellView>
                  </prototypeCellViews>
                </tableColumn>
              </tableColumns>
            </tableView>
          </subviews>
        </clipView>
        <scroller key="horizontalScroller" verticalHuggingPriority="750" horizontal="YES" id="hs">
          <rect key="frame" x="1" y="118" width="238" height="16"/>
          <autoresizingMask key="autoresizingMask"/>
        </scroller>
        <tableHeaderView key="headerView" id="h">
          <rect key="frame" x="0.0" y="0.0" width="298" height="28"/>
          <autoresizingMask key="autoresizingMask"/>
        </tableHeaderView>
      </scrollView>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    #expect(try trip.node("tableColumn").child(keyed: "headerCell")?["title"] == "Boat")
    #expect(
      trip.document.objects.first { $0.element == "tableCellView" }?.parent?.element
        == "tableColumn")
  }

  @Test func `menus, pop-up buttons, segments, boxes, tabs and text views become the same nib`()
    throws
  {
    let trip = try MacRoundTrip(
      """
      <customView id="v" customClass="Quay">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <subviews>
          <popUpButton verticalHuggingPriority="750" id="pu">
            <rect key="frame" x="18" y="50" width="100" height="26"/>
            <popUpButtonCell key="cell" type="push" title="Second" bezelStyle="rounded" alignment="left" lineBreakMode="truncatingTail" state="on" borderStyle="borderAndBezel" imageScaling="proportionallyDown" inset="2" selectedItem="i2" id="puc">
              <behavior key="behavior" lightByBackground="YES" lightByGray="YES"/>
              <font key="font" metaFont="menu"/>
              <menu key="menu" id="m"><items>
                <menuItem title="First" id="i1"/>
                <menuItem title="Second" state="on" tag="3" image="NSAddTemplate" id="i2">
                  <modifierMask key="keyEquivalentModifierMask"/></menuItem>
                <menuItem isSeparatorItem="YES" id="i3"/>
              </items></menu>
            </popUpButtonCell>
          </popUpButton>
          <segmentedControl verticalHuggingPriority="750" id="sg">
            <rect key="frame" x="18" y="90" width="143" height="24"/>
            <segmentedCell key="cell" borderStyle="border" alignment="left" style="rounded" trackingMode="selectOne" id="sgc">
              <font key="font" metaFont="system"/>
              <segments><segment label="Ebb"/><segment label="Flood" width="40" selected="YES" tag="1"/></segments>
            </segmentedCell>
          </segmentedControl>
          <box title="Lights" id="bx">
            <rect key="frame" x="17" y="120" width="96" height="70"/>
            <view key="contentView" id="bxv"><rect key="frame" x="3" y="3" width="90" height="52"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
          </box>
          <tabView id="tb">
            <rect key="frame" x="13" y="10" width="100" height="90"/>
            <font key="font" metaFont="system"/>
            <tabViewItems>
              <tabViewItem label="One" identifier="1" id="ti1">
                <view key="view" id="tiv"><rect key="frame" x="10" y="33" width="80" height="44"/>
                  <autoresizingMask key="autoresizingMask"/></view>
              </tabViewItem>
            </tabViewItems>
          </tabView>
        </subviews>
      </customView>
      <menu id="mm"><items>
        <menuItem title="Save" keyEquivalent="s" id="s1"><connections><action selector="save:" target="-1" id="as"/></connections></menuItem>
        <menuItem title="Open" enabled="NO" id="s2"><menu key="submenu" title="Open" id="sm"/></menuItem>
      </items></menu>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    let selected = try trip.node("popUpButtonCell")["selectedItem"]
    #expect(trip.document.object(id: selected ?? "")?.node["title"] == "Second")
  }

  @Test func `the place of a window, and images beside titles, become the same nib`() throws {
    let struts = [
      "", " leftStrut=\"YES\" topStrut=\"YES\"", " leftStrut=\"YES\" bottomStrut=\"YES\"",
      " rightStrut=\"YES\"",
    ]
    for mask in struts {
      let trip = try MacRoundTrip(
        """
        <window title="Pier" visibleAtLaunch="NO" id="w">
          <windowStyleMask key="styleMask" titled="YES"/>
          <windowPositionMask key="initialPositionMask"\(mask)/>
          <rect key="contentRect" x="196" y="240" width="480" height="270"/>
          <view key="contentView" id="c">
            <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
            <subviews>
              <button verticalHuggingPriority="750" imageHugsTitle="YES" id="b">
                <rect key="frame" x="13" y="7" width="82" height="32"/>
                <buttonCell key="cell" type="push" title="Moor" bezelStyle="rounded" alignment="center" borderStyle="border" inset="2" id="bc">
                  <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                  <font key="font" metaFont="system"/>
                </buttonCell>
              </button>
            </subviews>
          </view>
        </window>
        """)
      #expect(trip.differences.isEmpty, "\(mask)")
      #expect(trip.losses.isEmpty)
      #expect(try trip.node("button")["imageHugsTitle"] == "YES")
    }
  }

  @Test(
    arguments: ["", " customClass=\"NSObject\"", " customClass=\"Harbor\" customModule=\"Coast\""],
    ["", " customClass=\"NSObject\"", " customClass=\"NSApplication\""])
  func `the owner and the application have the classes of the document`(
    owner: String, application: String
  ) throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects>
      <customObject id="-2" userLabel="File's Owner"\(owner)/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application"\(application)>
      <connections><outlet property="delegate" destination="x" id="o"/></connections></customObject>
      <customObject id="x" customClass="TideTable"/>
      </objects></document>
      """
    let trip = try MacRoundTrip(Array(source.utf8))
    #expect(trip.differences.isEmpty && trip.losses.isEmpty)
    let stated = trip.document.object(id: "-3")?.node["customClass"] ?? ""
    #expect(stated.isEmpty ? application.isEmpty : application.contains(stated))
  }

  @Test func `the application is the application, wherever the nib lists it`() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Harbor"/>
      <customObject id="x" customClass="TideTable"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSApplication">
      <connections><outlet property="delegate" destination="x" id="o"/></connections></customObject>
      </objects></document>
      """
    let document = try MacRoundTrip(Array(source.utf8)).document
    #expect(document.object(id: "-3")?.customClass == "NSApplication")
    let outlet = try #require(document.connections.first)
    #expect(outlet.source?.id == "-3" && outlet.destination?.customClass == "TideTable")
  }

  @Test
  func `grids, splits, switches, collections, formatters and appearances become the same nib`()
    throws
  {
    let trip = try MacRoundTrip(
      """
      <customView appearanceType="darkAqua" id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <gridView xPlacement="leading" yPlacement="fill" rowAlignment="none" rowSpacing="20" id="g">
            <rect key="frame" x="20" y="20" width="200" height="100"/>
            <rows><gridRow bottomPadding="-13" id="r1"/><gridRow height="20" id="r2"/></rows>
            <columns><gridColumn width="210" id="c1"/><gridColumn xPlacement="fill" leadingPadding="4" id="c2"/></columns>
            <gridCells>
              <gridCell row="r1" column="c1" xPlacement="trailing" id="g11">
                <textField key="contentView" verticalHuggingPriority="750" allowsCharacterPickerTouchBarItem="YES" textCompletion="NO" id="tf">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="16"/>
                  <textFieldCell key="cell" title="Depth" id="tfc"><font key="font" metaFont="system"/>
                    <numberFormatter key="formatter" formatterBehavior="default10_4" numberStyle="decimal" minimumIntegerDigits="1" maximumIntegerDigits="20" id="nf">
                      <real key="minimum" value="0.5"/></numberFormatter></textFieldCell>
                </textField></gridCell>
              <gridCell row="r1" column="c2" id="g12"/>
              <gridCell row="r2" column="c1" headOfMergedCell="g21" id="g21">
                <textField key="contentView" verticalHuggingPriority="750" id="td">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="16"/>
                  <textFieldCell key="cell" title="Date" id="tdc"><font key="font" metaFont="system"/>
                    <dateFormatter key="formatter" dateStyle="short" timeStyle="none" doesRelativeDateFormatting="YES" id="df"/></textFieldCell>
                </textField></gridCell>
              <gridCell row="r2" column="c2" headOfMergedCell="g21" id="g22"/>
            </gridCells>
          </gridView>
          <switch verticalHuggingPriority="750" baseWritingDirection="leftToRight" alignment="left" state="on" id="sw">
            <rect key="frame" x="20" y="150" width="38" height="22"/></switch>
          <box boxType="separator" id="ln"><rect key="frame" x="0.0" y="10" width="96" height="5"/></box>
          <splitView dividerStyle="thin" vertical="YES" id="sp">
            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/><autoresizingMask key="autoresizingMask"/>
            <subviews>
              <customView id="p1"><rect key="frame" x="0.0" y="0.0" width="49" height="50"/><autoresizingMask key="autoresizingMask"/></customView>
              <customView id="p2"><rect key="frame" x="50" y="0.0" width="50" height="50"/><autoresizingMask key="autoresizingMask"/></customView>
            </subviews>
            <holdingPriorities><real value="250"/><real value="260"/></holdingPriorities>
          </splitView>
          <collectionView selectable="YES" id="cv"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="10" minimumLineSpacing="12" id="fl">
              <size key="itemSize" width="25" height="30"/>
              <edgeInsets key="sectionInset" left="4" right="5" top="6" bottom="7"/></collectionViewFlowLayout>
            <color key="primaryBackgroundColor" name="controlBackgroundColor" catalog="System" colorSpace="catalog"/>
          </collectionView>
        </subviews>
      </customView>
      <menu id="m"><items><menuItem title="Chart" id="i1">
        <attributedString key="attributedTitle"><fragment content="Chart of the bay"/></attributedString></menuItem></items></menu>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    let cell = try #require(trip.document.objects.first { $0.element == "gridCell" })
    #expect(trip.document.object(id: cell.node["row"] ?? "")?.element == "gridRow")
  }

  /// A nib with a button, which a closure gives values.
  private func nib(_ add: (inout NibGraphBuilder, _ button: Int) -> Void) -> NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let data = builder.addObject("NSIBObjectData")
    builder.add("IB.objectdata", object: data, to: root)
    let owner = builder.addObject("NSCustomObject")
    builder.add("NSRoot", object: owner, to: data)
    let button = builder.addObject("NSButton")
    add(&builder, button)
    for (key, member) in [("NSObjectsKeys" as NibKey, button), ("NSObjectsValues", owner)] {
      let list = builder.addObject("NSArray")
      builder.add("UINibEncoderEmptyKey", object: member, to: list)
      builder.add(key, object: list, to: data)
    }
    return builder.finish(coderVersion: 10)
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan])
  func `numbers of any size are read`(number: Double) throws {
    let nib = nib { $0.add("IBNSClipsToBounds", number, to: $1) }
    let result = try NibDecompiler().decompile(nib)
    #expect(result.document.objects.contains { $0.element == "button" })
  }

  @Test func `what a document does not give again is said by its key and class`() throws {
    let nib = nib { $0.add("NSTideLevel", 7 as Int64, to: $1) }
    let result = try NibDecompiler().decompile(nib)
    #expect(
      result.diagnostics.map(\.message) == ["a document cannot state 'NSTideLevel' of NSButton"])
    let quick = try NibDecompiler().decompile(nib, findsLosses: false)
    #expect(quick.diagnostics.isEmpty && quick.bytes == result.bytes)
  }

  @Test(arguments: ["a\u{1}b", "\u{1B}", "<&>\"", "ü"])
  func `texts with any characters are the same again`(text: String) throws {
    let escaped = Data(text.utf8).base64EncodedString()
    let trip = try MacRoundTrip(
      """
      <menu id="m"><items><menuItem title="x" id="i">
      <string key="keyEquivalent" base64-UTF8="YES">\(escaped)</string></menuItem></items></menu>
      """)
    #expect(try trip.node("menuItem").textProperty(Names.keyEquivalent) == text)
    #expect(trip.differences.isEmpty)
  }
}
