import Diagnostics
import Foundation
import IBCompare
import IBTools
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import TestSupport
import Testing

@Suite struct DocumentPairTests {
  private let scratch: ScratchFolder
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    scratch = try ScratchFolder()
    old = try Samples.bytes("Accessibility.xib")
    let text = String(decoding: old, as: UTF8.self)
    new = Array(text.replacing(#"placeholder="Email""#, with: #"placeholder="E-mail""#).utf8)
  }

  private func pairs() throws -> [DocumentPair] {
    try DocumentPair.pairs(
      inFolders: scratch.url.appending(path: "old").path,
      scratch.url.appending(path: "new").path)
  }

  @Test func `documents of two folders are paired by their paths`() throws {
    try scratch.write(old, "old/Views/A.xib")
    try scratch.write(new, "new/Views/A.xib")
    try scratch.write(old, "old/Gone.xib")
    try scratch.write(new, "new/Added.xib")
    let pairs = try pairs()
    #expect(pairs.map(\.path) == ["Added.xib", "Gone.xib", "Views/A.xib"])
    let reviews = try pairs.map { try $0.difference().review() }
    #expect(reviews[0].first?.hasPrefix("document added") == true)
    #expect(reviews[1].first?.hasPrefix("document removed") == true)
    #expect(reviews[2] == [#"text field "E-mail": placeholder Email → E-mail  #bbd-tK-tSh"#])
  }

  @Test func `a legacy archive is compared with its upgraded version object by object`() throws {
    let archive = try IBDocument(parsing: Samples.bytes("LegacyView.xib"))
    let upgraded = IBDocument.formatted(archive.tree, as: .document)
    let changed = String(decoding: upgraded, as: UTF8.self)
      .replacing(#/text="[^"]*"/#, with: "text=\"Changed\"")
    try scratch.write(Samples.bytes("LegacyView.xib"), "old/A.xib")
    try scratch.write(Array(changed.utf8), "new/A.xib")
    try scratch.write(Samples.bytes("LegacyView.xib"), "old/B.xib")
    try scratch.write(upgraded, "new/B.xib")
    let reviews = try pairs().map { try $0.difference().review() }
    #expect(reviews[0].count == 1 && reviews[0][0].contains("→ Changed"))
    #expect(reviews[1].isEmpty)
  }

  @Test func `a document is compared with its nib as it would be compiled`() throws {
    let sample = try Samples.bytes("DetailView.xib")
    let nib = NIBArchive.encode(try NibCompiler().compile(IBDocument(parsing: sample)).graph)
    let text = String(decoding: sample, as: UTF8.self)
    let changed = text.replacing(#/ text="[^"]*"/#, with: " text=\"Changed\"", maxReplacements: 1)
    #expect(changed != text)
    try scratch.write(sample, "old/A.xib")
    try scratch.write(nib, "new/A.nib")
    try scratch.write(Array(changed.utf8), "changed/A.xib")
    func review(_ old: String, _ new: String) throws -> [String] {
      func version(_ path: String) -> DocumentPair.Version {
        .init(path: scratch.url.appending(path: path).path)
      }
      return try DocumentPair(path: "A", old: version(old), new: version(new)).difference().review()
    }
    #expect(try review("old/A.xib", "new/A.nib").isEmpty)
    let lines = try review("new/A.nib", "changed/A.xib")
    #expect(lines.count == 1 && lines.first?.contains("→ Changed") == true, "\(lines)")
  }

  @Test(arguments: [IBToolsVersion.xcode8, .xcode15], [false, true])
  func `a nib has no differences from its document, whatever compiled it`(
    tools: IBToolsVersion, localizes: Bool
  ) throws {
    let sample = try Samples.bytes("DetailView.xib")
    var options = NibCompiler.Options()
    (options.toolsVersion, options.localizesStrings) = (tools, localizes)
    let graph = try NibCompiler(options: options).compile(IBDocument(parsing: sample)).graph
    try scratch.write(sample, "A.xib")
    try scratch.write(NIBArchive.encode(graph), "A.nib")
    let paths = ["A.xib", "A.nib"].map { scratch.url.appending(path: $0).path }
    let pair = DocumentPair(path: "A", old: .init(path: paths[0]), new: .init(path: paths[1]))
    #expect(try pair.difference().isEmpty)
  }

  /// A nib for macOS with a pop-up button, whose title today's compiler writes otherwise than an old one.
  private func popUpNib() throws -> NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let data = builder.addObject("NSIBObjectData")
    builder.add("IB.objectdata", object: data, to: root)
    let owner = builder.addObject("NSCustomObject")
    builder.add("NSRoot", object: owner, to: data)
    let button = builder.addObject("NSPopUpButton")
    let cell = builder.addObject("NSPopUpButtonCell")
    let menu = builder.addObject("NSMenu")
    let item = builder.addObject("NSMenuItem")
    let text = builder.addObject("NSString")
    builder.add("NSCell", object: cell, to: button)
    builder.add("NSMenu", object: menu, to: cell)
    builder.add("NSMenuItem", object: item, to: cell)
    builder.add("NSTitle", object: text, to: item)
    builder.add("NS.bytes", data: "Slack water".utf8, to: text)
    func add(_ key: NibKey, _ member: Int, to object: Int) {
      let list = builder.addObject("NSArray")
      builder.add("UINibEncoderEmptyKey", object: member, to: list)
      builder.add(key, object: list, to: object)
    }
    add("NSMenuItems", item, to: menu)
    add("NSObjectsKeys", button, to: data)
    add("NSObjectsValues", owner, to: data)
    return builder.finish(coderVersion: 10)
  }

  @Test func `a nib of another compiler has no differences from its document, only from others`()
    throws
  {
    let graph = try popUpNib()
    let document = try NibDecompiler().decompile(graph).bytes
    let changed = String(decoding: document, as: UTF8.self).replacing(
      "<popUpButton ", with: "<popUpButton toolTip=\"Mooring\" ")
    #expect(changed.contains("selectedItem=") && changed.contains("Mooring"))
    try scratch.write(NIBArchive.encode(graph), "A.nib")
    try scratch.write(document, "A.xib")
    try scratch.write(Array(changed.utf8), "B.xib")
    func review(_ old: String, _ new: String) throws -> [String] {
      func version(_ path: String) -> DocumentPair.Version {
        .init(path: scratch.url.appending(path: path).path)
      }
      return try DocumentPair(path: "A", old: version(old), new: version(new)).difference().review()
    }
    #expect(try review("A.nib", "A.xib") == [])
    #expect(try review("A.xib", "A.nib") == [])
    let lines = try review("A.nib", "B.xib")
    #expect(lines.count == 1 && lines.first?.contains("Mooring") == true, "\(lines)")
  }

  @MainActor @Test func `a page has the changes of the review`() throws {
    let archive = try Samples.bytes("LegacyView.xib")
    let document = try IBDocument(parsing: archive)
    let sample = try Samples.bytes("DetailView.xib")
    let nib = NIBArchive.encode(try NibCompiler().compile(IBDocument(parsing: sample)).graph)
    try scratch.write(archive, "old/A.xib")
    try scratch.write(IBDocument.formatted(document.tree, as: .document), "new/A.xib")
    try scratch.write(sample, "B.xib")
    try scratch.write(nib, "B.nib")
    let files = ["B.xib", "B.nib"].map { scratch.url.appending(path: $0).path }
    let pairs =
      try pairs() + [
        DocumentPair(path: "B", old: .init(path: files[0]), new: .init(path: files[1]))
      ]
    for pair in pairs {
      let result = DiffPage(showsAll: true).result(for: [pair])
      #expect(result.hasDifferences == !(try pair.difference().isEmpty), "\(pair.path)")
    }
    #expect(pairs.count == 2)
  }

  @Test func `what was added and removed has its own style`() throws {
    let before = Documents.xib("<view id=\"1\"><subviews><label id=\"2\"/></subviews></view>")
    let after = Documents.xib("<view id=\"1\"><subviews><button id=\"3\"/></subviews></view>")
    try scratch.write(Array(before.utf8), "a.xib")
    try scratch.write(Array(after.utf8), "b.xib")
    var run = DiffRun(showsAll: false, json: false)
    run.paint = { "<\($0)>\($1)</>" }
    let sink = CollectingSink()
    let paths = ["a.xib", "b.xib"].map { scratch.url.appending(path: $0).path }
    #expect(run.run(try Comparison.of(paths, paths: []), to: sink) == .findings)
    #expect(sink.output.hasPrefix("<title>") && sink.output.hasSuffix("<id>#1</>\n"))
    #expect(sink.output.contains("removed</>") && sink.output.contains("added</>"))
    #expect(sink.output.contains("<removal>label") && sink.output.contains("<addition>button"))
  }

  @Test func `a version that cannot be read is a problem that names its file`() throws {
    try scratch.write(old, "old/A.xib")
    try scratch.write(Array("<document".utf8), "new/A.xib")
    let pair = try #require(try pairs().first)
    let problem = #expect(throws: Diagnostic.self) { try pair.difference() }
    #expect(problem?.file == scratch.url.appending(path: "new/A.xib").path)
    #expect(throws: Diagnostic.self) {
      try DocumentPair.pairs(inFolders: "absent", scratch.url.path)
    }
  }

  @MainActor @Test func `a page shows only the pairs that differ`() throws {
    try scratch.write(old, "old/Same.xib")
    try scratch.write(old, "new/Same.xib")
    try scratch.write(old, "old/A.xib")
    try scratch.write(new, "new/A.xib")
    let result = DiffPage(showsAll: false).result(for: try pairs())
    let page = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.hasDifferences && result.isComplete)
    #expect(page.contains("A.xib") && !page.contains("Same.xib"))
  }

  @Test func `an option is not taken for a revision`() throws {
    #expect(throws: Diagnostic.self) {
      try DocumentPair.pairs(revisions: ["--output=x", "HEAD"], paths: [])
    }
  }

  @Test func `names that differ only in their Unicode normalization are two pairs`() throws {
    for name in ["\u{E9}.xib", "e\u{301}.xib"] {
      try scratch.write(old, "old/\(name)")
      try scratch.write(name.utf8.count == 6 ? new : old, "new/\(name)")
    }
    let pairs = try pairs()
    #expect(pairs.count == 2)
    #expect(try pairs.filter { try !$0.difference().isEmpty }.map(\.path.utf8.count) == [6])
  }
}
