import FileWork
import Foundation
import HeadlessUIKit
import Synchronization

/// The folders near a document that contain asset catalogs or images.
final class AssetFolders: Sendable {
  private let known = Mutex<[String: [String]]>([:])
  /// The folders for the documents in a folder.
  private let found = Mutex<[String: [URL]]>([:])

  /// The maximum number of parent folders to search. The search also ends at the root of a repository.
  private static let height = 4

  /// Returns the folders for a document, nearest first.
  func folders(for document: String) -> [URL] {
    let folder = URL(fileURLWithPath: document).deletingLastPathComponent().standardizedFileURL
    if let found = found.withLock({ $0[folder.path] }) { return found }
    let folders = search(from: folder)
    found.withLock { $0[folder.path] = folders }
    return folders
  }

  /// Runs a function while images and colours are found in the folders for documents.
  @MainActor
  func adding<Result>(
    foldersFor documents: [String], _ run: () throws -> Result
  ) rethrows -> Result {
    var folders: [URL] = []
    for folder in documents.flatMap(folders(for:)) where !folders.contains(folder) {
      folders.append(folder)
    }
    for folder in folders { NibSearchPath.shared.add(folder: folder) }
    defer { for folder in folders { NibSearchPath.shared.remove(folder: folder) } }
    return try run()
  }

  private func search(from start: URL) -> [URL] {
    var folder = start
    var found: [String] = [folder.path]
    for _ in 0..<Self.height {
      for path in catalogs(in: folder.path) where !found.contains(path) { found.append(path) }
      let names = FolderListing.names(of: folder.path) ?? []
      if names.contains(".git") || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return found.map { URL(fileURLWithPath: $0) }
  }

  /// Returns the folder and those of its subfolders that contain an asset catalog.
  private func catalogs(in folder: String) -> [String] {
    if let found = known.withLock({ $0[folder] }) { return found }
    var found: [String] = []
    let names = FolderListing.names(of: folder) ?? []
    if names.contains(where: { $0.hasSuffix(".xcassets") }) { found.append(folder) }
    for name in names where !name.hasPrefix(".") && !name.contains(".") {
      let inside = FolderListing.names(of: "\(folder)/\(name)") ?? []
      if inside.contains(where: { $0.hasSuffix(".xcassets") }) { found.append("\(folder)/\(name)") }
    }
    known.withLock { $0[folder] = found }
    return found
  }
}
