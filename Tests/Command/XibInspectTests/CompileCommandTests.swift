import Foundation
import NibFormat
import TestSupport
import Testing

@Suite struct CompileCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("compile-\(UUID().uuidString)")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func `a xib becomes the nib that is named, the same every time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a/One.nib", "Two.nib"] {
      let run = try Command("compile", "MyViews.xib", "-o", path(name))
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    }
    let nib = try bytes("a/One.nib")
    #expect(nib == (try bytes("Two.nib")))
    let graph = try NIBArchive.decode(nib)
    #expect(graph.classes.contains { $0.name == "UIClassSwapper" })
    #expect(try Command("load", path("Two.nib")).output.contains("Samples.MyView (UIView)"))
  }

  @Test func `several documents go to a folder, storyboards as folders of nibs`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Command(
      "compile", "--json", "LoadingView.xib", "Main.storyboard", "-o", folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("LoadingView.nib") && run.output.contains("Main.storyboardc"))
    #expect(try bytes("LoadingView.nib").starts(with: NIBArchive.magic))
    #expect(try bytes("Main.storyboardc/Info.plist").starts(with: "bplist00".utf8))
    // A second time takes the place of the first.
    #expect(try Command("compile", "Main.storyboard", "-o", folder.path).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["LoadingView.nib", "Main.storyboardc"])
  }

  @Test func `classes of the target get the module that is given`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="b4r-Th-001" customClass="BerthView" \
      customModuleProvider="target"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>\
      </objects></document>
      """
    let run = try Command(
      ["compile", "--module", "Harbour", "-", "-o", path("M.nib")], input: Array(document.utf8))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Command("dump", path("M.nib")).output.contains("_TtC7Harbour9BerthView"))
  }

  @Test func `classes of the target get the module of the project around the document`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appendingPathComponent("app/Views")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    // The search for projects ends at the root of the repository.
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("app/.git"), withIntermediateDirectories: true)
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="b4r-Th-001" customClass="BerthView" \
      customModule="Old" customModuleProvider="target"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\
      </view></objects></document>
      """
    try document.write(
      to: app.appendingPathComponent("Berth.xib"), atomically: true, encoding: .utf8)
    let manifest = folder.appendingPathComponent("app/project.yml")
    func compiled(_ arguments: String...) throws -> String {
      let run = try Command(
        ["compile", path("app/Views/Berth.xib"), "-o", path("B.nib")] + arguments)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return try Command("dump", path("B.nib")).output
    }
    #expect(try compiled().contains("_TtC3Old9BerthView"))
    try """
    name: Harbour
    targets:
      Harbour-App: {type: application, platform: iOS, sources: [Views]}
    """.write(to: manifest, atomically: true, encoding: .utf8)
    #expect(try compiled().contains("_TtC11Harbour_App9BerthView"))
    #expect(try compiled("--project", manifest.path).contains("_TtC11Harbour_App9BerthView"))
    #expect(try compiled("--module", "Quay").contains("_TtC4Quay9BerthView"))
    // Two targets with different modules compile the document differently.
    try """
    name: Harbour
    targets:
      Harbour-App: {type: application, platform: iOS, sources: [Views]}
      Pier: {type: application, platform: iOS, sources: [Views]}
    """.write(to: manifest, atomically: true, encoding: .utf8)
    #expect(try compiled().contains("_TtC3Old9BerthView"))
  }

  @Test func `a document is compiled at least as the newest document of its target`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, build) in [("App/Old", 14113), ("App/New", 21507), ("Other/Newest", 23504)] {
      let file = folder.appendingPathComponent("app/\(name).xib")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="iOS.CocoaTouch"><objects><button buttonType="system" id="b4r-Th-001">\
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></button></objects></document>
      """.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("app/.git"), withIntermediateDirectories: true)
    try """
    name: Harbour
    targets:
      Harbour: {type: application, platform: iOS, sources: [App]}
      Other: {type: application, platform: iOS, sources: [Other]}
    """.write(
      to: folder.appendingPathComponent("app/project.yml"), atomically: true, encoding: .utf8)
    func compiled(_ arguments: String...) throws -> String {
      let run = try Command(["compile", path("app/App/Old.xib"), "-o", path("O.nib")] + arguments)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return try Command("dump", path("O.nib")).output
    }
    #expect(try compiled().contains("UIButtonConfiguration"))
    #expect(try !compiled("--tools-version", "14113").contains("UIButtonConfiguration"))
  }

  @Test func `what cannot be compiled is refused and leaves nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = try Command("compile", "Broken/not-xml.xib", "-o", path("B.nib"))
    #expect(broken.status == 2 && broken.errors.contains("[not-xml]"))
    #expect(!FileManager.default.fileExists(atPath: path("B.nib")))
    let watch = try Command("compile", "WatchMain.storyboard", "-o", path("W.storyboardc"))
    #expect(watch.status == 2 && watch.errors.contains("watchOS"))
    let two = try Command("compile", "LoadingView.xib", "MyViews.xib", "-o", path("B.nib"))
    #expect(two.status == 2 && two.errors.contains("name a folder"))
    let same = try Command("compile", "MyViews.xib", "./MyViews.xib", "-o", folder.path)
    #expect(same.status == 2 && same.errors.contains("would both be written"))
  }

  @Test func `a document that Apple's compiler refuses is refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><tableView id="t4b-Th-001"><rect key="frame" x="0.0" y="0.0" width="9" \
      height="9"/><prototypes><tableViewCell id="c4b-Th-001"/></prototypes></tableView></objects></document>
      """
    let run = try Command(["compile", "-", "-o", path("T.nib")], input: Array(document.utf8))
    #expect(run.status == 2 && run.errors.contains("[cells-in-xib]"))
    #expect(!FileManager.default.fileExists(atPath: path("T.nib")))
  }

  @Test func `a folder that is not a compiled storyboard is left alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("Mine.storyboardc")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let own = target.appendingPathComponent("notes.txt")
    try Data("mine".utf8).write(to: own)
    let run = try Command("compile", "Main.storyboard", "-o", target.path)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("the folder contains 'notes.txt'")
        && run.errors.contains("[unwritable-file]"))
    #expect(try Data(contentsOf: own) == Data("mine".utf8))
  }

  @Test func `documents of a folder keep their places, so equal names do not clash`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = Samples.folder.appendingPathComponent("MyViews.xib")
    for name in ["in/a", "in/b"] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: place.appendingPathComponent("V.xib"))
    }
    let run = try Command("compile", path("in"), "-o", path("out"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try bytes("out/a/V.nib") == (try bytes("out/b/V.nib")))
  }

  @Test(arguments: [
    ("Main.storyboard", "m.nib", "[unwritable-file]"),
    ("MyViews.xib", "m.storyboardc", "[unwritable-file]"),
    ("MyViews.xib", "m.xib", "end --output with .nib"),
  ])
  func `an output of the wrong kind is refused`(
    _ document: String, _ output: String, _ words: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Command("compile", document, "-o", path(output))
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: path(output)))
  }

  @Test func `JSON has what was left out`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v" springLoaded="YES"/></objects></document>
      """
    let run = try Command(
      ["compile", "--json", "-", "-o", path("M.nib")], input: Array(document.utf8))
    #expect(run.status == 0 && run.output.contains("not-compiled"))
  }
}
