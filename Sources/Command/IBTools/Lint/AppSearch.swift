import Diagnostics
import FileWork
import IBLint
import XcodeProjects

/// The projects and sources of an app, as found around and below its documents.
///
/// The sources of an Xcode project or a manifest are in the project's folder, and those of a Swift package in the
/// folder of its targets. Without either, they may be in the linted folders.
struct AppSearch {
  /// The paths of Xcode projects, and of manifests that describe projects.
  private(set) var projects: [String] = []
  /// The folders with sources. Folders inside other folders are omitted.
  private(set) var sources: [String] = []
  /// The folders that exceed a limit of the search, so that projects may be missing.
  private(set) var problems: [Diagnostic] = []

  /// Searches around and below paths of documents and folders.
  init(_ all: [String]) {
    // Documents in one folder have the same surroundings.
    let paths = Set(all.map { RenderTargets.isFolder($0) ? $0 : Self.folder(of: $0) }).sorted()
    let named = Set(all)
    // A project below the folder of a document has other documents.
    var problems: [Diagnostic] = []
    projects = ProjectTargets.search(
      paths.filter(named.contains), around: paths.filter { !named.contains($0) }
    ) { problems.append($0) }
    self.problems = problems
    var folders = FolderIndex<String>()
    for project in projects { folders.add(contentsOf: Self.folder(of: project)) }
    for path in paths {
      let around = EnclosingFolders.around(path)
      guard let place = around.first, !folders.contains(place) else { continue }
      if let package = around.first(where: Self.isPackage) {
        // The documents of a package are among its sources. Other documents, such as examples, are not part of the
        // package's targets.
        let targets = package + "/Sources"
        if Self.contains(targets, place) || place == package && SystemPath(targets).exists {
          folders.add(contentsOf: targets)
        }
      } else if projects.isEmpty, named.contains(path) {
        folders.add(contentsOf: place)
      }
    }
    sources = Set(folders.outermost).filter(Self.hasSource).sorted()
  }

  /// Returns whether there is a source file in a folder or below. A folder that exceeds a limit of the search may contain
  /// one: who reads the sources reports the limit.
  private static func hasSource(_ folder: String) -> Bool {
    var walk = FolderWalk(folder)
    while let step = walk.next() {
      switch step {
      case .problem(let problem): if problem.isLimit { return true }
      case .folder(_, let names):
        let isSource = { (name: String) in
          name.hasEnding(".swift") && name != "Package.swift" || name.hasEnding(".m")
        }
        if names.contains(where: isSource) { return true }
      case .entry(let entry):
        if !entry.name.contains("."), !FolderWalk.passesOver(entry.name),
          entry.kind == .folder
        {
          walk.enter(entry)
        }
      }
    }
    return false
  }

  private static func folder(of path: String) -> String {
    path.lastSlash.map { String(path[..<$0]) } ?? "."
  }

  private static func isPackage(_ folder: String) -> Bool {
    SystemPath(folder + "/Package.swift").exists
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.isPath(below: folder)
  }
}

extension FolderIndex<String> {
  fileprivate mutating func add(contentsOf folder: String) { add(folder, of: folder) }

  /// Returns whether a path is one of the folders or inside of one.
  fileprivate func contains(_ path: String) -> Bool { !values(around: path + "/").isEmpty }
}

extension LintOptions {
  /// Returns options with the projects and sources that are around and below the documents. Projects and sources that
  /// the options already specify are kept.
  public func findingApp() -> LintOptions {
    var options = self
    let documents = paths.filter { $0 != "-" }
    guard sources.isEmpty, !documents.isEmpty else { return options }
    let found = AppSearch(documents)
    if options.projects.isEmpty {
      (options.projects, options.foundProjects) = (found.projects, true)
      options.searchProblems = found.problems
    }
    if LintedSources.canRead { options.sources = found.sources.map(Self.spelled) }
    options.foundSources = true
    return options
  }

  /// Returns a folder relative to the working directory, as a user would write it.
  static func spelled(_ folder: String) -> String {
    folder == PathText.base.folder ? "." : PathText.relative(folder)
  }
}
