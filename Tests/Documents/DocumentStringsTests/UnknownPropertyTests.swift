import Diagnostics
import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport
import Testing

@Suite struct UnknownPropertyTests {
  private func document() throws -> IBDocument {
    try IBDocument(
      parsing: Documents.macXib(
        """
        <toolbar id="10"><allowedToolbarItems>
            <toolbarItem label="Play" toolTip="Play it" id="11"/>
        </allowedToolbarItems></toolbar>
        <textField toolTip="Version" id="20">
            <textFieldCell key="cell" title="2/23/11" id="21"/>
            <attributedString key="userComments"><fragment content="#bc-ignore! date"/></attributedString>
            <connections>
                <binding destination="-2" name="displayPatternValue2" keyPath="y" previousBinding="30" id="31">
                    <dictionary key="options"><string key="NSDisplayPattern">%{value1}@ or %{value2}@</string></dictionary>
                </binding>
                <binding destination="-2" name="displayPatternValue1" keyPath="x" id="30">
                    <dictionary key="options"><string key="NSDisplayPattern">%{value1}@ or %{value2}@</string></dictionary>
                </binding>
                <binding destination="-2" name="predicate" keyPath="z" id="32">
                    <dictionary key="options"><string key="NSDisplayName">Name</string></dictionary>
                </binding>
            </connections>
        </textField>
        <dateFormatter formatterBehavior="pre10_4" dateFormat="%d.%m.%y" id="40"/>
        <dateFormatter dateFormat="yyyy" id="41"/>
        """))
  }

  @Test func `a toolbar item, a pattern, a name and an old date have the keys of Xcode`() throws {
    let entries = StringsEntry.entries(of: try document())
    #expect(
      entries.map(\.key) == [
        "11.label", "11.toolTip", "20.ibShadowedToolTip", "21.title",
        "30.ibShadowedDisplayPattern", "32.ibShadowedDisplayName", "40.ibShadowedDateFormat",
      ])
    #expect(
      entries[4].comment == """
        Class = "CocoaBindingsConnection"; ibShadowedDisplayPattern = "%{value1}@ or %{value2}@"; ObjectID = "30"; Note = "#bc-ignore! date";
        """)
  }

  @Test func `a control's note is that of its cell's text`() throws {
    let entry = try #require(
      StringsEntry.entries(of: try document()).first { $0.key == "21.title" })
    #expect(entry.comment.hasSuffix("ObjectID = \"21\"; Note = \"#bc-ignore! date\";"))
    #expect(entry.isExcluded)
    let update = try StringsUpdate(strings: [], entries: [entry])
    #expect(update.added == [])
  }

  /// Keys with the reason why they are kept, or none.
  private static let keys: [(String, Bool)] = [
    ("11.ibShadowedImage", true), ("21.keyEquivalent", true), ("20.keyPath", true),
    ("30.ibShadowedSomething", true), ("41.ibShadowedDateFormat", true), ("own key", true),
    // The list has these, and the document does not.
    ("11.paletteLabel", false), ("11.ibShadowedToolTip", false), ("21.placeholderString", false),
    ("20.ibExternalAccessibilityHelp", false), ("31.ibShadowedDisplayPattern", false),
    ("30.ibShadowedIsNilPlaceholder", false), ("99.title", false),
  ]

  @Test(arguments: keys)
  func `a key of an object's unknown property is kept, and no other stale key`(
    _ key: String, _ isKept: Bool
  ) throws {
    let document = try document()
    let entries = StringsEntry.entries(of: document)
    let objects = LocalizedObjects([document])
    let strings = "\"\(key)\" = \"Text\";\n"
    let update = try StringsUpdate(
      strings: Array(strings.utf8), entries: entries, objects: objects)
    #expect(update.stale == (isKept ? [] : [key]))
    #expect(String(decoding: update.bytes, as: UTF8.self).contains(strings) == isKept)
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "\(key)" : { } }, "version" : "1.0" }
      """
    let updated = try StringsUpdate(
      catalog: Array(catalog.utf8), entries: entries, objects: objects)
    #expect(updated.stale == (isKept ? [] : [key]))
    var check = StringsCheck(document)
    check.check(strings: Array(strings.utf8), path: "de.strings", language: "de")
    #expect(check.findings.contains { $0.id == "stale-translation" } == !isKept)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `new lines end as most lines of the file do`(_ lineEnd: String) throws {
    let entries = StringsEntry.entries(of: try document())
    var lines = try String(
      decoding: StringsUpdate(
        catalog: StringsEntry.catalog([], sourceLanguage: "en"), entries: Array(entries.prefix(2))
      ).bytes, as: UTF8.self)
    lines = lines.replacing("\n", with: lineEnd)
    let catalog = try StringsUpdate(catalog: Array(lines.utf8), entries: entries).bytes
    let strings = "\"a\" = \"Ei\rns\";\(lineEnd)\"b\" = \"x\";\(lineEnd)\"c\" = \"x\";\(lineEnd)"
    let updated = try StringsUpdate(strings: Array(strings.utf8), entries: entries).bytes
    for (text, others) in [(catalog, 0), (updated, lineEnd == "\r" ? 0 : 1)] {
      let text = String(decoding: text, as: UTF8.self)
      let rest = text.unicodeScalars.split(separator: "\n").count
      let ends = text.utf8.count { $0 == 0x0A }
      let returns = text.utf8.count { $0 == 0x0D }
      switch lineEnd {
      case "\n": #expect(returns == others && rest > 1)
      case "\r": #expect(ends == 0)
      default: #expect(returns == ends + others)
      }
    }
  }
}
