import Diagnostics
import NibFormat
import Testing

/// Views, lists and connections of documents for macOS, compiled.
@Suite struct MacViewTests {
  /// A view with other elements inside.
  private func view(_ contents: String) -> String {
    """
    <customView id="v">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>\(contents)</subviews>
    </customView>
    """
  }

  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="20"/>"#

  @Test func `the substitutions of a text view are bits of one word`() throws {
    func flags(_ attributes: String) throws -> Int {
      let nib = try CompiledMacXib(view("<textView \(attributes) id=\"t\">\(frame)</textView>"))
      #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
      let shared = try #require(nib.target("NSSharedData", of: nib.object("t")))
      return try #require(nib[shared, "NSFlags"].flatMap { Int($0) })
    }
    let plain = try flags("")
    #expect(try flags(#"dashSubstitution="YES""#) == plain | 0x100_0000)
    #expect(try flags(#"quoteSubstitution="YES""#) == plain | 0x2_0000)
    #expect(try flags(#"allowsDocumentBackgroundColorChange="YES""#) == plain | 0x4000)
    #expect(try flags(#"incrementalSearchingEnabled="YES""#) == plain | 0x4000_0000)
  }

  @Test func `an appearance is an object, and an inherited one is not stored`() throws {
    func appearance(_ word: String) throws -> String? {
      let nib = try CompiledMacXib(
        view("<box appearanceType=\"\(word)\" id=\"b\">\(frame)</box>"))
      #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
      return nib.target("NSAppearance", of: nib.object("b")).flatMap { nib[$0, "NSAppearanceName"] }
    }
    #expect(try appearance("darkAqua") == "NSAppearanceNameDarkAqua")
    #expect(try appearance("inheritedVibrantLight") == nil)
  }

  @Test func `a window has its appearance, and the line below its title bar`() throws {
    let nib = try CompiledMacXib(
      """
      <window separatorStyle="none" animationBehavior="documentWindow" appearanceType="aqua" id="w">
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      </window>
      """)
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    #expect(nib["w", "NSTitlebarSeparatorStyle"] == "1")
    #expect(nib["w", "NSWindowAnimationBehavior"] == "3")
    #expect(nib["w", "NSAppearance"] == "NSAppearance")
  }

  // MARK: Grids and lists

  private var grid: String {
    view(
      """
      <gridView rowSpacing="7" xPlacement="trailing" rowAlignment="none" id="g">
        <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
        <rows><gridRow height="30" id="r1"/><gridRow id="r2"/></rows>
        <columns><gridColumn xPlacement="leading" id="c1"/></columns>
        <gridCells>
          <gridCell row="r1" column="c1" id="n1">
            <box key="contentView" id="b1">\(frame)</box>
          </gridCell>
          <gridCell row="r2" column="c1" headOfMergedCell="n1" id="n2">
            <box key="contentView" id="b2">\(frame)</box>
          </gridCell>
        </gridCells>
      </gridView>
      """)
  }

  @Test func `the contents of a grid's cells are its subviews`() throws {
    let nib = try CompiledMacXib(grid)
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    let contents = [nib.object("b1"), nib.object("b2")].compactMap { $0 }
    #expect(nib.members("NSSubviews", of: nib.object("g")) == contents)
    #expect(nib.target("NSSuperview", of: nib.object("b1")) == nib.object("g"))
    #expect(nib.target("NSGrid_content", of: nib.object("n2")) == nib.object("b2"))
  }

  @Test func `a grid's rows have their cells, and cells their row, column and merged cell`() throws
  {
    let nib = try CompiledMacXib(grid)
    let rows = [nib.object("r1"), nib.object("r2")].compactMap { $0 }
    #expect(nib.members("NSGrid_rows", of: nib.object("g")) == rows)
    #expect(nib.members("NSGrid_cells", of: rows[0]) == [nib.object("n1")].compactMap { $0 })
    #expect(nib.target("NSGrid_owningRow", of: nib.object("n2")) == rows[1])
    #expect(nib.target("NSGrid_owningColumn", of: nib.object("n2")) == nib.object("c1"))
    #expect(nib.target("NSGrid_mergeHead", of: nib.object("n2")) == nib.object("n1"))
    #expect(nib["n1", "NSGrid_mergeHead"] == "nil")
    #expect(nib["g", "NSGrid_xPlacement"] == "3")
    #expect(nib["c1", "NSGrid_xPlacement"] == "2")
    #expect(nib["r1", "NSGrid_height"] == "30.0")
    #expect(nib["r2", "NSGrid_height"] == "\(Double(Float.leastNormalMagnitude))")
  }

  @Test func `the layout of a collection view is in its core`() throws {
    let nib = try CompiledMacXib(
      view(
        """
        <collectionView selectable="YES" id="c">\(frame)
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" id="f">
            <size key="itemSize" width="120" height="90"/>
            <edgeInsets key="sectionInset" left="1" right="2" top="3" bottom="4"/>
          </collectionViewFlowLayout>
        </collectionView>
        """))
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    #expect(nib["c", "NSSelectable"] == "true")
    let core = try #require(nib.target("NSCollectionViewCore", of: nib.object("c")))
    #expect(nib.target("UICollectionLayout", of: core) == nib.object("f"))
    #expect(nib[core, "UIAllowsSelection"] == nil)
    #expect(nib["f", "NSLineSpacing"] == "5.0")
    let size = try #require(nib.target("NSItemSize", of: nib.object("f")))
    #expect(nib[size, "NS.sizeval"] == "{120, 90}")
    let insets = try #require(nib.target("NSSectionInset", of: nib.object("f")))
    #expect(nib[insets, "NS.edgeval.bottom"] == "4.0")
  }

  @Test func `an editor of rules has a view for its rows`() throws {
    let nib = try CompiledMacXib(
      view(#"<ruleEditor rowHeight="30" canRemoveAllRows="YES" id="e">\#(frame)</ruleEditor>"#))
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    #expect(nib["e", "NSRuleEditorSliceHeight"] == "30.0")
    #expect(nib["e", "NSRuleEditorDisallowEmpty"] == "false")
    let holder = nib.target("NSRuleEditorSlicesHolder", of: nib.object("e"))
    #expect(nib.members("NSSubviews", of: nib.object("e")) == [holder].compactMap { $0 })
  }

  @Test func `the title of a column in the oldest format is that of its header`() throws {
    let nib = try CompiledMacXib(
      view(
        """
        <tableView id="t">\(frame)
          <tableColumns><tableColumn title="Name" headerToolTip="Full" id="c"/></tableColumns>
        </tableView>
        """))
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    let header = try #require(nib.target("NSHeaderCell", of: nib.object("c")))
    #expect(nib[header, "NSContents"] == "Name")
    #expect(nib["c", "NSHeaderToolTip"] == "Full")
  }

  // MARK: Others

  @Test func `the separators of a number formatter are among its attributes`() throws {
    let nib = try CompiledMacXib(
      #"<numberFormatter formatterBehavior="default10_4" groupingSeparator="'" minusSign="~" id="n"/>"#
    )
    #expect(nib.diagnostics.isEmpty, "\(nib.diagnostics)")
    #expect(nib["n", "NS.thousand"] == "'")
    let attributes = nib.members("NS.attributes", of: nib.object("n"))
      .map { nib[$0, "NS.bytes"] ?? "" }
    let place = try #require(attributes.firstIndex(of: "minusSign"))
    #expect(attributes[place + 1] == "~")
  }

  @Test(arguments: ["", #"<decimal key="minimum" value="NaN"/>"#])
  func `a missing limit of a number formatter is not a number`(_ limit: String) throws {
    let nib = try CompiledMacXib("<numberFormatter id=\"n\">\(limit)</numberFormatter>")
    let least = try #require(nib.target("NS.min", of: nib.object("n")))
    #expect(least == nib.target("NS.max", of: nib.object("n")))
    #expect(nib.graph.className(of: least) == "NSDecimalNumberPlaceholder")
    #expect(
      ["exponent", "length", "negative", "compact", "mantissa.bo"].map { nib[least, "NS.\($0)"] }
        == ["0", "0", "true", "false", "1"])
    #expect(mantissa(of: least, in: nib) == [UInt8](repeating: 0, count: 16))
    let attributes = nib.members("NS.attributes", of: nib.object("n"))
    #expect(!attributes.contains { nib[$0, "NS.bytes"] == "minimum" })
  }

  @Test(arguments: [
    ("5", [5], 0, false), ("12000", [12], 3, false), ("-0.250", [25], -2, true),
    ("0", [], 0, false),
    ("65536", [0, 0, 1], 0, false), ("1.5e3", [15], 2, false),
  ])
  func `decimal numbers have a whole number and a power of ten`(
    _ text: String, _ bytes: [UInt8], _ exponent: Int, _ isNegative: Bool
  ) throws {
    let nib = try CompiledMacXib(
      #"<numberFormatter id="n"><decimal key="maximum" value="\#(text)"/></numberFormatter>"#)
    let most = try #require(nib.target("NS.max", of: nib.object("n")))
    #expect(mantissa(of: most, in: nib) == bytes + [UInt8](repeating: 0, count: 16 - bytes.count))
    #expect(nib[most, "NS.exponent"] == "\(exponent)")
    #expect(nib[most, "NS.negative"] == "\(isNegative)")
    #expect(nib[most, "NS.length"] == "\((bytes.count + 1) / 2)")
    #expect(nib.members("NS.attributes", of: nib.object("n")).contains(most))
  }

  private func mantissa(of number: Int, in nib: CompiledMacXib) -> [UInt8]? {
    guard case .data(let bytes)? = nib.graph.value("NS.mantissa", of: number) else { return nil }
    return Array(bytes)
  }

  @Test func `a number formatter of Mac OS X 10_0 keeps its behavior and its separator`() throws {
    let nib = try CompiledMacXib(
      #"<numberFormatter formatterBehavior="10_0" hasThousandSeparators="YES" thousandSeparator="." id="n"/>"#
    )
    #expect(nib["n", "NS.thousand"] == "." && nib["n", "NS.hasthousands"] == "true")
    let attributes = nib.members("NS.attributes", of: nib.object("n"))
    let place = try #require(attributes.firstIndex { nib[$0, "NS.bytes"] == "formatterBehavior" })
    #expect(nib[attributes[place + 1], "NS.intval"] == "1000")
  }

  @Test func `options of bindings may be decimal numbers, and others are warnings`() throws {
    let nib = try CompiledMacXib(
      """
      <userDefaultsController representsSharedInstance="YES" id="u"/>
      <slider id="s"><rect key="frame" x="1" y="2" width="80" height="16"/>
        <sliderCell key="cell" id="sc"/>
        <connections><binding destination="u" name="value" keyPath="values.depth" id="b">
          <dictionary key="options"><decimal key="NSNullPlaceholder" value="7"/>
            <date key="NSNoSelectionPlaceholder" timeIntervalSinceReferenceDate="0"/></dictionary>
        </binding></connections></slider>
      """)
    let binding = nib.members("NSConnections")[0]
    let options = nib.members("NSOptions", of: binding)
    #expect(options.count == 2 && nib[options[0], "NS.bytes"] == "NSNullPlaceholder")
    #expect(options.last.flatMap { mantissa(of: $0, in: nib)?.first } == 7)
    #expect(nib.diagnostics.map(\.objectID) == ["s"])
    #expect(nib.diagnostics.first?.message.contains("'NSNoSelectionPlaceholder'") == true)
  }

  @Test func `a toolbar lists its selectable items`() throws {
    let nib = try CompiledMacXib(
      """
      <window id="w">
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
        <toolbar key="toolbar" implicitIdentifier="T" id="t">
          <allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="A" label="A" id="a"/>
            <toolbarItem implicitItemIdentifier="B" label="B" selectable="YES" id="b"/>
          </allowedToolbarItems>
          <defaultToolbarItems/>
        </toolbar>
      </window>
      """)
    let selectable = nib.members("NSToolbarIBSelectableItems", of: nib.object("t"))
    #expect(selectable == [nib.object("b")].compactMap { $0 })
  }

  @Test func `accessibility relationships have their own list, and are numbered before bindings`()
    throws
  {
    let nib = try CompiledMacXib(
      view(
        """
        <box id="b">\(frame)
          <connections>
            <accessibilityConnection property="title" destination="v" id="x1"/>
            <accessibilityConnection property="unheardOf" destination="v" id="x2"/>
            <binding destination="-2" name="title" keyPath="name" id="x3"/>
          </connections>
        </box>
        """))
    #expect(
      nib.diagnostics.map(\.message)
        == ["cannot compile the accessibility connection 'unheardOf'; left out"])
    let list = nib.members("NSAccessibilityConnectors")
    #expect(list.map { nib.graph.className(of: $0) } == ["NSNibAXRelationshipConnector"])
    #expect(nib[list[0], "NSLabel"] == "AXTitleUIElement")
    #expect(nib.target("NSSource", of: list[0]) == nib.object("b"))
    #expect(nib.target("NSDestination", of: list[0]) == nib.object("v"))
    #expect(nib.members("NSAccessibilityOidsKeys") == list)
    let relationship = try #require(nib.members("NSAccessibilityOidsValues").first)
    let binding = try #require(nib.members("NSOidsValues").last)
    #expect(
      nib[binding, "NS.intval"].flatMap { Int($0) }
        == nib[relationship, "NS.intval"].flatMap { Int($0) }.map { $0 + 1 })
  }
}
