import FoundationEssentials

/// A document's texts in one language: the strings file that belongs to its `Base.lproj`.
public struct Translation: Hashable, Sendable {
  /// The language's folder without `.lproj`: `fr`, `pt-BR`.
  public let language: String
  /// The texts by key: an object's id, a dot, and a property.
  public let texts: [String: String]

  /// Describes a translation.
  /// - Parameter strings: The text of a strings file.
  public init(language: String, strings: String) {
    self.language = language
    texts = StringsTable(strings).texts
  }

  private init(language: String, table: StringsTable) {
    self.language = language
    texts = table.texts
  }

  /// The translations of a document, by language: none for one outside `Base.lproj`, and for one whose texts
  /// stand in a string catalog. Files that are no tables are passed over.
  static func beside(_ file: String) -> [Translation] {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[parts.count - 2] == "Base.lproj",
      let name = parts[parts.count - 1].split(separator: ".").first
    else { return [] }
    let folder = parts.dropLast(2).joined(separator: "/")
    let root = folder.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : folder
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: root)) ?? []
    return folders.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted().compactMap {
      entry in
      guard let data = manager.contents(atPath: "\(root)/\(entry)/\(name).strings") else {
        return nil
      }
      let table = StringsTable(Array(data))
      guard table.isComplete else { return nil }
      return Translation(language: String(entry.dropLast(6)), table: table)
    }
  }
}
