import FileWork
import Foundation
import TestPackages

/// A check that builds a test package with the compiler and finds the parts that do not compile.
public struct PackageCheck {
  /// The result of the builds.
  public enum Outcome: Sendable {
    /// The app's module compiles, possibly after several builds.
    case compiles(builds: Int)
    /// The package was not built, for the given reason.
    case unchecked(String)
    /// The build fails for a reason other than the app's sources; the value contains the first lines with errors.
    case fails([String])
  }

  private let module: String
  private let folder: String
  private let scratch: String?
  /// The app's sources by their paths with links resolved.
  private let sources: [String: String]
  /// The maximum number of builds: each build can find errors that earlier ones have hidden.
  static let mostBuilds = 24

  init(_ app: TestedApp, folder: String, scratch: String?) {
    module = app.module
    self.folder = folder
    self.scratch = scratch
    sources = Dictionary(
      app.sources.map { (URL(fileURLWithPath: $0).resolvingSymlinksInPath().path, $0) }
    ) { first, _ in first }
  }

  /// Builds the app's module and the tests, and excludes the parts that do not compile until the rest compiles.
  /// - Parameters:
  ///   - package: The package as written.
  ///   - knowledge: The known facts about the package, to which errors are added.
  ///   - write: Writes the package again.
  func repair(
    _ package: TestPackage, _ knowledge: inout TestPackage.Knowledge, progress: (String) -> Void,
    write: (TestPackage.Knowledge) throws -> TestPackage
  ) throws -> Outcome {
    var package = package
    var goals = ["--target", module]
    for round in 1...Self.mostBuilds {
      progress("build \(round): swift build \(goals.joined(separator: " "))")
      guard let (status, output) = build(goals) else {
        return .unchecked("there is no program 'swift' to compile it with")
      }
      if status == 0 {
        guard goals != Self.tests else { return .compiles(builds: round) }
        goals = Self.tests
        continue
      }
      let errors = Self.errors(in: output)
      var (lines, failures) = sorted(errors)
      // Parts that are already excluded cannot be excluded again.
      for (file, texts) in lines {
        let new = texts.subtracting(knowledge.droppedLines[file] ?? [])
        lines[file] = new.isEmpty ? nil : new
      }
      failures = failures.filter { knowledge.failures[$0.key] == nil }
      let ownerless = Set(
        errors.filter { $0.path.hasSuffix("/ScreenTests.swift") }
          .compactMap { package.document(ofTestAtLine: $0.line) }
      ).subtracting(knowledge.ownerless)
      if !lines.isEmpty {
        // Errors in sources may be caused by errors in skeletons.
        for (file, texts) in lines { knowledge.droppedLines[file, default: []].formUnion(texts) }
        progress(
          "  lines of skeletons that do not compile: \(lines.values.reduce(0) { $0 + $1.count })")
      } else if !failures.isEmpty {
        knowledge.failures.merge(failures) { first, _ in first }
        progress("  sources that do not compile: \(failures.count)")
      } else if !ownerless.isEmpty {
        knowledge.ownerless.formUnion(ownerless)
        progress("  tests that cannot create an owner: \(ownerless.count)")
      } else {
        return .fails(Self.messages(in: output))
      }
      package = try write(knowledge)
    }
    return .fails(["there are errors after \(Self.mostBuilds) builds"])
  }

  private static let tests = ["--build-tests"]

  private func build(_ goals: [String]) -> (Int32, String)? {
    var command = ["swift", "build", "--package-path", folder] + goals
    if let scratch { command += ["--scratch-path", scratch] }
    let shell = ["-c", "command -v swift > /dev/null || exit 127; exec \"$@\" 2>&1", "sh"]
    let result = try? ChildProcess.run("sh", shell + command, reading: 1, silencing: nil)
    guard let result, result.status != 127 else { return nil }
    return (result.status, String(decoding: result.output, as: UTF8.self))
  }

  /// A compiler error.
  struct CompilerError: Hashable {
    let path: String
    let line: Int
    let message: String
  }

  /// Returns the errors that contain a position.
  static func errors(in output: String) -> [CompilerError] {
    output.split(whereSeparator: \.isNewline).compactMap { text in
      guard let mark = text.range(of: ": error: ") else { return nil }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
      let path = place.dropLast(2).joined(separator: ":")
      return CompilerError(path: path, line: line, message: String(text[mark.upperBound...]))
    }
  }

  private static func messages(in output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }
    return lines.prefix(5).map(String.init)
  }

  /// Returns the lines of skeletons that contain errors, by file, and the sources that contain errors.
  private func sorted(
    _ errors: [CompilerError]
  ) -> (lines: [String: Set<String>], failures: [String: String]) {
    var lines: [String: Set<String>] = [:]
    var failures: [String: String] = [:]
    var texts: [String: [Substring]] = [:]
    for error in errors {
      if let source = sources[error.path] {
        if failures[source] == nil { failures[source] = error.message }
        continue
      }
      let url = URL(fileURLWithPath: error.path)
      guard url.deletingLastPathComponent().lastPathComponent == TestPackage.skeletonFolder else {
        continue
      }
      if texts[error.path] == nil {
        let bytes = (try? FileBytes.read(error.path, limit: 64 << 20)) ?? []
        texts[error.path] = String(decoding: bytes, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
      }
      guard let text = texts[error.path], error.line > 0, error.line <= text.count else { continue }
      let line = text[error.line - 1].drop { $0 == " " }
      lines[url.lastPathComponent, default: []].insert(String(line))
    }
    return (lines, failures)
  }
}
