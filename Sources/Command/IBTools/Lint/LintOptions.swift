import Diagnostics
public import HeadlessUIKit
public import IBLint

/// The documents, sources and settings of a lint run.
public struct LintOptions: Sendable {
  /// The location of the cache for information from sources.
  public enum SourcesCache: Hashable, Sendable {
    /// No cache: all sources are parsed.
    case none
    /// The user's cache folder.
    case standard
    /// The folder at a path.
    case folder(String)
  }

  /// The fixes to apply.
  public struct Fixing: Hashable, Sendable {
    /// The kind of fixes to apply.
    public var choice: FixChoice
    /// Whether to return a diff instead of changing files.
    public var isDry: Bool

    /// Creates a choice of fixes, which changes files unless `isDry` is true.
    public init(_ choice: FixChoice, isDry: Bool = false) {
      (self.choice, self.isDry) = (choice, isDry)
    }
  }

  /// The documents, or folders to search for documents. A hyphen represents standard input.
  public var paths: [String]
  /// Whether it is acceptable that there are no documents, as with a list of changes.
  public var mayBeEmpty = false
  /// The part of the documents to lint, or nil for all of them. Rules that compare all documents see all of them.
  public var shard: LintShard?
  /// The folders with the app's Swift and Objective-C sources.
  ///
  /// Reading sources needs a build with the package trait `SourceChecks`.
  public var sources: [String] = []
  /// The location of the cache for parsed sources.
  public var sourcesCache = SourcesCache.standard
  /// The Xcode projects, or manifests of XcodeGen or Tuist. If sources are given, projects are searched for by default.
  public var projects: [String] = []
  /// Folders with asset catalogs and images, in addition to those of the projects.
  public var assets: [String] = []
  /// The settings file, or nil for the nearest `.xibinspect.yml`.
  public var settingsFile: String?
  /// The rules to run, or an empty set for those of the settings.
  public var onlyRules: Set<String> = []
  /// The minimum evidence of the findings to report, or nil for that in the settings.
  public var evidence: Evidence?
  /// Whether to lay out the documents, for rules and fixes that need solved frames. Such a run requires
  /// ``LintRun/runOnMainActor()``.
  public var laysOut = false
  /// The device to lay out for, or nil for each document's own device.
  public var device: HeadlessDevice?
  /// The file with findings to ignore.
  public var baseline: String?
  /// The fixes to apply, or nil to change no file.
  public var fixing: Fixing?
  /// The report that the findings are for. Reports differ in how they count columns and name paths.
  public var reporter = LintReporter.xcode

  /// Whether to use only the documents: the settings add no sources or projects, and none are searched for.
  public var documentsOnly = false
  /// Whether errors count as warnings.
  public var isLenient = false
  /// Whether the sources were found around the documents, so that a folder without sources is not a mistake.
  var foundSources = false
  /// Whether the projects were found around the documents.
  var foundProjects = false
  /// The problems with the search for projects.
  var searchProblems: [Diagnostic] = []

  /// Creates options for documents, or for folders to search for documents.
  public init(paths: [String] = ["."]) { self.paths = paths }

  /// The folders to search for projects and for the assets of an app without one.
  var appFolders: [String] { paths.filter { $0 != "-" } + sources }
}

extension LintOptions {
  /// Checks that the chosen rules can run.
  /// - Throws: A `Diagnostic` if a rule needs an option that is missing.
  func requireWhatRulesNeed() throws(Diagnostic) {
    for info in RuleRegistry.all.map({ $0.info }) where onlyRules.contains(info.id) {
      if info.needs.contains(.sources), sources.isEmpty {
        throw .usage("the rule '\(info.id)' needs the app's sources; add --sources DIR")
      }
      if info.needs.contains(.project), sources.isEmpty, projects.isEmpty {
        throw .usage("the rule '\(info.id)' needs the app's project; add --project NAME.xcodeproj")
      }
      if info.needs.contains(.assets), sources.isEmpty, projects.isEmpty, assets.isEmpty {
        throw .usage(
          "the rule '\(info.id)' needs the project's images; add --project NAME.xcodeproj or --assets DIR"
        )
      }
      if info.needs.contains(.layout), !laysOut {
        throw .usage("the rule '\(info.id)' needs the solved layout; add --layout")
      }
    }
  }
}
