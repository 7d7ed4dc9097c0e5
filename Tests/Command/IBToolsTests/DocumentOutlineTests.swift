import IBTools
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct DocumentOutlineTests {
  private func lines(_ source: String) throws -> [Substring] {
    let document = try IBDocument(parsing: Array(source.utf8))
    return DocumentOutline(document).text.split(separator: "\n")
  }

  @Test func `texts and images are named like their properties, and numbers are short`() throws {
    let lines = try lines(
      Documents.xib(
        """
        <button opaque="NO" id="1"><rect key="frame" x="1" y="2" width="147.66666666666666" height="30"/>
        <state key="normal" title="Save" image="disk"/><state key="disabled" title="Saving">
        <attributedString key="attributedTitle"><fragment content="Soon"/></attributedString></state>
        <buttonConfiguration key="configuration" title="Keep" image="star"/></button>
        <textField placeholder="Name" id="2"/>
        <segmentedControl id="3"><segments><segment title="Ebb"/><segment title="" image="flow"/></segments></segmentedControl>
        <label id="4"><string key="text">High
        water</string></label>
        """))
    #expect(
      lines.dropFirst().map { $0.drop { $0 != "U" } } == [
        #"UIButton #1 [1, 2, 147.67, 30] normalTitle="Save" disabledTitle="Saving" configuration.title="Keep" disabledAttributedTitle="Soon" normalImage="disk" configuration.image="star""#,
        "UIButtonConfiguration key=configuration",
        #"UITextField #2 placeholder="Name""#,
        #"UISegmentedControl #3 segmentTitles[0]="Ebb" segmentImages[1]="flow""#,
        #"UILabel #4 text="High\nwater""#,
      ])
  }

  @Test func `the items of a toolbar have their identifiers, also those of the system`() throws {
    let lines = try lines(
      Documents.macXib(
        """
        <window id="1"><toolbar key="toolbar" explicitIdentifier="Main" id="2"><allowedToolbarItems>
        <toolbarItem explicitItemIdentifier="Save" id="3"/>
        <toolbarItem implicitItemIdentifier="NSToolbarPrintItem" id="4"/>
        <toolbarItem implicitItemIdentifier="0A7B1E52-35B6-4D0B-8D0E-2E6D0D3E9F40" id="5"/>
        </allowedToolbarItems></toolbar></window>
        """))
    #expect(
      lines.compactMap { line in line.split(separator: " ").first { $0.hasPrefix("identifier=") } }
        == [#"identifier="Main""#, #"identifier="Save""#, #"identifier="NSToolbarPrintItem""#])
  }

  @Test func `a scene has the name that Interface Builder shows`() throws {
    func name(_ controller: String, _ title: String = "") throws -> String? {
      try lines(
        Documents.storyboard(
          """
          <scene sceneID="0"><objects>
          <viewController \(controller) id="1" sceneMemberID="viewController">
          <navigationItem key="navigationItem" \(title) id="2"/></viewController></objects></scene>
          """)
      ).first { $0.hasPrefix("scene") }.map { String($0.drop { $0 != "\"" }) }
    }
    #expect(try name(#"userLabel="Tides""#, #"title="Low""#) == "\"Tides\"")
    #expect(try name(#"title="Ports""#, #"title="Low""#) == "\"Ports\"")
    #expect(try name(#"customClass="A""#, #"title="Low""#) == "\"Low\"")
    #expect(try name(#"customClass="TideTableURLController""#) == "\"Tide Table URL Controller\"")
    #expect(try name("") == "\"View Controller\"")
  }

  @Test func `parts of a line have their style`() throws {
    let document = try IBDocument(
      parsing: Array(Documents.xib(#"<label text="a&#x9B;" id="1"/>"#).utf8))
    let outline = DocumentOutline(document) { "<\($0)>\($1)</>" }
    #expect(outline.text.contains(#"<title>UILabel</> <id>#1</> text=<text>"a\u{9B}"</>"#))
  }
}
