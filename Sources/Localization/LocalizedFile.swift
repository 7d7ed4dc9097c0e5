import FileWork
import FoundationEssentials

/// The location of the translations of a document or a nib: for `Base.lproj/Main.xib`, `de.lproj/Main.strings` next to that
/// folder. A storyboard's nibs have the storyboard's own table.
package struct LocalizedFile: Hashable, Sendable {
  /// The path of the folder that holds the folders of languages.
  package let root: String
  /// The language of the folder that contains the file: `Base`, `de`.
  package let language: String
  /// The table's name, without extension.
  package let table: String

  /// Nil for a file outside any `.lproj` folder.
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

  /// The languages with a folder, except `Base`, as the folders spell them, sorted.
  package var translatedLanguages: [String] {
    (FolderListing.names(of: root) ?? []).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(6)) }
  }

  /// The first language that has a folder, as the folder spells it; nil if none has.
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

  /// The bytes of the strings file of a language, nil if it cannot be read.
  package func bytes(in language: String) -> [UInt8]? {
    try? FileBytes.read(strings(in: language), limit: Self.limit)
  }

  /// No real table is this large.
  private static let limit = 64 << 20
}
