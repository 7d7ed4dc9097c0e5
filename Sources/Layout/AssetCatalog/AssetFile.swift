import FileWork
import Foundation

/// Files that are named by catalogs and documents.
enum AssetFile {
  /// Returns the file with a name, relative to a folder; nil if the name leads outside the folder, or if a symbolic
  /// link leads outside its repository.
  ///
  /// A file that does not exist has a location as well, so that messages can name it.
  static func url(_ name: String, in folder: URL) -> URL? {
    guard FolderScope.isBelow(name) else { return nil }
    let url = folder.appendingPathComponent(name)
    guard SystemPath(url.path).exists else { return url }
    return FolderScope(around: folder.path).contains(url.path) ? url : nil
  }
}
