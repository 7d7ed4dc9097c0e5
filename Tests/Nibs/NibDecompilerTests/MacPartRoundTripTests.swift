import DocumentStrings
import Foundation
import InterfaceBuilder
import Testing
import XMLTree

/// The parts of nibs for macOS that no table describes, made documents and compiled again.
@Suite struct MacPartRoundTripTests {
  @Test func `a matrix keeps its cells in their places`() throws {
    func cell(_ title: String) -> String {
      """
      <buttonCell type="radio" title="\(title)" imagePosition="left" alignment="left" inset="2" id="\(title)">
      <behavior key="behavior" changeContents="YES" doesNotDimImage="YES" lightByContents="YES"/>
      <font key="font" metaFont="system"/></buttonCell>
      """
    }
    let prototype = cell("Proto").replacing("<buttonCell ", with: "<buttonCell key=\"prototype\" ")
    let trip = try MacRoundTrip(
      """
      <matrix verticalHuggingPriority="750" allowsEmptySelection="NO" autosizesCells="NO" id="mx">
        <rect key="frame" x="20" y="20" width="200" height="58"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <color key="backgroundColor" name="controlColor" catalog="System" colorSpace="catalog"/>
        <size key="cellSize" width="98" height="18"/>
        <size key="intercellSpacing" width="4" height="2"/>
        \(prototype)
        <cells>
          <column>\(cell("A1"))\(cell("A2"))\(cell("A3"))</column>
          <column>\(cell("B1"))\(cell("B2"))\(cell("B3"))</column>
        </cells>
        <font key="font" metaFont="system"/>
      </matrix>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    let columns = trip.document.objects.first { $0.element == "matrix" }?.node
      .firstElement(named: Names.cells).map { cells in
        cells.elements.map { column in column.elements.compactMap { $0["title"] } }
      }
    #expect(columns == [["A1", "A2", "A3"], ["B1", "B2", "B3"]])
  }

  @Test func `search fields keep when they search, and text views how they lay out`() throws {
    let trip = try MacRoundTrip(
      """
      <searchField verticalHuggingPriority="750" id="sf">
        <rect key="frame" x="20" y="20" width="96" height="22"/>
        <searchFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" usesSingleLineMode="YES" bezelStyle="round" sendsWholeSearchString="YES" sendsSearchStringImmediately="YES" maximumRecents="9" recentsAutosaveName="Piers" id="sfc">
          <font key="font" metaFont="system"/>
        </searchFieldCell>
      </searchField>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    #expect(try trip.node("searchFieldCell")["recentsAutosaveName"] == "Piers")
    let text = try MacRoundTrip(
      """
      <textView allowsNonContiguousLayout="YES" id="tv">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      </textView>
      """)
    #expect(try text.node("textView")["allowsNonContiguousLayout"] == "YES")
  }

  @Test func `web views, drawers and text fields keep their settings`() throws {
    let trip = try MacRoundTrip(
      """
      <webView id="wv">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <webPreferences key="preferences" identifier="Tides" defaultFontSize="12" defaultFixedFontSize="11" minimumFontSize="6" javaEnabled="NO" plugInsEnabled="NO" id="wp"/>
      </webView>
      <drawer id="dr">
        <size key="contentSize" width="200" height="300"/>
        <size key="minContentSize" width="100" height="50"/>
        <size key="maxContentSize" width="600" height="400"/>
      </drawer>
      <textField verticalHuggingPriority="750" allowsCharacterPickerTouchBarItem="YES" textCompletion="NO" id="tf">
        <rect key="frame" x="20" y="20" width="96" height="21"/>
        <textFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" title="1" id="tfc">
          <font key="font" metaFont="system"/>
        </textFieldCell>
      </textField>
      """)
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    #expect(try trip.node("webPreferences")["defaultFontSize"] == "12")
    #expect(try trip.node("drawer").child(keyed: "minContentSize")?["height"] == "50")
    #expect(try trip.node("textField")["textCompletion"] == "NO")
  }

  @Test func `objects keep the ids that only their titles and tool tips contain`() throws {
    let trip = try MacRoundTrip(
      """
      <customView id="Vw1-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <subviews>
          <box title="Lights" id="Bx1-aa-aaa">
            <rect key="frame" x="17" y="120" width="96" height="70"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
            <view key="contentView" id="Bv1-aa-aaa"><rect key="frame" x="3" y="3" width="90" height="52"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
          </box>
          <customView toolTip="Harbor" id="Cv1-aa-aaa">
            <rect key="frame" x="17" y="20" width="96" height="70"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
          </customView>
        </subviews>
      </customView>
      """, localizesStrings: true)
    #expect(trip.differences.isEmpty)
    #expect(trip.document.object(id: "Bx1-aa-aaa")?.node["title"] == "Lights")
    #expect(trip.document.object(id: "Cv1-aa-aaa")?.node["toolTip"] == "Harbor")
    let keys = StringsEntry.entries(of: trip.document).map(\.key)
    #expect(keys == ["Bx1-aa-aaa.title", "Cv1-aa-aaa.ibShadowedToolTip"])
  }

  @Test func `formatters keep their formats`() throws {
    func field(_ id: String, _ formatter: String) -> String {
      """
      <textField verticalHuggingPriority="750" id="\(id)">
        <rect key="frame" x="20" y="20" width="96" height="21"/>
        <textFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" title="1" id="\(id)c">
          \(formatter)
          <font key="font" metaFont="system"/>
        </textFieldCell>
      </textField>
      """
    }
    let trip = try MacRoundTrip(
      field(
        "a",
        """
        <numberFormatter key="formatter" formatterBehavior="default10_4" positiveFormat="0.00 m" negativeFormat="-0.00 m" usesGroupingSeparator="NO" localizesFormat="NO" lenient="YES" minimumIntegerDigits="1" maximumIntegerDigits="9" maximumFractionDigits="2" id="fa">
          <real key="minimum" value="0.5"/><integer key="maximum" value="12"/>
        </numberFormatter>
        """)
        + field(
          "b",
          """
          <numberFormatter key="formatter" formatterBehavior="default10_4" numberStyle="currency" currencySymbol="kr" id="fb">
            <nil key="negativeInfinitySymbol"/><nil key="positiveInfinitySymbol"/></numberFormatter>
          """)
        + field(
          "d",
          """
          <dateFormatter key="formatter" formatterBehavior="default10_4" dateStyle="short" timeStyle="full" doesRelativeDateFormatting="YES" id="fd"/>
          """)
        + field(
          "e",
          """
          <dateFormatter key="formatter" formatterBehavior="default10_4" dateFormat="d. MMMM y" allowsNaturalLanguage="YES" id="fe"/>
          """)
        + field(
          "g",
          """
          <numberFormatter key="formatter" formatterBehavior="10_0" positiveFormat="0" negativeFormat="-0" id="fg">
            <decimal key="minimum" value="-12.05"/><decimal key="maximum" value="12000"/></numberFormatter>
          """))
    #expect(trip.differences.isEmpty)
    #expect(trip.losses.isEmpty)
    let first = try trip.node("numberFormatter")
    #expect(first["positiveFormat"] == "0.00 m" && first["localizesFormat"] == "NO")
    #expect(first.child(keyed: "minimum")?["value"] == "0.5")
    #expect(try trip.node("dateFormatter")["timeStyle"] == "full")
    let last = trip.document.objects.last { $0.element == "numberFormatter" }?.node
    #expect(last?.child(keyed: "minimum")?["value"] == "-12.05")
    #expect(last?.child(keyed: "maximum")?["value"] == "12000")
    #expect(last?["formatterBehavior"] == "10_0")
  }
}
