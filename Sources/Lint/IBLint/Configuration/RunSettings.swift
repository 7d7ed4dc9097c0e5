/// The settings in a configuration that replace command-line options.
///
/// Nil and empty lists mean the default. Command-line options take precedence.
public struct RunSettings: Hashable, Sendable {
  /// The folders with sources, relative to the configuration's folder.
  public var sources: [String] = []
  /// The projects, relative to the configuration's folder.
  public var projects: [String] = []
  /// The folders with asset catalogs and images, relative to the configuration's folder.
  public var assets: [String] = []
  /// Whether to use only the documents, without searching for projects and sources.
  public var documentsOnly: Bool?
  /// Whether to lay out the documents.
  public var layout: Bool?
  /// The device for the layout.
  public var device: String?
  /// The file with findings to ignore, relative to the configuration's folder.
  public var baseline: String?
  /// Whether every finding counts as a failure.
  public var strict: Bool?
  /// Whether errors count as warnings.
  public var lenient: Bool?
  /// The format of the report.
  public var reporter: LintReporter?
  /// The URL of the page of rules, to which reports link.
  public var rulesPage: String?

  /// Creates settings that change nothing.
  public init() {}

  /// Returns these settings with the values of others where these have none.
  func completed(with other: RunSettings) -> RunSettings {
    var all = self
    if sources.isEmpty { all.sources = other.sources }
    if projects.isEmpty { all.projects = other.projects }
    if assets.isEmpty { all.assets = other.assets }
    all.documentsOnly = documentsOnly ?? other.documentsOnly
    all.layout = layout ?? other.layout
    all.device = device ?? other.device
    all.baseline = baseline ?? other.baseline
    all.reporter = reporter ?? other.reporter
    all.rulesPage = rulesPage ?? other.rulesPage
    // One of the two replaces the other.
    if strict == nil, lenient == nil { (all.strict, all.lenient) = (other.strict, other.lenient) }
    return all
  }

  /// The names of the settings in a file.
  static let keys = [
    "sources", "project", "assets", "documentsOnly", "layout", "device", "baseline", "strict",
    "lenient", "reporter", "rulesPage",
  ]
}
