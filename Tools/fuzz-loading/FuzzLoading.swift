import LoadMutation
import TestSupport

/// `fuzz-loading [COUNT [SEED]]`: damages the samples and their compiled nibs, and loads what is left.
@main
@MainActor
enum FuzzLoading {
  static func main() throws {
    let probe = try LoadProbe()
    try FuzzRun("fuzz-loading", usualCount: 20_000).run { probe.run(seed: $0) }
  }
}
