import LoadMutation
import TestSupport

/// `fuzz-pictures [COUNT [SEED]]`: damages the samples, and draws what is left.
@main
@MainActor
enum FuzzPictures {
  static func main() throws {
    let probe = try PictureProbe()
    try FuzzRun("fuzz-pictures", usualCount: 20_000).run { probe.run(seed: $0) }
  }
}
