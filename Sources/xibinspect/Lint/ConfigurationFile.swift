import ArgumentParser
import Diagnostics
import Foundation
import IBLint
import Yams

/// The settings of a run and the folder that its paths begin in.
struct LintSettings {
  var configuration: LintConfiguration
  var base: PathBase
}

/// Reads `.xibinspect.yml`.
enum ConfigurationFile {
  /// The settings of a file, of the one found in the working directory or above it, or the usual ones.
  /// - Parameter path: The file that somebody has named.
  /// - Throws: `ExitCode` after the problems have been printed.
  static func read(_ path: String?) throws -> LintSettings {
    let folder = FileManager.default.currentDirectoryPath
    guard let path = path ?? nearest(to: folder) else {
      return LintSettings(
        configuration: LintConfiguration(), base: PathBase(folder, workingDirectory: folder))
    }
    let reader: ConfigurationReader
    do {
      let bytes = try InputFile(path: path, problem: nil).bytes()
      reader = ConfigurationReader(try node(bytes, file: path), file: path)
    } catch let problem as Diagnostic {
      try fail([problem])
    }
    if !reader.problems.isEmpty { try fail(reader.problems) }
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return LintSettings(
      configuration: reader.configuration, base: PathBase(parent, workingDirectory: folder))
  }

  private static func fail(_ problems: [Diagnostic]) throws -> Never {
    StandardError.write(problems.map(\.line).joined())
    throw ExitCode(ExitStatus.cannot.rawValue)
  }

  private static func nearest(to folder: String) -> String? {
    var parts = folder.split(separator: "/")
    while true {
      let path = "/" + (parts + [Substring(ConfigurationReader.fileName)]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: path) { return path }
      if parts.popLast() == nil { return nil }
    }
  }

  /// The values of a YAML file, nil for one without any.
  private static func node(_ bytes: [UInt8], file: String) throws -> ConfigurationNode? {
    do {
      return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)).map { value($0) }
    } catch let error as YamlError {
      throw problem(error, file: file)
    }
  }

  private static func value(_ node: Node) -> ConfigurationNode {
    let value: ConfigurationNode.Value =
      switch node {
      case .mapping(let mapping):
        .mapping(mapping.map { (key: Self.value($0.key), value: Self.value($0.value)) })
      case .sequence(let items): .list(items.map { Self.value($0) })
      case .scalar(let scalar): .scalar(node.null == nil ? scalar.string : "")
      case .alias: .scalar("")
      }
    return ConfigurationNode(value, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  private static func problem(_ error: YamlError, file: String) -> Diagnostic {
    func diagnostic(_ message: String, _ mark: Mark?) -> Diagnostic {
      Diagnostic(
        id: "configuration", severity: .error, file: file,
        range: mark.map {
          SourceRange(at: SourcePosition(line: $0.line, column: $0.column, offset: 0))
        }, message: message)
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return diagnostic("this is no YAML: \(problem)", mark)
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().joined(separator: ", ")
      return diagnostic("the key \(names) stands twice", context.mark)
    default: return diagnostic("this is no YAML: \(error)", nil)
    }
  }
}
