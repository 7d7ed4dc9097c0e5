import ArgumentParser
import Diagnostics
import Foundation
import IBLint
import Yams

/// The settings of a run, and the folder that their paths are relative to.
struct LintSettings {
  var configuration: LintConfiguration
  var base: PathBase
}

/// A reader of `.xibinspect.yml`.
enum ConfigurationFile {
  /// Returns the settings in the named file, or else in the nearest configuration file in the working directory or a
  /// parent folder, or else the defaults.
  /// - Parameter path: The path of the file that the user named.
  /// - Throws: `ExitCode` after printing the problems.
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

  /// Returns the values in a YAML file, or nil if the file is empty.
  /// - Throws: A ``Diagnostic`` if the file is not YAML or contains too many values.
  static func node(_ bytes: [UInt8], file: String) throws -> ConfigurationNode? {
    do {
      return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)).map {
        var budget = 10_000
        return try value($0, &budget, file)
      }
    } catch let error as YamlError {
      throw problem(error, file: file)
    }
  }

  /// Converts a YAML node.
  /// - Parameter budget: The remaining number of allowed values, because nested aliases can expand exponentially.
  private static func value(_ node: Node, _ budget: inout Int, _ file: String) throws
    -> ConfigurationNode
  {
    budget -= 1
    guard budget >= 0 else {
      throw diagnostic(
        "more than 10000 values after expanding aliases; remove some", node.mark, file)
    }
    let value: ConfigurationNode.Value =
      switch node {
      case .mapping(let mapping):
        .mapping(
          try mapping.map {
            (
              key: try Self.value($0.key, &budget, file),
              value: try Self.value($0.value, &budget, file)
            )
          })
      case .sequence(let items): .list(try items.map { try Self.value($0, &budget, file) })
      case .scalar(let scalar): .scalar(node.null == nil ? scalar.string : "")
      case .alias: .scalar("")
      }
    return ConfigurationNode(value, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  private static func problem(_ error: YamlError, file: String) -> Diagnostic {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return diagnostic("invalid YAML: \(problem)", mark, file)
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().joined(separator: ", ")
      return diagnostic("duplicate key '\(names)'", context.mark, file)
    default: return diagnostic("invalid YAML: \(error)", nil, file)
    }
  }
  private static func diagnostic(_ message: String, _ mark: Mark?, _ file: String) -> Diagnostic {
    Diagnostic(
      id: "configuration", severity: .error, file: file,
      range: mark.map {
        SourceRange(at: SourcePosition(line: $0.line, column: $0.column, offset: 0))
      }, message: message)
  }
}
