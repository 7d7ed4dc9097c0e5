import Diagnostics
import Foundation
import HeadlessUIKit
import Testing

private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

/// Real nibs are loaded with stand-ins for the classes of their apps.
@MainActor
@Suite(.enabled(if: corpus != nil, "skipped: XIB_CORPUS names no folder of real nibs"))
struct LoadCorpusTests {
  /// The compiled nibs that have a byte at all; every fifth of them unless all are asked for.
  private static func nibs() -> [URL] {
    guard let corpus else { return [] }
    let root = URL(filePath: corpus).appending(path: "nibs")
    guard let entries = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var files: [URL] = []
    for case let name as String in entries where name.hasSuffix(".nib") {
      let file = root.appending(path: name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      if attributes?[.type] as? FileAttributeType == .typeRegular,
        (attributes?[.size] as? Int ?? 0) > 0
      {
        files.append(file)
      }
    }
    files.sort { $0.path < $1.path }
    let isComplete = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] != nil
    return isComplete ? files : files.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
  }

  @Test func `at least 99 of 100 nibs load without an error`() {
    var options = LoadOptions()
    options.makesStandIns = true
    let files = Self.nibs()
    var failures: [String] = []
    for file in files {
      do throws(NibError) {
        let nib = try UINib(contentsOf: file).load(withOwner: nil, options: options)
        if let error = nib.diagnostics.first(where: { $0.severity == .error }) {
          failures.append("\(file.path): \(error.message)")
        }
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(files.count > 100)
    #expect(failures.count * 100 <= files.count, "\(failures.joined(separator: "\n"))")
  }
}
