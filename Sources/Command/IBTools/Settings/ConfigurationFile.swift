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
    var seen: Set<String> = []
    let reader = try reader(path, isNamed: isNamed, &seen)
    var settings = LintSettings(
      configuration: reader.configuration,
      base: PathBase(Self.folder(of: path), workingDirectory: folder))
    settings.run = reader.run
    settings.areFound = !isNamed
    return settings
  }

  private static func folder(of path: String) -> String {
    path.lastSlash == nil ? "." : String(path[..<path.startOfName])
  }

  /// The maximum number of settings files that lead from one to the next.
  private static let mostParents = 16

  /// Reads a file with its parent files.
  // Bounded: by the number of parents.
  /// - Parameters:
  ///   - isNamed: Whether the user named the file, so that its parents may be outside of the repository, too.
  ///   - seen: The files that lead to this one.
  private static func reader(
    _ path: String, isNamed: Bool, _ seen: inout Set<String>
  ) throws(ProblemList) -> ConfigurationReader {
    seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    var reader: ConfigurationReader
    do {
      let bytes = try InputFile(path: path).bytes()
      reader = ConfigurationReader(try YAMLFile.node(bytes, file: path), file: path)
    } catch {
      throw ProblemList([Diagnostic(wrapping: error, file: path)])
    }
    if let node = reader.parent, let name = node.scalar {
      let folder = folder(of: path)
      let parent =
        name.isAbsolutePath ? name : folder + (folder.endsWithSlash ? "" : "/") + name
      if !FileManager.default.fileExists(atPath: parent) {
        reader.report(node, "the parent settings '\(name)' do not exist; correct the path")
      } else if !isNamed, !FolderScope(around: ".").contains(parent) {
        reader.report(
          node, "the parent settings '\(name)' are outside of the repository; copy them into it")
      } else if seen.count == mostParents {
        reader.report(node, "the settings have more than \(mostParents - 1) parents; combine some")
      } else if seen.contains(URL(fileURLWithPath: parent).resolvingSymlinksInPath().path) {
        reader.report(node, "the settings are their own parent; remove 'parent'")
      } else {
        reader.inherit(try Self.reader(parent, isNamed: isNamed, &seen))
      }
    }
    if !reader.problems.isEmpty { throw ProblemList(reader.problems) }
    return reader
  }

  private static var nearest: String? {
    EnclosingFolders.around(".").lazy.map { $0 + "/" + ConfigurationReader.fileName }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
