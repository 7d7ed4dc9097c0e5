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
}
