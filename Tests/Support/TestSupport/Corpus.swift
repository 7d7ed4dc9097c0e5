public import Foundation

/// The folder of real documents that the environment names.
public enum Corpus {
  /// Nil where `XIB_CORPUS` is not set.
  public static let folder = ProcessInfo.processInfo.environment["XIB_CORPUS"].map {
    URL(filePath: $0)
  }

  /// The files in a folder of the corpus by their extension, sorted, that have a byte at all: every n-th one, or
  /// all of them with `XIB_CORPUS_ALL`.
  public static func files(in path: String, _ fileExtension: String, every stride: Int) -> [URL] {
    guard let root = folder?.appending(path: path),
      let entries = FileManager.default.enumerator(atPath: root.path)
    else { return [] }
    var files: [URL] = []
    for case let name as String in entries where name.hasSuffix("." + fileExtension) {
      let file = root.appending(path: name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      if attributes?[.type] as? FileAttributeType == .typeRegular,
        (attributes?[.size] as? Int ?? 0) > 0
      {
        files.append(file)
      }
    }
    files.sort { $0.path < $1.path }
    let isComplete = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] != nil
    return isComplete
      ? files : files.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}
