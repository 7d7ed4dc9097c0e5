import Diagnostics
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

  /// Returns the documents that a table could belong to: those whose paths share the longest ending with the table's
  /// path, or those with the table's name. Of several, only the one with its language folder next to the table's.
  func documents(for source: TranslationSource) -> [InputFile] {
    let parts = source.table.pathParts
    guard let last = parts.last else { return [] }
    let isPath = InputFiles.isDocument(String(last))
    let named = (files[PathKey(String(last))] ?? []).filter {
      !isPath || $0.parts.last == last
    }
    func common(_ entry: Entry) -> Int {
      zip(entry.parts.reversed(), parts.reversed()).prefix { $0 == $1 }.count
    }
    let best = named.map(common).max()
    let all = named.filter { common($0) == best }
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
