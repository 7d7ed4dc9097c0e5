import Foundation
import Testing

/// The page about coverage names a test for each recognizer and control event: `Schema/uikit-events.tsv`.
@Suite struct EventCoverage {
  @Test func `every test of the table exists`() throws {
    let folder = Repository.root.appending(path: "Tests/UIKit/HeadlessUIKitTests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for line in Repository.lines(of: "Schema/uikit-events.tsv").dropFirst() where !line.isEmpty {
      let cells = line.components(separatedBy: "\t")
      #expect(sources.contains("func `\(cells[2])`("), "\(cells[0])")
    }
  }
}
