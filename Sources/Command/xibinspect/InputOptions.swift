import ArgumentParser
import IBLint
import IBTools

/// The files to process, and the format of the output.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Files, or folders to search; '-' reads standard input.",
    completion: .file(extensions: ["xib", "storyboard", "nib"]))
  var paths: [String]

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    try refuse(
      paths.filter({ $0 == "-" }).count > 1,
      "standard input can be read only once; use '-' only once")
  }
}

/// The files to search, which by default are those in the working directory.
struct SearchedFiles: ParsableArguments {
  @Argument(
    help: "Files, or folders to search. (default: .)",
    completion: .file(extensions: ["xib", "storyboard"]))
  var paths: [String] = []

  /// The paths, or the working directory if there are none.
  var orHere: [String] { paths.isEmpty ? ["."] : paths }
}

/// The format of a report of findings.
struct ReporterArguments: ParsableArguments {
  @Option(
    help: "The format of the report: \(LintReporter.words).",
    completion: .list(LintReporter.allCases.map(\.rawValue)), transform: { try word($0) })
  var reporter: LintReporter?

  @Flag(help: "Print JSON, like --reporter json.")
  var json = false

  /// The chosen format, or nil for the default.
  var format: LintReporter? { json ? .json : reporter }

  func validate() throws {
    if json, let reporter, reporter != .json {
      throw ValidationError("--json and --reporter \(reporter.rawValue) cannot be used together")
    }
  }
}

/// The app around the documents, and the settings.
struct ProjectArguments: ParsableArguments {
  @Option(
    help: "A folder with the app's Swift and Objective-C sources. May be repeated.",
    completion: .directory)
  var sources: [String] = []

  @Option(
    help:
      "The Xcode project, or the manifest of XcodeGen or Tuist, whose targets determine which sources a document uses. May be repeated. With --sources, projects are found automatically.",
    completion: .directory)
  var project: [String] = []

  @Option(
    help:
      "A folder with asset catalogs and images that documents can use, in addition to those of the projects. May be repeated.",
    completion: .directory)
  var assets: [String] = []

  @Option(help: "The settings file. Default: the nearest .xibinspect.yml.")
  var config: String?

  /// Sets the options of a run.
  func apply(to options: inout LintOptions) {
    (options.sources, options.projects, options.assets) = (sources, project, assets)
    options.settingsFile = config
  }
}

/// Rejects arguments that cannot be used together.
/// - Throws: A `ValidationError` with a message if a condition holds.
func refuse(_ condition: Bool, _ message: String) throws {
  if condition { throw ValidationError(message) }
}
