import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport
import Testing

@Suite struct StringsUpdateTests {
  private func entries(_ labels: [(String, String)]) throws -> [StringsEntry] {
    StringsEntry.entries(
      of: try IBDocument(
        parsing: Documents.xib(labels.map { #"<label text="\#($1)" id="\#($0)"/>"# }.joined())))
  }

  private func updated(
    _ file: String, _ labels: [(String, String)],
    _ change: (inout StringsUpdate.Options) -> Void = { _ in }
  ) throws -> String {
    var options = StringsUpdate.Options()
    change(&options)
    let update = try StringsUpdate(
      strings: Array(file.utf8), entries: entries(labels), options: options)
    return String(decoding: update.bytes, as: UTF8.self)
  }

  private static let file = #"""

    /* Class = "UILabel"; text = "One"; ObjectID = "1"; */
    "1.text" = "Eins";

    /* Class = "UILabel"; text = "Three"; ObjectID = "3"; */
    "3.text" = "Drei";

    """#

  @Test func `a new text comes in where the order has it`() throws {
    #expect(
      try updated(Self.file, [("1", "One"), ("2", "Two"), ("3", "Three"), ("4", "Four")]) == #"""

        /* Class = "UILabel"; text = "One"; ObjectID = "1"; */
        "1.text" = "Eins";

        /* Class = "UILabel"; text = "Two"; ObjectID = "2"; */
        "2.text" = "Two";

        /* Class = "UILabel"; text = "Three"; ObjectID = "3"; */
        "3.text" = "Drei";

        /* Class = "UILabel"; text = "Four"; ObjectID = "4"; */
        "4.text" = "Four";

        """#)
  }

  @Test(arguments: ["{\n\"1.text\" = \"Eins\";\n}\n", "{\"1.text\" = \"Eins\";}", "{}", "{\n}\n"])
  func `a new text comes into the braces around the entries`(_ file: String) throws {
    let new =
      "/* Class = \"UILabel\"; text = \"Two\"; ObjectID = \"2\"; */\n\"2.text\" = \"Two\";\n}"
    let labels = file.contains("1.text") ? [("1", "One"), ("2", "Two")] : [("2", "Two")]
    let result = try updated(file, labels)
    #expect(result.contains(new) && result.hasPrefix(file.prefix { $0 != "}" }))
    #expect(try updated(result, Array(labels.dropLast())).contains("2.text") == false)
  }

  @Test func `the entry of a deleted text goes, or stays as a comment`() throws {
    #expect(
      try updated(Self.file, [("3", "Three")]) == #"""

        /* Class = "UILabel"; text = "Three"; ObjectID = "3"; */
        "3.text" = "Drei";

        """#)
    #expect(
      try updated(Self.file, [("1", "One")]) == #"""

        /* Class = "UILabel"; text = "One"; ObjectID = "1"; */
        "1.text" = "Eins";

        """#)
    #expect(
      try updated(Self.file, [("1", "One")]) { $0.keepsStale = true }
        == Self.file.replacing(#""3.text" ="#, with: #"// "3.text" ="#))
    #expect(try updated(Self.file, []) == "\n")
  }

  @Test func `comments that people wrote on a removed entry are named`() throws {
    let file = #"""
      /* Menu */

      /* Class = "UILabel"; text = "One"; ObjectID = "1"; */ // keep it short
      "1.text" = "Eins"; // stays

      /* Shown to
         guests */
      "2.text" /* informal */ = "Zwei";

      /* No comment provided by engineer. */
      "3.text" = "Drei";

      /* on the next entry */
      "4.text" = "Vier";

      """#
    let kept = try entries([("4", "Four")])
    var options = StringsUpdate.Options()
    let update = try StringsUpdate(strings: Array(file.utf8), entries: kept, options: options)
    #expect(update.lostComments == ["keep it short", "Shown to guests", "informal"])
    let text = String(decoding: update.bytes, as: UTF8.self)
    #expect(text.contains("/* Menu */") && text.contains("// stays"))
    #expect(text.contains("/* on the next entry */\n\"4.text\""))
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "1.text": {"comment": "Class = \\"UILabel\\"; text = \\"One\\"; ObjectID = \\"1\\";"},
        "2.text": {"comment": "Shown to guests"}, "4.text": {"comment": "stays"}}, "version": "1.0"}
      """
    let other = try StringsUpdate(catalog: Array(catalog.utf8), entries: kept, options: options)
    #expect(other.stale == ["1.text", "2.text"] && other.lostComments == ["Shown to guests"])
    options.keepsStale = true
    for update in [
      try StringsUpdate(strings: Array(file.utf8), entries: kept, options: options),
      try StringsUpdate(catalog: Array(catalog.utf8), entries: kept, options: options),
    ] {
      #expect(update.lostComments == [])
    }
  }

  @Test(arguments: [false, true])
  func `a text comes in after entries that share lines with a deleted one`(keepsStale: Bool) throws
  {
    let file = "\"aaa-aa-aaa.text\" = \"x\"; \"zzz-zz-zzz.text\" =\n \"y\";\n"
    let result = try updated(file, [("aaa-aa-aaa", "A"), ("bbb-bb-bbb", "B")]) {
      $0.keepsStale = keepsStale
    }
    let entries = try StringsFile(parsing: Array(result.utf8)).entries
    #expect(entries.map(\.key) == ["aaa-aa-aaa.text", "bbb-bb-bbb.text"], "\(result)")
    #expect(entries.map(\.value) == ["x", "B"])
  }

  @Test func `a comment that states an older text is written again only on request`() throws {
    let labels = [("1", "Uno"), ("3", "Three")]
    #expect(try updated(Self.file, labels) == Self.file)
    #expect(
      try updated(Self.file, labels) { $0.rewritesComments = true }
        == Self.file.replacing(#"text = "One""#, with: #"text = "Uno""#))
  }

  @Test func `entries that people added stay, and so does everything in no order`() throws {
    let file = """
      // by hand
      "z.y" = "1"; "greeting" = "2";\r
      "b-c.d" = "3";
      """
    #expect(try updated(file, []) == file)
    #expect(
      try updated(file, [("1", "One")]) == file
        + "\r\n\r\n/* Class = \"UILabel\"; text = \"One\"; ObjectID = \"1\"; */\r\n\"1.text\" = \"One\";\r\n"
    )
  }

  @Test func `a text whose note excludes it is not added, but a translation of it stays`() throws {
    func note(_ mark: String) -> String {
      #"<attributedString key="userComments"><fragment content="\#(mark) a name"/></attributedString>"#
    }
    let entries = StringsEntry.entries(
      of: try IBDocument(
        parsing: Documents.xib(
          #"<label text="One" id="1">\#(note("#bc-ignore!"))</label>"#
            + #"<label text="Two" id="2">\#(note("#bartycrouch-ignore!"))</label>"#
            + #"<label text="Three" id="3">\#(note("bc-ignore"))</label>"#)))
    #expect(entries.map(\.isExcluded) == [true, true, false])
    let strings = try StringsUpdate(strings: Array(Self.file.utf8), entries: entries)
    #expect(!strings.isChanged && strings.added.isEmpty && strings.stale.isEmpty)
    let new = try StringsUpdate(strings: [], entries: entries)
    #expect(new.added == ["3.text"])
    let catalog = try StringsUpdate(
      catalog: StringsEntry.catalog([], sourceLanguage: "en"), entries: entries)
    #expect(catalog.added == ["3.text"])
  }

  @Test func `a check does not ask for the translation of an excluded text`() throws {
    let note =
      ##"<attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString>"##
    let document = try IBDocument(
      parsing: Documents.xib(
        #"<label text="Pier" id="1">\#(note)</label><label text="Two" id="2">\#(note)</label>"#))
    var check = StringsCheck(document)
    check.check(strings: Array(#""1.text" = "Pier";"#.utf8), path: "de.strings", language: "de")
    #expect(check.findings.isEmpty)
  }

  @Test func `entries are not inserted into a comment that begins on the line of another entry`()
    throws
  {
    let file = "\"1.text\" = \"Eins\"; /* one,\n   or first */ // number\n"
    let text = try updated(file, [("1", "One"), ("2", "Two")])
    #expect(text.hasPrefix(file))
    let entries = try StringsFile(parsing: Array(text.utf8)).entries
    #expect(entries.map(\.key) == ["1.text", "2.text"])
    #expect(entries.map(\.value) == ["Eins", "Two"])
  }

  @Test func `what follows a stale entry on its line is kept`() throws {
    for file in [
      "\"3.text\" = \"Drei\"; \"1.text\" = \"Eins\";\n",
      "\"3.text\" = \"Drei\";\"1.text\" = \"Eins\";",
      "\"1.text\" = \"Eins\"; \"3.text\" = \"Drei\"; /* third */\n",
      "\"3.text\" =\n\"Drei\"; /* third */ \"1.text\" = \"Eins\";\n",
    ] {
      let text = try updated(file, [("1", "One")]) { $0.keepsStale = true }
      let entries = try StringsFile(parsing: Array(text.utf8)).entries
      #expect(entries.map(\.key) == ["1.text"] && entries.map(\.value) == ["Eins"], "\(text)")
      #expect(text.contains("Drei"))
      #expect(try updated(text, [("1", "One")]) == text)
    }
  }

  @Test func `a text with variations in a catalog is not imported, and the import says so`() throws
  {
    let plural =
      #""variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "x" } } } }"#
    for form in ["{ \(plural) }", "null", "{ \"stringUnit\" : null }"] {
      let catalog = """
        { "sourceLanguage" : "en", "strings" : {
          "1.text" : { "localizations" : { "de" : \(form) } },
          "2.text" : { }
        }, "version" : "1.0" }
        """
      let result = try StringsImport(
        catalog: Array(catalog.utf8), entries: entries([("1", "One"), ("2", "Two")]),
        translations: ["1.text": "Eins", "2.text": "Zwei"], language: "de")
      #expect(result.changed == ["2.text"] && result.left == ["1.text"])
    }
  }

  @Test func `an id is changed in keys and in comments that name it, and in no text`() throws {
    let file = """
      /* Class = "UILabel"; ObjectID = "l"l. */
      "l.text" = "l. kept? \\"l. ObjectID = \\"l\\"";
      l.title = "l.";
      '\\U006c.label' = "x";
      "ll.text" = "l";
      """
    let renamed = try TranslationRenaming(strings: Array(file.utf8), from: "l", to: "new")
    let text = String(decoding: renamed.bytes, as: UTF8.self)
    let (old, new) = (
      try StringsFile(parsing: Array(file.utf8)).entries,
      try StringsFile(parsing: renamed.bytes).entries
    )
    #expect(new.map(\.key) == ["new.text", "new.title", "new.label", "ll.text"])
    #expect(new.map(\.value) == old.map(\.value))
    #expect(text.hasPrefix("/* Class = \"UILabel\"; ObjectID = \"new\"l. */\n\"new.text\" = "))
    #expect(renamed.count == 4)
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "l.text" : { "comment" : "ObjectID = \\"l\\";", "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "l. kept" } } } }
      }, "version" : "1.0" }
      """
    let other = try TranslationRenaming(catalog: Array(catalog.utf8), from: "l", to: "new")
    let entry = try #require(try StringCatalog(parsing: other.bytes).entries.first)
    #expect(entry.key == "new.text" && entry.comment == "ObjectID = \"new\";")
    #expect(entry.localizations["de"]?.value == "l. kept" && other.count == 2)
    let back = try TranslationRenaming(catalog: other.bytes, from: "new", to: "l")
    #expect(back.bytes == Array(catalog.utf8))
  }

  @Test func `an entry without a text keeps its key as the text when its id changes`() throws {
    let file = Array("\"l.text\";\nl.title;\n".utf8)
    let renamed = try TranslationRenaming(strings: file, from: "l", to: "new")
    #expect(
      String(decoding: renamed.bytes, as: UTF8.self)
        == "\"new.text\" = \"l.text\";\nnew.title = \"l.title\";\n")
    let imported = try StringsImport(
      strings: file, entries: entries([("l", "One")]), translations: ["l.text": "Eins"])
    #expect(
      String(decoding: imported.bytes, as: UTF8.self) == "\"l.text\" = \"Eins\";\nl.title;\n")
  }

  @Test func `a new file has all texts`() throws {
    #expect(
      try updated("", [("1", "One")])
        == "\n/* Class = \"UILabel\"; text = \"One\"; ObjectID = \"1\"; */\n\"1.text\" = \"One\";\n"
    )
  }

  @Test func `a catalog gets new keys, and translations of a changed text are to be reviewed`()
    throws
  {
    let old = StringsEntry.catalog(
      try entries([("1", "One"), ("3", "Three")]), sourceLanguage: "en",
      translations: ["de": ["1.text": "Eins", "3.text": "Drei"]])
    let update = try StringsUpdate(
      catalog: old, entries: entries([("1", "Uno"), ("2", "Two")]))
    #expect(update.added == ["2.text"] && update.stale == ["3.text"] && update.isChanged)
    let catalog = try StringCatalog(parsing: update.bytes)
    #expect(catalog.entries.map(\.key) == ["1.text", "2.text"])
    #expect(catalog.texts(in: "en") == ["1.text": "Uno", "2.text": "Two"])
    #expect(catalog.entries[0].localizations["de"]?.value == "Eins")
    #expect(catalog.entries[0].localizations["de"]?.state == "needs_review")
    let again = try StringsUpdate(
      catalog: update.bytes, entries: entries([("1", "Uno"), ("2", "Two")]))
    #expect(!again.isChanged && again.bytes == update.bytes)
    var options = StringsUpdate.Options()
    options.keepsStale = true
    let kept = try StringsUpdate(catalog: old, entries: [], options: options)
    #expect(
      try StringCatalog(parsing: kept.bytes).entries.map(\.extractionState) == ["stale", "stale"])
  }

  @Test(arguments: ["\"comment\" : \"by hand\",", "\"comment\" : \"\",", ""])
  func `a comment that people wrote stays in a catalog, and so does its absence`(_ comment: String)
    throws
  {
    let generated = "Class = \\\"UILabel\\\"; text = \\\"Two\\\"; ObjectID = \\\"2\\\";"
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "1.text" : { \(comment) "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "One" } } } },
        "2.text" : { "comment" : "\(generated)", "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "Two" } } } }
      }, "version" : "1.0" }
      """
    let update = try StringsUpdate(
      catalog: Array(catalog.utf8), entries: entries([("1", "Uno"), ("2", "Dos")]))
    #expect(
      String(decoding: update.bytes, as: UTF8.self)
        == catalog.replacing("\"One\"", with: "\"Uno\"").replacing("\"Two\"", with: "\"Dos\"")
        .replacing("text = \\\"Two\\\"", with: "text = \\\"Dos\\\""))
  }

  @Test func `after a random edit of 1,000 documents, no translation and no other byte is lost`()
    throws
  {
    var random = RandomSource(seed: 2026)
    for round in 0..<1_000 {
      let ids = Set((0..<12).map { _ in Self.id(&random) }).sorted()
      var labels = ids.map { ($0, Self.text(&random)) }
      let old = try entries(labels)
      let translations = Dictionary(
        uniqueKeysWithValues: old.map { ($0.key, Self.text(&random)) })
      var file = Self.file(old, translations, &random)
      if random.below(4) == 0 { file = file.replacing("\n", with: "\r\n") }
      let encoding = random.pick([StringsEncoding.utf8, .utf16LittleEndian])
      let bytes = encoding.bytes(Array(file.utf8), isMarked: encoding != .utf8)

      for _ in 0..<random.below(6) where !labels.isEmpty {
        switch random.below(3) {
        case 0: labels.remove(at: random.below(labels.count))
        case 1: labels[random.below(labels.count)].1 = Self.text(&random)
        default: labels.append((Self.id(&random), Self.text(&random)))
        }
      }
      labels = Dictionary(labels, uniquingKeysWith: { first, _ in first }).map { ($0, $1) }
      let new = try entries(labels)
      let update = try StringsUpdate(strings: bytes, entries: new)
      let result = try StringsFile(parsing: update.bytes)
      let before = try StringsFile(parsing: bytes)

      // Each text of the document has one entry; those that had one keep it, byte for byte and in their order.
      let wanted = Set(new.map(\.key))
      #expect(Set(result.entries.map(\.key)) == wanted.union(["hand.written"]), "round \(round)")
      func kept(_ file: StringsFile) -> [[UInt8]] {
        let known = Set(old.map(\.key)).intersection(wanted).union(["hand.written"])
        return file.entries.filter { known.contains($0.key) }.map { Array(file.text[$0.range]) }
      }
      #expect(kept(result) == kept(before), "round \(round)")
      // What is not an entry stays too, but for one blank line with each entry that comes or goes.
      func rest(_ file: StringsFile) -> String {
        var text = file.text
        for entry in file.entries.reversed() { text.removeSubrange(entry.range) }
        return String(decoding: text, as: UTF8.self)
      }
      func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
      #expect(words(rest(result)) == words(rest(before)), "round \(round)")
      let lines = rest(result).count(where: \.isNewline) - rest(before).count(where: \.isNewline)
      let entries = result.entries.count - before.entries.count
      #expect(abs(lines - 2 * entries) <= 1, "round \(round)")

      let again = try StringsUpdate(strings: update.bytes, entries: new)
      #expect(!again.isChanged && again.bytes == update.bytes, "round \(round)")
    }
  }

  private static func id(_ random: inout RandomSource) -> String {
    let letters = Array("aBcDeF0123456789")
    func group(_ length: Int) -> String {
      String((0..<length).map { _ in letters[random.below(letters.count)] })
    }
    return random.below(5) == 0 ? "\(random.below(900) + 1)" : "\(group(3))-\(group(2))-\(group(3))"
  }

  private static func text(_ random: inout RandomSource) -> String {
    (0...random.below(4)).map { _ in
      random.pick(["Save", "Größe", "%@ of %d", "日本", "a */ b", "// no", "x=1;", "\\", "don't"])
    }.joined(separator: " ")
  }

  /// A strings file as one of several tools writes it, with an entry and lines that people added.
  private static func file(
    _ entries: [StringsEntry], _ translations: [String: String], _ random: inout RandomSource
  ) -> String {
    let layout = random.pick(StringsLayout.allCases)
    let ordered = random.below(3) == 0 ? entries.shuffled(using: &random) : entries
    let text = String(
      decoding: StringsEntry.stringsFile(ordered, translations: translations, layout: layout),
      as: UTF8.self)
    let hand = "// reviewed in May\n\"hand.written\" = \"stays\";\n"
    return random.below(2) == 0 ? text + "\n" + hand : hand + text
  }
}
