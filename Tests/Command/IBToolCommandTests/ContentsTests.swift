import FoundationEssentials
import IBToolCommand
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct ContentsTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.copy("LoadingView.xib", to: "A.xib")
  }

  @Test func `all contents have the keys of Apple's tool in their order`() throws {
    let call = Call("--all @A.xib", in: folder)
    let keys = call.output.matches(of: /<key>com\.apple\.ibtool\.document\.([a-z-]+)<\/key>/)
      .map { String($0.1) }
    #expect(call.status == 0)
    #expect(
      keys == [
        "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects",
        "version-history", "warnings",
      ])
  }

  @Test func `connections and hierarchy name the objects of the document`() throws {
    struct Branch: Decodable {
      let label: String
      let children: [Branch]?
      let id: String

      enum CodingKeys: String, CodingKey {
        case label, children
        case id = "object-id"
      }
    }
    let document = try IBDocument(parsing: Samples.bytes("LoadingView.xib"))
    let connections = try Call("--connections @A.xib", in: folder)
      .list([String: [String: [String: String]]].self)["com.apple.ibtool.document.connections"]
    #expect(connections?.count == Array(document.connections).count)
    for connection in document.connections {
      let found = connections?[connection.id ?? ""]
      #expect(found?["source-id"] == connection.source?.id)
      #expect(found?["destination-id"] == connection.destination?.id)
      #expect(found?["label"] == connection.name)
    }
    let tops =
      try Call("--hierarchy @A.xib", in: folder)
      .list([String: [Branch]].self)["com.apple.ibtool.document.hierarchy"] ?? []
    func count(_ branches: [Branch]) -> Int {
      branches.reduce(0) { $0 + 1 + count($1.children ?? []) }
    }
    #expect(tops.map(\.id) == document.topLevelObjects.compactMap(\.id))
    #expect(count(tops) == document.objects.filter { $0.id != nil }.count)
    #expect(tops.prefix(2).map(\.label) == ["File's Owner", "First Responder"])
  }

  @Test func `changes are written where the call says, and only there`() throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa" customClass="OldView"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></view>
      """, to: "B.xib")
    let before = try folder.bytes("B.xib")
    let call = Call("--convert OldView-NewView --write @C.xib @B.xib", in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(try folder.bytes("B.xib") == before)
    let document = try IBDocument(parsing: folder.bytes("C.xib"))
    #expect(document.object(id: "v1a-aa-aaa")?.customClass == "NewView")
    let nowhere = Call("--convert OldView-NewView @B.xib", in: folder)
    #expect(nowhere.status == 1 && nowhere.output.contains("--write"))
  }

  @Test func `a frame update without a layout engine says which command has one`() throws {
    let call = Call("--update-frames --write @C.xib @A.xib", in: folder)
    #expect(call.status == 1 && call.output.contains("xibinspect ibtool --update-frames"))
    let tool = IBTool { _ in Array("<document/>".utf8) }
    let path = folder.url.appending(path: "A.xib").path
    #expect(tool.run(["--update-frames", "--write", path + ".new", path]).status == 1)
  }
}
