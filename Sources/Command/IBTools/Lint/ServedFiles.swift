package import Diagnostics
package import IBLint
import XcodeProjects

/// The settings, sources, projects and documents around the documents that an editor has opened. They are read again
/// when files change.
package final class ServedFiles {
  private let options: LintOptions
  /// Called with the problems with settings, projects and sources.
  private let report: ([Diagnostic]) -> Void
  private var watch: FileWatch
  private var settings: LintSettings
  private var linter: Linter
  private var projects: ProjectTargets?
  private var images: ProjectAssets?
  private var documents: RunDocuments
  /// The facts from the app's sources, or nil without sources.
  package private(set) var facts: (any SourceFacts)?

  /// Reads the files.
  /// - Throws: An error if the settings cannot be read or the sources are missing.
  package init(_ options: LintOptions, report: @escaping ([Diagnostic]) -> Void) throws {
    (self.options, self.report) = (options, report)
    watch = FileWatch {
      FileWatch.files(
        below: ["."] + options.sources + options.projects + options.assets,
        endings: FileWatch.surroundings + [".xib", ".storyboard"])
        + [options.settingsFile].compactMap { $0 }
    }
    (settings, linter, projects, images, facts) = try Self.read(options, report)
    documents = RunDocuments(InputFiles(["."]).unique, projects: projects, assets: images)
  }

  private static func read(
    _ options: LintOptions, _ report: ([Diagnostic]) -> Void
  ) throws -> (
    LintSettings, Linter, ProjectTargets?, ProjectAssets?, (any SourceFacts)?
  ) {
    let settings = try LintSettings(file: options.settingsFile)
    let linter = try LintRun.linter(settings)
    let (sources, project) = (options.sources, options.projects)
    let projects =
      project.isEmpty && sources.isEmpty
      ? nil
      : project.isEmpty
        ? ProjectTargets(searching: ["."] + sources, readManifest: ManifestFile.read)
        : ProjectTargets(projects: project, readManifest: ManifestFile.read)
    let app =
      try sources.isEmpty ? nil : LintedSources(sources, cache: .standard, projects: projects)
    let problems = (projects?.problems ?? []) + (app?.diagnostics ?? [])
    report(problems)
    let images =
      projects == nil && options.assets.isEmpty
      ? nil
      : ProjectAssets(
        options.assets, projects: projects, appFolders: sources.isEmpty ? [] : ["."] + sources,
        isLive: true)
    return (settings, linter, projects, images, app?.facts)
  }

  /// Reads changed files again. If the settings contain an error, the previous ones remain in use.
  /// - Returns: Whether files have changed.
  package func refresh() -> Bool {
    let changes = watch.changes()
    guard !changes.isEmpty else { return false }
    // Changes to the contents of documents affect neither sources nor projects.
    let areDocuments = changes.allSatisfy { $0.hasEnding(".xib") || $0.hasEnding(".storyboard") }
    if watch.hasOtherFiles || !areDocuments {
      do {
        (settings, linter, projects, images, facts) = try Self.read(options, report)
      } catch {
        report((error as? ProblemList)?.diagnostics ?? [Diagnostic(wrapping: error, file: nil)])
        return false
      }
    }
    documents = RunDocuments(InputFiles(["."]).unique, projects: projects, assets: images)
    return true
  }

  /// Returns the findings in the bytes of a document.
  package func lint(_ bytes: [UInt8], _ path: String) -> Linter.Result {
    linter.lint(
      bytes, file: path, path: settings.base.relative(path), sources: facts, run: documents)
  }
}
