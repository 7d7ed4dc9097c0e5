import Foundation
import NibFormat
import NibSources
import TestSupport
import Testing

/// Files that are compiled once for a process.
struct CompiledFilesTests {
  private func xib(_ id: String) -> Data { Data(Documents.xib(#"<view id="\#(id)"/>"#).utf8) }

  @Test func `a xib is compiled once while its bytes stay the same`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "Berth.xib")
    try xib("ber-th-001").write(to: url)
    let first = try NibFiles.source(at: url)
    #expect(try NibFiles.source(at: url) === first)
    // A file with another date and the same bytes is the same nib.
    try xib("ber-th-001").write(to: url)
    #expect(try NibFiles.source(at: url) === first)
  }

  @Test func `a changed xib of the same size is compiled again`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "Berth.xib")
    try xib("ber-th-001").write(to: url)
    _ = try NibFiles.source(at: url)
    try xib("ber-th-002").write(to: url)
    let origins = try NibFiles.source(at: url).graph.origins.values
    #expect(origins.contains { $0.objectID == "ber-th-002" })
    #expect(!origins.contains { $0.objectID == "ber-th-001" })
  }

  @Test func `a removed or damaged xib is not found in its old form`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "Berth.xib")
    try xib("ber-th-001").write(to: url)
    _ = try NibFiles.source(at: url)
    try Data("<document".utf8).write(to: url)
    #expect(throws: NibError.self) { try NibFiles.source(at: url) }
    try FileManager.default.removeItem(at: url)
    let error = #expect(throws: NibError.self) { try NibFiles.source(at: url) }
    #expect(error?.kind == .missingNib)
  }

  @Test func `equal xibs at two paths are two nibs`() throws {
    let folder = try ScratchFolder()
    let sources = try ["Berth.xib", "Buoy.xib"].map { name in
      let url = folder.url.appending(path: name)
      try xib("ber-th-001").write(to: url)
      return try NibFiles.source(at: url)
    }
    #expect(sources[0].name.hasSuffix("Berth.xib"))
    #expect(sources[1].name.hasSuffix("Buoy.xib"))
  }

  @Test func `a storyboard is compiled once, and again after a change`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "Harbour.storyboard")
    func write(_ identifier: String) throws {
      let scene = """
        <scene sceneID="sce-ne-001"><objects>
          <viewController storyboardIdentifier="\(identifier)" id="con-tr-001" sceneMemberID="viewController">
            <view key="view" id="qua-vi-001"/>
          </viewController>
        </objects></scene>
        """
      try Data(Documents.storyboard(scene).utf8).write(to: url)
    }
    try write("Quay")
    let first = try StoryboardContents.read(at: url)
    #expect(try StoryboardContents.read(at: url) === first)
    #expect(first.identifiers == ["Quay"])
    try write("Pier")
    #expect(try StoryboardContents.read(at: url).identifiers == ["Pier"])
  }

  @Test func `files beyond the limit are forgotten`() throws {
    let files = CompiledFiles<Int>(limit: 10)
    var compiled: [String] = []
    func read(_ path: String, _ size: Int) throws {
      _ = try files.result(for: path, contents: Data(count: size)) { () throws(NibError) in
        compiled.append(path)
        return size
      }
    }
    try read("a", 4)
    try read("b", 4)
    try read("a", 4)
    #expect(compiled == ["a", "b"])
    // A file that alone is too large leaves the others alone.
    try read("large", 11)
    try read("large", 11)
    try read("b", 4)
    #expect(compiled == ["a", "b", "large", "large"])
    try read("c", 4)
    try read("b", 4)
    #expect(compiled == ["a", "b", "large", "large", "c", "b"])
  }
}
