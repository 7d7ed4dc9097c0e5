import FoundationEssentials
import IBToolCommand
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// The options that change documents, and those that print what a change may set.
@Suite struct ChangeTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func succeed(_ command: String) throws -> Call {
    let call = Call(command, in: folder)
    try #require(call.status == 0 && call.errors.isEmpty, "\(call.output)")
    return call
  }

  private func document(_ path: String) throws -> IBDocument {
    try IBDocument(parsing: folder.bytes(path))
  }

  // MARK: Classes and documents

  @Test func `classes with the same beginning are renamed together`() throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa" customClass="OldView"/><view id="v2a-aa-aaa" customClass="OldCard"/>
      <view id="v3a-aa-aaa" customClass="BoldView"/>
      """, to: "A.xib")
    _ = try succeed("--convert Old*-New --write @B.xib @A.xib")
    let changed = try document("B.xib")
    let names = ["v1a-aa-aaa", "v2a-aa-aaa", "v3a-aa-aaa"].map {
      changed.object(id: $0)?.customClass
    }
    #expect(names == ["NewView", "NewCard", "BoldView"])
    for value in ["*-New", "Old*", "Old-New-Newer", "-New", "Old-"] {
      let call = Call("--convert \(value) --write @B.xib @A.xib", in: folder)
      #expect(call.status == 1 && call.output.contains("--convert"), "\(value)")
    }
  }

  @Test func `a class with a control character in its new name is refused`() throws {
    try folder.writeXib("<view id=\"v1a-aa-aaa\" customClass=\"OldView\"/>", to: "A.xib")
    let before = try folder.bytes("A.xib")
    let call = Call("--convert OldView-New\u{1} @A.xib", in: folder)
    #expect(call.status == 1 && call.output.contains("control character"))
    #expect(try folder.bytes("A.xib") == before)
  }

  @Test func `an upgrade without another place replaces the document`() throws {
    try folder.write(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="v1a-aa-aaa"/></objects></document>
        """.utf8), "A.xib")
    let before = try folder.bytes("A.xib")
    _ = try succeed("--upgrade --write @B.xib @A.xib")
    #expect(try folder.bytes("A.xib") == before)
    _ = try succeed("--upgrade @A.xib")
    #expect(try folder.bytes("A.xib") == folder.bytes("B.xib") && folder.bytes("A.xib") != before)
  }

  // MARK: Properties

  private let properties = """
    <label opaque="NO" tag="7" alpha="0.5" hidden="YES" text="Pier" id="la1-aa-aaa">
      <rect key="frame" x="0.0" y="10" width="40.5" height="20"/></label>
    <button opaque="NO" id="bu1-aa-aaa" customClass="BerthButton"><state key="normal" title="Moor"/></button>
    """

  private func writeList(_ members: String, to path: String) throws {
    try folder.write(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(members)</dict></plist>
        """.utf8), path)
  }

  @Test func `properties are exported by class, with those of superclasses`() throws {
    try folder.writeXib(properties, to: "A.xib")
    try writeList(
      """
      <key>UIView</key><array><string>hidden</string><string>restorationIdentifier</string></array>
      <key>UILabel</key><array><string>text</string><string>frame</string><string>alpha</string></array>
      <key>BerthButton</key><array><string>normalTitle</string></array>
      """, to: "keys.plist")
    struct Properties: Decodable, Equatable {
      var text: String?
      var normalTitle: String?
      var frame: String?
      var alpha: Double?
      var hidden: Bool?
      var absent: [String]?

      enum CodingKeys: String, CodingKey {
        case text, normalTitle, frame, alpha, hidden
        case absent = ".nilKeypaths"
      }
    }
    let list = try succeed("--export @keys.plist @A.xib").list([String: [String: Properties]].self)
    let exported = try #require(list["com.apple.ibtool.document.export"])
    #expect(Set(exported.keys) == ["la1-aa-aaa", "bu1-aa-aaa"])
    #expect(
      exported["la1-aa-aaa"]
        == Properties(
          text: "Pier", frame: "{{0, 10}, {40.5, 20}}", alpha: 0.5, hidden: true,
          absent: ["restorationIdentifier"]))
    #expect(exported["bu1-aa-aaa"]?.normalTitle == "Moor")
  }

  @Test func `exported properties can be changed and imported`() throws {
    try folder.writeXib(properties, to: "A.xib")
    try writeList(
      """
      <key>la1-aa-aaa</key><dict>
        <key>.nilKeypaths</key><array><string>tag</string><string>restorationIdentifier</string></array>
        <key>text</key><string>Jetty &amp; pier</string><key>alpha</key><real>0.25</real>
        <key>hidden</key><false/><key>frame</key><string>{{0, 4}, {41, 20}}</string></dict>
      <key>bu1-aa-aaa</key><dict><key>normalTitle</key><string>Sail</string></dict>
      """, to: "values.plist")
    _ = try succeed("--import @values.plist --write @B.xib @A.xib")
    let changed = try document("B.xib")
    let label = try #require(changed.object(id: "la1-aa-aaa"))
    #expect(label.node["text"] == "Jetty & pier" && label.node["alpha"] == "0.25")
    #expect(label.node["hidden"] == "NO" && label.node["tag"] == nil)
    #expect(label.frame == Rect(x: 0, y: 4, width: 41, height: 20))
    #expect(changed.localizableTexts.map(\.value).sorted() == ["Jetty & pier", "Sail"])
  }

  @Test func `a property that does not exist, or does not fit, is a warning`() throws {
    try folder.writeXib(properties, to: "A.xib")
    try writeList(
      """
      <key>la1-aa-aaa</key><dict><key>colour</key><string>red</string><key>hidden</key><string>maybe</string>
        <key>frame</key><string>{1, 2}</string></dict>
      <key>gone-aa-aaa</key><dict><key>text</key><string>a</string></dict>
      """, to: "values.plist")
    let call = try succeed(
      "--warnings --output-format human-readable-text --import @values.plist --write @B.xib @A.xib")
    for word in ["'colour'", "'hidden'", "'frame'", "'gone-aa-aaa'"] {
      #expect(call.output.contains(word))
    }
    try folder.write(Array("no list".utf8), "values.plist")
    let broken = Call("--import @values.plist --write @B.xib @A.xib", in: folder)
    #expect(broken.status == 1 && broken.output.contains("values.plist"))
  }

  @Test func `the texts of a list are one array`() throws {
    try folder.writeXib(
      """
      <segmentedControl id="se1-aa-aaa"><segments><segment title="Day"/><segment title="Week"/></segments>
      </segmentedControl><label text="Pier" id="la1-aa-aaa"/>
      """, to: "A.xib")
    let arrays = try succeed("--localizable-stringarrays @A.xib")
      .list([String: [String: [String: [String]]]].self)
    #expect(
      arrays["com.apple.ibtool.document.localizable-stringarrays"] == [
        "se1-aa-aaa": ["segmentTitles": ["Day", "Week"]]
      ])
    let strings = try succeed("--localizable-strings @A.xib")
      .list([String: [String: [String: String]]].self)
    #expect(
      strings["com.apple.ibtool.document.localizable-strings"] == ["la1-aa-aaa": ["text": "Pier"]])
    let version = try succeed("--version-history @A.xib")
      .list([String: [String: [String: String]]].self)
    #expect(
      version["com.apple.ibtool.document.version-history"]?["interface-builder-version"] == [
        "com.apple.InterfaceBuilderKit": "21507"
      ])
  }

  // MARK: Constraints

  @Test func `the constraints of misplaced objects get the constants of their frames`() throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
        <subviews>
          <view id="in1-aa-aaa"><rect key="frame" x="20" y="30" width="100" height="80"/><subviews>
            <label misplaced="YES" id="la1-aa-aaa"><rect key="frame" x="5" y="6.5" width="50" height="21"/>
              <constraints><constraint firstAttribute="width" constant="44" id="wi1-aa-aaa"/></constraints></label>
          </subviews></view>
          <view id="ok1-aa-aaa"><rect key="frame" x="0.0" y="300" width="10" height="10"/></view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
        <constraints>
          <constraint firstItem="la1-aa-aaa" firstAttribute="leading" secondItem="v1a-aa-aaa" \
      secondAttribute="leading" constant="1" id="le1-aa-aaa"/>
          <constraint firstItem="sa1-aa-aaa" firstAttribute="trailing" secondItem="la1-aa-aaa" \
      secondAttribute="trailing" id="tr1-aa-aaa"/>
          <constraint firstItem="la1-aa-aaa" firstAttribute="top" secondItem="in1-aa-aaa" secondAttribute="bottom" \
      multiplier="0.5" constant="3" id="to1-aa-aaa"/>
          <constraint firstItem="la1-aa-aaa" firstAttribute="height" relation="greaterThanOrEqual" constant="20" \
      id="he1-aa-aaa"/>
          <constraint firstItem="la1-aa-aaa" firstAttribute="centerX" secondItem="in1-aa-aaa" \
      secondAttribute="leading" constant="9" id="ce1-aa-aaa"/>
          <constraint firstItem="ok1-aa-aaa" firstAttribute="top" secondItem="v1a-aa-aaa" secondAttribute="top" \
      constant="1" id="ok2-aa-aaa"/>
        </constraints>
      </view>
      """, to: "A.xib")
    _ = try succeed("--update-constraints --write @B.xib @A.xib")
    let changed = try document("B.xib")
    func constant(_ id: String) -> String? { changed.object(id: id)?.node["constant"] }
    #expect(constant("wi1-aa-aaa") == "50" && constant("le1-aa-aaa") == "25")
    #expect(constant("tr1-aa-aaa") == "325")
    // The positions are those in the common ancestor, where the bottom is at 80.
    #expect(constant("to1-aa-aaa") == "-33.5")
    #expect(constant("ce1-aa-aaa") == "30")
    #expect(constant("he1-aa-aaa") == "20" && constant("ok2-aa-aaa") == "1")
    #expect(changed.object(id: "la1-aa-aaa")?.node["misplaced"] == nil)
  }

  @Test func `a constraint that frames do not determine stays, with a notice`() throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
        <subviews><label misplaced="YES" id="la1-aa-aaa"><rect key="frame" x="5" y="6" width="50" height="21"/></label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
        <constraints>
          <constraint firstItem="la1-aa-aaa" firstAttribute="top" secondItem="sa1-aa-aaa" secondAttribute="top" \
      constant="8" id="to1-aa-aaa"/>
          <constraint firstItem="la1-aa-aaa" firstAttribute="leading" secondItem="v1a-aa-aaa" \
      secondAttribute="leadingMargin" constant="8" id="le1-aa-aaa"/>
        </constraints>
      </view>
      """, to: "A.xib")
    let call = try succeed(
      "--update-constraints --notices --output-format human-readable-text --write @B.xib @A.xib")
    #expect(call.output.contains("to1-aa-aaa") && call.output.contains("le1-aa-aaa"))
    let changed = try document("B.xib")
    #expect(changed.object(id: "to1-aa-aaa")?.node["constant"] == "8")
    #expect(changed.object(id: "la1-aa-aaa")?.node["misplaced"] == "YES")
  }
}
