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
}
