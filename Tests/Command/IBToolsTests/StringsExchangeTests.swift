import Diagnostics
import DocumentStrings
import Foundation
import IBLint
import IBTools
import TestSupport
import Testing

/// The way of translations from a string catalog to translators and back.
@Suite struct StringsExchangeTests {
  private func app(_ units: [(key: String, members: String)]) throws -> ScratchFolder {
    let app = try ScratchFolder()
    let labels = units.enumerated().map {
      #"<label text="Text \#($0.offset)" id="\#($0.element.key)"/>"#
    }
    try app.write(Array(Documents.xib(labels.joined()).utf8), "Base.lproj/Main.xib")
    let entries = units.map { "    \"\($0.key).text\" : { \($0.members) }" }
    let catalog =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}"
    try app.write(Array(catalog.utf8), "mul.lproj/Main.xcstrings")
    return app
  }

  private func german(_ state: String, _ value: String) -> String {
    #""localizations" : { "de" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } } }"#
  }

  private let varying = #"""
    "localizations" : { "de" : { "variations" : { "device" : {
      "ipad" : { "stringUnit" : { "state" : "needs_review", "value" : "P" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "O" } } } } } }
    """#

  private func text(_ app: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try app.bytes(path), as: UTF8.self)
  }

  private func export(_ app: ScratchFolder, _ name: String) throws -> CollectingSink {
    let sink = CollectingSink()
    var run = StringsExportRun()
    (run.format, run.language, run.output) = (.xliff, "de", app.url.path + "/\(name)")
    #expect(try run.run([app.url.path], to: sink) == .fine)
    return sink
  }

  @Test(arguments: ["de.xliff", "de.xcloc"])
  func `a catalog is byte for byte the same after an export and an import that nobody touched`(
    _ name: String
  ) throws {
    let app = try app([
      ("Lb1-aa-aaa", german("needs_review", "Eins")), ("Lb2-aa-aaa", german("translated", "Zwei")),
      ("Lb3-aa-aaa", german("new", "Drei")), ("Lb4-aa-aaa", varying),
      ("Lb5-aa-aaa", german("translated", "Fuenf") + #", "shouldTranslate" : false"#),
      ("Lb6-aa-aaa", #""extractionState" : "extracted_with_value""#),
    ])
    let before = try text(app, "mul.lproj/Main.xcstrings")
    #expect(try export(app, name).problems.isEmpty)
    let path = name == "de.xliff" ? name : "de.xcloc/Localized Contents/de.xliff"
    let xliff = try text(app, path)
    #expect(xliff.contains("<target state=\"needs-review-l10n\">Eins</target>"))
    #expect(xliff.contains("Lb4-aa-aaa.text|==|device.ipad") && !xliff.contains("Lb5-aa-aaa"))
    let sink = CollectingSink()
    let run = StringsImportRun()
    #expect(
      try run.run([app.url.path + "/\(name)"], into: [app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.severity) == [.note])
    #expect(sink.problems.first?.message.contains("'Lb3-aa-aaa.text' has the state 'new'") == true)
    #expect(try text(app, "mul.lproj/Main.xcstrings") == before)
    #expect(sink.output.hasPrefix("0 texts changed in "))
  }

  @Test(arguments: ["out/new/de.xcloc", "out/de.xcloc/"])
  func `a localization catalog gets the folders around it`(_ name: String) throws {
    let app = try app([("Lb1-aa-aaa", german("translated", "Eins"))])
    #expect(try export(app, name).problems.isEmpty)
    let xliff = try text(app, name + "/Localized Contents/de.xliff")
    #expect(xliff.contains("Eins"))
  }

  @Test func `an update counts the translations that it marks for review`() throws {
    let app = try app([("Lb1-aa-aaa", german("translated", "Eins") + Self.otherBase)])
    let sink = CollectingSink()
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: sink) == .fine)
    #expect(sink.output.hasSuffix("Main.xcstrings: 1 marked for review\n"))
  }

  private static let otherBase = #"""
    , "comment" : "Class = \"UILabel\"; text = \"Old\"; ObjectID = \"Lb1-aa-aaa\";"
    """#

  @Test func `a text with substitutions is left out, and named`() throws {
    let substituted = #"""
      "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@boats@ im Hafen" },
        "substitutions" : { "boats" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : { "other" : {
            "stringUnit" : { "state" : "translated", "value" : "%arg Boote" } } } } } } } }
      """#
    let app = try app([("Lb1-aa-aaa", substituted), ("Lb2-aa-aaa", german("translated", "Zwei"))])
    let before = try text(app, "mul.lproj/Main.xcstrings")
    for name in ["de.xliff", "out/Main.strings", "out/Main.xcstrings"] {
      var run = StringsExportRun()
      run.format = try #require(StringsExportRun.Format(fileName: name))
      (run.language, run.output) = ("de", app.url.path + "/\(name)")
      let sink = CollectingSink()
      #expect(try run.run([app.url.path + "/Base.lproj/Main.xib"], to: sink) == .fine)
      #expect(sink.problems.map(\.id) == ["left-translation"])
      #expect(
        sink.problems.first?.message.contains("not exported: 'Lb1-aa-aaa.text' has subst") == true)
      let written = try text(app, name)
      #expect(!written.contains("boats") && written.contains("Zwei"))
    }
    let sink = CollectingSink()
    _ = try StringsImportRun().run([app.url.path + "/de.xliff"], into: [app.url.path], to: sink)
    #expect(sink.problems.isEmpty)
    #expect(try text(app, "mul.lproj/Main.xcstrings") == before)
  }

  @Test func `the translation of a form is imported into its form`() throws {
    let app = try app([("Lb1-aa-aaa", varying)])
    _ = try export(app, "de.xliff")
    let translated = try text(app, "de.xliff").replacing(
      "<target state=\"needs-review-l10n\">P<", with: "<target state=\"translated\">Neu<")
    try app.write(Array(translated.utf8), "de.xliff")
    let before = try text(app, "mul.lproj/Main.xcstrings")
    let sink = CollectingSink()
    #expect(
      try StringsImportRun().run([app.url.path + "/de.xliff"], into: [app.url.path], to: sink)
        == .fine)
    #expect(sink.problems.isEmpty && sink.output.hasPrefix("imported 1 text into "))
    #expect(
      try text(app, "mul.lproj/Main.xcstrings")
        == before.replacing(
          #""needs_review", "value" : "P""#, with: #""translated", "value" : "Neu""#))
  }

  @Test func `a strings file and a copy get the texts, and forms are named`() throws {
    let app = try app([("Lb1-aa-aaa", varying), ("Lb2-aa-aaa", german("needs_review", "Zwei"))])
    let other = try ScratchFolder()
    try other.write(try app.bytes("Base.lproj/Main.xib"), "Base.lproj/Main.xib")
    let catalog = app.url.path + "/mul.lproj/Main.xcstrings"
    let sink = CollectingSink()
    #expect(try StringsImportRun().run([catalog], into: [other.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["left-translation"])
    #expect(sink.problems.first?.message.contains("only a string catalog can") == true)
    let strings = try text(other, "de.lproj/Main.strings")
    #expect(strings.contains("\"Zwei\"") && !strings.contains("Lb1-aa-aaa"))
    var run = StringsImportRun()
    run.copy = other.url.path + "/copy.xib"
    let copied = CollectingSink()
    let document = other.url.path + "/Base.lproj/Main.xib"
    #expect(try run.run([catalog], into: [document], to: copied) == .fine)
    #expect(copied.problems.map(\.id) == ["left-translation"])
    #expect(try text(other, "copy.xib").contains("text=\"Zwei\""))
  }

  @Test func `a catalog that is exported from a catalog keeps states and forms`() throws {
    let app = try app([("Lb1-aa-aaa", varying), ("Lb2-aa-aaa", german("needs_review", "Zwei"))])
    var run = StringsExportRun()
    (run.format, run.language) = (.xcstrings, "de")
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.isEmpty && sink.output.contains("\"ipad\" : {"))
    #expect(sink.output.ranges(of: "\"needs_review\"").count == 2)
    run.format = .strings
    let strings = CollectingSink()
    #expect(try run.run([app.url.path], to: strings) == .fine)
    #expect(strings.problems.map(\.id) == ["left-translation"])
    #expect(strings.output.contains("\"Lb1-aa-aaa.text\" = \"O\";"))
  }

  @Test func `a translation with a control character is named in the export that lacks it`() throws
  {
    let app = try app([
      ("Lb1-aa-aaa", german("translated", #"a\u0001b"#)),
      ("Lb2-aa-aaa", german("translated", "Zwei")),
    ])
    let sink = try export(app, "de.xliff")
    #expect(sink.problems.map(\.id) == ["unwritable-translation"])
    #expect(sink.problems.first?.message.contains("'Lb1-aa-aaa.text'") == true)
    #expect(try text(app, "de.xliff").contains("Zwei"))
  }
}
