import Diagnostics
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat
import Testing

private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

/// Real xibs: every eighth one, or all of them with `XIB_CORPUS_ALL`.
@Suite(.enabled(if: corpus != nil, "skipped: XIB_CORPUS names no folder of real documents"))
struct XibCorpusTests {
  @Test func `real xibs are compiled without a warning, the same way twice`() throws {
    var compiled = 0
    var noted: [String] = []
    for file in try files() {
      guard let document = try? IBDocument(contentsOf: file), document.kind == .xib,
        document.platform.isIOSFamily
      else { continue }
      let result = try NibCompiler().compile(document)
      compiled += 1
      if let first = result.diagnostics.first {
        noted.append("\(file.lastPathComponent): \(first.message)")
      }
      let bytes = NIBArchive.encode(result.graph)
      #expect(throws: Never.self, "\(file.path)") { try NIBArchive.decode(bytes) }
      let again = NIBArchive.encode(try NibCompiler().compile(document).graph)
      #expect(bytes == again, "\(file.path)")
    }
    #expect(compiled > 50)
    #expect(Double(noted.count) <= 0.01 * Double(compiled), "\(noted)")
  }

  @Test func `real xibs of macOS become the same readable nib every time`() throws {
    var compiled = 0
    for file in try files() {
      guard let document = try? IBDocument(contentsOf: file), document.kind == .xib,
        document.platform == .macOS
      else { continue }
      compiled += 1
      let bytes = NIBArchive.encode(try NibCompiler().compile(document).graph)
      #expect(throws: Never.self, "\(file.path)") { try NIBArchive.decode(bytes) }
      let again = NIBArchive.encode(try NibCompiler().compile(document).graph)
      #expect(bytes == again, "\(file.path)")
    }
    #expect(compiled > 30)
  }

  private func files() throws -> [URL] {
    let root = URL(filePath: try #require(corpus)).appending(path: "documents")
    let isComplete = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] != nil
    let entries = FileManager.default.enumerator(atPath: root.path)
    var files: [String] = []
    while let name = entries?.nextObject() as? String {
      if name.hasSuffix(".xib") { files.append(name) }
    }
    let sorted = files.sorted()
    return stride(from: 0, to: sorted.count, by: isComplete ? 1 : 8).map { index in
      root.appending(path: sorted[index])
    }
  }
}
