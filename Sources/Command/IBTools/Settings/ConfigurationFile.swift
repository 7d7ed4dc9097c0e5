public import Diagnostics
import FileWork
import Foundation
public import IBLint
import YAMLFiles

/// The settings of a run, and the folder that their paths are relative to.
public struct LintSettings: Sendable {
  /// The rules to run, with their options and severities.
  public var configuration: LintConfiguration
  /// The folder that the paths of the settings are relative to.
  public var base: PathBase
  /// The settings that replace command-line options.
  public var run = RunSettings()
  /// Whether the settings were found, not named by the user, so that their paths must not lead out of the repository.
  var areFound = false

  /// Creates settings with paths that are relative to a folder.
  public init(configuration: LintConfiguration = LintConfiguration(), base: PathBase) {
    (self.configuration, self.base) = (configuration, base)
  }

  /// Reads the named settings file, or else the nearest `.xibinspect.yml` in the working directory or a folder above
  /// it. Without a file, returns the defaults.
  /// - Throws: ``ProblemList`` if the file cannot be read or is not valid.
  public init(file: String?) throws(ProblemList) { self = try ConfigurationFile.read(file) }
}

/// The problems that prevent a result.
public struct ProblemList: Error, Hashable, Sendable {
  /// The problems, in order.
  public let diagnostics: [Diagnostic]

  /// Creates an error from its problems.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// A reader of `.xibinspect.yml`.
enum ConfigurationFile {
  /// Returns the settings in the named file, or else in the nearest configuration file in the working directory or a
  /// parent folder in the same repository, or else the defaults.
  /// - Parameter path: The path of the file that the user named.
  /// - Throws: The problems in the file.
  static func read(_ path: String?) throws(ProblemList) -> LintSettings {
    let folder = FileManager.default.currentDirectoryPath
    let isNamed = path != nil
    guard let path = path ?? nearest else {
      return LintSettings(
        configuration: LintConfiguration(), base: PathBase(folder, workingDirectory: folder))
    }
    // Only the user may refer to a file elsewhere: the messages about a file quote it.
    guard isNamed || FolderScope(around: ".").contains(path) else {
      throw ProblemList([
        Diagnostic(
          id: "configuration", severity: .error, file: path,
          message:
            "the settings are a link that leads out of the repository; name them with --config")
      ])
    }
    let reader: ConfigurationReader
    do {
      let bytes = try InputFile(path: path).bytes()
      reader = ConfigurationReader(try YAMLFile.node(bytes, file: path), file: path)
    } catch {
      throw ProblemList([Diagnostic(wrapping: error, file: path)])
    }
    if !reader.problems.isEmpty { throw ProblemList(reader.problems) }
    let parent = path.lastSlash == nil ? "." : String(path[..<path.startOfName])
    var settings = LintSettings(
      configuration: reader.configuration, base: PathBase(parent, workingDirectory: folder))
    settings.run = reader.run
    settings.areFound = !isNamed
    return settings
  }

  private static var nearest: String? {
    EnclosingFolders.around(".").lazy.map { $0 + "/" + ConfigurationReader.fileName }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
