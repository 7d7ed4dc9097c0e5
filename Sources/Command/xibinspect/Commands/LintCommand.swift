import ArgumentParser
import Diagnostics
import HeadlessUIKit
import IBLint
import IBTools

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check documents against rules.",
    discussion: """
      The path '-' reads standard input. Exits with 1 if there is an error (with --strict, any finding), and with 2 \
      if a file cannot be read. Findings go to standard output, and the summary goes to standard error. Settings come \
      from .xibinspect.yml in the working directory or the nearest folder above it. To disable a rule for an object \
      and everything inside it, write "xibinspect:disable rule-id" in the object's notes.
      """)

  @OptionGroup var files: SearchedFiles

  @OptionGroup var report: ReporterArguments

  @Option(help: "Also write the findings to this file.", completion: .file())
  var output: String?

  @OptionGroup var app: ProjectArguments

  @Flag(
    help:
      "Check only the documents themselves. By default, lint finds the projects around and below the documents, and reads their sources and assets."
  )
  var documentsOnly = false

  @Option(
    help:
      "The folder in which to cache information from the sources. (default: $XDG_CACHE_HOME/xibinspect, ~/.cache/xibinspect)",
    completion: .directory)
  var sourcesCache: String?

  @Flag(help: "Read all sources again, and cache nothing.")
  var noSourcesCache = false

  @Option(help: "Run only this rule. May be repeated.", completion: Completion.rules)
  var only: [String] = []

  @Option(
    help: "Report only findings with at least this level of evidence: possible, likely or certain.",
    completion: .list(Evidence.allCases.map(\.rawValue)), transform: { try word($0) })
  var evidence: Evidence?

  @Flag(help: "Lay out the documents as well, for rules and fixes that need solved frames.")
  var layout = false

  @Option(
    help: ArgumentHelp(
      "The device for --layout. Default: each document's own device.", valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    help: ArgumentHelp(
      "List every place that this rule checks, and why it is a finding or not.", valueName: "RULE"),
    completion: Completion.rules)
  var explain: String?

  @Flag(help: "Print the number of findings for each rule instead of the findings.")
  var summary = false

  @Flag(help: "Exit with 1 on any finding, not only on errors.")
  var strict = false

  @Flag(help: "Report errors as warnings, so that findings never lead to the exit code 1.")
  var lenient = false

  @Option(help: "Ignore the findings that are listed in this file.", completion: .file())
  var baseline: String?

  @Option(
    help:
      "Write the findings to this file for --baseline, and exit with 0; '-' writes to standard output.",
    completion: .file())
  var writeBaseline: String?

  @Option(
    help:
      "Lint the documents among the files listed in this file, one per line; '-' reads standard input."
  )
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      "Lint only one of several equal parts of the documents, such as 2/8, on one of several machines.",
      valueName: "N/COUNT"), transform: LintShard.init(argument:))
  var shard: LintShard?

  @Flag(
    help:
      "Combine the JSON reports that the paths name, such as those of --shard, into one report, and lint nothing."
  )
  var merge = false

  @Flag(help: "Apply the fixes that keep the app's behavior; --fix=unsafe applies all fixes.")
  var fix = false

  @Flag(help: .hidden)
  var unsafe = false

  @Flag(help: "With --fix, write nothing and print a diff instead of findings.")
  var dryRun = false

  @Flag(help: "Keep running, and lint documents again when they change. Press Control-C to stop.")
  var watch = false

  func validate() throws {
    if watch
      && (fix || writeBaseline != nil || explain != nil || filesFrom != nil
        || files.paths.contains("-"))
    {
      throw ValidationError(
        "--watch cannot be used with --fix, --write-baseline, --explain, --files-from or standard input"
      )
    }
    try refuse(device != nil && !layout, "--device needs --layout")
    try refuse(strict && lenient, "--strict and --lenient cannot be used together")
    try refuse(
      documentsOnly && (!app.sources.isEmpty || !app.project.isEmpty),
      "--documents-only cannot be used with --sources or --project")
    try refuse(
      shard != nil && (writeBaseline != nil || explain != nil || watch),
      "--shard cannot be used with --write-baseline, --explain or --watch, which need all documents"
    )
    try refuse(
      merge
        && (fix || watch || layout || shard != nil || explain != nil || baseline != nil
          || filesFrom != nil || !app.sources.isEmpty || !only.isEmpty),
      "--merge combines finished reports, and works only with --reporter, --output, --summary and --strict"
    )
    try refuse(merge && files.paths.isEmpty, "--merge needs the JSON reports to combine")
    try refuse(
      merge && report.format == .sarif,
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
    try refuse(
      [output, writeBaseline].contains { $0.map(InputFiles.isDocument) == true },
      "--output and --write-baseline would replace a document; name another file")
    try refuse(dryRun && !fix, "--dry-run needs --fix")
    try refuse(unsafe && !fix, "--unsafe works only with --fix; use --fix=unsafe instead")
    try refuse(fix && files.paths.contains("-"), "--fix cannot change standard input; name a file")
    if (files.paths + [filesFrom, baseline, app.config].compactMap { $0 }).count(where: {
      $0 == "-"
    }) > 1 {
      throw ValidationError("standard input can be read only once; use '-' only once")
    }
    try refuse(
      baseline != nil && writeBaseline != nil,
      "--baseline and --write-baseline cannot be used together")
    try refuse(fix && writeBaseline != nil, "--fix and --write-baseline cannot be used together")
    try refuse(
      noSourcesCache && sourcesCache != nil,
      "--sources-cache and --no-sources-cache cannot be used together")
    try refuse(summary && report.json, "--summary prints text, so --json cannot be used with it")
    try refuse(
      documentsOnly && (noSourcesCache || sourcesCache != nil),
      "--sources-cache and --no-sources-cache cannot be used with --documents-only")
  }

  func run() throws {
    if merge {
      let settings = try settings()
      let result = try MergedReports(files.paths).result(for: format(settings))
      return try printer(settings).write(result, to: StandardSink()).leave()
    }
    guard watch else { return try lint(nil).leave() }
    var watch = LintWatch(try options())
    try watch.follow(report: { StandardError.write($0.map(\.text).joined()) }, lint: lint)
  }

  /// Lints all documents, or only the changed ones.
  private func lint(_ changed: Set<String>?) throws -> RunStatus {
    var lintRun = try LintRun(try options())
    (lintRun.changed, lintRun.progress) = (changed, .terminal())
    let run = lintRun
    let sink = StandardSink()
    // Views must be used on the main thread, where this code runs.
    if let explain {
      return try MainActor.assumeIsolated { try run.explain(explain) }.write(to: sink)
    }
    let result = try MainActor.assumeIsolated { try run.runOnMainActor() }
    return try printer(try settings()).write(result, to: sink)
  }

  private func settings() throws -> RunSettings { try LintSettings(file: app.config).run }

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
      paths: listed.map { files.paths + $0 } ?? files.orHere)
    options.mayBeEmpty = listed != nil
    options.shard = shard
    app.apply(to: &options)
    options.sourcesCache = noSourcesCache ? .none : sourcesCache.map { .folder($0) } ?? .standard
    (options.onlyRules, options.evidence) = (Set(only), evidence)
    (options.laysOut, options.device, options.baseline) = (layout, device, baseline)
    if fix { options.fixing = LintOptions.Fixing(unsafe ? .unsafe : .safe, isDry: dryRun) }
    options.documentsOnly = documentsOnly
    let settings = try LintSettings(file: app.config)
    options.isLenient = lenient || settings.run.lenient == true && !strict
    options.reporter = format(settings.run)
    options = try options.applying(settings)
    // A new baseline keeps the findings of the old one.
    if writeBaseline != nil, baseline == nil { options.baseline = nil }
    return options
  }

  private func format(_ settings: RunSettings) -> LintReporter {
    report.format ?? settings.reporter ?? .xcode
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
