/// The settings of a configuration that replace options of the command line.
///
/// Nil, and an empty list, leave the default. Options of the command line win.
public struct RunSettings: Hashable, Sendable {
  /// The folders with sources, relative to the configuration's folder.
  public var sources: [String] = []
  /// The projects, relative to the configuration's folder.
  public var projects: [String] = []
  /// The folders with asset catalogs and images, relative to the configuration's folder.
  public var assets: [String] = []
  /// Whether to use only the documents, and to look for no projects and sources.
  public var documentsOnly: Bool?
  /// Whether to lay out the documents.
  public var layout: Bool?
  /// The device for the layout.
  public var device: String?
  /// The file with findings to ignore, relative to the configuration's folder.
  public var baseline: String?
  /// Whether any finding is a failure.
  public var strict: Bool?
  /// Whether errors count as warnings.
  public var lenient: Bool?
  /// The format of the report.
  public var reporter: LintReporter?

  /// Creates settings that change nothing.
  public init() {}

  /// The names of the settings in a file.
  static let keys = [
    "sources", "project", "assets", "documentsOnly", "layout", "device", "baseline", "strict",
    "lenient", "reporter",
  ]
}
