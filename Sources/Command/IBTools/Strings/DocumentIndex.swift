import Diagnostics
import FileWork
import Localization

/// The documents, by the ends of their paths.
struct DocumentIndex {
  /// The documents by their names, their names before the first period, and their names without extension.
  private var files: [PathKey: [Entry]] = [:]

  private struct Entry {
    let file: InputFile
    let parts: [Substring]
    /// The folder around the language folder.
    var root: String?
    var isTranslatedCopy = false
  }

  init(_ files: [InputFile]) {
    for file in files where file.problem == nil {
      let parts = file.path.pathParts
      let name = parts.last ?? ""
      for key in Set([name, name.prefix { $0 != "." }, Self.stem(name)]) {
        self.files[PathKey(String(key)), default: []].append(Entry(file: file, parts: parts))
      }
    }
    // Only among several documents it matters where they are.
    for (key, entries) in self.files where entries.count > 1 {
      self.files[key] = entries.map { entry in
        var entry = entry
        let location = LocalizedFile(path: entry.file.path)
        (entry.root, entry.isTranslatedCopy) = (location?.root, location?.isTranslatedCopy ?? false)
        return entry
      }
    }
  }

  /// Returns the documents that a table could belong to: those whose paths end with the table's path, or the other way
  /// round, or those with the table's name. Of several, only the one with its language folder next to the table's.
  func documents(for source: TranslationSource) -> [InputFile] {
    let parts = source.table.pathParts.filter { $0 != "." }
    guard let last = parts.last else { return [] }
    let isPath = InputFiles.isDocument(String(last))
    func common(_ other: [Substring]) -> Int {
      zip(other.reversed(), parts.reversed()).prefix { $0 == $1 }.count
    }
    let named = (files[PathKey(String(last))] ?? []).filter { entry in
      guard isPath else { return true }
      // A document with the same name in a folder with the same name may belong to another app.
      let place = (String.realPath(entry.file.path) ?? entry.file.path).pathParts
      return entry.parts.last == last && common(place) == min(parts.count, place.count)
    }
    let best = named.map { common($0.parts) }.max()
    let all = named.filter { common($0.parts) == best }
    // A language's own copy of a document has no translations.
    let originals = all.filter { !$0.isTranslatedCopy }
    let found = originals.isEmpty ? all : originals
    guard found.count > 1, let root = LocalizedFile(path: source.file)?.root else {
      return found.map(\.file)
    }
    let beside = found.filter { $0.root == root }
    return (beside.count == 1 ? beside : found).map(\.file)
  }

  private static func stem(_ name: Substring) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }
}
