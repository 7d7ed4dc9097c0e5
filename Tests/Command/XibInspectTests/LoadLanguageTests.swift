import Foundation
import TestSupport
import Testing

/// `load --language` over an app's folders: `Base.lproj`, and strings in `de.lproj`.
@Suite struct LoadLanguageTests {
  private let app: ScratchFolder

  init() throws {
    app = try ScratchFolder()
    try app.copy("LoadingView.xib", to: "Base.lproj/LoadingView.xib")
    try app.copy("Main.storyboard", to: "Base.lproj/Main.storyboard")
    try app.write(
      Array("/* the label */\n\"qxN-aX-BYD.text\" = \"Gezeiten werden geladen\";\n".utf8),
      "de.lproj/LoadingView.strings")
    try app.write(
      Array(
        ("\"FUk-zN-tNt.text\" = \"F\u{E4}hre zur Insel\";"
          + "\"LpG-iF-PRq.title\" = \"Einstellungen\";").utf8), "de.lproj/Main.strings")
  }

  private func load(_ arguments: String...) throws -> Command {
    try Command(["load"] + arguments, in: app.url)
  }

  @Test func `texts stay as they were written unless a language is named`() throws {
    let run = try load("Base.lproj/LoadingView.xib")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("#qxN-aX-BYD [16, 50.5, 168, 18] \"Fetching tide tables\""))
  }

  @Test(arguments: ["de", "de-AT", "de_CH", "German"])
  func `a language's strings take the place of the written ones`(_ language: String) throws {
    let run = try load("--language", language, "Base.lproj/LoadingView.xib")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("#qxN-aX-BYD [16, 50.5, 168, 18] \"Gezeiten werden geladen\""))
  }

  @Test func `a storyboard's nibs share its table`() throws {
    let run = try load("--nibs", "--language", "de", "Base.lproj/Main.storyboard")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("\"F\u{E4}hre zur Insel\""))
  }

  @Test func `compiled nibs are translated as their documents are`() throws {
    for name in ["LoadingView.xib", "Main.storyboard"] {
      let run = try Command(["compile", "Base.lproj/\(name)", "-o", "out/Base.lproj"], in: app.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    for name in ["LoadingView.strings", "Main.strings"] {
      try app.write(app.bytes("de.lproj/\(name)"), "out/de.lproj/\(name)")
    }
    let scene = try load("--language", "de", "out/Base.lproj/Main.storyboardc")
    #expect(scene.status == 0 && scene.output.contains("\"Einstellungen\""))
    let run = try load("--nibs", "--language", "de", "out")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("\"Gezeiten werden geladen\""))
    #expect(run.output.contains("\"F\u{E4}hre zur Insel\""))
  }

  @Test func `a language without strings is one warning that says where was looked`() throws {
    let run = try load("--nibs", "--language", "es", "Base.lproj/Main.storyboard")
    #expect(run.status == 0 && run.output.contains("\"Ferry to the island\""))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("has no folder 'es.lproj' [missing-strings]"))
    try app.write([], "it.lproj/Localizable.strings")
    let italian = try load("--language", "it", "Base.lproj/LoadingView.xib")
    #expect(italian.errors.contains("it.lproj/LoadingView.strings: warning: "))
  }

  @Test func `damaged strings are a warning, and texts stay as they were written`() throws {
    try app.write(Array("\"qxN-aX-BYD.text\" = \"Marées".utf8), "fr.lproj/LoadingView.strings")
    let run = try load("--language", "fr", "Base.lproj/LoadingView.xib")
    #expect(run.status == 0 && run.output.contains("\"Fetching tide tables\""))
    #expect(run.errors.contains("fr.lproj/LoadingView.strings: warning: "))
    #expect(run.errors.contains("[unreadable-strings]"))
  }

  @Test func `a table in UTF-16, in binary or without entries is read`() throws {
    let text = "\"qxN-aX-BYD.text\" = \"Mareas\";"
    try app.write([UInt8](try #require(text.data(using: .utf16))), "es.lproj/LoadingView.strings")
    let spanish = try load("--language", "es", "Base.lproj/LoadingView.xib")
    #expect(spanish.errors.isEmpty && spanish.output.contains("\"Mareas\""))
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["qxN-aX-BYD.text": "Mar\u{E9}es"], format: .binary, options: 0)
    try app.write([UInt8](list), "fr.lproj/LoadingView.strings")
    let french = try load("--language", "fr", "Base.lproj/LoadingView.xib")
    #expect(french.errors.isEmpty && french.output.contains("\"Mar\u{E9}es\""))
    for contents in ["", "\n", "/* none */\n"] {
      try app.write(Array(contents.utf8), "it.lproj/LoadingView.strings")
      let italian = try load("--language", "it", "Base.lproj/LoadingView.xib")
      #expect(italian.errors.isEmpty, "\(contents): \(italian.errors)")
    }
  }

  @Test func `a document in no language's folder has no translation, and that is not a problem`()
    throws
  {
    try app.copy("LoadingView.xib", to: "LoadingView.xib")
    let run = try load("--language", "de", "LoadingView.xib")
    #expect(
      run.status == 0 && run.errors.isEmpty && run.output.contains("\"Fetching tide tables\""))
  }
}
