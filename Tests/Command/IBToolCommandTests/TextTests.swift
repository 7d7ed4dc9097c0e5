import FoundationEssentials
import IBToolCommand
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct TextTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try write("Pier", "Berth", to: "A.xib")
  }

  private func write(_ first: String, _ second: String, to path: String) throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <label text="\(first)" id="la1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label>
        <label text="\(second)" id="la2-aa-aaa"><rect key="frame" x="0.0" y="40" width="40" height="20"/></label>
      </subviews></view>
      """, to: path)
  }

  private func texts(_ path: String) throws -> [String?] {
    let document = try IBDocument(parsing: folder.bytes(path))
    return ["la1-aa-aaa", "la2-aa-aaa"].map { id in
      document.object(id: id)?.node.attributes.first { $0.spelling == "text" }?.value
    }
  }

  @Test(arguments: ["--export-strings-file", "--generate-strings-file"])
  func `texts are exported in the encoding and layout of Apple's tool`(_ option: String) throws {
    #expect(Call("\(option) @A.strings @A.xib", in: folder).status == 0)
    let bytes = try folder.bytes("A.strings")
    #expect(bytes.prefix(2) == [0xFF, 0xFE])
    let text = String(
      decoding: stride(from: 2, to: bytes.count, by: 2).map {
        UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
      }, as: UTF16.self)
    #expect(
      text == """

        /* Class = "UILabel"; text = "Pier"; ObjectID = "la1-aa-aaa"; */
        "la1-aa-aaa.text" = "Pier";

        /* Class = "UILabel"; text = "Berth"; ObjectID = "la2-aa-aaa"; */
        "la2-aa-aaa.text" = "Berth";

        """)
  }

  @Test(arguments: ["--import-strings-file", "--strings-file"])
  func `translations are written where the call says`(_ option: String) throws {
    try folder.write(Array("\"la1-aa-aaa.text\" = \"Mole\";\n".utf8), "de.strings")
    #expect(Call("\(option) @de.strings --write @B.xib @A.xib", in: folder).status == 0)
    #expect(try texts("B.xib") == ["Mole", "Berth"])
    #expect(try texts("A.xib") == ["Pier", "Berth"])
    #expect(Call("\(option) @de.strings @A.xib", in: folder).output.contains("--write"))
    #expect(Call("\(option) @none.strings --write @C.xib @A.xib", in: folder).status == 1)
  }

  @Test func `what an XLIFF file exports, it can import`() throws {
    let export = "--export-xliff @A.xliff --source-language en --target-language de @A.xib"
    #expect(Call(export, in: folder).status == 0)
    let text = String(decoding: try folder.bytes("A.xliff"), as: UTF8.self)
    #expect(text.contains("com.apple.ibtool") && text.contains("Pier"))
    #expect(Call("--import-xliff @A.xliff --write @B.xib @A.xib", in: folder).status == 0)
    #expect(try texts("B.xib") == ["Pier", "Berth"])
  }

  @Test func `a translation survives a change of the document, unless its text changed`() throws {
    try write("Mole", "Liegeplatz", to: "old-de.xib")
    try write("Pier", "Quay", to: "new.xib")
    let call = Call(
      """
      --localize-incremental --previous-file @A.xib --incremental-file @old-de.xib --write @new-de.xib @new.xib
      """, in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(try texts("new-de.xib") == ["Mole", "Quay"])
  }

  @Test func `localizable texts are printed by object`() throws {
    let call = Call("--localizable-strings @A.xib", in: folder)
    let list = try call.list([String: [String: [String: String]]].self)
    #expect(
      list["com.apple.ibtool.document.localizable-strings"] == [
        "la1-aa-aaa": ["text": "Pier"], "la2-aa-aaa": ["text": "Berth"],
      ])
  }
}
