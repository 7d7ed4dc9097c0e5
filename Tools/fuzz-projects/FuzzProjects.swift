import ProjectMutation
import TestSupport

/// `fuzz-projects [COUNT [SEED]]`: makes files around documents, damages some, and reads them: projects, settings, manifests,
/// patterns, YAML, property lists, strings, and sources in Swift and Objective-C.
@main
enum FuzzProjects {
  static func main() throws {
    try FuzzRun("fuzz-projects", usualCount: 20_000).run(
      fileExtension: "txt", sample: { ProjectSample(seed: $0).bytes },
      probe: { _, seed in ProjectProbe.run(seed: seed) })
  }
}
