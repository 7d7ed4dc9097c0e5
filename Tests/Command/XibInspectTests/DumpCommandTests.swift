import Foundation
import NibFormat
import TestSupport
import Testing

@Suite struct DumpCommandTests {
  private func nib(_ className: String) -> [UInt8] {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let view = builder.addObject(className, fallbacks: ["UIView"])
    builder.add("UITag", Int64(7), to: view)
    builder.add("UINibTopLevelObjectsKey", object: view, to: root)
    return NIBArchive.encode(builder.finish())
  }

  @Test func `a nib is printed as text`() throws {
    let run = try Command(["dump", "-"], input: nib("UILabel"))
    #expect(run.status == 0)
    #expect(
      run.output == """
        NIBArchive, 2 objects, 2 values
        0: NSObject
            UINibTopLevelObjectsKey = object 1 UILabel
        1: UILabel (else UIView)
            UITag = int8 7

        """)
  }

  @Test func `JSON has the documented shape`() throws {
    let run = try Command(["dump", "--json", "-"], input: nib("UILabel"))
    let json = try #require(run.json as? [String: Any])
    #expect(Set(json.keys) == ["file", "format", "objects"])
    let objects = try #require(json["objects"] as? [[String: Any]])
    #expect(objects.map { $0["class"] as? String } == ["NSObject", "UILabel"])
    #expect(objects[1]["fallbacks"] as? [String] == ["UIView"])
    let values = try #require(objects[1]["values"] as? [[Any]])
    #expect(values[0][0] as? String == "UITag" && values[0][1] as? String == "int8")
    #expect(values[0][2] as? Int == 7)
  }

  @Test func `a nib folder counts as one, a storyboardc folder is searched`() throws {
    let scratch = try ScratchFolder()
    let nibFolder = scratch.url.appending(path: "A.nib")
    let storyboard = scratch.url.appending(path: "B.storyboardc")
    for folder in [nibFolder, storyboard] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(nib("UIOld")).write(to: nibFolder.appending(path: "runtime.nib"))
    try Data(nib("UINew")).write(to: nibFolder.appending(path: "objects-13.0+.nib"))
    try Data(nib("UIScene")).write(to: storyboard.appending(path: "scene.nib"))
    let run = try Command(["dump", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("UINew") && !run.output.contains("UIOld"))
    #expect(run.output.contains("UIScene"))
  }

  @Test func `what is not a nib is an error that says what it is, and the others are done`() throws
  {
    let scratch = try ScratchFolder()
    try Data(nib("UILabel")).write(to: scratch.url.appending(path: "good.nib"))
    try Data(nib("UILabel").dropLast(9)).write(to: scratch.url.appending(path: "bad.nib"))
    let run = try Command(["dump", "bad.nib", "good.nib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("bad.nib: error: ") && run.errors.contains("[truncated-nib]"))
    #expect(run.output.contains("UILabel"))
    let document = try Command("dump", "MyViews.xib")
    #expect(document.status == 2)
    #expect(document.errors.contains("compile it first"))
  }

  @Test func `verbs that change documents refuse a compiled nib, and others read it`() throws {
    #expect(try Command(["tree", "-"], input: nib("UILabel")).status == 0)
    let run = try Command(["format", "-"], input: nib("UILabel"))
    #expect(run.status == 2)
    #expect(run.errors.contains("use dump"))
  }

  @Test(arguments: ["dump", "load"])
  func `an empty file is so as a whole, at no byte of it`(_ verb: String) throws {
    let run = try Command([verb, "-"], input: [])
    #expect(run.status == 2 && run.errors == "<stdin>: error: the file is empty [not-a-nib]\n")
  }
}
