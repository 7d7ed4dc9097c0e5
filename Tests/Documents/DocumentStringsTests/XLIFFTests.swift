import Diagnostics
import DocumentStrings
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct XLIFFTests {
  private func document() throws -> IBDocument {
    try IBDocument(
      parsing: Documents.xib(
        """
        <label text="A &lt;b&gt; &amp; &quot;c&quot;&#10;d" id="Lb1-aa-aaa"/>
        <button id="Bu1-aa-aaa"><state key="normal" title="Go"/></button>
        """))
  }

  @Test func `a project's texts are one file per language, as Xcode exports them`() throws {
    let entries = StringsEntry.entries(of: try document())
    let bytes = XLIFFWriter.project(
      [
        .init(
          path: "App/Base.lproj/Main.xib", entries: entries,
          translations: ["Bu1-aa-aaa.normalTitle": "Los"]),
        .init(path: "App/Base.lproj/Empty.xib", entries: []),
      ], sourceLanguage: "en", targetLanguage: "de")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
          <file original="App/Base.lproj/Main.xib" source-language="en" target-language="de" datatype="plaintext">
            <header>
              <tool tool-id="xibinspect" tool-name="xibinspect"/>
            </header>
            <body>
              <trans-unit id="Bu1-aa-aaa.normalTitle" xml:space="preserve">
                <source>Go</source>
                <target>Los</target>
                <note>Class = "UIButton"; normalTitle = "Go"; ObjectID = "Bu1-aa-aaa";</note>
              </trans-unit>
              <trans-unit id="Lb1-aa-aaa.text" xml:space="preserve">
                <source>A &lt;b&gt; &amp; "c"
        d</source>
                <note>Class = "UILabel"; text = "A &lt;b&gt; &amp; \\"c\\"\\nd"; ObjectID = "Lb1-aa-aaa";</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
    let file = try #require(try XLIFFFile(parsing: bytes).files.first)
    #expect(file.path == "App/Base.lproj/Main.xib" && file.targetLanguage == "de")
    #expect(file.translations == ["Bu1-aa-aaa.normalTitle": "Los"])
  }

  @Test func `one document's texts are grouped by object, as ibtool exports them`() throws {
    let document = try document()
    let translations = Dictionary(
      uniqueKeysWithValues: StringsEntry.entries(of: document).map { ($0.key, "ü\($0.value)") })
    let bytes = XLIFFWriter.document(
      document,
      file: .init(path: "Main.xib", entries: [], translations: translations),
      sourceLanguage: "en", targetLanguage: "de")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"<group ib:object-id="Lb1-aa-aaa" ib:class="UILabel">"#))
    #expect(
      text.contains(
        #"<trans-unit id="Bu1-aa-aaa.normalTitle" ib:key-path-category="string" ib:key-path="normalTitle""#
      ))
    #expect(try XLIFFFile(parsing: bytes).files.first?.translations == translations)
  }

  @Test(arguments: [
    "a\nb", "a\rb", "a\r\nb", "\n", "\n\n  \n", " ", "\ta\t", " a\n", "]]>", "<![CDATA[a]]>",
    "&#10;", "&amp;lt;",
    "a\u{2028}b\u{85}", "\u{FFFD}\u{1FFFE}", "\u{7F}", "e\u{301}\n\u{301}",
  ])
  func `a text with line breaks or marks of XML is the same after it is read back`(text: String)
    throws
  {
    let document = try document()
    let entries = StringsEntry.entries(of: document)
    let translations = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, text) })
    for bytes in [
      XLIFFWriter.project(
        [.init(path: "a.xib", entries: entries, translations: translations)],
        sourceLanguage: "en", targetLanguage: "de"),
      XLIFFWriter.document(
        document, file: .init(path: "a.xib", entries: entries, translations: translations),
        sourceLanguage: "en", targetLanguage: "de"),
    ] {
      let read = try #require(try XLIFFFile(parsing: bytes).files.first).translations
      #expect(read.mapValues { Array($0.utf8) } == translations.mapValues { Array($0.utf8) })
    }
  }

  @Test(arguments: ["a\u{FFFF}b", "\u{FFFE}", "\u{1}", "a\u{0}"])
  func `a translation that XML cannot contain is left out, and the others can be read`(
    text: String
  ) throws {
    let bytes = XLIFFWriter.project(
      [
        .init(
          path: "a.xib", entries: StringsEntry.entries(of: try document()),
          translations: ["Bu1-aa-aaa.normalTitle": "Los", "Lb1-aa-aaa.text": text])
      ], sourceLanguage: "en", targetLanguage: "de")
    let file = try #require(try XLIFFFile(parsing: bytes).files.first)
    #expect(file.translations == ["Bu1-aa-aaa.normalTitle": "Los"])
  }

  @Test(arguments: ["<a/>", "<xliff version=\"2.0\"/>", "", "<xliff>"])
  func `other files are refused`(_ text: String) {
    #expect(problem { _ = try XLIFFFile(parsing: Array(text.utf8)) } != nil)
  }

  @Test func `a document type declaration is refused in words about XLIFF`() {
    let text = "<!DOCTYPE xliff PUBLIC \"a\" \"b\">\n<xliff version=\"1.2\"/>"
    let problem = problem { _ = try XLIFFFile(parsing: Array(text.utf8)) }
    #expect(problem?.id == "document-type" && problem?.range?.start.line == 1)
    #expect(problem?.message.contains("XLIFF file") == true)
  }

  @Test func `a translated document differs in the texts alone`() throws {
    let text = Documents.xib(
      """
      <label text="A" id="1"/>
      <textView id="2"><string key="text">B
      C</string></textView>
      <textView id="3"><string key="text" base64-UTF8="YES">RA</string></textView>
      """)
    let document = try IBDocument(parsing: text)
    let bytes = try document.translated([
      "1.text": "<Ä>", "2.text": "x & y", "3.text": "Z", "9.text": "no",
    ])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == text.replacing(#"text="A""#, with: #"text="&lt;Ä&gt;""#)
        .replacing(">B\nC<", with: ">x &amp; y<")
        .replacing(#" base64-UTF8="YES">RA<"#, with: ">Z<"))
  }

  @Test func `a translated document has the translated texts`() throws {
    for name in Samples.modern {
      let document = try IBDocument(parsing: Samples.bytes(name))
      let translations = Dictionary(
        uniqueKeysWithValues: StringsEntry.entries(of: document).map {
          ($0.key, "«\($0.value)»\n&")
        })
      let copy = try IBDocument(parsing: document.translated(translations))
      let result = Dictionary(
        uniqueKeysWithValues: StringsEntry.entries(of: copy).map { ($0.key, $0.value) })
      #expect(result == translations, "\(name)")
      #expect(try document.translated([:]) == document.bytes)
    }
  }
}
