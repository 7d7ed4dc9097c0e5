import Diagnostics
import DocumentStrings
import Foundation
import IBTools
import TestSupport
import Testing

/// Which document the translations of a file belong to.
@Suite struct ImportPlacesTests {
  /// A folder with two apps whose documents have the same name and the same ids.
  private func apps() throws -> ScratchFolder {
    let apps = try ScratchFolder()
    let text = Documents.xib(#"<label text="Done" id="Lb1-aa-aaa"/>"#)
    for app in ["A", "B"] {
      try apps.write(Array(text.utf8), "\(app)/Base.lproj/Main.xib")
      try apps.write([], "\(app)/de.lproj/Main.strings")
    }
    return apps
  }

  private func xliff(_ files: [(original: String, target: String)]) -> [UInt8] {
    let parts = files.map { file in
      """
      <file original="\(file.original)" source-language="en" target-language="de" datatype="plaintext">
      <body><trans-unit id="Lb1-aa-aaa.text"><source>Done</source><target>\(file.target)</target></trans-unit></body></file>
      """
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\(parts.joined())</xliff>
      """.utf8)
  }

  private func german(_ apps: ScratchFolder, _ app: String) throws -> String {
    String(decoding: try apps.bytes("\(app)/de.lproj/Main.strings"), as: UTF8.self)
  }

  @Test func `a document of the same name in another app is another document`() throws {
    let apps = try apps()
    let files = [("A/Base.lproj/Main.xib", "Fertig"), ("B/Base.lproj/Main.xib", "Erledigt")]
    try apps.write(xliff(files), "all.xliff")
    let sink = CollectingSink()
    let status = try StringsImportRun().run(
      [apps.url.path + "/all.xliff"], into: [apps.url.path + "/A"], to: sink)
    #expect(status == .cannot)
    #expect(sink.problems.map(\.message).contains { $0.hasPrefix("no document for 'B/Base") })
    #expect(try german(apps, "A").contains("Fertig"))
    #expect(try german(apps, "B").isEmpty)
  }

  @Test func `each document gets its own translations, wherever the paths begin`() throws {
    let apps = try apps()
    let files = [("A/Base.lproj/Main.xib", "Fertig"), ("./B/Base.lproj/Main.xib", "Erledigt")]
    try apps.write(xliff(files), "all.xliff")
    let sink = CollectingSink()
    let status = try StringsImportRun().run(
      [apps.url.path + "/all.xliff"], into: [apps.url.path], to: sink)
    #expect(status == .fine)
    #expect(try german(apps, "A").contains("Fertig"))
    #expect(try german(apps, "B").contains("Erledigt"))
  }

  @Test func `of two paths for one document, the longer one is meant`() throws {
    let apps = try apps()
    let files = [("A/Base.lproj/Main.xib", "Fertig"), ("Base.lproj/Main.xib", "Erledigt")]
    try apps.write(xliff(files), "all.xliff")
    let sink = CollectingSink()
    let status = try StringsImportRun().run(
      [apps.url.path + "/all.xliff"], into: [apps.url.path + "/A"], to: sink)
    #expect(status == .cannot)
    #expect(try german(apps, "A").contains("Fertig"))
  }

  @Test func `a document that is named gets its translations from another machine's path`() throws {
    let apps = try apps()
    try apps.write(xliff([("Old/Base.lproj/Main.xib", "Fertig")]), "one.xliff")
    let status = try StringsImportRun().run(
      [apps.url.path + "/one.xliff"], into: [apps.url.path + "/A/Base.lproj/Main.xib"],
      to: CollectingSink())
    #expect(status == .fine)
    #expect(try german(apps, "A").contains("Fertig"))
    let folder = CollectingSink()
    let other = try StringsImportRun().run(
      [apps.url.path + "/one.xliff"], into: [apps.url.path + "/B"], to: folder)
    #expect(other == .cannot)
    #expect(folder.problems.first?.message.contains("--into") == true)
  }

  @Test func `a path with a dot names the same table`() throws {
    let apps = try apps()
    try apps.write(xliff([("Base.lproj/Main.xib", "Fertig")]), "one.xliff")
    let status = try StringsImportRun().run(
      [apps.url.path + "/one.xliff"], into: [apps.url.path + "/A/Base.lproj/./Main.xib"],
      to: CollectingSink())
    #expect(status == .fine)
    #expect(try german(apps, "A").contains("Fertig"))
    let folder = apps.url.appending(path: "A/de.lproj").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Main.strings"])
  }

  @Test func `a path that leads out of a language folder names no table of it`() throws {
    let apps = try apps()
    try apps.write(try apps.bytes("A/Base.lproj/Main.xib"), "A/Top.xib")
    var run = StringsUpdateRun(json: false)
    run.languages = ["fi"]
    let sink = CollectingSink()
    let top = try run.run([apps.url.path + "/A/Base.lproj/../Top.xib"], to: sink)
    #expect(top == .cannot && sink.problems.map(\.id) == ["no-translations"])
    let path = apps.url.path + "/A/de.lproj/../Base.lproj/Main.xib"
    #expect(try run.run([path], to: CollectingSink()) == .fine)
    let names = try FileManager.default.contentsOfDirectory(atPath: apps.url.path + "/A")
    #expect(names.sorted() == ["Base.lproj", "Top.xib", "de.lproj", "fi.lproj"])
    let folder = apps.url.path + "/A/fi.lproj"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Main.strings"])
  }

  @Test func `a named document gets its translations from the file of a project`() throws {
    let apps = try apps()
    let files = [("Old/Base.lproj/Main.xib", "Fertig"), ("Old/Base.lproj/Other.xib", "Anders")]
    try apps.write(xliff(files), "all.xliff")
    let sink = CollectingSink()
    let status = try StringsImportRun().run(
      [apps.url.path + "/all.xliff"], into: [apps.url.path + "/A/Base.lproj/Main.xib"], to: sink)
    #expect(status == .cannot && sink.problems.count == 1)
    #expect(sink.problems.first?.message.contains("Other.xib") == true)
    #expect(try german(apps, "A").contains("Fertig"))
    // Of two documents with the name, neither is known to be the one.
    let two = [("Old/Base.lproj/Main.xib", "Neu"), ("Older/Base.lproj/Main.xib", "Neu")]
    try apps.write(xliff(two), "two.xliff")
    let other = try StringsImportRun().run(
      [apps.url.path + "/two.xliff"], into: [apps.url.path + "/A/Base.lproj/Main.xib"],
      to: CollectingSink())
    #expect(try other == .cannot && german(apps, "A").contains("Fertig"))
  }

  @Test func `an export states no path of this machine, so that others can import it`() throws {
    let apps = try apps()
    try apps.write(Array("ref: refs/heads/main\n".utf8), ".git/HEAD")
    var run = StringsExportRun()
    (run.format, run.language) = (.xliff, "de")
    let sink = CollectingSink()
    #expect(try run.run([apps.url.path + "/A/Base.lproj/Main.xib"], to: sink) == .fine)
    #expect(sink.output.contains("original=\"A/Base.lproj/Main.xib\""))
    let source = "<source>Done</source>"
    let translated = sink.output.replacing(source, with: source + "<target>Fertig</target>")
    try apps.write(Array(translated.utf8), "elsewhere/all.xliff")
    let status = try StringsImportRun().run(
      [apps.url.path + "/elsewhere/all.xliff"], into: [apps.url.path], to: CollectingSink())
    #expect(try status == .fine && german(apps, "A").contains("Fertig"))
  }
}
