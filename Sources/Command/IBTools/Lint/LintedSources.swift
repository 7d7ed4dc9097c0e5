import Diagnostics
import IBLint
import XcodeProjects

#if SourceChecks
  import IBLintSources
#endif

/// The app's sources for rules. A build without the trait `SourceChecks` cannot read sources.
struct LintedSources: Sendable {
  /// The facts from the sources.
  let facts: any SourceFacts
  /// The problems with reading the sources.
  let diagnostics: [Diagnostic]

  /// The number of files.
  let fileCount: Int

  /// Whether all sources could be read.
  var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }

  #if SourceChecks
    /// Whether this build can read sources.
    static let canRead = true

    /// Reads the sources.
    init(_ folders: [String], cache: LintOptions.SourcesCache, projects: ProjectTargets?) throws {
      let index = SourceIndex(folders: folders, cache: cache.sourceCache, projects: projects)
      facts = index
      diagnostics = index.diagnostics
      fileCount = index.fileCount
    }
  #else
    /// Whether this build can read sources.
    static let canRead = false

    /// Reports how to build the command with support for reading sources.
    init(_ folders: [String], cache: LintOptions.SourcesCache, projects: ProjectTargets?) throws {
      throw Diagnostic.usage(
        """
        this xibinspect was built without support for --sources; build it with \
        swift build -c release --traits SourceChecks
        """)
    }
  #endif
}

#if SourceChecks
  extension LintOptions.SourcesCache {
    fileprivate var sourceCache: SourceCache? {
      switch self {
      case .none: nil
      case .standard: .standard
      case .folder(let folder): SourceCache(folder: folder)
      }
    }
  }
#endif
