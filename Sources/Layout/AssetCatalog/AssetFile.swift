import FileWork
import Foundation

/// The files that catalogs and documents name.
enum AssetFile {
  /// Returns the file with a name, relative to a folder; nil if the name leads out of the folder, or a symbolic link out
  /// of its repository.
  ///
  /// A file that does not exist has a location, so that messages can name it.
  static func url(_ name: String, in folder: URL) -> URL? {
    guard FolderScope.isBelow(name) else { return nil }
    let url = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return url }
    return FolderScope(around: folder.path).contains(url.path) ? url : nil
  }
}
