import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import Synchronization
import XcodeProjects

/// The folders with the asset catalogs and images for documents.
///
/// The order is: the folders and projects that the user names, the document's own folder, the catalogs of the project
/// around it, and all other catalogs in the repository, nearest first, because another app in the repository may have a
/// color with the same name. Outside a repository, the search ends at the working directory (``EnclosingFolders``).
package final class AssetFolders: Sendable {
  private let search: AssetSearch
  /// The folders for the documents in a folder.
  private let found = Mutex<[String: [URL]]>([:])
  /// The folders with catalogs below a root.
  private let roots = Mutex<[String: CatalogFolders]>([:])
  /// The catalogs and projects directly in each folder.
  private let listings = Mutex<[PathKey: Listing]>([:])
  /// The folders with the catalogs of projects.
  private let projects = Mutex<[[String]: [String]]>([:])

  /// The catalogs and projects directly in a folder, which may be around many documents.
  private struct Listing {
    let hasCatalog: Bool
    let projects: [String]
  }

  package init(_ search: AssetSearch = AssetSearch()) { self.search = search }

  /// Returns the folders for a document, in the order of the search.
  func folders(for document: String) -> [URL] {
    let folder = URL(fileURLWithPath: document).deletingLastPathComponent().standardizedFileURL
    if let found = found.withLock({ $0[folder.path] }) { return found }
    let folders = folders(from: folder.path)
    found.withLock { $0[folder.path] = folders }
    return folders
  }

  /// Runs a function while images and colors are found in the folders for documents.
  @MainActor
  package func adding<Result>(
    foldersFor documents: [String], _ run: () throws -> Result
  ) rethrows -> Result {
    try NibSearchPath.shared.adding(folders: documents.flatMap(folders(for:)), run)
  }

  private func folders(from start: String) -> [URL] {
    var folders = search.folders.flatMap { named -> [String] in
      let folder = URL(fileURLWithPath: named).standardizedFileURL.path
      return [folder] + catalogs(below: folder).nearest(to: folder)
    }
    if !search.projects.isEmpty { folders += catalogs(of: search.projects) }
    folders.append(start)
    let around = EnclosingFolders.around(start)
    if search.projects.isEmpty { folders += catalogs(of: projects(in: around)) }
    // A document in a third-party folder uses the catalogs around it.
    folders += around.filter { listing(of: $0).hasCatalog }
    if let root = around.last { folders += catalogs(below: root).nearest(to: around[0]) }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  private func listing(of folder: String) -> Listing {
    let key = PathKey(folder)
    if let known = listings.withLock({ $0[key] }) { return known }
    let names = FolderListing.names(of: folder) ?? []
    let listing = Listing(
      hasCatalog: names.contains { $0.hasEnding(".xcassets") },
      projects: names.filter { $0.hasEnding(".xcodeproj") }.map { "\(folder)/\($0)" })
    listings.withLock { $0[key] = listing }
    return listing
  }

  private func catalogs(below root: String) -> CatalogFolders {
    if let known = roots.withLock({ $0[root] }) { return known }
    let folders = CatalogFolders(below: root)
    roots.withLock { $0[root] = folders }
    return folders
  }

  /// Returns the projects in the nearest folder that contains any.
  private func projects(in folders: [String]) -> [String] {
    folders.lazy.map { self.listing(of: $0).projects }.first { !$0.isEmpty } ?? []
  }

  /// Returns the folders with the catalogs that projects list.
  private func catalogs(of paths: [String]) -> [String] {
    if let known = projects.withLock({ $0[paths] }) { return known }
    let listed = ProjectTargets(projects: paths, readManifest: ManifestFile.read).listedFiles
    // A project can list any folder of the machine.
    let scopes = paths.map { FolderScope(around: $0) }
    let folders = listed.filter { $0.hasEnding(".xcassets") }
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent().standardizedFileURL.path }
      .filter { folder in scopes.contains { $0.contains(folder) } }
    projects.withLock { $0[paths] = folders }
    return folders
  }
}
