import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport
import Testing

@Suite struct TranslationStateTests {
  private func entries() throws -> [StringsEntry] {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <label text="One" id="Lb1-aa-aaa"/><label text="Two" id="Lb2-aa-aaa"/>
        <label text="Three" id="Lb3-aa-aaa"/>
        """))
    return StringsEntry.entries(of: document)
  }

  private func units(_ units: String) throws -> XLIFFFile.File {
    let text = """
      <xliff version="1.2"><file original="Main.xib" source-language="en" target-language="de"><body>
      \(units)</body></file></xliff>
      """
    return try #require(try XLIFFFile(parsing: Array(text.utf8)).files.first)
  }

  private func catalog(_ german: String) -> [UInt8] {
    Array(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Lb1-aa-aaa.text" : {
            "localizations" : {
              "de" : \(german)
            }
          }
        },
        "version" : "1.0"
      }
      """.utf8)
  }

  private func unit(_ state: String, _ value: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
  }

  @Test(
    arguments: [
      ("new", nil), ("needs-translation", nil), ("needs-review-l10n", .needsReview),
      ("needs-review-translation", .needsReview), ("needs-adaptation", .needsReview),
      ("translated", .translated), ("final", .translated), ("signed-off", .translated),
      ("x-checked", .translated),
    ] as [(String, TranslationState?)])
  func `a target has the state that XLIFF gives it`(_ name: String, _ state: TranslationState?)
    throws
  {
    let file = try units(
      """
      <trans-unit id="k"><source>One</source><target state="\(name)">Eins</target></trans-unit>
      """)
    #expect(file.content.states["k"] == state)
    #expect(file.translations["k"] == (state == nil ? nil : "Eins"))
    #expect(file.untranslated == (state == nil ? ["k"] : []))
  }

  @Test func `a target without a state has none, and a new one like its source is not reported`()
    throws
  {
    let file = try units(
      """
      <trans-unit id="a"><source>One</source><target>Eins</target></trans-unit>
      <trans-unit id="b"><source>Two</source><target state="new">Two</target></trans-unit>
      """)
    #expect(file.content == Translations(["a": "Eins"]))
    #expect(file.untranslated == [])
  }

  @Test(arguments: TranslationState.allCases)
  func `a state is the same after an export and an import`(_ state: TranslationState) throws {
    let bytes = catalog(unit(state.rawValue, "Eins"))
    let translations = Translations(
      try StringCatalog(parsing: bytes), language: "de", includesNew: true)
    let xliff = XLIFFWriter.project(
      [.init(path: "Main.xib", entries: try entries(), translations: translations)],
      sourceLanguage: "en", targetLanguage: "de")
    let line = "<target state=\"\(state.xliffName)\">Eins</target>"
    #expect(String(decoding: xliff, as: UTF8.self).contains(line))
    let content = try #require(try XLIFFFile(parsing: xliff).files.first).content
    let result = try StringsImport(
      catalog: bytes, entries: entries(), translations: content, language: "de")
    #expect(result.bytes == bytes && result.changed == [])
  }

  @Test(
    arguments: [
      ("needs_review", "Eins", nil, "needs_review", "Eins"),
      ("needs_review", "Eins", .translated, "translated", "Eins"),
      ("translated", "Eins", .needsReview, "needs_review", "Eins"),
      ("new", "Eins", nil, "translated", "Eins"),
      ("needs_review", "Zwei", nil, "translated", "Eins"),
      ("translated", "Zwei", .needsReview, "needs_review", "Eins"),
    ] as [(String, String, TranslationState?, String, String)])
  func `an equal text keeps its state unless the translation has another`(
    _ old: String, _ text: String, _ stated: TranslationState?, _ state: String, _ value: String
  ) throws {
    let states = stated.map { ["Lb1-aa-aaa.text": $0] } ?? [:]
    let result = try StringsImport(
      catalog: catalog(unit(old, text)), entries: entries(),
      translations: Translations(["Lb1-aa-aaa.text": "Eins"], states: states), language: "de")
    #expect(result.bytes == catalog(unit(state, value)))
  }

  @Test func `a text that varies is one unit for each form, out and in`() throws {
    let forms = """
      { "variations" : { "device" : {
        "iphone" : { "variations" : { "plural" : {
          "one" : \(unit("needs_review", "i1")), "other" : \(unit("translated", "i2")) } } },
        "other" : \(unit("translated", "o")) } } }
      """
    let bytes = catalog(forms)
    let xliff = XLIFFWriter.project(
      [
        .init(
          path: "Main.xib", entries: try entries(),
          translations: Translations(try StringCatalog(parsing: bytes), language: "de"))
      ], sourceLanguage: "en", targetLanguage: "de")
    let text = String(decoding: xliff, as: UTF8.self)
    let ids = text.matches(of: /trans-unit id="([^"]*)"/).map { String($0.1) }
    #expect(
      ids == [
        "Lb1-aa-aaa.text|==|device.iphone.plural.one",
        "Lb1-aa-aaa.text|==|device.iphone.plural.other", "Lb1-aa-aaa.text|==|device.other",
        "Lb2-aa-aaa.text", "Lb3-aa-aaa.text",
      ])
    let content = try #require(try XLIFFFile(parsing: xliff).files.first).content
    let same = try StringsImport(
      catalog: bytes, entries: entries(), translations: content, language: "de")
    #expect(same.bytes == bytes && same.changed == [] && same.left == [])
    let changed = text.replacing("<target state=\"translated\">o<", with: "<target>neu<")
    let translations = try #require(try XLIFFFile(parsing: Array(changed.utf8)).files.first).content
    let result = try StringsImport(
      catalog: bytes, entries: entries(), translations: translations, language: "de")
    let expected = forms.replacing(unit("translated", "o"), with: unit("translated", "neu"))
    #expect(result.bytes == catalog(expected))
  }

  @Test func `forms replace a text and are added to others, unless something would be lost`() throws
  {
    func result(_ bytes: [UInt8], _ variations: [String]) throws -> StringsImport {
      let forms = variations.map { TranslatedForm(variation: $0, text: $0) }
      return try StringsImport(
        catalog: bytes, entries: entries(),
        translations: Translations(forms: ["Lb1-aa-aaa.text": forms]), language: "de")
    }
    func forms(_ bytes: [UInt8]) throws -> [StringCatalogForm]? {
      try StringCatalog(parsing: bytes).entries[0].localizations["de"]?.forms
    }
    let plain = try result(
      catalog(unit("translated", "x")), ["plural.other", "plural.one"])
    #expect(plain.changed == ["Lb1-aa-aaa.text"])
    #expect(try forms(plain.bytes)?.map(\.variation) == ["plural.one", "plural.other"])
    #expect(try forms(plain.bytes)?.map(\.value) == ["plural.one", "plural.other"])
    let more = try result(plain.bytes, ["plural.few"])
    let variations = ["plural.few", "plural.one", "plural.other"]
    #expect(try forms(more.bytes)?.map(\.variation) == variations)
    let substituted =
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"x\" }, \"substitutions\" : {} }"
    let width = "{ \"variations\" : { \"width\" : { \"20\" : \(unit("translated", "x")) } } }"
    for (german, variation) in [
      (unit("translated", "x"), "plural.one"), (substituted, "plural.other"),
      (width, "plural.other"),
    ] {
      let left = try result(catalog(german), [variation])
      #expect(left.left == ["Lb1-aa-aaa.text"] && left.bytes == catalog(german))
    }
  }

  @Test func `a strings file gets no forms, and the import names them`() throws {
    let result = try StringsImport(
      strings: [], entries: entries(),
      translations: Translations(
        ["Lb2-aa-aaa.text": "Zwei"],
        forms: ["Lb1-aa-aaa.text": [TranslatedForm(variation: "plural.other", text: "x")]]))
    #expect(result.changed == ["Lb2-aa-aaa.text"] && result.left == ["Lb1-aa-aaa.text"])
  }

  @Test func `texts with substitutions are named, and other marks belong to the key`() throws {
    let file = try units(
      """
      <trans-unit id="k|==|substitutions.N.plural.one"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="k|==|substitutions.N.plural.other"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="a|==|b"><source>a</source><target>b</target></trans-unit>
      """)
    #expect(file.substituted == ["k"] && file.translations == ["a|==|b": "b"])
  }

  @Test func `excluded texts are not written, and translations that XML cannot contain are named`()
    throws
  {
    var file = XLIFFWriter.File(
      path: "Main.xib", entries: try entries(),
      translations: ["Lb1-aa-aaa.text": "a\u{1}", "Lb2-aa-aaa.text": "\u{FFFF}"])
    file.excluded = ["Lb2-aa-aaa.text"]
    #expect(file.unwritable == ["Lb1-aa-aaa.text"])
    let bytes = XLIFFWriter.project([file], sourceLanguage: "en", targetLanguage: "de")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("Lb2-aa-aaa") && text.contains("Lb3-aa-aaa"))
    file.excluded = Set(file.entries.map(\.key))
    let empty = XLIFFWriter.project([file], sourceLanguage: "en", targetLanguage: "de")
    #expect(!String(decoding: empty, as: UTF8.self).contains("<file"))
  }

  @Test func `each form of a translation is to be reviewed if the text changed`() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Lb1-aa-aaa.text" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "ein Boot" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "Boote" } }
                  }
                }
              },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Ones" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let entries = Array(try self.entries().prefix(1))
    let update = try StringsUpdate(catalog: Array(old.utf8), entries: entries)
    let text = String(decoding: update.bytes, as: UTF8.self)
    #expect(text.contains(#""state" : "needs_review", "value" : "ein Boot""#))
    #expect(text.contains(#""state" : "new", "value" : "Boote""#))
    #expect(text.contains(#""value" : "One""#))
    #expect(!(try StringsUpdate(catalog: update.bytes, entries: entries).isChanged))
  }
}
