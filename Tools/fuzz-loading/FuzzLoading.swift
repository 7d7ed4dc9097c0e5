import LoadMutation
import TestSupport

/// `fuzz-loading [COUNT [SEED]]`: damages the samples and their compiled nibs, and loads what is left. Every fourth
/// seed is for macOS.
@main
@MainActor
enum FuzzLoading {
  static func main() throws {
    let probe = try LoadProbe()
    let appKit = try AppKitProbe()
    try FuzzRun("fuzz-loading", usualCount: 20_000).run { seed in
      seed % 4 == 1 ? appKit.run(seed: seed / 4) : probe.run(seed: seed)
    }
  }
}
