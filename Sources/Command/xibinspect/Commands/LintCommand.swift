import ArgumentParser
import Diagnostics
import HeadlessUIKit
import IBLint
import IBTools

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check documents against rules.",
    discussion: """
      Exits with 1 if there is an error (with --strict, any finding), and with 2 if a file cannot be read. \
      Findings go to standard output, and the summary goes to standard error. Settings come from .xibinspect.yml in \
      the working directory or the nearest folder above it. To disable a rule for an object and everything inside \
      it, write "xibinspect:disable rule-id" in the object's notes.
      """)

  @Argument(
    help: "Files, or folders to search; '-' reads standard input. (default: .)",
    completion: .file(extensions: ["xib", "storyboard"]))
  var paths: [String] = []

  @Option(
    name: .long, help: "The format of the report: \(LintReporter.words).",
    completion: .list(LintReporter.allCases.map(\.rawValue)), transform: { try word($0) })
  var reporter: LintReporter?

  @Flag(name: .long, help: "Print JSON, like --reporter json.")
  var json = false

  @Option(
    name: .long, help: "Also write the findings to this file.",
    completion: .file())
  var output: String?

  @Option(
    name: .long,
    help: "A folder with the app's Swift and Objective-C sources. May be repeated.",
    completion: .directory)
  var sources: [String] = []

  @Flag(
    name: .long,
    help:
      "Check only the documents themselves. By default, lint finds the projects around and below the documents, and reads their sources and assets."
  )
  var documentsOnly = false

  @Option(
    name: .long,
    help:
      "The folder in which to cache information from the sources. (default: $XDG_CACHE_HOME/xibinspect, ~/.cache/xibinspect)",
    completion: .directory)
  var sourcesCache: String?

  @Flag(name: .long, help: "Read all sources again, and cache nothing.")
  var noSourcesCache = false

  @Option(
    name: .long,
    help:
      "The Xcode project, or the manifest of XcodeGen or Tuist, whose targets determine which sources a document uses. May be repeated. With --sources, projects are found automatically.",
    completion: .directory)
  var project: [String] = []

  @Option(
    name: .long,
    help:
      "A folder with asset catalogs and images that documents can use, in addition to those of the projects. May be repeated.",
    completion: .directory)
  var assets: [String] = []

  @Option(name: .long, help: "The settings file. Default: the nearest .xibinspect.yml.")
  var config: String?

  @Option(name: .long, help: "Run only this rule. May be repeated.", completion: Completion.rules)
  var only: [String] = []

  @Option(
    name: .long,
    help: "Report only findings with at least this level of evidence: possible, likely or certain.",
    completion: .list(Evidence.allCases.map(\.rawValue)), transform: { try word($0) })
  var evidence: Evidence?

  @Flag(
    name: .long,
    help: "Lay out the documents as well, for rules and fixes that need solved frames.")
  var layout = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device for --layout. Default: each document's own device.", valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "List every place that this rule checks, and why it is a finding or not.", valueName: "RULE"),
    completion: Completion.rules)
  var explain: String?

  @Flag(name: .long, help: "Print the number of findings for each rule instead of the findings.")
  var summary = false

  @Flag(name: .long, help: "Exit with 1 on any finding, not only on errors.")
  var strict = false

  @Flag(
    name: .long, help: "Report errors as warnings, so that findings never lead to the exit code 1.")
  var lenient = false

  @Option(
    name: .long, help: "Ignore the findings that are listed in this file.", completion: .file())
  var baseline: String?

  @Option(
    name: .long,
    help:
      "Write the findings to this file for --baseline, and exit with 0; '-' writes to standard output.",
    completion: .file())
  var writeBaseline: String?

  @Option(
    name: .long,
    help:
      "Lint the documents among the files listed in this file, one per line; '-' reads standard input."
  )
  var filesFrom: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Lint only one of several equal parts of the documents, such as 2/8, on one of several machines.",
      valueName: "N/COUNT"), transform: LintShard.init(parsing:))
  var shard: LintShard?

  @Flag(
    name: .long,
    help:
      "Combine the JSON reports that the paths name, such as those of --shard, into one report, and lint nothing."
  )
  var merge = false

  @Flag(
    name: .long,
    help:
      "Apply the fixes that keep the app's behavior; --fix=unsafe applies all fixes.")
  var fix = false

  @Flag(name: .long, help: .hidden)
  var unsafe = false

  @Flag(name: .long, help: "With --fix, write nothing and print a diff instead of findings.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Keep running, and lint documents again when they change. Press Control-C to stop.")
  var watch = false

  func validate() throws {
    if watch
      && (fix || writeBaseline != nil || explain != nil || filesFrom != nil || paths.contains("-"))
    {
      throw ValidationError(
        "--watch cannot be used with --fix, --write-baseline, --explain, --files-from or standard input"
      )
    }
    if json, let reporter, reporter != .json {
      throw ValidationError("--json and --reporter \(reporter.rawValue) cannot be used together")
    }
    try refuse(device != nil && !layout, "--device needs --layout")
    try refuse(strict && lenient, "--strict and --lenient cannot be used together")
    try refuse(
      documentsOnly && (!sources.isEmpty || !project.isEmpty),
      "--documents-only cannot be used with --sources or --project")
    try refuse(
      shard != nil && (writeBaseline != nil || explain != nil || watch),
      "--shard cannot be used with --write-baseline, --explain or --watch, which need all documents"
    )
    try refuse(
      merge
        && (fix || watch || layout || shard != nil || explain != nil || baseline != nil
          || filesFrom != nil || !sources.isEmpty || !only.isEmpty),
      "--merge combines finished reports, and works only with --reporter, --output, --summary and --strict"
    )
    try refuse(merge && paths.isEmpty, "--merge needs the JSON reports to combine")
    try refuse(
      merge && reporter == .sarif,
      "--merge cannot write SARIF, because JSON reports have no ends of ranges; upload the parts' own SARIF reports"
    )
    try refuse(
      output != nil && (dryRun || writeBaseline != nil),
      "--output cannot be used with --dry-run or --write-baseline, which print no findings")
    try refuse(
      summary && (dryRun || writeBaseline != nil),
      "--summary cannot be used with --dry-run or --write-baseline, which print no findings")
    try refuse(
      explain != nil && (fix || writeBaseline != nil || summary || !only.isEmpty),
      "--explain cannot be used with --fix, --write-baseline, --summary or --only")
    try refuse(
      output == "-", "findings already go to standard output; --output needs the name of a file")
    try refuse(dryRun && !fix, "--dry-run needs --fix")
    try refuse(unsafe && !fix, "--unsafe works only with --fix; use --fix=unsafe instead")
    try refuse(fix && paths.contains("-"), "--fix cannot change standard input; name a file")
    if (paths + [filesFrom, baseline, config].compactMap { $0 }).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once; use '-' only once")
    }
    try refuse(
      baseline != nil && writeBaseline != nil,
      "--baseline and --write-baseline cannot be used together")
    try refuse(fix && writeBaseline != nil, "--fix and --write-baseline cannot be used together")
    try refuse(
      noSourcesCache && sourcesCache != nil,
      "--sources-cache and --no-sources-cache cannot be used together")
    try refuse(summary && json, "--summary prints text, so --json cannot be used with it")
    try refuse(
      documentsOnly && (noSourcesCache || sourcesCache != nil),
      "--sources-cache and --no-sources-cache cannot be used with --documents-only")
  }

  func run() throws {
    if merge {
      let settings = try settings()
      let result = try MergedReports(paths).result(for: format(settings))
      return try printer(settings).write(result, to: StandardSink()).leave()
    }
    guard watch else { return try lint(nil) }
    var watch = LintWatch(try options())
    try lintAndGoOn(nil)
    while true {
      usleep(200_000)
      switch watch.changes() {
      case .everything: try lintAndGoOn(nil)
      case .documents(let paths): try lintAndGoOn(paths)
      case nil: break
      }
    }
  }

  /// Lints, and ignores the exit status for findings and unreadable files, because the next change may fix them.
  private func lintAndGoOn(_ changed: Set<String>?) throws {
    do {
      try lint(changed)
    } catch is ExitCode {
    } catch let problems as ProblemList {
      StandardError.write(problems.diagnostics.map(\.line).joined())
    } catch let problem as Diagnostic where !problem.isUsage {
      StandardError.write(problem.text)
    }
  }

  /// Lints all documents, or only the changed ones.
  private func lint(_ changed: Set<String>?) throws {
    var lintRun = try LintRun(try options())
    (lintRun.changed, lintRun.progress) = (changed, .terminal())
    let run = lintRun
    let sink = StandardSink()
    // Views must be used on the main thread, where this code runs.
    if let explain {
      return try MainActor.assumeIsolated { try run.explain(explain) }.write(to: sink).leave()
    }
    let result = try MainActor.assumeIsolated { try run.runOnMainActor() }
    try printer(try settings()).write(result, to: sink).leave()
  }

  private func settings() throws -> RunSettings { try LintSettings(file: config).run }

  private func printer(_ settings: RunSettings) -> LintPrinter {
    var printer = LintPrinter(format(settings), title: Terminal.outputTitle(of:))
    (printer.isStrict, printer.isSummary) = (strict || settings.strict == true && !lenient, summary)
    printer.isTerminal = Terminal.isOutputTerminal
    (printer.output, printer.newBaseline) = (output, writeBaseline)
    return printer
  }

  private func options() throws -> LintOptions {
    let listed = explain == nil ? try filesFrom.map { try LintRun.documents(listedIn: $0) } : nil
    var options = LintOptions(
      paths: paths.isEmpty && listed == nil ? ["."] : paths + (listed ?? []))
    options.mayBeEmpty = listed != nil
    options.shard = shard
    options.sources = sources
    options.sourcesCache = noSourcesCache ? .none : sourcesCache.map { .folder($0) } ?? .standard
    (options.projects, options.assets) = (project, assets)
    (options.settingsFile, options.onlyRules, options.evidence) = (config, Set(only), evidence)
    (options.laysOut, options.device, options.baseline) = (layout, device, baseline)
    if fix { options.fixing = LintOptions.Fixing(unsafe ? .unsafe : .safe, isDry: dryRun) }
    options.documentsOnly = documentsOnly
    let settings = try LintSettings(file: config)
    options.isLenient = lenient || settings.run.lenient == true && !strict
    options.reporter = format(settings.run)
    options = try options.applying(settings) { HeadlessDevice(argument: $0) }
    // A new baseline keeps the findings of the old one.
    if writeBaseline != nil, baseline == nil { options.baseline = nil }
    return options
  }

  private func format(_ settings: RunSettings) -> LintReporter {
    json ? .json : reporter ?? settings.reporter ?? .xcode
  }

  /// Splits `--fix=unsafe`, because the parser only supports flags without values; a path may follow `--fix`.
  /// - Throws: A `ValidationError` for another value.
  static func spelledOut(_ arguments: [String]) throws -> [String] {
    guard arguments.first == configuration.commandName else { return arguments }
    return try arguments.flatMap { argument in
      guard argument.hasPrefix("--fix=") else { return [argument] }
      switch argument {
      case "--fix=unsafe": return ["--fix", "--unsafe"]
      case "--fix=safe": return ["--fix"]
      default: throw ValidationError("unknown option '\(argument)'; use --fix or --fix=unsafe")
      }
    }
  }
}

extension LintShard {
  /// Reads a part such as `2/8`.
  fileprivate init(parsing text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = LintShard(number, of: count)
    else { throw ValidationError("not a part; write its number and their count, such as 2/8") }
    self = shard
  }
}

extension LintReporter {
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// Returns a value from a list of words.
/// - Throws: A `ValidationError` that lists the words.
func word<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value
where Value.RawValue == String {
  guard let value = Value(rawValue: text) else {
    let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("unknown value '\(text)'; use one of \(words)")
  }
  return value
}
