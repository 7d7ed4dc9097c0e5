import Budgets
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

  /// Searches around and below paths of documents and folders.
  init(_ all: [String]) {
    // Documents in one folder have the same surroundings.
    let paths = Set(all.map { RenderTargets.isFolder($0) ? $0 : Self.folder(of: $0) }).sorted()
    let named = Set(all)
    // A project below the folder of a document has other documents.
    projects = ProjectTargets.search(
      paths.filter(named.contains), around: paths.filter { !named.contains($0) })
    var folders = projects.map { Self.folder(of: $0) }
    for path in paths {
      let around = EnclosingFolders.around(path)
      guard let place = around.first, !folders.contains(where: { Self.contains($0, place) }) else {
        continue
      }
      if let package = around.first(where: Self.isPackage) {
        // The documents of a package are among its sources. Other documents, such as examples, are not part of the
        // package's targets.
        let targets = package + "/Sources"
        if Self.contains(targets, place) || place == package && SystemPath(targets).exists {
          folders.append(targets)
        }
      } else if projects.isEmpty, named.contains(path) {
        folders.append(place)
      }
    }
    let found = Set(folders)
    sources = found.filter { folder in
      var budget = Budget(depth: 32, steps: 100_000)
      return !found.contains { $0 != folder && Self.contains($0, folder) }
        && Self.hasSource(folder, &budget)
    }.sorted()
  }

  /// The folders with the code of others.
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Returns whether there is a source file in a folder or below.
  private static func hasSource(_ folder: String, _ budget: inout Budget) -> Bool {
    guard (try? budget.enter()) != nil else { return false }
    defer { budget.leave() }
    guard let names = FolderListing.names(of: folder), (try? budget.spend(names.count)) != nil
    else { return false }
    if names.contains(where: {
      $0.hasSuffix(".swift") && $0 != "Package.swift" || $0.hasSuffix(".m")
    }) {
      return true
    }
    return names.contains { name in
      !name.hasPrefix(".") && !name.contains(".") && !passedOver.contains(name)
        && FolderListing.isFolder(folder + "/" + name) && hasSource(folder + "/" + name, &budget)
    }
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
