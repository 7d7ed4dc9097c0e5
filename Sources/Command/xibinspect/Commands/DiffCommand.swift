import ArgumentParser
import Diagnostics
import FileWork
import IBTools

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

  @OptionGroup var places: AssetArguments

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
  ///
  /// All arguments that git passes to a driver are operands, whether or not git's configuration includes `--`: a path
  /// in the repository may begin with a hyphen.
  static func spelledOut(_ arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName else { return arguments }
    let options = ["--all", "--json", "--textconv"]
    let command = [arguments[0]] + arguments.dropFirst().prefix { options.contains($0) }
    var operands = Array(arguments.dropFirst(command.count))
    if operands.first == "--" { operands.removeFirst() }
    if DiffRun.isGitDriverCall(operands)
      || command.contains("--textconv") && operands.count == 1
    {
      return command + ["--"] + operands
    }
    guard let separator = arguments.firstIndex(of: "--") else { return arguments }
    return arguments[..<separator] + arguments[(separator + 1)...].flatMap { ["--path", $0] }
  }

  func validate() throws {
    try refuse(global && !installGit, "--global can only be used together with --install-git")
    try refuse(html && json, "--html cannot be used with --json")
    try refuse(output != nil && !html, "--output can only be used together with --html")
    try refuse(
      !places.search.isEmpty && !html,
      "--assets and --project can only be used together with --html")
  }

  func run() throws {
    if installGit {
      for line in try GitInstallation(isGlobal: global).install() {
        StandardOutput.write(PrintableText.line(line) + "\n")
      }
      return
    }
    if textconv {
      try refuse(versions.count != 1, "--textconv takes one file")
      return StandardOutput.write(try DiffRun.textForGit(of: versions[0]))
    }
    var run = DiffRun(showsAll: all, json: json)
    run.paint = { Terminal.painted($1, $0) }
    if let status = try run.asGitDriver(versions, to: StandardSink()) { return try status.leave() }
    let comparison = try Comparison.of(versions, paths: paths)
    if html { return try writePage(comparison.pairs) }
    try run.run(comparison, to: StandardSink()).leave()
  }

  private func writePage(_ pairs: [DocumentPair]) throws {
    // Views must be used on the main thread, where this code runs.
    let result = MainActor.assumeIsolated {
      DiffPage(showsAll: all, assetSearch: places.search).result(for: pairs)
    }
    if let output {
      StandardError.write(try AtomicFile.write(result.bytes, to: output).map(\.line).joined())
    } else {
      StandardOutput.write(result.bytes)
    }
    StandardSink().report(result.diagnostics)
    try result.status.leave()
  }
}
