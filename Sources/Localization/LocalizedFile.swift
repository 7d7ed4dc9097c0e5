import FileWork
import FoundationEssentials

/// Where the translations of a document or a nib are: for `Base.lproj/Main.xib`, in `de.lproj/Main.strings` beside that
/// folder. A storyboard's nibs have the storyboard's own table.
package struct LocalizedFile: Hashable, Sendable {
  /// The path of the folder that holds the folders of languages.
  package let root: String
  /// The language whose folder the file is in: `Base`, `de`.
  package let language: String
  /// The table's name, without extension.
  package let table: String

  /// Nil for a file that is in no `.lproj` folder.
  package init?(path: String) {
    let path =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let names = path.split(separator: "/")
    guard let folder = names.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else {
      return nil
    }
    root = "/" + names[..<folder].joined(separator: "/")
    language = String(names[folder].dropLast(6))
    let name = names[folder + 1]
    table = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  /// The languages that have a folder, without `Base`, sorted as their folders spell them.
  package var translatedLanguages: [String] {
    (FolderListing.names(of: root) ?? []).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(6)) }
  }

  /// The first of some languages that has a folder, as the folder spells it; nil where none has.
  package func language(among languages: [String]) -> String? {
    let translated = translatedLanguages
    for language in languages {
      for tag in LanguageTag(language).fallbacks {
        if let name = translated.first(where: { LanguageTag($0).text == tag }) { return name }
      }
    }
    return nil
  }

  /// The path of the strings file of a language.
  package func strings(in language: String) -> String {
    "\(root == "/" ? "" : root)/\(language).lproj/\(table).strings"
  }

  /// The bytes of the strings file of a language, nil where there is none that can be read.
  package func bytes(in language: String) -> [UInt8]? {
    try? FileBytes.read(strings(in: language), limit: Self.limit)
  }

  /// No table that people write is as large.
  private static let limit = 64 << 20
}
