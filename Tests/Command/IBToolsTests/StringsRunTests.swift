import Diagnostics
import DocumentStrings
import Foundation
import IBLint
import IBTools
import TestSupport
import Testing

@Suite struct StringsRunTests {
  private func app() throws -> ScratchFolder {
    let app = try ScratchFolder()
    let text = Documents.xib(
      #"<label text="Save %@" id="Lb1-aa-aaa"/><label text="New" id="Lb2-aa-aaa"/>"#)
    try app.write(Array(text.utf8), "Base.lproj/Main.xib")
    let german = #"""

      /* Class = "UILabel"; text = "Save %@"; ObjectID = "Lb1-aa-aaa"; */
      "Lb1-aa-aaa.text" = "%@ sichern";

      /* Class = "UILabel"; text = "Gone"; ObjectID = "Lb0-aa-aaa"; */
      "Lb0-aa-aaa.text" = "Weg";

      """#
    try app.write(Array(german.utf8), "de.lproj/Main.strings")
    return app
  }

  private func text(_ app: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try app.bytes(path), as: UTF8.self)
  }

  @Test func `an update brings new texts and removes stale ones, unless it is only a patch`() throws
  {
    let app = try app()
    let before = try text(app, "de.lproj/Main.strings")
    let sink = CollectingSink()
    var run = StringsUpdateRun(json: false)
    run.isDry = true
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.output.contains("+\"Lb2-aa-aaa.text\" = \"New\";"))
    #expect(sink.output.contains("-\"Lb0-aa-aaa.text\" = \"Weg\";"))
    #expect(try text(app, "de.lproj/Main.strings") == before)
    run.isDry = false
    run.languages = ["fi"]
    #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    let after = try text(app, "de.lproj/Main.strings")
    #expect(after.contains("%@ sichern") && after.contains("= \"New\"") && !after.contains("Weg"))
    #expect(try text(app, "fi.lproj/Main.strings").contains("\"Lb1-aa-aaa.text\" = \"Save %@\";"))
  }

  @Test func `an export can be imported again`() throws {
    let app = try app()
    let xliff = app.url.path + "/de.xliff"
    var export = StringsExportRun()
    (export.format, export.language, export.output) = (.xliff, "de", xliff)
    #expect(try export.run([app.url.path], to: CollectingSink()) == .fine)
    let translated = try text(app, "de.xliff").replacing("%@ sichern", with: "%@ speichern")
    try app.write(Array(translated.utf8), "de.xliff")
    let sink = CollectingSink()
    #expect(try StringsImportRun().run([xliff], into: [app.url.path], to: sink) == .fine)
    #expect(sink.output.hasPrefix("imported 1 text into "))
    let strings = try text(app, "de.lproj/Main.strings")
    #expect(strings.contains("\"Lb1-aa-aaa.text\" = \"%@ speichern\";") && strings.contains("Weg"))
  }

  @Test func `a translated copy has the translated texts`() throws {
    let app = try app()
    var run = StringsImportRun()
    run.copy = app.url.path + "/copy.xib"
    #expect(
      try run.run(
        [app.url.path + "/de.lproj/Main.strings"], into: [app.url.path + "/Base.lproj/Main.xib"],
        to: CollectingSink()) == .fine)
    #expect(
      try text(app, "copy.xib")
        == text(app, "Base.lproj/Main.xib").replacing("Save %@", with: "%@ sichern"))
  }

  @Test func `an import says what was translated from another text, and leaves out empty targets`()
    throws
  {
    let app = try app()
    let xliff = app.url.path + "/de.xliff"
    try app.write(
      Array(
        """
        <xliff version="1.2"><file original="Base.lproj/Main.xib" source-language="en" target-language="de"><body>
        <trans-unit id="Lb1-aa-aaa.text"><source>Save it %@</source><target>%@ merken</target></trans-unit>
        <trans-unit id="Lb2-aa-aaa.text"><source>New</source><target/></trans-unit>
        </body></file></xliff>
        """.utf8), "de.xliff")
    let sink = CollectingSink()
    #expect(try StringsImportRun().run([xliff], into: [app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["outdated-translation"])
    #expect(try text(app, "de.lproj/Main.strings").contains("\"%@ merken\""))
    #expect(try !text(app, "de.lproj/Main.strings").contains("Lb2-aa-aaa"))
  }

  @Test
  func
    `an import of a whole project names the tables of the app, and leaves out codes and marked units`()
    throws
  {
    let app = try app()
    let xliff = app.url.path + "/de.xliff"
    try app.write(
      Array(
        """
        <xliff version="1.2"><file original="en.lproj/Localizable.strings" source-language="en" target-language="de"><body>
        <trans-unit id="k"><source>k</source><target>K</target></trans-unit></body></file>
        <file original="Info.plist" source-language="en" target-language="de"><body/></file>
        <file original="Base.lproj/Main.xib" source-language="en" target-language="de"><body>
        <trans-unit id="Lb1-aa-aaa.text"><source>Save %@</source><target>Mehr <x id="1"/> hier</target></trans-unit>
        <trans-unit id="Lb2-aa-aaa.text" translate="no"><source>New</source><target>Neu</target></trans-unit>
        </body></file></xliff>
        """.utf8), "de.xliff")
    let before = try text(app, "de.lproj/Main.strings")
    let sink = CollectingSink()
    #expect(try StringsImportRun().run([xliff], into: [app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["left-translation", "other-table"])
    #expect(sink.problems.last?.severity == .note)
    #expect(try text(app, "de.lproj/Main.strings") == before)
  }

  @Test func `a language's own copy of a document is no base of the translations`() throws {
    let app = try app()
    let copy = Documents.xib(#"<label text="Gone" id="Lb0-aa-aaa"/>"#)
    try app.write(Array(copy.utf8), "fr.lproj/Main.xib")
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: CollectingSink()) == .fine)
    let german = try text(app, "de.lproj/Main.strings")
    #expect(german.contains("%@ sichern") && german.contains("Lb2-aa-aaa"))
    #expect(!german.contains("Lb0-aa-aaa"))
    let sink = CollectingSink()
    let files = [app.url.path + "/fr.lproj/Main.xib"]
    #expect(try StringsUpdateRun(json: false).run(files, to: sink) == .cannot)
    #expect(sink.problems.first?.message.contains("translated copy") == true)
  }

  @Test(arguments: ["pt_BR", "PT-br", "pt-BR"])
  func `a language keeps its folder, whatever spelling the translators use`(_ language: String)
    throws
  {
    let app = try app()
    try app.write(Array("\"key\" = \"chave\";\n".utf8), "pt-BR.lproj/Localizable.strings")
    let unit =
      "<trans-unit id=\"Lb2-aa-aaa.text\"><source>New</source><target>Novo</target></trans-unit>"
    let xliff = """
      <xliff version="1.2"><file original="Base.lproj/Main.xib" source-language="en" \
      target-language="\(language)"><body>\(unit)</body></file></xliff>
      """
    try app.write(Array(xliff.utf8), "in/x.xliff")
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"Guardar %@\";\n".utf8), "in/Main.strings")
    var run = StringsImportRun()
    run.language = language
    #expect(
      try run.run(
        [app.url.path + "/in/Main.strings"], into: [app.url.path], to: CollectingSink()) == .fine)
    #expect(
      try StringsImportRun().run(
        [app.url.path + "/in/x.xliff"], into: [app.url.path], to: CollectingSink()) == .fine)
    var update = StringsUpdateRun(json: false)
    update.languages = [language, "pt_br", "zh_cn", "ZH-CN"]
    #expect(try update.run([app.url.path], to: CollectingSink()) == .fine)
    var export = StringsExportRun()
    (export.language, export.isAlongside) = (language, true)
    let exported = CollectingSink()
    #expect(try export.run([app.url.path], to: exported) == .cannot)
    #expect(exported.problems.first?.message.contains("pt-BR.lproj/Main.strings' exists") == true)
    let strings = try text(app, "pt-BR.lproj/Main.strings")
    #expect(strings.contains("\"Guardar %@\"") && strings.contains("\"Novo\""))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: app.url.path).sorted() == [
        "Base.lproj", "de.lproj", "in", "pt-BR.lproj", "zh-CN.lproj",
      ])
  }

  @Test func `a language keeps its spelling in a catalog, and gets a copy in any spelling`() throws
  {
    let app = try app()
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "Lb1-aa-aaa.text": {"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": "Salvar %@"}}}}
      }, "version": "1.0"}
      """#
    try app.write(Array(catalog.utf8), "mul.lproj/Main.xcstrings")
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"Guardar %@\";\n".utf8), "in/Main.strings")
    var run = StringsImportRun()
    run.language = "pt_BR"
    #expect(
      try run.run(
        [app.url.path + "/in/Main.strings"], into: [app.url.path], to: CollectingSink()) == .fine)
    let written = try text(app, "mul.lproj/Main.xcstrings")
    #expect(written.contains("\"Guardar %@\"") && !written.contains("pt_BR"))
    run.copy = app.url.path + "/copy.xib"
    #expect(
      try run.run(
        [app.url.path + "/mul.lproj/Main.xcstrings"],
        into: [app.url.path + "/Base.lproj/Main.xib"], to: CollectingSink()) == .fine)
    #expect(try text(app, "copy.xib").contains("Guardar %@"))
  }

  @Test(arguments: [false, true])
  func `an import takes keys that people added to the file, and says what it leaves`(
    isCatalog: Bool
  ) throws {
    let app = try app()
    let path = isCatalog ? "mul.lproj/Main.xcstrings" : "de.lproj/Main.strings"
    let old =
      isCatalog
      ? #"{"sourceLanguage": "en", "strings": {"by.hand": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "alt"}}}}}, "version": "1.0"}"#
      : "\"by.hand\" = \"alt\";\n"
    try app.write(Array(old.utf8), path)
    let file = app.url.path + "/in/Main.strings"
    var run = StringsImportRun()
    run.language = "de"
    try app.write(Array("\"by.hand\" = \"neu\";\n\"my.key\" = \"weg\";\n".utf8), "in/Main.strings")
    let sink = CollectingSink()
    #expect(try run.run([file], into: [app.url.path], to: sink) == .fine)
    #expect(try text(app, path) == old.replacing("alt", with: "neu"))
    #expect(sink.output.hasPrefix("imported 1 text into "))
    #expect(sink.problems.map(\.id) == ["left-translation"])
    #expect(sink.problems.first?.message.contains("has the key 'my.key'") == true)
    // A second time, nothing changes, and the output says so; that of a dry run is a patch.
    let again = CollectingSink()
    #expect(try run.run([file], into: [app.url.path], to: again) == .fine)
    #expect(again.output.hasPrefix("0 texts changed in ") && again.output.contains("Main."))
    run.isDry = true
    let dry = CollectingSink()
    #expect(try run.run([file], into: [app.url.path], to: dry) == .fine)
    #expect(dry.output == "")
  }

  @Test(arguments: [false, true])
  func `an import warns of placeholders that a check reports as errors`(isCopy: Bool) throws {
    let app = try app()
    let texts = "\"Lb1-aa-aaa.text\" = \"%d sichern\";\n\"Lb2-aa-aaa.text\" = \"Neu\";\n"
    try app.write(Array(texts.utf8), "in/Main.strings")
    var run = StringsImportRun()
    run.language = "de"
    if isCopy { run.copy = app.url.path + "/copy.xib" }
    let sink = CollectingSink()
    #expect(
      try run.run(
        [app.url.path + "/in/Main.strings"], into: [app.url.path + "/Base.lproj/Main.xib"],
        to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["placeholder-mismatch"])
    #expect(sink.problems.first?.severity == .warning)
    #expect(sink.problems.first?.message.contains("'Lb1-aa-aaa.text' in “%d sichern”") == true)
    let written = try text(app, isCopy ? "copy.xib" : "de.lproj/Main.strings")
    #expect(written.contains("%d sichern"))
  }

  @Test func `a language with several files is named once, and the files are reported`() throws {
    let app = try app()
    let none = "\"key\" = \"Wert\";\n"
    try app.write(Array(none.utf8), "pt-BR.lproj/Main.strings")
    try app.write(Array(none.utf8), "pt_BR.lproj/Main.strings")
    var export = StringsExportRun()
    (export.format, export.isAlongside) = (.xcstrings, true)
    let exported = CollectingSink()
    #expect(try export.run([app.url.path], to: exported) == .fine)
    #expect(exported.problems.map(\.id) == ["divided-translation"])
    let sink = CollectingSink()
    var run = StringsCheckRun()
    run.only = ["missing-translation", "divided-translation"]
    #expect(try run.run([app.url.path], .xcode, title: { $0.rawValue }, to: sink) == .fine)
    let lines = sink.output.split(separator: "\n")
    #expect(lines.count == 4, "\(lines)")
    #expect(lines.count { $0.contains("has no translation for pt-BR;") } == 1)
    #expect(lines.count { $0.contains("has no translation for de, pt-BR;") } == 1)
    #expect(lines.contains { $0.contains("mul.lproj/Main.xcstrings") && $0.contains("and 2 more") })
    #expect(lines.contains { $0.contains("pt_BR.lproj/Main.strings:") })
    #expect(lines.count { $0.contains("[divided-translation]") } == 2)
  }

  @Test func `documents are written in the language of their project, unless another is named`()
    throws
  {
    let app = try app()
    let same = "\"Lb1-aa-aaa.text\" = \"Save %@\";\n\"Lb2-aa-aaa.text\" = \"New\";\n"
    try app.write(Array(same.utf8), "de.lproj/Main.strings")
    // The search for projects ends at the root of the repository.
    try app.write([], ".git/HEAD")
    func source(_ named: String? = nil) throws -> [String] {
      try StringsExportRun.Format.allCases.filter { $0 != .strings }.map { format in
        var export = StringsExportRun()
        (export.format, export.sourceLanguage) = (format, named)
        let sink = CollectingSink()
        #expect(try export.run([app.url.path + "/Base.lproj/Main.xib"], to: sink) == .fine)
        let quoted = sink.output.split(separator: "\"").map(String.init)
        let key = try #require(
          quoted.firstIndex { $0 == "sourceLanguage" || $0.hasSuffix("source-language=") })
        return quoted[key + (format == .xliff ? 1 : 2)]
      }
    }
    func equals(_ named: String? = nil) throws -> Int {
      var run = StringsCheckRun()
      (run.developmentLanguage, run.only) = (named, ["text-not-translated"])
      let sink = CollectingSink()
      _ = try run.run([app.url.path], .xcode, title: { $0.rawValue }, to: sink)
      return sink.output.split(separator: "\n").count
    }
    #expect(try source() == ["en", "en"])
    #expect(try equals() == 2)
    func project(_ language: String) -> [UInt8] {
      Array(
        """
        name: A
        options:
          developmentLanguage: \(language)
        targets:
          A:
            type: application
            platform: iOS
            sources: .
        """.utf8)
    }
    for (spelling, language) in [
      ("de", "de"), ("German", "de"), ("pt_br", "pt-BR"), ("../x", "en"),
    ] {
      try app.write(project(spelling), "project.yml")
      #expect(try source() == [language, language])
    }
    #expect(try source("fr") == ["fr", "fr"])
    try app.write(project("de"), "project.yml")
    #expect(try equals() == 0)
    #expect(try equals("en") == 2)
    // One XLIFF file of two projects has no one language.
    let apps = try ScratchFolder()
    for language in ["de", "fr"] {
      try apps.write(try app.bytes("Base.lproj/Main.xib"), "\(language)/Base.lproj/Main.xib")
      try apps.write(project(language), "\(language)/project.yml")
    }
    var export = StringsExportRun()
    export.format = .xliff
    let refusal = problem { _ = try export.run([apps.url.path], to: CollectingSink()) }
    #expect(refusal?.message.contains("(de, fr)") == true)
  }

  @Test func `the exports of a folder are not written to a file`() throws {
    let app = try app()
    var export = StringsExportRun()
    (export.format, export.output) = (.xcstrings, app.url.path + "/all.xcstrings")
    let problem = problem { _ = try export.run([app.url.path], to: CollectingSink()) }
    #expect(problem?.message.contains("name a folder") == true)
  }

  @Test func `a translated copy without a translation is refused`() throws {
    let app = try app()
    try app.write(Array("\"x.text\" = \"y\";\n".utf8), "de.lproj/Other.strings")
    var run = StringsImportRun()
    run.copy = app.url.path + "/copy.xib"
    let problem = problem {
      _ = try run.run(
        [app.url.path + "/de.lproj/Other.strings"], into: [app.url.path + "/Base.lproj/Main.xib"],
        to: CollectingSink())
    }
    #expect(problem?.id == "no-translations")
    #expect(throws: (any Error).self) { try app.bytes("copy.xib") }
  }

  @Test func `a project that cannot be read is named, because it would say the language`() throws {
    let app = try app()
    try app.write([], ".git/HEAD")
    try app.write(Array("no project {".utf8), "App.xcodeproj/project.pbxproj")
    let (exported, checked) = (CollectingSink(), CollectingSink())
    var export = StringsExportRun()
    export.format = .xliff
    _ = try export.run([app.url.path + "/Base.lproj/Main.xib"], to: exported)
    #expect(exported.output.contains("source-language=\"en\""))
    _ = try StringsCheckRun().run([app.url.path], .xcode, title: { $0.rawValue }, to: checked)
    for sink in [exported, checked] {
      #expect(sink.problems.map(\.id) == ["unreadable-project"])
    }
    export.sourceLanguage = "de"
    let named = CollectingSink()
    _ = try export.run([app.url.path + "/Base.lproj/Main.xib"], to: named)
    #expect(named.problems.isEmpty)
  }

  @Test func `a catalog keeps what people added, and says what varies`() throws {
    let app = try ScratchFolder()
    let document = Documents.xib(
      #"<label text="Tide" id="Lb1-aa-aaa"/><label text="Pier" id="Lb2-aa-aaa"/>"#)
    try app.write(Array(document.utf8), "Base.lproj/Main.xib")
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "Lb0-aa-aaa.text": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Mole"}}}},
        "Lb1-aa-aaa.text": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "Gezeiten"}}, "other": {"stringUnit": {"state": "translated", "value": "Flut"}}}}}}},
        "Lb2-aa-aaa.text": {"shouldTranslate": false}
      }, "version": "1.0"}
      """#
    try app.write(Array(catalog.utf8), "mul.lproj/Main.xcstrings")
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: CollectingSink()) == .fine)
    #expect(try text(app, "mul.lproj/Main.xcstrings").contains("Mole"))
    let sink = CollectingSink()
    #expect(
      try StringsCheckRun().run([app.url.path], .xcode, title: { $0.rawValue }, to: sink) == .fine)
    #expect(sink.output == "")
    var export = StringsExportRun()
    export.language = "de"
    let exported = CollectingSink()
    #expect(try export.run([app.url.path], to: exported) == .fine)
    #expect(exported.output.contains(#""Lb1-aa-aaa.text" = "Flut";"#))
    let imported = CollectingSink()
    let run = StringsImportRun()
    _ = try run.run(
      [app.url.path + "/mul.lproj/Main.xcstrings"], into: [app.url.path], to: imported)
    #expect(imported.problems.map(\.id) == ["stale-translation"])
  }

  @Test func `a check can be limited to languages`() throws {
    let app = try app()
    try app.write(Array("\"Lb0-aa-aaa.text\" = \"Pois\";\n".utf8), "fi.lproj/Main.strings")
    var run = StringsCheckRun()
    (run.languages, run.only) = (["fi"], ["stale-translation"])
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], .junit, title: { $0.rawValue }, to: sink) == .fine)
    #expect(sink.output.contains("fi.lproj") && !sink.output.contains("de.lproj"))
    #expect(sink.output.contains("\"xibinspect strings check\""))
  }

  @Test func `a comment that hides its end is not outdated`() throws {
    let app = try ScratchFolder()
    let document = Documents.xib(#"<label text="a */ b" id="Lb1-aa-aaa"/>"#)
    try app.write(Array(document.utf8), "Base.lproj/Main.xib")
    var update = StringsUpdateRun(json: false)
    update.languages = ["de"]
    #expect(try update.run([app.url.path], to: CollectingSink()) == .fine)
    var run = StringsCheckRun()
    run.only = ["outdated-translation"]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], .xcode, title: { $0.rawValue }, to: sink) == .fine)
    #expect(sink.output == "")
  }

  @Test func `an update says if no document has translations`() throws {
    let app = try ScratchFolder()
    try app.write(Array(Documents.xib(#"<label text="a" id="1"/>"#).utf8), "Main.xib")
    let sink = CollectingSink()
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["no-translations"])
  }

  @Test func `a check reports what is missing, stale or unfit`() throws {
    let app = try app()
    let strings = try text(app, "de.lproj/Main.strings")
    try app.write(
      Array(strings.replacing("%@ sichern", with: "sichern").utf8), "de.lproj/Main.strings")
    let sink = CollectingSink()
    let status = try StringsCheckRun().run(
      [app.url.path], .xcode, title: { $0.rawValue }, to: sink)
    #expect(status == .findings)
    let rules = sink.output.split(separator: "\n").compactMap { $0.split(separator: "[").last }
    #expect(
      Set(rules) == ["missing-translation]", "placeholder-mismatch]", "stale-translation]"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `strings that are a property list are checked but not updated`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let app = try app()
    let list = ["Lb1-aa-aaa.text": "sichern", "Old-aa-aaa.text": "Weg"]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    try app.write([UInt8](data), "de.lproj/Main.strings")
    let check = CollectingSink()
    #expect(
      try StringsCheckRun().run([app.url.path], .xcode, title: { $0.rawValue }, to: check)
        == .findings)
    let rules = check.output.split(separator: "\n").compactMap { $0.split(separator: "[").last }
    #expect(
      Set(rules) == ["missing-translation]", "placeholder-mismatch]", "stale-translation]"])
    let update = CollectingSink()
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: update) == .cannot)
    #expect(update.problems.contains { $0.message.contains("plutil") })
    #expect(try app.bytes("de.lproj/Main.strings") == [UInt8](data))
  }

  @Test func `a xib and a storyboard with one name share their translations`() throws {
    let app = try app()
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><subviews><label text="Gone" id="Lb0-aa-aaa"/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    try app.write(Array(storyboard.utf8), "Base.lproj/Main.storyboard")
    let check = CollectingSink()
    _ = try StringsCheckRun().run([app.url.path], .xcode, title: { $0.rawValue }, to: check)
    #expect(!check.output.contains("stale-translation"))
    for paths in [["Base.lproj/Main.xib"], ["Base.lproj/Main.storyboard"], [""]] {
      let run = StringsUpdateRun(json: false)
      #expect(try run.run(paths.map { app.url.path + "/" + $0 }, to: CollectingSink()) == .fine)
      let german = try text(app, "de.lproj/Main.strings")
      #expect(german.contains("= \"Weg\";") && german.contains("= \"%@ sichern\";"), "\(paths)")
    }
    try app.write(Array("<document".utf8), "Base.lproj/Main.storyboard")
    let before = try text(app, "de.lproj/Main.strings")
    let broken = StringsUpdateRun(json: false)
    #expect(
      try broken.run([app.url.path + "/Base.lproj/Main.xib"], to: CollectingSink()) == .cannot)
    #expect(try text(app, "de.lproj/Main.strings") == before)
  }

  @Test func `a document that is in no language's folder cannot be updated`() throws {
    let app = try app()
    try app.write(try app.bytes("Base.lproj/Main.xib"), "Other.xib")
    let sink = CollectingSink()
    #expect(
      try StringsUpdateRun(json: false).run([app.url.path + "/Other.xib"], to: sink) == .cannot)
    #expect(sink.problems.map(\.id) == ["no-translations"])
  }

  @Test func `a language that leads to another folder is refused, whoever names it`() throws {
    let app = try app()
    let paths = [app.url.path + "/Base.lproj/Main.xib"]
    for language in ["../../out/de", "/tmp/de", "..", "", "de/../../x"] {
      var export = StringsExportRun()
      (export.language, export.isAlongside) = (language, true)
      #expect(throws: Diagnostic.self) { try export.run(paths, to: CollectingSink()) }
      var update = StringsUpdateRun(json: false)
      update.languages = [language]
      // A request that cannot be carried out is reported once, and not for each document.
      let refusal = problem { _ = try update.run(paths, to: CollectingSink()) }
      #expect(refusal?.isUsage == true)
      #expect(refusal?.message.contains("not the name of a language") == true)
      let unit =
        "<trans-unit id=\"Lb1-aa-aaa.text\"><source>a</source><target>b</target></trans-unit>"
      let xliff = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="Base.lproj/Main.xib" source-language="en" target-language="\(language)" \
        datatype="plaintext"><body>\(unit)</body></file></xliff>
        """
      try app.write(Array(xliff.utf8), "x.xliff")
      let imported = CollectingSink()
      #expect(
        try StringsImportRun().run(
          [app.url.path + "/x.xliff"], into: [app.url.path], to: imported) == .cannot)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: app.url.path).sorted() == [
        "Base.lproj", "de.lproj", "x.xliff",
      ])
  }

  @Test func `links of language folders and output folders do not lead out`() throws {
    let outside = try ScratchFolder()
    let app = try app()
    try outside.write(try app.bytes("de.lproj/Main.strings"), "Main.strings")
    for folder in ["sv.lproj", "out/Base.lproj"] {
      try FileManager.default.createDirectory(
        at: app.url.appending(path: "out"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: app.url.appending(path: folder).path, withDestinationPath: outside.url.path)
    }
    var update = StringsUpdateRun(json: false)
    update.languages = ["sv"]
    let sink = CollectingSink()
    #expect(try update.run([app.url.path + "/Base.lproj"], to: sink) == .cannot)
    #expect(sink.problems.contains { $0.message.contains("leads out of") })
    var export = StringsExportRun()
    export.output = app.url.path + "/out"
    let exported = CollectingSink()
    #expect(try export.run([app.url.path], to: exported) == .cannot)
    #expect(exported.problems.contains { $0.message.contains("leads out of") })
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == ["Main.strings"])
  }

  @Test func `many duplicates are reported at once`() throws {
    let app = try app()
    let line = "\"Lb1-aa-aaa.text\" = \"%@ sichern\";\n"
    try app.write(Array(String(repeating: line, count: 3000).utf8), "de.lproj/Main.strings")
    let sink = CollectingSink()
    var run = StringsCheckRun()
    run.only = ["duplicate-translation"]
    _ = try run.run([app.url.path], .xcode, title: { $0.rawValue }, to: sink)
    #expect(sink.output.contains("Main.strings:2:1:"))
    #expect(sink.output.contains("is already on line 1"))
    #expect(sink.output.contains("and 2998 more"))
  }

  @Test func `strings of a name that several documents have belong to the document beside them`()
    throws
  {
    let app = try app()
    for path in ["Base.lproj/Main.xib", "de.lproj/Main.strings"] {
      try app.write(try app.bytes(path), "Extension/" + path)
    }
    let strings = Array("\"Lb1-aa-aaa.text\" = \"%@ ablegen\";\n".utf8)
    try app.write(strings, "Extension/de.lproj/Main.strings")
    let sink = CollectingSink()
    let run = StringsImportRun()
    let paths = [app.url.path + "/Extension/de.lproj/Main.strings"]
    #expect(try run.run(paths, into: [app.url.path], to: sink) == .fine)
    #expect(try text(app, "de.lproj/Main.strings").contains("%@ sichern"))
    // Elsewhere, the name alone does not say which document is meant.
    try app.write(strings, "inbox/de.lproj/Main.strings")
    let other = CollectingSink()
    #expect(
      try run.run([app.url.path + "/inbox/de.lproj/Main.strings"], into: [app.url.path], to: other)
        == .cannot)
    #expect(other.problems.first?.message.contains("one of 2 documents") == true)
  }
}
