import Diagnostics
import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport
import Testing

/// String catalogs whose document has another text now.
@Suite struct CatalogBaseTests {
  private let key = "Lb1-aa-aaa.text"

  private func document(_ text: String) throws -> IBDocument {
    try IBDocument(parsing: Documents.xib("<label text=\"\(text)\" id=\"Lb1-aa-aaa\"/>"))
  }

  private func unit(_ state: String, _ value: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
  }

  private func plural(_ one: String, _ other: String) -> String {
    "{ \"variations\" : { \"plural\" : { \"one\" : \(one), \"other\" : \(other) } } }"
  }

  /// A catalog with Xcode's comment on a text.
  private func catalog(comment text: String?, _ base: String?, de: String) -> [UInt8] {
    let comment = text.map {
      #"""
      "comment" : "Class = \"UILabel\"; text = \"\#($0)\"; ObjectID = \"Lb1-aa-aaa\";",

      """#
    }
    return Array(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
            \(comment ?? "")"localizations" : {
              "de" : \(de)\(base.map { ",\n\"en\" : \($0)" } ?? "")
            }
          }
        },
        "version" : "1.0"
      }
      """.utf8)
  }

  private func update(_ catalog: [UInt8], _ text: String) throws -> StringsUpdate {
    try StringsUpdate(
      catalog: catalog, entries: StringsEntry.entries(of: document(text)))
  }

  private func states(_ catalog: [UInt8]) throws -> [String?] {
    let unit = try StringCatalog(parsing: catalog).entries[0].localizations["de"]
    return unit.map { $0.value == nil ? $0.forms.map(\.state) : [$0.state] } ?? []
  }

  private func findings(_ catalog: [UInt8], _ text: String) throws -> [String] {
    var check = StringsCheck(try document(text))
    check.check(catalog: catalog, path: "Main.xcstrings")
    return check.findings.map { "\($0.id): \($0.message)" }
  }

  @Test func `the forms of the base text stay, and the translations are reviewed once`() throws {
    let base = plural(unit("translated", "Buy one"), unit("translated", "Buy now"))
    let german = plural(unit("translated", "Kaufe eins"), unit("needs_review", "Kaufe"))
    let old = catalog(comment: "Buy now", base, de: german)
    let same = try update(old, "Buy now")
    #expect(!same.isChanged && same.left == [])
    let changed = try update(old, "Buy it now")
    #expect(changed.left == [key] && changed.isChanged && changed.marked == 1)
    #expect(try states(changed.bytes) == ["needs_review", "needs_review"])
    let text = String(decoding: changed.bytes, as: UTF8.self)
    #expect(text.contains("Buy now\" }") && text.contains(#"text = \"Buy it now\";"#))
    // Reviewed translations stay so, although the base text still has the old forms.
    let reviewed = Array(text.replacing("needs_review", with: "translated").utf8)
    let again = try update(reviewed, "Buy it now")
    #expect(!again.isChanged && again.left == [key] && again.marked == 0)
  }

  @Test func `forms of the base text without Xcode's comment are named, and nothing changes`()
    throws
  {
    let base = plural(unit("translated", "Buy one"), unit("translated", "Buy now"))
    let old = catalog(comment: nil, base, de: unit("translated", "Kaufe"))
    let changed = try update(old, "Buy it now")
    #expect(changed.left == [key] && !changed.isChanged)
  }

  @Test(arguments: [("One", "translated"), ("Uno", "needs_review")])
  func `without a base text, the comment says whether the text changed`(
    _ text: String, _ state: String
  ) throws {
    let changed = try update(catalog(comment: "One", nil, de: unit("translated", "Eins")), text)
    #expect(try states(changed.bytes) == [state])
    let base = try StringCatalog(parsing: changed.bytes).texts(in: "en")
    #expect(base == [key: text])
  }

  @Test func `a check finds translations of another text until they are updated`() throws {
    let old = catalog(comment: "Done", unit("new", "Done"), de: unit("translated", "Fertig"))
    #expect(try findings(old, "Done") == [])
    let found = try findings(old, "Finish")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("outdated-translation: '\(key)' was translated from") == true)
    let updated = try findings(try update(old, "Finish").bytes, "Finish")
    #expect(updated.map { $0.contains("marked for review") } == [true])
    let new = catalog(comment: "Done", unit("new", "Done"), de: unit("new", "Done"))
    #expect(try findings(new, "Finish").map { $0.prefix(19) } == ["missing-translation"])
  }

  @Test func `a check names forms of the base text that the document does not have`() throws {
    let base = plural(unit("translated", "%d boat"), unit("translated", "%d boats"))
    let german = plural(unit("translated", "%d Boot"), unit("translated", "%d Boote"))
    let old = catalog(comment: "%d boats", base, de: german)
    #expect(try findings(old, "%d boats") == [])
    let updated = try update(old, "%d ships").bytes
    let found = try findings(updated, "%d ships")
    #expect(found.count == 2 && found.contains { $0.contains("no form is “%d ships”") })
  }

  @Test func `a check names the form of the base text that a translation has, not the document's`()
    throws
  {
    let base = plural(unit("translated", "%d boat"), unit("translated", "%d boats"))
    let german = plural(unit("translated", "%d boat"), unit("translated", "%@ Boote"))
    let found = try findings(catalog(comment: "%d ships", base, de: german), "%d ships")
    #expect(
      found.contains { $0.contains("differ from those of “%d boats”, its text in the document's") })
    #expect(
      found.contains { $0.contains("(plural.one) is the same as in the document's language") })
  }

  @Test func `each form of a translation is checked like a text`() throws {
    let base = unit("new", "%d boats")
    func found(_ one: String, _ other: String) throws -> [String] {
      try findings(catalog(comment: "%d boats", base, de: plural(one, other)), "%d boats")
    }
    let good = unit("translated", "%d Boote")
    #expect(try found(unit("translated", "ein Boot"), good) == [])
    #expect(
      try found(unit("translated", "%@ Boot"), good).map { $0.contains("plural.one") } == [true])
    let other = try found(good, unit("translated", "Boote"))
    #expect(other.map { $0.hasPrefix("placeholder-mismatch: ") } == [true])
    let same = try found(good, unit("translated", "%d boats"))
    #expect(same.map { $0.hasPrefix("text-not-translated: ") } == [true])
    let review = try found(unit("needs_review", "%d Boot"), unit("needs_review", "%d Boote"))
    #expect(review.map { $0.contains("marked for review") } == [true])
    let new = try found(unit("new", "%d boats"), unit("new", "%d boats"))
    #expect(new.map { $0.hasPrefix("missing-translation: ") } == [true])
  }
}
