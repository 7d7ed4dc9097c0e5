import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport
import Testing

@Suite struct StringsEntryTests {
  private func entries(_ objects: String) throws -> [StringsEntry] {
    StringsEntry.entries(of: try IBDocument(parsing: Documents.xib(objects)))
  }

  private func keys(_ objects: String) throws -> [String] { try entries(objects).map(\.key) }

  @Test func `a strings file has the form that Xcode writes`() throws {
    let document = #"""
      <label text="He said &quot;no&quot;&#10;&#9;twice" id="Lb1-aa-aaa">
          <attributedString key="userComments">
              <fragment content="Not a "/>
              <fragment content="question"/>
          </attributedString>
      </label>
      <segmentedControl id="Ab1-cd-efg">
          <segments><segment title="All"/><segment title=""/></segments>
      </segmentedControl>
      """#
    let expected = #"""

      /* Class = "UISegmentedControl"; Ab1-cd-efg.segmentTitles[0] = "All"; ObjectID = "Ab1-cd-efg"; */
      "Ab1-cd-efg.segmentTitles[0]" = "All";

      /* Class = "UILabel"; text = "He said \"no\"\n\ttwice"; ObjectID = "Lb1-aa-aaa"; Note = "Not a question"; */
      "Lb1-aa-aaa.text" = "He said \"no\"\n\ttwice";

      """#
    let bytes = StringsEntry.stringsFile(try entries(document))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    let imported = StringsEntry.stringsFile(try entries(document), layout: .imported)
    #expect(String(decoding: imported, as: UTF8.self) == expected.dropFirst() + "\n")
    let wide = StringsEntry.stringsFile(try entries(document), isUTF16: true)
    #expect(wide.starts(with: [0xFF, 0xFE, 0x0A, 0]))
    #expect(try StringsFile(parsing: wide).text == Array(expected.utf8))
  }

  @Test func `the properties that UIKit's objects localize`() throws {
    let document = """
      <button id="1">
          <state key="normal" title="a"/>
          <state key="highlighted"><string key="title">b</string></state>
          <buttonConfiguration key="configuration" title="c" subtitle="d"/>
          <accessibility key="accessibilityConfiguration" hint="e" label="f" identifier="no"/>
      </button>
      <searchBar prompt="g" placeholder="h" text="i" id="2">
          <scopeButtonTitles><string>j</string></scopeButtonTitles>
      </searchBar>
      <tableViewSection headerTitle="k" footerTitle="l" id="3"/>
      <navigationItem title="m" prompt="n" backButtonTitle="o" id="4"/>
      <textView id="5"><string key="text">p
      q</string></textView>
      <constraint firstAttribute="width" placeholder="YES" id="6"/>
      <tabBarItem title="r" badgeValue="s" id="7"/>
      <view userLabel="no" restorationIdentifier="no" id="8">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="plain" value="no"/>
              <userDefinedRuntimeAttribute type="string" keyPath="hint" value="t" localized="YES"/>
          </userDefinedRuntimeAttributes>
      </view>
      <label text="" id="9"/>
      <label text="no id"/>
      """
    #expect(
      try keys(document) == [
        "1.accessibilityHint", "1.accessibilityLabel", "1.configuration.subtitle",
        "1.configuration.title", "1.highlightedTitle", "1.normalTitle", "2.placeholder",
        "2.prompt", "2.scopeButtonTitles[0]", "2.text", "3.footerTitle", "3.headerTitle",
        "4.backButtonTitle", "4.prompt", "4.title", "5.text", "7.badgeValue", "7.title", "8.hint",
      ])
    #expect(try entries(document).first { $0.key == "5.text" }?.value == "p\nq")
  }

  @Test func `the properties that AppKit's objects localize`() throws {
    let document = try IBDocument(
      parsing: Documents.macXib(
        """
        <button toolTip="a" id="1">
            <buttonCell key="cell" title="b" alternateTitle="c" id="2"/>
            <connections>
                <binding destination="9" name="value" keyPath="x" id="3">
                    <dictionary key="options">
                        <string key="NSNullPlaceholder">d</string>
                        <string key="NSValueTransformerName">no</string>
                    </dictionary>
                </binding>
            </connections>
        </button>
        <tableColumn identifier="no" id="4">
            <tableHeaderCell key="headerCell" title="e"/>
        </tableColumn>
        <segmentedCell id="5"><segments><segment label="f"/></segments></segmentedCell>
        <comboBoxCell id="6"><objectValues><string>g</string></objectValues></comboBoxCell>
        <popUpButtonCell title="no" id="7">
            <menu key="menu" id="8"><items><menuItem title="h" keyEquivalent="n" id="10"/></items></menu>
        </popUpButtonCell>
        <window title="i" id="11"/>
        """))
    let entries = StringsEntry.entries(of: document)
    #expect(
      entries.map(\.key) == [
        "1.ibShadowedToolTip", "2.alternateTitle", "2.title", "3.ibShadowedIsNilPlaceholder",
        "4.headerCell.title", "5.ibShadowedLabels[0]", "6.ibShadowedObjectValues[0]", "10.title",
        "11.title",
      ])
    #expect(
      entries[4].comment == #"Class = "NSTableColumn"; headerCell.title = "e"; ObjectID = "4";"#)
  }

  @Test func `a comment cannot end before its text`() throws {
    let entry = try #require(entries(#"<label text="a */ b" id="x"/>"#).first)
    #expect(!entry.comment.contains("*/"))
    let file = try StringsFile(parsing: StringsEntry.stringsFile([entry]))
    #expect(file.entries.map(\.value) == ["a */ b"])
  }

  @Test func `an object's custom class is not named, and one with an unknown element is`() throws {
    let entries = try entries(
      #"<label text="a" customClass="Fancy" id="1"/><mystery title="b" customClass="Odd" id="2"/>"#)
    #expect(entries.map { $0.comment.contains("Class = \"UILabel\"") } == [true])
  }

  @Test(arguments: Samples.modern) func `what is exported can be read again`(_ name: String) throws
  {
    let entries = StringsEntry.entries(of: try IBDocument(parsing: Samples.bytes(name)))
    let file = try StringsFile(parsing: StringsEntry.stringsFile(entries))
    #expect(file.entries.map(\.key) == entries.map(\.key))
    #expect(file.entries.map(\.value) == entries.map(\.value))
    #expect(file.entries.map { $0.comment ?? "" } == entries.map { " \($0.comment) " })
    let catalog = try StringCatalog(
      parsing: StringsEntry.catalog(entries, sourceLanguage: "en"))
    #expect(catalog.entries.map(\.key) == entries.map(\.key))
    #expect(catalog.texts(in: "en").count == entries.count)
  }
}
