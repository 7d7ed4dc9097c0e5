import Diagnostics
import FileWork
import Foundation
import IBLint
public import TestPackages
import XcodeProjects

#if SourceChecks
  import IBLintSources
#endif

/// A package that tests an app's screens, on disk.
public struct TestPackageFolder: Sendable {
  /// The options for a test package.
  public struct Options: Sendable {
    /// The path of the Xcode project.
    public var project: String
    /// The target. If nil, it is the only app, the app with the project's name, or the app with the most documents.
    public var target: String?
    /// The folder to write to, or nil for `<module>ScreenTests` next to the project.
    public var output: String?
    /// The location of the xibinspect package: a folder, or a repository's URL. If nil, the location from an earlier
    /// run is used.
    public var dependency: String?
    /// Whether to build the package and run its tests, and to exclude the parts that do not compile or stop the tests.
    public var builds = true
    /// Whether to write stand-ins for libraries.
    public var usesStandIns = false
    /// The folder for the build, or nil for `.build` in the package.
    public var scratch: String?

    /// Creates the options.
    public init(project: String) { self.project = project }
  }

  /// The path of the package.
  public let folder: String
  /// The summary of what the package tests.
  public let summary: TestSummary
  /// The files of an earlier run that the user has changed, and that are therefore not overwritten.
  public let kept: [String]
  /// The target that the package tests.
  public let target: String
  /// The names of the project's other apps, if no target was named.
  public let otherTargets: [String]
  /// The names of the sources that are excluded because they stop the tests, with the error messages.
  public let stops: [(source: String, message: String)]
  /// The names of the sources of which one function is excluded because it stops the tests, with the names of the functions
  /// and the error messages.
  public let functionStops: [(source: String, message: String)]
  /// Whether the package compiles, or the reason why this is unknown.
  public let check: PackageCheck.Outcome

  /// Writes the package for an app, or updates the files that an earlier run has written.
  /// - Parameter progress: Receives a line of text about each step of the build.
  /// - Throws: A `Diagnostic` if the project cannot be read or a file cannot be written.
  public static func write(
    _ options: Options, progress: (String) -> Void = { _ in }
  ) throws -> TestPackageFolder {
    let app: TestedApp
    do {
      app = try TestedApp(
        project: options.project, target: options.target, sourceFacts: sourceFacts)
    } catch {
      throw Diagnostic.usage(error.message)
    }
    let folder = URL(
      fileURLWithPath: options.output
        ?? URL(fileURLWithPath: options.project).deletingLastPathComponent()
        .appendingPathComponent(app.packageName).path)
    // The project chooses the name of the folder, so a link of that name could lead anywhere.
    if options.output == nil,
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path)) != nil
    {
      throw Diagnostic.usage("'\(folder.path)' is a link; name the folder with --output")
    }
    var files = try PackageFiles(folder, module: app.module)
    guard let dependency = options.dependency ?? files.dependency else {
      throw Diagnostic.usage(
        "name the xibinspect package with --xibinspect: a folder, or a repository's URL")
    }
    files.dependency =
      FileManager.default.fileExists(atPath: dependency)
      ? URL(fileURLWithPath: dependency).standardizedFileURL.path : dependency
    var knowledge = TestPackage.Knowledge()
    knowledge.excluded = files.excluded
    knowledge.modules = files.modules
    knowledge.usesStandIns = options.usesStandIns
    let initial = knowledge
    var written = TestPackage(app, knowledge)
    try files.write(written)
    func write(_ knowledge: TestPackage.Knowledge) throws -> TestPackage {
      written = TestPackage(app, knowledge)
      try files.write(written)
      return written
    }
    var check = PackageCheck.Outcome.unchecked("no build was requested")
    if options.builds {
      let builder = PackageCheck(app, folder: folder.path, scratch: options.scratch)
      check = try builder.repair(written, &knowledge, progress: progress, write: write)
      // Stand-ins never prevent a build.
      if case .fails = check, knowledge.usesStandIns {
        progress("the package does not build with stand-ins, so they are left out")
        knowledge = initial
        knowledge.usesStandIns = false
        check = try builder.repair(
          write(knowledge), &knowledge, progress: progress, write: write)
      }
    }
    return TestPackageFolder(
      folder: folder.path, summary: written.summary, kept: files.kept.sorted(), target: app.target,
      otherTargets: app.otherTargets,
      stops: named(knowledge.stops), functionStops: named(knowledge.functionStops), check: check)
  }

  /// Returns the names of the sources, sorted by their paths, with their messages.
  private static func named(_ messages: [String: String]) -> [(source: String, message: String)] {
    messages.inKeyOrder.map {
      (URL(fileURLWithPath: $0.key).lastPathComponent, $0.value)
    }
  }

  private static func sourceFacts(
    in folder: String, _ projects: ProjectTargets
  ) -> (any SourceFacts)? {
    #if SourceChecks
      SourceIndex(folders: [folder], projects: projects)
    #else
      nil
    #endif
  }
}
