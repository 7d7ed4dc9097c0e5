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

  @Flag(help: "Show hidden changes as well: frames, reordering, tool versions.")
  var all = false

  @Flag(help: "Print JSON with every change.")
  var json = false

  @Flag(help: "Print an HTML page with pictures of both versions.")
  var html = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "With --html, the file to write. Default: standard output.", valueName: "PATH"))
  var output: String?

  @OptionGroup var places: AssetArguments

  @Flag(
    help: "Set up git to compare and merge documents with this command, for the current repository."
  )
  var installGit = false

  @Flag(help: "With --install-git, set up git for all repositories.")
  var global = false

  @Flag(help: "Print one document as lines, for git's textconv.")
  var textconv = false

  func validate() throws {
    try refuse(global && !installGit, "--global can only be used together with --install-git")
    try refuse(html && json, "--html cannot be used with --json")
    try refuse(
      output.map(InputFiles.isDocument) == true,
      "--output would replace a document; name another file")
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
    run.paint = Terminal.painted
    if let status = try run.asGitDriver(versions, to: StandardSink()) { return try status.leave() }
    let comparison = try Comparison.of(versions, paths: paths)
    if html {
      // Views must be used on the main thread, where this code runs.
      return try MainActor.assumeIsolated {
        try DiffPage(showsAll: all, assetSearch: places.search)
          .run(comparison.pairs, output: output, to: StandardSink())
      }.leave()
    }
    try run.run(comparison, to: StandardSink()).leave()
  }
}
