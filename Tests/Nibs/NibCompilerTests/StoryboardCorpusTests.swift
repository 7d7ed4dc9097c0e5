import Diagnostics
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat
import Testing

private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

/// Real storyboards: every fourth one, or all of them with `XIB_CORPUS_ALL`.
@Suite(.enabled(if: corpus != nil, "skipped: XIB_CORPUS names no folder of real documents"))
struct StoryboardCorpusTests {
  @Test func `real storyboards are compiled, nearly all without a warning`() throws {
    var compiled = 0
    var noted: [String] = []
    for file in try files() {
      guard let document = try? IBDocument(contentsOf: file), document.kind == .storyboard,
        document.platform != .macOS, NibCompiler.compiles(document.platform, document.kind)
      else { continue }
      let result = try NibCompiler().compileStoryboard(document)
      compiled += 1
      let warnings = result.diagnostics.filter { $0.severity > .note }
      if let first = warnings.first { noted.append("\(file.lastPathComponent): \(first.message)") }
      for name in result.storyboard.nibNames.values where result.storyboard.nibs[name] == nil {
        Issue.record("\(file.path): no nib \(name)")
      }
      for file in result.storyboard.files where file.path.hasSuffix(".nib") {
        #expect(throws: Never.self) { try NIBArchive.decode(file.bytes) }
      }
    }
    #expect(compiled > 20)
    #expect(Double(noted.count) <= 0.02 * Double(compiled), "\(noted)")
  }

  private func files() throws -> [URL] {
    let root = URL(filePath: try #require(corpus))
    let isComplete = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] != nil
    var files: [String] = []
    for folder in ["documents", "pairs"] {
      let entries = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let name = entries?.nextObject() as? String {
        if name.hasSuffix(".storyboard") { files.append("\(folder)/\(name)") }
      }
    }
    let sorted = files.sorted()
    return stride(from: 0, to: sorted.count, by: isComplete ? 1 : 4).map { index in
      root.appending(path: sorted[index])
    }
  }
}
