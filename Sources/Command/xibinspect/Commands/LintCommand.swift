import ArgumentParser
import HeadlessUIKit
import IBLint
import XcodeProjects

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

  @Option(name: .long, help: "Run only this rule. May be repeated.")
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
      "List every place that this rule checks, and why it is a finding or not.", valueName: "RULE")
  )
  var explain: String?

  @Flag(name: .long, help: "Print the number of findings for each rule instead of the findings.")
  var summary = false

  @Flag(name: .long, help: "Exit with 1 on any finding, not only on errors.")
  var strict = false

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

  @Flag(
    name: .long,
    help:
      "Apply the fixes that keep the app's behaviour; --fix=unsafe applies all fixes.")
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
    if device != nil && !layout { throw ValidationError("--device needs --layout") }
    if output != nil && (dryRun || writeBaseline != nil) {
      throw ValidationError(
        "--output cannot be used with --dry-run or --write-baseline, which print no findings")
    }
    if summary && (dryRun || writeBaseline != nil) {
      throw ValidationError(
        "--summary cannot be used with --dry-run or --write-baseline, which print no findings")
    }
    if explain != nil && (fix || writeBaseline != nil || summary || !only.isEmpty) {
      throw ValidationError(
        "--explain cannot be used with --fix, --write-baseline, --summary or --only")
    }
    if output == "-" {
      throw ValidationError(
        "findings already go to standard output; --output needs the name of a file")
    }
    if dryRun && !fix { throw ValidationError("--dry-run needs --fix") }
    if unsafe && !fix {
      throw ValidationError("--unsafe works only with --fix; use --fix=unsafe instead")
    }
    if fix && paths.contains("-") {
      throw ValidationError("--fix cannot change standard input; name a file")
    }
    if (paths + [filesFrom, baseline, config].compactMap { $0 }).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once; use '-' only once")
    }
    if baseline != nil && writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be used together")
    }
    if fix && writeBaseline != nil {
      throw ValidationError("--fix and --write-baseline cannot be used together")
    }
    if noSourcesCache && sourcesCache != nil {
      throw ValidationError("--sources-cache and --no-sources-cache cannot be used together")
    }
    if summary && json {
      throw ValidationError("--summary prints text, so --json cannot be used with it")
    }
    if sources.isEmpty && (noSourcesCache && project.isEmpty || sourcesCache != nil) {
      throw ValidationError("--sources-cache and --no-sources-cache need --sources")
    }
  }

  func run() throws {
    guard watch else { return try lint(nil) }
    let folders = paths.isEmpty ? ["."] : paths
    var documents = FileWatch { InputFiles(folders).files.map(\.path) }
    var surroundings = FileWatch { [self] in
      FileWatch.files(below: folders + sources + project + assets, endings: FileWatch.surroundings)
        + [config, baseline].compactMap { $0 }
    }
    try lintAndGoOn(nil)
    while true {
      usleep(200_000)
      let changed = documents.changes()
      if !surroundings.changes().isEmpty {
        try lintAndGoOn(nil)
      } else if !changed.isEmpty {
        try lintAndGoOn(Set(changed))
      }
    }
  }

  /// Lints, and ignores the exit status for findings and unreadable files, which the next change may fix.
  private func lintAndGoOn(_ changed: Set<String>?) throws {
    do {
      try lint(changed)
    } catch is ExitCode {}
  }

  /// Lints all documents, or only the changed ones.
  private func lint(_ changed: Set<String>?) throws {
    var settings = try ConfigurationFile.read(config)
    if !only.isEmpty {
      settings.configuration.only = Set(only)
      // A rule named in the arguments runs even if the settings switch it off.
      for id in only where settings.configuration.rules[id]?.isOn == false {
        settings.configuration.rules[id]?.isOn = true
      }
    }
    try requireWhatRulesNeed()
    if let evidence { settings.configuration.evidence = evidence }
    var run = try LintRun(settings)
    run.reporter = json ? .json : reporter ?? .xcode
    run.isStrict = strict
    run.isSummary = summary
    if layout { run.layout = LayoutQueue(device: device) }
    run.output = output
    run.baseline = baseline
    run.newBaseline = writeBaseline
    let folders = (paths.isEmpty ? ["."] : paths.filter { $0 != "-" }) + sources
    if !project.isEmpty || !sources.isEmpty {
      run.projects = ProjectTargets(
        projects: project.isEmpty ? ProjectTargets.search(folders) : project,
        readManifest: ManifestFile.read)
    }
    if run.projects != nil || !assets.isEmpty {
      run.assets = ProjectAssets(
        assets, projects: run.projects, appFolders: sources.isEmpty ? [] : folders)
    }
    if !sources.isEmpty {
      run.sourceFolders = sources
      run.sources = try LintedSources(
        sources, cache: noSourcesCache ? .none : sourcesCache.map { .folder($0) } ?? .standard,
        projects: run.projects)
    }
    if let explain {
      guard RuleCatalog()[explain] != nil else {
        throw ValidationError(RuleCatalog().unknownRule(explain))
      }
      return try run.explain(explain, paths.isEmpty ? ["."] : paths)
    }
    if fix { run.fixing = LintRun.Fixing(choice: unsafe ? .unsafe : .safe, isDry: dryRun) }
    let listed = try filesFrom.map { try LintRun.documents(listedIn: $0) }
    let files = paths + (listed ?? [])
    try run.run(
      paths.isEmpty && listed == nil ? ["."] : files, only: changed, mayBeNone: listed != nil)
  }

  /// Checks that the chosen rules can run.
  /// - Throws: A `ValidationError` if a rule needs an option that is missing.
  private func requireWhatRulesNeed() throws {
    for info in RuleRegistry.all.map({ $0.info }) where only.contains(info.id) {
      if info.needs.contains(.sources), sources.isEmpty {
        throw ValidationError("the rule '\(info.id)' needs the app's sources; add --sources DIR")
      }
      if info.needs.contains(.project), sources.isEmpty, project.isEmpty {
        throw ValidationError(
          "the rule '\(info.id)' needs the app's project; add --project NAME.xcodeproj")
      }
      if info.needs.contains(.assets), sources.isEmpty, project.isEmpty, assets.isEmpty {
        throw ValidationError(
          "the rule '\(info.id)' needs the project's images; add --project NAME.xcodeproj or --assets DIR"
        )
      }
      if info.needs.contains(.layout), !layout {
        throw ValidationError("the rule '\(info.id)' needs the solved layout; add --layout")
      }
    }
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
  fileprivate static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// Returns a value from a list of words.
/// - Throws: A `ValidationError` that lists the words.
private func word<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value
where Value.RawValue == String {
  guard let value = Value(rawValue: text) else {
    let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("unknown value '\(text)'; use one of \(words)")
  }
  return value
}
