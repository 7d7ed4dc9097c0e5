import Diagnostics
import FileWork
import Foundation
import TestPackages

/// A check that builds a test package, runs its tests, and finds the parts that do not compile or that stop the tests.
public struct PackageCheck {
  /// The result of the builds.
  public enum Outcome: Sendable {
    /// The package compiles, possibly after several builds, and its tests run.
    case runs(builds: Int, TestRun)
    /// The package was not built, for the given reason.
    case unchecked(String)
    /// The build fails for a reason other than the app's sources; the value contains the first lines with errors.
    case fails([String])
  }

  private let app: TestedApp
  private let module: String
  private let folder: String
  private let scratch: String?
  /// The app's sources by their paths with links resolved.
  private let sources: [String: String]
  /// The maximum number of builds: each build can find errors that earlier ones have hidden.
  static let mostBuilds = 60
  /// The seconds after which tests count as endless.
  static let testSeconds = 300

  init(_ app: TestedApp, folder: String, scratch: String?) {
    self.app = app
    module = app.module
    self.folder = folder
    self.scratch = scratch
    sources = Dictionary(
      app.sources.map { (URL(fileURLWithPath: $0).resolvingSymlinksInPath().path, $0) }
    ) { first, _ in first }
  }

  /// Builds the app's module and the tests and runs them, and excludes the parts that do not compile or that stop the
  /// tests until the rest compiles and runs.
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
      guard let (status, output) = run(["build"] + goals) else {
        return .unchecked("there is no program 'swift' to compile it with")
      }
      if status != 0 {
        guard let step = exclude(Self.errors(in: output), output, package, &knowledge) else {
          return .fails(Self.messages(in: output))
        }
        progress("  " + step)
      } else if goals != Self.tests {
        goals = Self.tests
        continue
      } else {
        let run = runTests(progress)
        guard let stop = run.stop, let step = exclude(stop, package, &knowledge) else {
          return .runs(builds: round, run)
        }
        progress("  " + step)
        goals = ["--target", module]
      }
      package = try write(knowledge)
    }
    return .fails(["there are errors after \(Self.mostBuilds) builds"])
  }

  /// Excludes what causes errors of the compiler, and returns a description of it; nil if there is nothing to exclude.
  private func exclude(
    _ errors: [CompilerError], _ output: String, _ package: TestPackage,
    _ knowledge: inout TestPackage.Knowledge
  ) -> String? {
    var (lines, failures, breaksTypes) = sorted(errors)
    let files = Set(lines.keys)
    // Parts that are already excluded cannot be excluded again.
    for (file, texts) in lines {
      let new = texts.subtracting(knowledge.droppedLines[file] ?? [])
      lines[file] = new.isEmpty ? nil : new
    }
    failures = failures.filter { knowledge.failures[$0.key] == nil }
    var own = errors.compactMap { error in
      sources[error.path].map {
        SourceError(path: $0, line: error.line, column: error.column, message: error.message)
      }
    }
    var additions = package.additions(for: own, in: app, known: knowledge.libraryAdditions)
    var steps: [String] = []
    if !lines.isEmpty {
      for (file, texts) in lines { knowledge.droppedLines[file, default: []].formUnion(texts) }
      steps.append(
        "lines of skeletons that do not compile: \(lines.values.reduce(0) { $0 + $1.count })")
      // The compiler reports no error where a source uses a member with an error, or the conformance of a type to a
      // protocol. Other errors of types have consequences.
      if breaksTypes {
        additions = additions.filter(\.isCertain)
        (own, failures) = ([], [:])
      }
      // One of two members with the same name is omitted now.
      own.removeAll { $0.message.hasPrefix("ambiguous use") }
      failures = failures.filter { failure in own.contains { $0.path == failure.key } }
    }
    if !additions.isEmpty {
      knowledge.libraryAdditions.formUnion(additions)
      return (steps + ["names of libraries: \(additions.count)"]).joined(separator: "; ")
    }
    if failures.isEmpty, steps.isEmpty {
      failures = crashes(in: output).filter { knowledge.failures[$0.key] == nil }
    }
    let bodies = app.bodies(for: own.filter { failures[$0.path] != nil }, known: knowledge.bodies)
    for (path, codes) in bodies {
      failures[path] = nil
      knowledge.bodies[path, default: [:]].merge(codes) { first, _ in first }
    }
    if !bodies.isEmpty {
      steps.append(
        "functions that do not compile: \(bodies.values.reduce(0) { $0 + $1.count })")
    }
    if !failures.isEmpty {
      knowledge.failures.merge(failures) { first, _ in first }
      steps.append("sources that do not compile: \(failures.count)")
    }
    if !steps.isEmpty { return steps.joined(separator: "; ") }
    let unusable = files.subtracting(knowledge.droppedSkeletons)
    if !unusable.isEmpty {
      knowledge.droppedSkeletons.formUnion(unusable)
      return "skeletons that do not compile: \(unusable.count)"
    }
    let ownerless = Set(
      errors.filter { $0.path.hasEnding("/ScreenTests.swift") }
        .compactMap { package.document(ofTestAtLine: $0.line) }
    ).subtracting(knowledge.ownerless)
    guard !ownerless.isEmpty else { return nil }
    knowledge.ownerless.formUnion(ownerless)
    return "tests that cannot create an owner: \(ownerless.count)"
  }

  /// Excludes the function that stops the tests, its source if the function is unknown or another function of the source
  /// has stopped them before, or all sources of the screen if the source is unknown; if no source is left, the test.
  private func exclude(
    _ stop: TestRun.Stop, _ package: TestPackage, _ knowledge: inout TestPackage.Knowledge
  ) -> String? {
    let found =
      stop.source.map { [$0] } ?? Array(stop.title.map(package.sources(ofTest:)) ?? [])
    let new = found.filter { package.leftOut[$0] == nil }
    guard !new.isEmpty else { return disable(stop, package, &knowledge) }
    if let source = stop.source, let line = stop.line, knowledge.functionStops[source] == nil,
      let body = app.body(ofStopIn: source, line: line, known: knowledge.bodies)
    {
      knowledge.bodies[source, default: [:]][body.key] = body.code
      knowledge.functionStops[source] = "\(body.name): \(stop.message)"
      let name = URL(fileURLWithPath: source).lastPathComponent
      return "stops the tests: \(name): \(body.name): \(stop.message)"
    }
    for source in new {
      knowledge.stops[source] = stop.message
      knowledge.functionStops[source] = nil
    }
    let names = new.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
    return "stops the tests: \(names.joined(separator: ", ")): \(stop.message)"
  }

  /// Disables the test that stops the program, so that the tests after it run; returns nil if it is unknown.
  private func disable(
    _ stop: TestRun.Stop, _ package: TestPackage, _ knowledge: inout TestPackage.Knowledge
  ) -> String? {
    guard let title = stop.title, package.hasTest(named: title), knowledge.testStops[title] == nil
    else { return nil }
    knowledge.testStops[title] = stop.message
    return "stops the tests: '\(title)': \(stop.message)"
  }

  private static let tests = ["--build-tests"]

  /// Runs `swift` and returns its status and output, or nil if `swift` is not installed.
  private func run(_ arguments: [String], seconds: Int? = nil) -> (Int32, String)? {
    var command =
      ["swift"] + arguments.prefix(1) + ["--package-path", folder] + arguments.dropFirst()
    if let scratch { command += ["--scratch-path", scratch] }
    // The tests of a program that does not end are its child processes.
    let limit =
      seconds.map { "command -v timeout > /dev/null && set -- timeout \($0) \"$@\"; " } ?? ""
    let script =
      "command -v swift > /dev/null || exit 127; \(limit)export SWIFT_BACKTRACE=enable=yes,color=no; "
      + "exec \"$@\" 2>&1"
    let result = try? ChildProcess.run(
      "sh", ["-c", script, "sh"] + command, reading: 1, silencing: nil)
    guard let result, result.status != 127 else { return nil }
    return (result.status, String(decoding: result.output, as: UTF8.self))
  }

  private func runTests(_ progress: (String) -> Void) -> TestRun {
    progress("  swift test")
    // One after the other: if the program stops, the test that ran last is known.
    let (status, output) =
      run(["test", "--skip-build", "--no-parallel"], seconds: Self.testSeconds) ?? (0, "")
    return TestRun(output, isOverdue: status == 124, sources: sources)
  }

  /// A compiler error.
  package struct CompilerError: Hashable {
    package let path: String
    package let line: Int
    package let column: Int
    package let message: String
  }

  /// Returns the errors that contain a position. The compiler repeats an error for each file whose types it needs.
  package static func errors(in output: String) -> [CompilerError] {
    var known: Set<Substring> = []
    return output.split(whereSeparator: \.isNewline).compactMap { text in
      guard let mark = text.range(of: ": error: "), known.insert(text).inserted else { return nil }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      let path = place.dropLast(2).joined(separator: ":")
      return CompilerError(
        path: path, line: line, column: column, message: String(text[mark.upperBound...]))
    }
  }

  private static func messages(in output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }
    return lines.prefix(5).map(String.init)
  }

  /// Whether a line of a skeleton can be left out by itself: the end of a declaration stays with its beginning.
  private static func isDeclaration(_ line: String) -> Bool {
    line != "}" && !line.isEmpty && !line.hasPrefix("#")
  }

  /// Returns the sources in which the compiler itself crashed, with a message.
  private func crashes(in output: String) -> [String: String] {
    var found: [String: String] = [:]
    let trace = output.split(whereSeparator: \.isNewline).drop { !$0.hasPrefix("Stack dump:") }
    // `3.	While type-checking 'paint()' (at /work/Form.swift:12:3)`
    for line in trace where line.contains("While ") {
      guard let mark = line.range(of: "at /", options: .backwards) else { continue }
      let path = "/" + line[mark.upperBound...].prefix { $0 != ":" }
      if let source = sources[path] { found[source] = "the compiler crashes" }
    }
    return found
  }

  /// Returns the lines of skeletons that contain errors, by file, the sources that contain errors, and whether a type of a
  /// skeleton has an error in its header other than a missing requirement of a protocol.
  private func sorted(
    _ errors: [CompilerError]
  ) -> (lines: [String: Set<String>], failures: [String: String], breaksTypes: Bool) {
    var lines: [String: Set<String>] = [:]
    var failures: [String: String] = [:]
    var breaksTypes = false
    var texts: [String: AppSkeletons.DropKeys] = [:]
    for error in errors {
      if let source = sources[error.path] {
        if failures[source] == nil { failures[source] = error.message }
        continue
      }
      let url = URL(fileURLWithPath: error.path)
      let folder = url.deletingLastPathComponent().lastPathComponent
      guard [TestPackage.skeletonFolder, TestPackage.standInFolder].contains(folder) else {
        continue
      }
      if texts[error.path] == nil {
        let bytes = (try? FileBytes.readFollowingLinks(error.path, limit: 64 << 20)) ?? []
        texts[error.path] = AppSkeletons.DropKeys(
          String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false))
      }
      guard let text = texts[error.path], error.line > 0, error.line <= text.lines.count else {
        continue
      }
      let line = String(text.lines[error.line - 1].drop { $0 == " " })
      let file = url.lastPathComponent
      // A file whose lines cannot be left out can be left out itself.
      lines[file] = lines[file] ?? []
      guard Self.isDeclaration(line) else { continue }
      if line.hasSuffix("{"), !error.message.contains("does not conform to protocol") {
        breaksTypes = true
      }
      lines[file]?.insert(
        folder == TestPackage.standInFolder ? line : text.key(of: error.line - 1))
    }
    return (lines, failures, breaksTypes)
  }
}
