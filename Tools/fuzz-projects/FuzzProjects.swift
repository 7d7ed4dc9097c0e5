import ProjectMutation
import TestSupport

/// `fuzz-projects [--each | --format NAME] [COUNT [SEED]]`: makes files around documents, damages some, and reads them:
/// projects, settings, manifests, property lists, sources and caches of them, translations, assets, fonts, findings, the files
/// of test packages, what git and compilers print, and changes to documents.
@main
enum FuzzProjects {
  static func main() throws {
    let formats = SampleFormat.allCases.map(\.rawValue)
    try FuzzRun("fuzz-projects", usualCount: 20_000, formats: formats).run(
      fileExtension: "txt", sample: { ProjectSample(seed: $0).bytes },
      probe: { _, seed in ProjectProbe.run(seed: seed) })
  }
}
