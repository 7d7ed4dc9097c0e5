import Diagnostics
import FileWork
import Synchronization

/// The folders of Swift packages, pods, playgrounds and project templates, each of which is listed once.
final class PackageFolders: Sendable {
  private let known = Mutex<[String: Bool]>([:])

  /// Returns whether a file that no project lists may belong to a package.
  /// - Parameter outermost: The folder at which the search ends.
  func contain(_ path: String, inside outermost: String) -> Bool {
    var folder = ProjectPath.folder(of: path)
    while folder == outermost || folder.isPath(below: outermost) {
      if isPackage(folder) { return true }
      // The folder around the root is the root.
      guard folder != outermost else { break }
      folder = ProjectPath.folder(of: folder)
    }
    return false
  }

  private func isPackage(_ folder: String) -> Bool {
    if let known = known.withLock({ $0[folder] }) { return known }
    let names = FolderListing.names(of: folder) ?? []
    let isPackage =
      [".xctemplate", ".playground"].contains(where: folder.hasSuffix)
      || names.contains { $0 == "Package.swift" || $0.hasEnding(".podspec") }
    known.withLock { $0[folder] = isPackage }
    return isPackage
  }
}
