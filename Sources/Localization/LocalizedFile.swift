import FileWork
import FoundationEssentials

/// The location of the translations of a document or a nib: for `Base.lproj/Main.xib`, these are
/// `de.lproj/Main.strings` and so on, next to the folder `Base.lproj`. The nibs of a storyboard use the table of the
/// storyboard.
package struct LocalizedFile: Hashable, Sendable {
  /// The path of the folder that contains the language folders.
  package let root: String
  /// The language of the folder that contains the file: `Base`, `de`.
  package let language: String
  /// The name of the table, without extension.
  package let table: String

  /// Creates the location for a file's path; nil if the file is not in an `.lproj` folder.
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

  /// The languages with a folder, except `Base`, in the spelling of the folders, sorted.
  package var translatedLanguages: [String] {
    (FolderListing.names(of: root) ?? []).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(6)) }
  }

  /// Returns the first language that has a folder, in the spelling of the folder; nil if none has one.
  package func language(among languages: [String]) -> String? {
    let translated = translatedLanguages
    for language in languages {
      for tag in LanguageTag(language).fallbacks {
        if let name = translated.first(where: { LanguageTag($0).text == tag }) { return name }
      }
    }
    return nil
  }

  /// Returns the path of the strings file of a language.
  package func strings(in language: String) -> String {
    "\(root == "/" ? "" : root)/\(language).lproj/\(table).strings"
  }

  /// Returns the bytes of the strings file of a language; nil if it cannot be read.
  package func bytes(in language: String) -> [UInt8]? {
    try? FileBytes.read(strings(in: language), limit: Self.limit)
  }

  /// The maximum size of a table in bytes, which is larger than any real table.
  private static let limit = 64 << 20
}
