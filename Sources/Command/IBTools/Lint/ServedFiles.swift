import IBLint
import XcodeProjects

/// The settings, sources, projects and documents around the documents that an editor has opened. They are read again
/// when files change.
final class ServedFiles {
  private let command: ServeCommand
  private var watch: FileWatch
  private var settings: LintSettings
  private var linter: Linter
  private var projects: ProjectTargets?
  private var images: ProjectAssets?
  private var documents: RunDocuments
  /// The facts from the app's sources, or nil without sources.
  private(set) var facts: (any SourceFacts)?

  /// Reads the files.
  /// - Throws: An error if the settings cannot be read or the sources are missing.
  init(_ command: ServeCommand) throws {
    self.command = command
    watch = FileWatch {
      FileWatch.files(
        below: ["."] + command.sources + command.project + command.assets,
        endings: FileWatch.surroundings + [".xib", ".storyboard"])
        + [command.config].compactMap { $0 }
    }
    (settings, linter, projects, images, facts) = try Self.read(command)
    documents = RunDocuments(InputFiles(["."]).unique, projects: projects, assets: images)
  }

  private static func read(_ command: ServeCommand) throws -> (
    LintSettings, Linter, ProjectTargets?, ProjectAssets?, (any SourceFacts)?
  ) {
    let settings = try ConfigurationFile.read(command.config)
    let linter = try LintRun.linter(settings)
    let (sources, project) = (command.sources, command.project)
    let projects =
      project.isEmpty && sources.isEmpty
      ? nil
      : ProjectTargets(
        projects: project.isEmpty ? ProjectTargets.search(["."] + sources) : project,
        readManifest: ManifestFile.read)
    let app =
      try sources.isEmpty ? nil : LintedSources(sources, cache: .standard, projects: projects)
    // Editors show the standard error of a server in their log.
    let problems = (projects?.problems ?? []) + (app?.diagnostics ?? [])
    StandardError.write(problems.map(\.line).joined())
    let images =
      projects == nil && command.assets.isEmpty
      ? nil
      : ProjectAssets(
        command.assets, projects: projects, appFolders: sources.isEmpty ? [] : ["."] + sources,
        isLive: true)
    return (settings, linter, projects, images, app?.facts)
  }

  /// Reads changed files again. If the settings have an error, the last ones remain in use.
  /// - Returns: Whether files have changed.
  func refresh() -> Bool {
    let changes = watch.changes()
    guard !changes.isEmpty else { return false }
    // Other contents of documents change neither sources nor projects.
    let areDocuments = changes.allSatisfy { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    if watch.hasOtherFiles || !areDocuments {
      do {
        (settings, linter, projects, images, facts) = try Self.read(command)
      } catch {
        // The problem has been printed.
        return false
      }
    }
    documents = RunDocuments(InputFiles(["."]).unique, projects: projects, assets: images)
    return true
  }

  /// Returns the findings in the bytes of a document.
  func lint(_ bytes: [UInt8], _ path: String) -> Linter.Result {
    linter.lint(
      bytes, file: path, path: settings.base.relative(path), sources: facts, run: documents)
  }
}
