import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibFormat
import TestSupport
import Testing

/// What real nibs hold is read by the classes that get it.
@MainActor
@Suite(
  .enabled(if: Corpus.folder != nil, "skipped: XIB_CORPUS names no folder of real documents"),
  .ownEnvironment)
struct ReadKeysCorpusTests {
  @Test func `every key of real iOS nibs is read`() throws {
    var reading = Tally()
    for folder in ["nibs", "pairs"] {
      for file in Corpus.files(in: folder, "nib", every: 3) {
        guard let bytes = try? Data(contentsOf: file),
          let graph = try? NibGraph.decode(Array(bytes)).graph,
          graph.keys.contains("UINibTopLevelObjectsKey")
        else { continue }
        reading.add(UINib(graph: graph, name: file.lastPathComponent), file)
      }
    }
    #expect(reading.nibs > 100)
    #expect(reading.unread.isEmpty, "\(reading.text)")
  }

  @Test func `every key that the compiler writes for real documents is read`() throws {
    var reading = Tally()
    for fileExtension in ["xib", "storyboard"] {
      for file in Corpus.files(in: "documents", fileExtension, every: 8) {
        guard let bytes = try? Data(contentsOf: file),
          let contents = try? LoadableContents(Array(bytes), name: file.lastPathComponent)
        else { continue }
        switch contents {
        case .nib(let nib): reading.add(nib, file)
        case .storyboard(let nibs): for entry in nibs.entries { reading.add(entry.nib, file) }
        }
      }
    }
    #expect(reading.nibs > 100)
    #expect(reading.unread.isEmpty, "\(reading.text)")
  }

  /// The unread keys of many nibs.
  private struct Tally {
    var nibs = 0
    var unread: [UnreadKey: (count: Int, file: String)] = [:]

    @MainActor mutating func add(_ nib: UINib, _ file: URL) {
      guard let reading = try? KeyReading(nib) else { return }
      nibs += 1
      for key in reading.unread {
        unread[key, default: (0, file.path)].count += 1
      }
    }

    /// `12 UILabel UIText FILE`, a line for each key, the most frequent first.
    var text: String {
      unread.sorted { ($1.value.count, $0.key.key) < ($0.value.count, $1.key.key) }
        .map { "\n\($1.count) \($0.className) \($0.key) \($1.file)" }.joined()
    }
  }
}
