import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import IBCompare
import InterfaceBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between versions of documents, object by object.",
    usage: """
      xibinspect diff [--all] [--json | --html] <old> <new>
      xibinspect diff [--all] [--json | --html] <revision> [<revision>] -- [<path> ...]
      xibinspect diff --install-git [--global]
      """,
    discussion: """
      Compares two files, two folders, or revisions of a git repository; a single revision is compared with the \
      working tree.
      Exit codes: 0 if there are no differences, 1 if there are differences, 2 if there are errors.
      """)

  @Argument(help: "Two files, two folders, or one or two revisions.", completion: .file())
  var versions: [String] = []

  @Option(
    name: .customLong("path"), parsing: .unconditionalSingleValue,
    help: """
      Compare only this path in the repository; same as a path after --. May be repeated. Default: all documents.
      """)
  var paths: [String] = []

  @Flag(name: .long, help: "Show hidden changes as well: frames, reordering, tool versions.")
  var all = false

  @Flag(name: .long, help: "Print JSON with every change.")
  var json = false

  @Flag(name: .long, help: "Print an HTML page with pictures of both versions.")
  var html = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "With --html, the file to write. Default: standard output.", valueName: "PATH"))
  var output: String?

  @Flag(
    name: .long,
    help: "Set up git to compare and merge documents with this command, for the current repository."
  )
  var installGit = false

  @Flag(name: .long, help: "With --install-git, set up git for all repositories.")
  var global = false

  @Flag(name: .long, help: "Print one document as lines, for git's textconv.")
  var textconv = false

  /// Rewrites paths after `--` as options, because the parser only supports one list of arguments.
  static func spelledOut(_ arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName,
      let separator = arguments.firstIndex(of: "--")
    else { return arguments }
    return arguments[..<separator] + arguments[(separator + 1)...].flatMap { ["--path", $0] }
  }

  func validate() throws {
    if global, !installGit {
      throw ValidationError("--global can only be used together with --install-git")
    }
    if html, json { throw ValidationError("--html cannot be used with --json") }
    if output != nil, !html {
      throw ValidationError("--output can only be used together with --html")
    }
  }

  func run() throws {
    do {
      try compare()
    } catch let problem as Diagnostic {
      StandardError.write(problem.file == nil ? "xibinspect: \(problem.message)\n" : problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }

  private func compare() throws {
    if installGit {
      for line in try GitInstallation(isGlobal: global).install() {
        StandardOutput.write(line + "\n")
      }
      return
    }
    if textconv {
      guard versions.count == 1 else { throw ValidationError("--textconv takes one file") }
      let file = InputFile(path: versions[0], problem: nil)
      // If a file cannot be converted, git stops. A file with conflict markers is therefore printed unchanged.
      guard let document = try? file.document().document else {
        return StandardOutput.write(try file.bytes())
      }
      return StandardOutput.write(document.reviewText)
    }
    if let driver = GitDriverArguments(versions) { return try run(driver) }
    if let path = GitDriverArguments.unmergedPath(versions) {
      return StandardOutput.write("* Unmerged path \(path)\n")
    }
    let comparison = try Comparison.of(versions, paths: paths)
    if html { return try writePage(comparison.pairs) }
    try DiffRun(showsAll: all, json: json, isSingle: comparison.isSingle).run(comparison.pairs)
  }

  private func writePage(_ pairs: [DocumentPair]) throws {
    // Views must be used on the main thread, where this runs.
    let result = MainActor.assumeIsolated { DiffPage(showsAll: all).result(for: pairs) }
    if let output {
      try AtomicFile.write(result.bytes, to: output)
    } else {
      StandardOutput.write(result.bytes)
      StandardOutput.flush()
    }
    StandardError.write(result.diagnostics.map(\.line).joined())
    try result.status.leave()
  }

  /// Compares files for git, as its external diff command.
  ///
  /// Git treats any status except 0 as a crash. So files that cannot be compared by objects are compared by lines:
  /// versions with conflict markers, and other kinds of file if git uses this command for all files.
  private func run(_ driver: GitDriverArguments) throws {
    let pair = DocumentPair(
      path: driver.path, oldPath: driver.oldPath, old: DocumentPair.version(driver.old),
      new: DocumentPair.version(driver.new))
    guard pair.old.isReadable, pair.new.isReadable else {
      let words = ["diff", "--no-index", "--no-ext-diff", "--no-textconv", driver.old, driver.new]
      let lines = String(decoding: try GitProcess.run(words).output, as: UTF8.self)
      return StandardOutput.write(driver.named(lines))
    }
    do {
      try DiffRun(showsAll: all, json: json, isSingle: false).run([pair])
    } catch let status as ExitCode where status == ExitCode(ExitStatus.findings.rawValue) {}
  }
}

/// The documents to compare, according to the arguments.
private struct Comparison {
  var pairs: [DocumentPair]
  /// Whether the arguments are two files, so that the output needs no paths.
  var isSingle = false

  /// Interprets the arguments.
  /// - Throws: A `ValidationError` for an invalid combination of arguments.
  static func of(_ versions: [String], paths: [String]) throws -> Comparison {
    let usage = "give two files, two folders, or revisions, as in: diff HEAD~1 -- path"
    // As for git, paths after a revision need no separator if they exist.
    if paths.isEmpty, let first = versions.firstIndex(where: exists), first > 0,
      versions[..<first].allSatisfy(DocumentPair.isRevision), versions[first...].allSatisfy(exists)
    {
      return try of(Array(versions[..<first]), paths: Array(versions[first...]))
    }
    if paths.isEmpty, versions.count == 2, exists(versions[0]) || exists(versions[1]) {
      for path in versions where !exists(path) && path != "-" {
        throw Diagnostic(
          id: "missing-file", severity: .error, file: path, message: "no such file")
      }
      let folders = versions.filter { isFolder($0) }
      guard folders.count != 1 else {
        throw ValidationError(
          "'\(folders[0])' is a folder, but the other argument is not; \(usage)")
      }
      if folders.count == 2 {
        return Comparison(pairs: try DocumentPair.pairs(inFolders: versions[0], versions[1]))
      }
      let pair = DocumentPair(
        path: versions[1], old: DocumentPair.version(versions[0]),
        new: DocumentPair.version(versions[1]))
      return Comparison(pairs: [pair], isSingle: true)
    }
    let isLoneFile = versions.count == 1 && paths.isEmpty && exists(versions[0])
    guard (1...2).contains(versions.count), !isLoneFile else { throw ValidationError(usage) }
    if let name = try DocumentPair.unknownRevision(in: versions) {
      throw Diagnostic(
        id: "missing-file", severity: .error, file: name,
        message: "neither a file nor a revision of this repository")
    }
    return Comparison(pairs: try DocumentPair.pairs(revisions: versions, paths: paths))
  }

  private static func exists(_ path: String) -> Bool { path == "-" || access(path, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
