import Diagnostics
import Localization
import TestSupport
import Testing

@Suite struct StringCatalogTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.text" : {
          "comment" : "Class = \\"UILabel\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Größe \\u00e9"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Size"
              }
            }
          }
        },
        "c.text" : {
          "localizations" : {
            "fr" : {
              "variations" : {

              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func catalog() throws -> StringCatalog {
    try StringCatalog(parsing: Array(Self.text.utf8))
  }

  @Test func `a catalog has texts in several languages`() throws {
    let catalog = try catalog()
    #expect(catalog.sourceLanguage == "en" && catalog.languages == ["de", "en", "fr"])
    #expect(catalog.texts(in: "de") == ["a.text": "Größe é"])
    #expect(catalog.texts(in: "fr") == [:])
    #expect(catalog.entries[0].comment == "Class = \"UILabel\";")
    #expect(catalog.sourceRange(of: 1).start.line == 22)
  }

  @Test func `an edit changes nothing but what it is about`() throws {
    var edits = StringCatalogEdits(try catalog())
    edits.setState("needs_review", of: "de", at: 0)
    edits.setText(StringCatalogText(language: "fr", state: "translated", value: "Taille"), at: 0)
    let added = """
      ,
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Taille"
                }
              }
      """
    let expected = Self.text.replacing("\"translated\"", with: "\"needs_review\"")
      .replacing(
        "\"Size\"\n          }\n        }", with: "\"Size\"\n          }\n        }\(added)")
    #expect(String(decoding: edits.bytes, as: UTF8.self) == expected)
  }

  @Test func `keys come and go in order`() throws {
    var edits = StringCatalogEdits(try catalog())
    edits.add("b.text", comment: "new", texts: [])
    edits.remove(0)
    let result = try StringCatalog(parsing: edits.bytes)
    #expect(result.entries.map(\.key) == ["b.text", "c.text"])
    var all = StringCatalogEdits(result)
    all.remove(0)
    all.remove(1)
    #expect(try StringCatalog(parsing: all.bytes).entries.isEmpty)
    all.add("z.text", comment: nil, texts: [])
    #expect(try StringCatalog(parsing: all.bytes).entries.map(\.key) == ["z.text"])
  }

  @Test func `a text that is new in a language is not translated`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": ""}}, "en": {"stringUnit": {"state": "new", "value": "K"}},
      "fr": {"stringUnit": {"state": "needs_review", "value": "k"}}}}}}
      """
    let catalog = try StringCatalog(parsing: Array(text.utf8))
    #expect(catalog.texts(in: "de") == [:] && catalog.texts(in: "en") == ["k": "K"])
    #expect(catalog.texts(in: "fr") == ["k": "k"])
  }

  @Test func `of a language that occurs twice, the first text is read and edited`() throws {
    let unit = #"{"stringUnit": {"state": "translated", "value": "NAME"}}"#
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
      "de": \(unit.replacing("NAME", with: "eins")), "de": \(unit.replacing("NAME", with: "zwei"))}}}}
      """
    let catalog = try StringCatalog(parsing: Array(text.utf8))
    #expect(catalog.texts(in: "de") == ["k": "eins"])
    var edits = StringCatalogEdits(catalog)
    edits.setText(StringCatalogText(language: "de", state: "translated", value: "drei"), at: 0)
    let edited = try StringCatalog(parsing: edits.bytes)
    #expect(edited.texts(in: "de") == ["k": "drei"])
  }

  @Test func `a text that varies is not replaced`() throws {
    var edits = StringCatalogEdits(try catalog())
    edits.setText(StringCatalogText(language: "fr", state: "translated", value: "x"), at: 1)
    #expect(edits.bytes == Array(Self.text.utf8))
  }

  @Test func `random edits give the catalog that they describe`() throws {
    var random = RandomSource(seed: 4)
    for _ in 0..<200 {
      let keys = Set((0..<random.below(6)).map { _ in "k\(random.below(9))" }).sorted()
      let bytes = JSONText.catalog(
        sourceLanguage: "en",
        entries: keys.map {
          ($0, "about \"\($0)\"\n", [.init(language: "en", state: "translated", value: $0)])
        })
      let catalog = try StringCatalog(parsing: bytes)
      #expect(catalog.entries.map(\.key) == keys)
      var edits = StringCatalogEdits(catalog)
      var expected = Set(keys)
      for (index, key) in keys.enumerated() {
        switch random.below(3) {
        case 0:
          edits.remove(index)
          expected.remove(key)
        case 1: edits.setText(.init(language: "de", state: "translated", value: "ü\\"), at: index)
        default: break
        }
      }
      for key in (0..<random.below(4)).map({ "n\($0)" }) {
        edits.add(key, comment: nil, texts: [.init(language: "en", state: "new", value: "\t")])
        expected.insert(key)
      }
      #expect(try StringCatalog(parsing: edits.bytes).entries.map(\.key) == expected.sorted())
    }
  }

  @Test(arguments: [
    ("{", "expected a key in quotes"), ("{}", "not a string catalog"),
    ("[1,]", "expected a JSON value"),
    ("{\"a\": tru\u{1}}", "expected ',' or '}'"), ("{\"a\"}", "expected ':' after a key"),
  ])
  func `other bytes are refused`(_ text: String, _ message: String) {
    let problem = problem { _ = try StringCatalog(parsing: Array(text.utf8)) }
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
  }

  @Test func `brackets that are nested without end are refused`() {
    let text = String(repeating: "[", count: 100_000)
    let problem = problem { _ = try StringCatalog(parsing: Array(text.utf8)) }
    #expect(
      problem?.message == "the JSON is too large: it is nested more than 128 levels deep")
  }
}
