import Foundation
import NibFormat
import Testing

private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

@Suite(.enabled(if: corpus != nil, "skipped: XIB_CORPUS names no folder of real nibs"))
struct NibCorpusTests {
  /// Every `.nib` file below the folders of the corpus; a debug build takes a part of them.
  private static func files() -> [URL] {
    guard let corpus else { return [] }
    let isComplete = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] != nil
    var files: [URL] = []
    for folder in ["documents", "pairs", "nibs"] {
      let root = URL(filePath: corpus).appending(path: folder)
      guard let entries = FileManager.default.enumerator(atPath: root.path) else { continue }
      for case let name as String in entries where name.hasSuffix(".nib") {
        files.append(root.appending(path: name))
      }
    }
    let sorted = files.sorted { $0.path < $1.path }
    return isComplete ? sorted : sorted.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
  }

  @Test func `every archive is written back as the same bytes`() throws {
    var archives = 0
    for file in Self.files() {
      guard let data = try? Data(contentsOf: file), NIBArchive.isArchive(data) else { continue }
      archives += 1
      let bytes = [UInt8](data)
      let graph = try NIBArchive.decode(bytes)
      #expect(NIBArchive.encode(graph) == bytes, "\(file.path)")
    }
    #expect(archives > 100)
  }

  @Test func `keyed archives are read or refused, never a crash`() {
    var read = 0
    for file in Self.files() {
      guard let data = try? Data(contentsOf: file), !NIBArchive.isArchive(data) else { continue }
      if let (graph, _) = try? NibGraph.decode([UInt8](data)) {
        read += 1
        #expect(!graph.objects.isEmpty)
      }
    }
    #expect(read > 50)
  }
}
