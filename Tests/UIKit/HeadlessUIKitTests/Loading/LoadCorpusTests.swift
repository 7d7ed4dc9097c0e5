import Diagnostics
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Real nibs are loaded with stand-ins for the classes of their apps.
@MainActor
@Suite(
  .enabled(if: Corpus.folder != nil, "skipped: XIB_CORPUS names no folder of real nibs"),
  .ownEnvironment)
struct LoadCorpusTests {
  @Test func `at least 99 of 100 nibs load without an error`() {
    var options = LoadOptions()
    options.makesStandIns = true
    let files = Corpus.files(in: "nibs", "nib", every: 5)
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
