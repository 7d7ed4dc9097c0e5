import Foundation
import TestSupport
import Testing

@Suite("The command load, for macOS")
struct LoadMacCommandTests {
  @Test func `a document for macOS is loaded as AppKit loads it`() throws {
    let run = try Command("load", "MainMenu.xib")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("├─ File's Owner NSApplication #-2\n"))
    #expect(run.output.contains("├─ Application "))
    #expect(run.output.contains("action undo: -> First Responder\n"))
    #expect(run.output.contains("binding value -> "))
  }

  @Test func `a folder's documents for macOS are loaded like the others`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("MainMenu.xib", to: "a/MainMenu.xib")
    try scratch.copy("MyViews.xib", to: "b/MyViews.xib")
    let run = try Command(["load", "."], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("./a/MainMenu.xib\n├─ File's Owner NSApplication"))
    #expect(run.output.contains("./b/MyViews.xib\n├─ File's Owner"))
  }

  @Test func `a compiled nib for macOS has the connections of its document`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("MainMenu.xib", to: "MainMenu.xib")
    let compiled = try Command(["compile", "MainMenu.xib", "-o", "MainMenu.nib"], in: scratch.url)
    #expect(compiled.status == 0, "\(compiled.errors)")
    func connections(_ file: String) throws -> [String] {
      let output = try Command(["load", file], in: scratch.url).output
      return output.split(separator: "\n").filter {
        $0.contains("outlet ") || $0.contains("action ") || $0.contains("binding ")
      }.map { String($0.replacing(/#[\w-]+/, with: "#")) }
    }
    let expected = try connections("MainMenu.xib")
    #expect(!expected.isEmpty)
    #expect(try connections("MainMenu.nib") == expected)
  }

  @Test func `a compiled storyboard for macOS is not drawn, and a missing nib is named`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22000" \
        targetRuntime="MacOSX.Cocoa" initialViewController="c"><scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Pier" sceneMemberID="viewController" id="c">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="450" height="300"/></view></viewController>
        </objects></scene></scenes></document>
        """.utf8), "M.storyboard")
    let compiled = try Command(
      ["ibtool", "--compile", "M.storyboardc", "M.storyboard"], in: scratch.url)
    #expect(compiled.status == 0, "\(compiled.output)")
    let drawn = try Command(["render", "M.storyboardc", "-o", "M.svg"], in: scratch.url)
    #expect(drawn.status == 2 && drawn.errors.contains("for macOS"), "\(drawn.errors)")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "M.storyboardc/Pier.nib"))
    let loaded = try Command(["load", "M.storyboardc"], in: scratch.url)
    #expect(loaded.status == 2)
    #expect(loaded.errors.contains("no nib 'Pier' for the controller 'Pier'"), "\(loaded.errors)")
  }

  @Test func `the JSON of a document for macOS has roles and bindings`() throws {
    let json = try Command("load", "--json", "MainMenu.xib").json as? [String: Any]
    let objects = try #require(json?["objects"] as? [[String: Any]])
    #expect(objects.prefix(2).map { $0["role"] as? String } == ["filesOwner", "application"])
    func bindings(_ objects: [[String: Any]]) -> [[String: Any]] {
      objects.flatMap {
        ($0["bindings"] as? [[String: Any]] ?? [])
          + bindings($0["children"] as? [[String: Any]] ?? [])
      }
    }
    let all = bindings(objects)
    #expect(!all.isEmpty)
    #expect(all.allSatisfy { $0["keyPath"] is String && $0["options"] is [String: Any] })
  }

  @Test func `an object in an attribute has its class, and no address that differs in each run`()
    throws
  {
    let text = try Command("load", "MacMain.storyboard")
    #expect(text.output.contains("contentViewController = Harbor.BerthViewController #bRh-vC-6K"))
    let json = try Command("load", "--json", "MacMain.storyboard")
    for run in [text, json] { #expect(run.status == 0 && !run.output.contains("0x0")) }
  }
}
