import Foundation
import HeadlessUIKit
import Testing

/// An app's own texts in the language of a test.
@MainActor @Suite(.ownEnvironment) struct AppTextTests {
  private let environment = HeadlessEnvironment.current

  /// Puts files into a folder of the search path, and removes them afterwards.
  private func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(UInt64.random(in: 0...UInt64.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    environment.searchPath.add(folder: folder)
    try body(folder)
  }

  private func text(_ key: String, table: String? = nil, value: String = "") -> String {
    UILocalizedString(key, tableName: table, value: value, comment: "")
  }

  @Test func `a text is that of the first language which the app has`() throws {
    try withFiles([
      "en.lproj/Localizable.strings": #""quay" = "Quay"; "only" = "Only here";"#,
      "de.lproj/Localizable.strings": #""quay" = "Kai";"#,
      "de.lproj/Signs.strings": #""stop" = "Halt";"#,
    ]) { _ in
      environment.languages = ["fr", "de-AT", "en"]
      #expect(text("quay") == "Kai" && text("stop", table: "Signs") == "Halt")
      #expect(text("only") == "only" && text("only", value: "Value") == "Value")
      environment.languages = ["fr"]
      #expect(text("quay") == "Quay" && text("only") == "Only here")
    }
  }

  @Test func `tables without a language and in Base count too`() throws {
    try withFiles([
      "Localizable.strings": #""quay" = "Quay";"#,
      "Base.lproj/Signs.strings": #""stop" = "Stop";"#,
    ]) { _ in
      #expect(text("quay") == "Quay" && text("stop", table: "Signs") == "Stop")
    }
  }

  @Test func `string catalogs have texts, and the usual one of several for numbers`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "quay": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Kai"}}}},
        "boats": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Boot"}},
          "other": {"stringUnit": {"value": "%lld Boote"}}}}}}}}}
      """
    try withFiles(["Localizable.xcstrings": catalog]) { _ in
      environment.languages = ["de"]
      #expect(text("quay") == "Kai" && text("boats") == "%lld Boote")
      environment.languages = ["en"]
      #expect(text("quay") == "quay")
    }
  }

  @Test func `a bundle of one language has the texts of that language`() throws {
    try withFiles([
      "en.lproj/Localizable.strings": #""quay" = "Quay";"#,
      "de.lproj/Localizable.strings": #""quay" = "Kai";"#,
    ]) { folder in
      environment.languages = ["en"]
      let path = folder.appendingPathComponent("de.lproj").path
      let bundle = try #require(Bundle(path: path))
      #expect(bundle.localizedString(forKey: "quay", value: nil, table: nil) == "Kai")
      #expect(Bundle.main.localizedString(forKey: "quay", value: "", table: nil) == "Quay")
    }
  }

  @Test func `values go into the places of a text's formats`() throws {
    try withFiles([
      "de.lproj/Localizable.strings":
        #""%lld of %@" = "%2$@: %1$lld (100%%)"; "tide" = "Tide %@";"#
    ]) { _ in
      environment.languages = ["de"]
      #expect(String(localized: "\(3) of \("Quay")") == "Quay: 3 (100%)")
      #expect(String(localized: "\(7) boats") == "7 boats")
      #expect(String(localized: "tide", defaultValue: "Tide at \("two")") == "Tide two")
      #expect(String(localized: "none", defaultValue: "Tide at \("two")") == "Tide at two")
    }
  }

  @Test func `percent signs of a text stay, and have two signs in the key`() throws {
    #expect(String(localized: "50% off") == "50% off")
    #expect(String(localized: "\(5)% done") == "5% done")
    try withFiles(["de.lproj/Localizable.strings": #""%lld%% done" = "%lld %% fertig";"#]) { _ in
      environment.languages = ["de"]
      #expect(String(localized: "\(5)% done") == "5 % fertig")
    }
  }

  @Test func `the main bundle finds files of the app's folders`() throws {
    try withFiles([
      "tides.json": "[]", "Charts/quay.txt": "quay", "de.lproj/help.html": "Hilfe",
      "help.html": "Help",
    ]) { folder in
      environment.languages = ["de"]
      let main = Bundle.main
      let url = try #require(main.url(forResource: "tides", withExtension: "json"))
      #expect(try String(contentsOf: url, encoding: .utf8) == "[]")
      #expect(main.url(forResource: "tides.json", withExtension: nil) == url)
      #expect(main.url(forResource: "tides", withExtension: "xml") == nil)
      #expect(main.path(forResource: "quay", ofType: "txt", inDirectory: "Charts") != nil)
      let help = try #require(main.path(forResource: "help", ofType: "html"))
      #expect(help.hasSuffix("de.lproj/help.html"))
      environment.languages = ["fr"]
      #expect(main.path(forResource: "help", ofType: "html")?.contains("lproj") == false)
      #expect(main.path(forResource: "de", ofType: "lproj")?.hasSuffix("/de.lproj") == true)
      let own = try #require(Bundle(path: folder.appendingPathComponent("Charts").path))
      #expect(own.url(forResource: "tides", withExtension: "json") == nil)
    }
  }
}
