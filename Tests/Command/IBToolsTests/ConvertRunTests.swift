import Diagnostics
import Foundation
import IBCompare
import IBSearch
import IBTools
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

@Suite struct ConvertRunTests {
  private let scratch: ScratchFolder

  /// A folder with a nib, a nib in the form of a folder, and a document.
  init() throws {
    scratch = try ScratchFolder()
    let source = Documents.xib(
      """
      <view customClass="CardView" customModule="Shop" id="Vw1-aa-aaa">
          <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
          <subviews><label text="Low water" id="Lb1-aa-aaa">
              <rect key="frame" x="8" y="8" width="120" height="21"/>
          </label></subviews>
          <connections><outlet property="title" destination="Lb1-aa-aaa" id="Ou1-aa-aaa"/></connections>
      </view>
      """)
    let nib = NIBArchive.encode(
      try NibCompiler().compile(IBDocument(parsing: Array(source.utf8))).graph)
    try scratch.write(nib, "App/Card.nib")
    try scratch.write(nib, "App/Old.nib/runtime.nib")
    try scratch.write(Array(source.utf8), "App/Plain.xib")
  }

  private func path(_ name: String) -> String { scratch.url.path + "/" + name }

  @Test func `a nib becomes a document with its classes, texts and outlets`() throws {
    let sink = CollectingSink()
    #expect(try ConvertRun(output: nil).run([path("App/Card.nib")], to: sink) == .fine)
    let document = try IBDocument(parsing: Array(sink.output.utf8))
    let view = try #require(document.objects.first { $0.customClass == "CardView" })
    #expect(view.customModule == "Shop")
    let outlet = try #require(document.connections.first)
    #expect(outlet.name == "title" && outlet.destination?.element == "label")
  }

  @Test func `a folder is mirrored, without the documents that need no conversion`() throws {
    let sink = CollectingSink()
    #expect(try ConvertRun(output: path("out")).run([path("App")], to: sink) == .fine)
    let names = try FileManager.default.contentsOfDirectory(atPath: path("out")).sorted()
    #expect(names == ["Card.xib", "Old.xib"])
    // The nib of a current document is converted, and the document is not in its way.
    try scratch.write(try scratch.bytes("App/Card.nib"), "App/Plain.nib")
    #expect(try ConvertRun(output: path("two")).run([path("App")], to: sink) == .fine)
    let more = try FileManager.default.contentsOfDirectory(atPath: path("two")).sorted()
    #expect(more == ["Card.xib", "Old.xib", "Plain.xib"])
  }

  @Test func `a document that exists is not replaced by that of its nib, unless that is asked for`()
    throws
  {
    let written = try scratch.bytes("App/Plain.xib")
    try scratch.write(written, "App/Card.xib")
    let sink = CollectingSink()
    #expect(try ConvertRun(output: path("App")).run([path("App")], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["existing-file"])
    #expect(sink.problems[0].message.contains("--force"))
    #expect(try scratch.bytes("App/Card.xib") == written)
    // The other nib has no document.
    let made = try scratch.bytes("App/Old.xib")
    let named = CollectingSink()
    let run = ConvertRun(output: path("App/Card.xib"))
    #expect(try run.run([path("App/Card.nib")], to: named) == .cannot)
    #expect(try scratch.bytes("App/Card.xib") == written)
    // Nor is any other file, such as a legacy archive.
    try scratch.write(try Samples.bytes("LegacyView.xib"), "App/Legacy.xib")
    let archive = ConvertRun(output: path("App/Legacy.xib"))
    #expect(try archive.run([path("App/Card.nib")], to: CollectingSink()) == .cannot)
    // What the same nib gave is no other document.
    let again = ConvertRun(output: path("App/Old.xib"))
    #expect(try again.run([path("App/Old.nib")], to: CollectingSink()) == .fine)
    #expect(try scratch.bytes("App/Old.xib") == made)
    let forced = ConvertRun(output: path("App/Card.xib"), replacesDocuments: true)
    #expect(try forced.run([path("App/Card.nib")], to: CollectingSink()) == .fine)
    #expect(try scratch.bytes("App/Card.xib") == made)
  }

  @Test func `what the document of a nib for macOS lacks is said`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let data = builder.addObject("NSIBObjectData")
    builder.add("IB.objectdata", object: data, to: root)
    let owner = builder.addObject("NSCustomObject")
    builder.add("NSRoot", object: owner, to: data)
    let button = builder.addObject("NSButton")
    builder.add("NSTideLevel", 7 as Int64, to: button)
    for (key, member) in [("NSObjectsKeys" as NibKey, button), ("NSObjectsValues", owner)] {
      let list = builder.addObject("NSArray")
      builder.add("UINibEncoderEmptyKey", object: member, to: list)
      builder.add(key, object: list, to: data)
    }
    try scratch.write(NIBArchive.encode(builder.finish(coderVersion: 10)), "Mac.nib")
    let sink = CollectingSink()
    #expect(try ConvertRun(output: nil).run([path("Mac.nib")], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["not-in-document"])
    #expect(sink.problems[0].message.contains("'NSTideLevel' of NSButton"))
  }

  @Test func `a current document is refused if it is named`() throws {
    let sink = CollectingSink()
    #expect(try ConvertRun(output: nil).run([path("App/Plain.xib")], to: sink) == .cannot)
  }

  @Test func `several documents need a folder`() {
    #expect(throws: Diagnostic.self) {
      try ConvertRun(output: path("one.xib")).run([path("App")], to: CollectingSink())
    }
  }

  @Test func `uses in nibs are found like those in documents`() throws {
    let sink = CollectingSink()
    let run = FindRun([.init(.class, UsePattern(equalTo: "CardView"))], json: false)
    #expect(run.run([path("App")], to: sink) == .fine)
    let files = sink.output.split(separator: "\n").map { $0.split(separator: ":")[0] }
    #expect(
      files.map(String.init)
        == ["App/Card.nib", "App/Old.nib/runtime.nib", "App/Plain.xib"].map {
          path($0)
        })
  }

  @Test func `two versions of a nib are compared object by object`() throws {
    let same = DocumentPair(
      path: "Card.nib", old: .file(path("App/Card.nib")),
      new: .file(path("App/Old.nib/runtime.nib")))
    #expect(try same.difference().changes.isEmpty)
  }

  /// Writes a compiled storyboard with one scene.
  private func writeStoryboard(_ name: String, title: String = "Harbor") throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc1-aa-aaa">
      <scenes><scene sceneID="s1"><objects>
      <viewController title="\(title)" id="vc1-aa-aaa" customClass="HarborController" sceneMemberID="viewController">
      <view key="view" id="vw1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/><subviews>
      <label text="High water" id="lb1-aa-aaa"><rect key="frame" x="8" y="8" width="120" height="21"/></label>
      </subviews></view>
      <connections><outlet property="water" destination="lb1-aa-aaa" id="ou1-aa-aaa"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let files = try NibCompiler().compileStoryboard(IBDocument(parsing: Array(source.utf8)))
      .storyboard.files
    for file in files { try scratch.write(file.bytes, "\(name)/\(file.path)") }
  }

  @Test func `a compiled storyboard becomes one storyboard`() throws {
    try writeStoryboard("App/Main.storyboardc")
    #expect(
      try ConvertRun(output: path("out")).run([path("App")], to: CollectingSink()) == .fine)
    let names = try FileManager.default.contentsOfDirectory(atPath: path("out")).sorted()
    #expect(names == ["Card.xib", "Main.storyboard", "Old.xib"])
    let bytes = try Data(contentsOf: scratch.url.appending(path: "out/Main.storyboard"))
    let document = try IBDocument(parsing: [UInt8](bytes))
    #expect(document.initialViewController?.customClass == "HarborController")
  }

  @Test func `a storyboard is not written to a xib`() throws {
    try writeStoryboard("Main.storyboardc")
    let sink = CollectingSink()
    let run = ConvertRun(output: path("Main.xib"))
    #expect(try run.run([path("Main.storyboardc/")], to: sink) == .cannot)
    #expect(!FileManager.default.fileExists(atPath: path("Main.xib")))
  }

  @Test func `uses in a compiled storyboard are found once, in the whole storyboard`() throws {
    try writeStoryboard("App/Main.storyboardc")
    let sink = CollectingSink()
    let run = FindRun([.init(.outlet, UsePattern(equalTo: "water"))], json: false)
    #expect(run.run([path("App")], to: sink) == .fine)
    #expect(sink.output.split(separator: "\n").count == 1)
    #expect(sink.output.hasPrefix(path("App/Main.storyboardc") + ":"))
  }

  @Test func `two compiled storyboards are compared as documents`() throws {
    try writeStoryboard("Old.storyboardc")
    try writeStoryboard("New.storyboardc", title: "Pier")
    let comparison = try Comparison.of(
      [path("Old.storyboardc"), path("New.storyboardc/")], paths: [])
    #expect(comparison.isSingle)
    let sink = CollectingSink()
    #expect(DiffRun(showsAll: false, json: false).run(comparison, to: sink) == .findings)
    #expect(sink.output.contains("Pier"))
  }

  @Test func `a link that leads out of a compiled storyboard is not read`() throws {
    try writeStoryboard("Main.storyboardc")
    try scratch.write([0], "repository/.git/HEAD")
    try FileManager.default.moveItem(
      atPath: path("Main.storyboardc"), toPath: path("repository/Main.storyboardc"))
    let nib = path("repository/Main.storyboardc/vc1-aa-aaa-view-vw1-aa-aaa.nib")
    try FileManager.default.moveItem(atPath: nib, toPath: path("outside.nib"))
    try FileManager.default.createSymbolicLink(
      atPath: nib, withDestinationPath: path("outside.nib"))
    let sink = CollectingSink()
    let run = ConvertRun(output: nil)
    #expect(try run.run([path("repository/Main.storyboardc")], to: sink) == .cannot)
  }
}
