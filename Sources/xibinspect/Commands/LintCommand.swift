import ArgumentParser
import HeadlessUIKit
import IBLint

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check documents against rules.",
    discussion: """
      Exit code 1 on an error, with --strict on any finding; 2 where a file cannot be read. Findings go to \
      standard output, the summary to standard error. Settings are read from .xibinspect.yml in the working \
      directory or above it. An object's notes switch rules off for it and all inside: \
      "xibinspect:disable rule-id".
      """)

  @Argument(
    help: "Files, or folders to search; - reads one file from standard input. (default: .)",
    completion: .file(extensions: ["xib", "storyboard"]))
  var paths: [String] = []

  @Option(
    name: .long, help: "The form of the findings: \(LintReporter.words).",
    completion: .list(LintReporter.allCases.map(\.rawValue)), transform: { try word($0) })
  var reporter: LintReporter?

  @Flag(name: .long, help: "Print JSON for machines, as --reporter json does.")
  var json = false

  @Option(
    name: .long, help: "Write the findings to this file as well, whatever the exit code.",
    completion: .file())
  var output: String?

  @Option(
    name: .long,
    help: "A folder with the app's Swift and Objective-C sources; may be given several times.",
    completion: .directory)
  var sources: [String] = []

  @Option(
    name: .long,
    help:
      "Where to keep what was read of the sources. (default: $XDG_CACHE_HOME/xibinspect, ~/.cache/xibinspect)",
    completion: .directory)
  var sourcesCache: String?

  @Flag(name: .long, help: "Read all sources anew, and keep nothing.")
  var noSourcesCache = false

  @Option(name: .long, help: "The settings, instead of looking for .xibinspect.yml.")
  var config: String?

  @Option(name: .long, help: "A rule to run, and no others; may be given several times.")
  var only: [String] = []

  @Option(
    name: .long, help: "The least evidence that is reported: possible, likely or certain.",
    completion: .list(Evidence.allCases.map(\.rawValue)), transform: { try word($0) })
  var evidence: Evidence?

  @Flag(
    name: .long,
    help: "Lay documents out as well, for the rules that need it and the fixes that update frames.")
  var layout = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --layout: the device; the document's own unless it is said.", valueName: "ID"))
  var device: HeadlessDevice?

  @Flag(name: .long, help: "Exit 1 on any finding, not on errors alone.")
  var strict = false

  @Option(
    name: .long, help: "Report and fix nothing that this file knows.", completion: .file())
  var baseline: String?

  @Option(
    name: .long,
    help: "Write the findings to this file, for --baseline; - for standard output; exit 0.",
    completion: .file())
  var writeBaseline: String?

  @Option(
    name: .long,
    help:
      "Lint the documents among the files that are listed here, one a line; - for standard input."
  )
  var filesFrom: String?

  @Flag(
    name: .long,
    help:
      "Apply the fixes that change nothing for the app; --fix=unsafe applies the others as well.")
  var fix = false

  @Flag(name: .long, help: .hidden)
  var unsafe = false

  @Flag(name: .long, help: "With --fix: write nothing, and print a diff instead of findings.")
  var dryRun = false

  func validate() throws {
    if json, let reporter, reporter != .json {
      throw ValidationError("--json and --reporter \(reporter.rawValue) exclude each other")
    }
    if device != nil && !layout { throw ValidationError("--device belongs to --layout") }
    if output != nil && (dryRun || writeBaseline != nil) {
      throw ValidationError(
        "--output takes findings, which --dry-run and --write-baseline print none of")
    }
    if output == "-" {
      throw ValidationError("findings go to standard output as they are; --output names a file")
    }
    if dryRun && !fix { throw ValidationError("--dry-run belongs to --fix") }
    if unsafe && !fix { throw ValidationError("--unsafe belongs to --fix; write --fix=unsafe") }
    if fix && paths.contains("-") {
      throw ValidationError("--fix changes files; standard input is none")
    }
    if (paths + [filesFrom, baseline, config].compactMap { $0 }).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once; give - only once")
    }
    if baseline != nil && writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other")
    }
    if fix && writeBaseline != nil {
      throw ValidationError("--fix and --write-baseline exclude each other")
    }
    if noSourcesCache && sourcesCache != nil {
      throw ValidationError("--sources-cache and --no-sources-cache exclude each other")
    }
    if sources.isEmpty && (noSourcesCache || sourcesCache != nil) {
      throw ValidationError("--sources-cache and --no-sources-cache belong to --sources")
    }
  }

  func run() throws {
    var settings = try ConfigurationFile.read(config)
    if !only.isEmpty {
      settings.configuration.only = Set(only)
      // Whoever names a rule wants it, whatever the settings say.
      for id in only where settings.configuration.rules[id]?.isOn == false {
        settings.configuration.rules[id]?.isOn = true
      }
    }
    try requireWhatRulesNeed()
    if let evidence { settings.configuration.evidence = evidence }
    var run = try LintRun(settings)
    run.reporter = json ? .json : reporter ?? .xcode
    run.isStrict = strict
    if layout { run.layout = LayoutQueue(device: device) }
    run.output = output
    run.baseline = baseline
    run.newBaseline = writeBaseline
    if !sources.isEmpty {
      run.sources = try AppSources(
        sources, cache: noSourcesCache ? .none : sourcesCache.map { .folder($0) } ?? .standard)
    }
    if fix { run.fixing = LintRun.Fixing(choice: unsafe ? .unsafe : .safe, isDry: dryRun) }
    let listed = try filesFrom.map { try LintRun.documents(listedIn: $0) }
    let files = paths + (listed ?? [])
    try run.run(paths.isEmpty && listed == nil ? ["."] : files, mayBeNone: listed != nil)
  }

  /// A rule that is named and could not run is a mistake.
  private func requireWhatRulesNeed() throws {
    for info in RuleRegistry.all.map({ $0.info }) where only.contains(info.id) {
      if info.needs.contains(.sources), sources.isEmpty {
        throw ValidationError("\(info.id) checks documents against sources; add --sources DIR")
      }
      if info.needs.contains(.layout), !layout {
        throw ValidationError("\(info.id) needs the solved layout; add --layout")
      }
    }
  }

  /// Arguments with `--fix=unsafe` taken apart: the parser knows flags without values alone, so that a path may
  /// follow `--fix`.
  /// - Throws: a `ValidationError` for another value.
  static func spelledOut(_ arguments: [String]) throws -> [String] {
    guard arguments.first == configuration.commandName else { return arguments }
    return try arguments.flatMap { argument in
      guard argument.hasPrefix("--fix=") else { return [argument] }
      switch argument {
      case "--fix=unsafe": return ["--fix", "--unsafe"]
      case "--fix=safe": return ["--fix"]
      default: throw ValidationError("\(argument): write --fix, or --fix=unsafe for all fixes")
      }
    }
  }
}

extension LintReporter {
  fileprivate static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// One of a list's words.
/// - Throws: a `ValidationError` that names them all.
private func word<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value
where Value.RawValue == String {
  guard let value = Value(rawValue: text) else {
    let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("\(text) is none of \(words)")
  }
  return value
}
