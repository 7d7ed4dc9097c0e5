import Foundation
import Testing

@testable import IBLint

@Suite struct TranslationTests {
  @Test func `a strings file has entries, comments and escapes`() {
    let table = StringsTable(
      #"""
      /* Class = "UILabel"; */
      "a.text" = "He said \"no\"\n";  // why
      b.title = Save ;
      """#)
    #expect(table.texts == ["a.text": "He said \"no\"\n", "b.title": "Save"])
    #expect(table.isComplete)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func `a strings file may be UTF-16 with a mark or UTF-8`(_ encoding: String.Encoding) throws {
    let text = "\u{FEFF}\"a.text\" = \"Größe\";\n"
    let data = try #require(text.data(using: encoding))
    #expect(StringsTable(Array(data)).texts == ["a.text": "Größe"])
  }

  @Test func `what is no entry ends the table`() {
    let table = StringsTable(#""a" = "b"; "c" "d";"#)
    #expect(table.texts == ["a": "b"])
    #expect(!table.isComplete)
  }

  @Test func `translations stand beside Base.lproj, one a language`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (language, strings) in [
      "fr": "\"a.text\" = \"Oui\";", "de": "\"a.text\" = \"Ja\";", "it": "{",
    ] {
      let folder = root.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try strings.write(
        to: folder.appending(path: "Main.strings"), atomically: true, encoding: .utf8)
    }
    let found = Translation.beside(root.path + "/Base.lproj/Main.xib")
    #expect(found.map(\.language) == ["de", "fr"])
    #expect(found.map { $0.texts["a.text"] } == ["Ja", "Oui"])
    #expect(Translation.beside(root.path + "/Base.lproj/Other.xib").isEmpty)
    #expect(Translation.beside(root.path + "/fr.lproj/Main.xib").isEmpty)
  }
}
