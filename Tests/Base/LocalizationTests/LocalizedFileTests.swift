import Diagnostics
import FoundationEssentials
import Localization
import TestSupport
import Testing

@Suite struct LocalizedFileTests {
  @Test(arguments: [
    ("/app/Base.lproj/Main.xib", "/app", "Base", "Main"),
    ("/app/Base.lproj/Main.storyboardc/a-view-b.nib", "/app", "Base", "Main"),
    ("/app/en.lproj/Berth.nib/runtime.nib", "/app", "en", "Berth"),
    ("/Base.lproj/Berth.v2.xib", "/", "Base", "Berth.v2"),
  ])
  func `the table is named after what is in the language's folder`(
    _ path: String, _ root: String, _ language: String, _ table: String
  ) throws {
    let file = try #require(LocalizedFile(path: path))
    #expect(file.root == root && file.language == language && file.table == table)
  }

  @Test func `a name that leads to another folder is not that of a language`() {
    for name in ["de", "pt-BR", "zh_Hant", "Français", "ไทย"] {
      #expect(LanguageTag.isName(name), "\(name)")
    }
    for name in ["", "..", "a/b", "a\u{D4E}/b", "Sources\u{D4E}/../x", "a\0", "-de", "a b"] {
      #expect(!LanguageTag.isName(name), "\(name)")
    }
  }

  @Test(arguments: ["/app/Main.xib", "/app/Base.lproj", ""])
  func `a file in no language's folder has no table`(_ path: String) {
    #expect(LocalizedFile(path: path) == nil)
  }

  @Test func `a relative path is one below the current folder`() throws {
    let file = try #require(LocalizedFile(path: "Base.lproj/Main.xib"))
    #expect(file.root == FileManager.default.currentDirectoryPath)
  }

  @Test func `languages are the folders next to Base.lproj, found in each of their spellings`()
    throws
  {
    let app = try ScratchFolder()
    for folder in ["Base.lproj", "de.lproj", "pt-BR.lproj", "French.lproj", "fr"] {
      try app.write(Array("language = \"\(folder)\";".utf8), "\(folder)/Main.strings")
    }
    let file = try #require(LocalizedFile(path: app.url.path + "/Base.lproj/Main.xib"))
    #expect(file.translatedLanguages == ["French", "de", "pt-BR"])
    for (languages, expected) in [
      (["de"], "de"), (["es", "de_CH"], "de"), (["pt_br"], "pt-BR"), (["fr-CA"], "French"),
      (["es"], nil), (["pt"], nil),
    ] {
      #expect(file.language(among: languages) == expected, "\(languages)")
    }
    #expect(try file.texts(in: "de") == ["language": "de.lproj"])
    #expect(try file.texts(in: "es") == nil)
  }

  @Test(arguments: [
    ("pt_br", "pt-BR"), ("PT-BR", "pt-BR"), ("fr", "French"), ("DE", "de"), ("zh_hant", "zh_Hant"),
    ("zh_cn", "zh-CN"), ("SR-latn-rs", "sr-Latn-RS"), ("es_419", "es-419"), ("zh-yue", "zh-yue"),
    ("Klingon", "Klingon"), ("de_", "de_"), ("", ""),
  ])
  func `a language has one folder, whatever the spelling of its name`(
    _ name: String, _ folder: String
  ) throws {
    let app = try ScratchFolder()
    // Two folders for one language: the one with the table counts.
    try app.write(Array("\"k\" = \"v\";".utf8), "zh_Hant.lproj/Main.strings")
    for folder in ["pt-BR", "French", "de", "zh-Hant"] {
      try app.write(Array("\"k\" = \"v\";".utf8), "\(folder).lproj/Localizable.strings")
    }
    let file = try #require(LocalizedFile(path: app.url.path + "/Base.lproj/Main.xib"))
    #expect(file.folderName(for: name) == folder)
  }

  @Test(arguments: [
    ("zh-Hans", "zh_CN"), ("zh-hans-cn", "zh_CN"), ("zh-CN", "zh_CN"), ("zh_TW", "zh-Hant"),
    ("zh-HK", "zh-HK"), ("zh", "zh"), ("de-AT", "de-AT"),
  ])
  func `Chinese has one folder, whether a script or a region names it`(
    _ name: String, _ folder: String
  ) throws {
    let app = try ScratchFolder()
    for folder in ["de", "zh_CN", "zh-Hant"] {
      try app.write(Array("\"k\" = \"\(folder)\";".utf8), "\(folder).lproj/Main.strings")
    }
    let file = try #require(LocalizedFile(path: app.url.path + "/Base.lproj/Main.xib"))
    #expect(file.folderName(for: name) == folder)
    #expect(LanguageTag.spelling(of: "zh-Hans", among: ["zh-CN", "zh_Hans"]) == "zh_Hans")
    #expect(file.language(among: ["zh-Hans"]) == "zh_CN")
  }

  @Test func `a string catalog has the texts of languages without a strings file`() throws {
    let app = try ScratchFolder()
    try app.write(Array(#""a.text" = "Datei";"#.utf8), "de.lproj/Main.strings")
    try app.write(
      Array(
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Katalog"}},
          "en": {"stringUnit": {"state": "new", "value": "Catalog"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Catalogue"}}}}}}
        """#.utf8), "mul.lproj/Main.xcstrings")
    let file = try #require(LocalizedFile(path: app.url.path + "/Base.lproj/Main.xib"))
    #expect(file.translatedLanguages == ["de", "fr"])
    #expect(try file.texts(in: "de") == ["a.text": "Datei"])
    #expect(try file.texts(in: "fr") == ["a.text": "Catalogue"])
    #expect(file.source(in: "fr").hasSuffix("mul.lproj/Main.xcstrings"))
    #expect(file.source(in: "de").hasSuffix("de.lproj/Main.strings"))
    try app.write(Array("{".utf8), "mul.lproj/Main.xcstrings")
    #expect(throws: Diagnostic.self) { try file.texts(in: "fr") }
  }

  @Test(arguments: [
    ("zh-Hans-CN", ["zh-hans-cn", "zh-hans", "zh-cn", "zh"]),
    ("zh_TW", ["zh-tw", "zh-hant", "zh"]), ("zh-HK", ["zh-hk", "zh-hant", "zh-tw", "zh"]),
    ("zh-Hans", ["zh-hans", "zh-cn", "zh"]), ("English", ["en"]), ("pt-BR", ["pt-br", "pt"]),
  ])
  func `a language falls back on what it is a variant of`(_ name: String, _ tags: [String]) {
    #expect(LanguageTag(name).fallbacks == tags)
  }
}
