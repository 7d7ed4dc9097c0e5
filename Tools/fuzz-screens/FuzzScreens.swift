import Foundation
import LoadMutation
import TestSupport

/// `fuzz-screens [COUNT [SEED]]`: touches, turns and times loaded screens at random: those of the documents in
/// `$XIB_CORPUS`, else the samples.
@main
@MainActor
enum FuzzScreens {
  static func main() throws {
    let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]
    let probe = try ScreenProbe(documentsIn: corpus.map { URL(filePath: $0) })
    try FuzzRun("fuzz-screens", usualCount: 20_000).run { probe.run(seed: $0) }
  }
}
