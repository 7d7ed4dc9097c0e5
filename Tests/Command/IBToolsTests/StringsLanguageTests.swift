import Diagnostics
import DocumentStrings
import Foundation
import IBLint
import IBTools
import TestSupport
import Testing

/// The languages of translations and documents.
@Suite struct StringsLanguageTests {
  private func app() throws -> ScratchFolder {
    let app = try ScratchFolder()
    let text = Documents.xib(
      #"<label text="Save" id="Lb1-aa-aaa"/><label text="New" id="Lb2-aa-aaa"/>"#)
    try app.write(Array(text.utf8), "Base.lproj/Main.xib")
    return app
  }

  private func text(_ app: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try app.bytes(path), as: UTF8.self)
  }

  private func folders(_ app: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: app.url.path).filter {
      $0.hasSuffix(".lproj")
    }.sorted()
  }

  private func importText(
    _ value: String, into app: ScratchFolder, language: String, isDry: Bool = false
  ) throws -> CollectingSink {
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"\(value)\";\n".utf8), "in/Main.strings")
    var run = StringsImportRun()
    (run.language, run.isDry) = (language, isDry)
    let sink = CollectingSink()
    #expect(
      try run.run([app.url.path + "/in/Main.strings"], into: [app.url.path], to: sink) == .fine)
    return sink
  }

  @Test func `translations by a script go to the folder by a region, and are exported from it`()
    throws
  {
    let app = try app()
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"旧\";\n".utf8), "zh_CN.lproj/Main.strings")
    let sink = try importText("新", into: app, language: "zh-Hans")
    #expect(sink.problems.isEmpty)
    #expect(try text(app, "zh_CN.lproj/Main.strings") == "\"Lb1-aa-aaa.text\" = \"新\";\n")
    #expect(try folders(app) == ["Base.lproj", "zh_CN.lproj"])
    var export = StringsExportRun()
    (export.format, export.language) = (.xliff, "zh-Hans")
    let exported = CollectingSink()
    #expect(try export.run([app.url.path], to: exported) == .fine)
    #expect(exported.output.contains("<target>新</target>"))
  }

  @Test func `a catalog by a region gets translations by a script`() throws {
    let app = try app()
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Lb1-aa-aaa.text": {"localizations": {
        "zh-CN": {"stringUnit": {"state": "translated", "value": "旧"}}}}}, "version": "1.0"}
      """#
    try app.write(Array(catalog.utf8), "mul.lproj/Main.xcstrings")
    _ = try importText("新", into: app, language: "zh-Hans")
    #expect(try text(app, "mul.lproj/Main.xcstrings") == catalog.replacing("旧", with: "新"))
  }

  @Test func `a new folder beside a variant of the language is announced`() throws {
    let app = try app()
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"旧\";\n".utf8), "zh-Hans.lproj/Main.strings")
    for isDry in [true, false] {
      let sink = try importText("新", into: app, language: "zh", isDry: isDry)
      #expect(sink.problems.map(\.id) == ["new-language"])
      #expect(sink.problems.first?.message.contains("next to 'zh-Hans.lproj'") == true)
    }
    #expect(try folders(app) == ["Base.lproj", "zh-Hans.lproj", "zh.lproj"])
    #expect(try importText("再", into: app, language: "zh").problems.isEmpty)
    #expect(try importText("Neu", into: app, language: "de").problems.isEmpty)
  }

  @Test func `the variant of a new folder that is named is the nearest`() throws {
    let app = try app()
    for folder in ["zh-Hans", "zh_TW"] {
      try app.write(Array("\"Lb1-aa-aaa.text\" = \"旧\";\n".utf8), "\(folder).lproj/Main.strings")
    }
    for language in ["zh-HK", "zh-Hant-HK"] {
      let sink = try importText("新", into: app, language: language, isDry: true)
      #expect(sink.problems.first?.message.contains("next to 'zh_TW.lproj'") == true)
    }
  }

  @Test(
    arguments: [("zh-HK", "zh-Hant"), ("zh", "zh-Hant"), ("pt-BR", "pt")], [false, true])
  func `translations of a variant are not exported as those of a language`(
    _ languages: (asked: String, known: String), inCatalog: Bool
  ) throws {
    let app = try app()
    if inCatalog {
      let text = """
        {"sourceLanguage": "en", "strings": {"Lb1-aa-aaa.text": {"localizations": {
          "\(languages.known)": {"stringUnit": {"state": "translated", "value": "Alt"}}}}}, "version": "1.0"}
        """
      try app.write(Array(text.utf8), "mul.lproj/Main.xcstrings")
    } else {
      let text = "\"Lb1-aa-aaa.text\" = \"Alt\";\n"
      try app.write(Array(text.utf8), "\(languages.known).lproj/Main.strings")
    }
    func export(_ language: String, _ format: StringsExportRun.Format) throws -> CollectingSink {
      var run = StringsExportRun()
      (run.format, run.language) = (format, language)
      let sink = CollectingSink()
      #expect(try run.run([app.url.path], to: sink) == .fine)
      return sink
    }
    for format in StringsExportRun.Format.allCases {
      let sink = try export(languages.asked, format)
      #expect(!sink.output.contains("Alt"), "\(format)")
      #expect(sink.problems.map(\.id) == ["no-translations"], "\(format)")
      #expect(sink.problems.first?.message.contains("'\(languages.known)'") == true)
      let own = try export(languages.known, format)
      #expect(own.output.contains("Alt") && own.problems.isEmpty, "\(format)")
    }
  }

  @Test func `a check advises what an update of a catalog or of strings files does`() throws {
    let app = try app()
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Lb1-aa-aaa.text": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": "Save"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Garder"}}}}}, "version": "1.0"}
      """#
    func messages() throws -> [String] {
      let sink = CollectingSink()
      var run = StringsCheckRun()
      run.only = ["missing-translation"]
      _ = try run.run([app.url.path], .xcode, title: { $0.rawValue }, to: sink)
      return sink.output.split(separator: "\n").map { String($0) }
    }
    try app.write(Array(catalog.utf8), "mul.lproj/Main.xcstrings")
    #expect(try messages()[0].contains("translate 'Lb1-aa-aaa.text' in the string catalog, or"))
    #expect(try messages()[1].contains("add 'Lb2-aa-aaa.text' to the string catalog with"))
    try Self.expectSameAdvice(of: app, messages())
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: CollectingSink()) == .fine)
    #expect(try messages()[1].contains("translate 'Lb2-aa-aaa.text' in the string catalog, or"))
    try FileManager.default.removeItem(at: app.url.appending(path: "mul.lproj"))
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"Sichern\";\n".utf8), "de.lproj/Main.strings")
    #expect(try messages()[0].contains("add 'Lb2-aa-aaa.text' to the strings with"))
    try Self.expectSameAdvice(of: app, messages())
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: CollectingSink()) == .fine)
    #expect(try messages() == [])
  }

  /// Checks that the linter advises the same as the check of the strings.
  private static func expectSameAdvice(of app: ScratchFolder, _ messages: [String]) throws {
    var options = LintOptions(paths: [app.url.path])
    options.onlyRules = ["untranslated-text"]
    let advice = try LintRun(options).run().findings.map { finding in
      String(finding.message.drop { $0 != ";" })
    }
    #expect(advice.count == 1)
    #expect(messages.contains { message in advice.allSatisfy(message.contains) })
  }

  @Test func `an update says that a catalog gets a new language by an import`() throws {
    let app = try app()
    let catalog = StringsEntry.catalog([], sourceLanguage: "en")
    try app.write(catalog, "mul.lproj/Main.xcstrings")
    var run = StringsUpdateRun(json: false)
    run.languages = ["fi", "en"]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.severity) == [.note])
    #expect(sink.problems.first?.message.contains("there is none for fi;") == true)
    _ = try importText("Tallenna", into: app, language: "fi")
    let later = CollectingSink()
    #expect(try run.run([app.url.path], to: later) == .fine)
    #expect(later.problems.isEmpty)
  }

  @Test func `an update does not fail because of an outlet to a missing object`() throws {
    let app = try app()
    let text = try text(app, "Base.lproj/Main.xib").replacing(
      #"<label text="New" id="Lb2-aa-aaa"/>"#,
      with: """
        <label text="New" id="Lb2-aa-aaa"><connections>
        <outlet property="nextField" destination="no" id="Ou1-aa-aaa"/></connections></label>
        """)
    try app.write(Array(text.utf8), "Base.lproj/Main.xib")
    try app.write(Array("\"Lb1-aa-aaa.text\" = \"Sichern\";\n".utf8), "de.lproj/Main.strings")
    let sink = CollectingSink()
    #expect(try StringsUpdateRun(json: false).run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.isEmpty)
    #expect(try self.text(app, "de.lproj/Main.strings").contains("Lb2-aa-aaa.text"))
  }

  #if SourceChecks
    @Test func `the documents of a Swift package have the language that its manifest states`()
      throws
    {
      let app = try ScratchFolder()
      let document = Array(Documents.xib(#"<label text="Sichern" id="Lb1-aa-aaa"/>"#).utf8)
      for (folder, language) in [("A", "defaultLocalization: \"de\", "), ("B", "")] {
        let manifest = """
          // swift-tools-version:6.0
          import PackageDescription
          let package = Package(name: "\(folder)", \(language)targets: [.target(name: "\(folder)")])
          """
        try app.write(Array(manifest.utf8), "\(folder)/Package.swift")
        try app.write(document, "\(folder)/Sources/\(folder)/Resources/Base.lproj/Main.xib")
      }
      for (path, expected) in [("A", "de"), ("A/Sources/A/Resources", "en"), ("B", "en")] {
        let sink = CollectingSink()
        var run = StringsExportRun()
        run.format = .xcstrings
        #expect(try run.run([app.url.path + "/" + path], to: sink) == .fine)
        #expect(sink.output.contains("\"sourceLanguage\" : \"\(expected)\""), "\(path)")
      }
      // The folders around the one that is named count only in a repository.
      try app.write([], ".git/HEAD")
      let sink = CollectingSink()
      var run = StringsExportRun()
      run.format = .xcstrings
      let path = app.url.path + "/A/Sources/A/Resources/Base.lproj/Main.xib"
      #expect(try run.run([path], to: sink) == .fine)
      #expect(sink.output.contains("\"sourceLanguage\" : \"de\""))
    }
  #endif
}
