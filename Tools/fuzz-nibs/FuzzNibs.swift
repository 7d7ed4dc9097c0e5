import NibMutation
import TestSupport

/// `fuzz-nibs [COUNT [SEED]]`: damages compiled nibs, and decodes, dumps and encodes what is left.
@main
enum FuzzNibs {
  static func main() throws {
    let mutator = try NibMutator.samples()
    try FuzzRun("fuzz-nibs", usualCount: 100_000).run(
      fileExtension: "nib", sample: { mutator.sample(seed: $0) },
      probe: { bytes, _ in NibProbe.run(bytes) })
  }
}
