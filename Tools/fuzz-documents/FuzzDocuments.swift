import DocumentMutation
import TestSupport

/// `fuzz-documents [COUNT [SEED]]`: damages the samples, asks everything of what is left, and compares and merges it.
@main
enum FuzzDocuments {
  static func main() throws {
    let mutator = try Mutator.samples()
    try FuzzRun("fuzz-documents", usualCount: 20_000).run(
      fileExtension: "xib", sample: { mutator.sample(seed: $0) },
      probe: { bytes, seed in
        let outcome = Probe.run(bytes, seed: seed)
        guard outcome == .read else { return outcome }
        let original = mutator.original(seed: seed)
        return ComparisonProbe.run(
          bytes, original: original, other: Mutator([original]).sample(seed: ~seed))
      })
  }
}
