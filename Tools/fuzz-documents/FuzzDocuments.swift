import DocumentMutation
import TestSupport

/// `fuzz-documents [COUNT [SEED]]`: damages the samples and asks everything of what is left.
@main
enum FuzzDocuments {
  static func main() throws {
    let mutator = try Mutator.samples()
    try FuzzRun("fuzz-documents", usualCount: 20_000).run(
      fileExtension: "xib", sample: { mutator.sample(seed: $0) },
      probe: { Probe.run($0, seed: $1) })
  }
}
