import Diagnostics
import FileWork
import FoundationEssentials
import PropertyLists

/// The location of the translations of a document or a nib: for `Base.lproj/Main.xib`, these are
/// `de.lproj/Main.strings` and so on, next to the folder `Base.lproj`, or all languages are in the string catalog
/// `mul.lproj/Main.xcstrings`. The nibs of a storyboard use the table of the storyboard.
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
      path.isAbsolutePath ? path : FileManager.default.currentDirectoryPath + "/" + path
    let names = Self.names(of: path)
    guard let folder = names.dropLast().lastIndex(where: { $0.hasEnding(".lproj") }) else {
      return nil
    }
    root = "/" + names[..<folder].joined(separator: "/")
    language = names[folder].name(before: ".lproj") ?? ""
    let name = names[folder + 1]
    table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the components of an absolute path that lead to a file, without those that lead back or nowhere.
  private static func names(of path: String) -> [String] {
    let names = path.pathParts.filter { $0 != "." }.map { String($0) }
    // The folders above a folder depend on the links in its path.
    guard let last = names.lastIndex(of: ".."),
      let folder = String.realPath("/" + names[...last].joined(separator: "/"))
    else { return names }
    return folder.pathParts.map { String($0) } + names[(last + 1)...]
  }

  /// Whether the file is not the document to which the translations of the other languages belong: a language's own copy
  /// of the one in `Base.lproj`, or without that folder, in that of English. If there is neither, and several languages
  /// have the document, it is not known to which one the translations belong.
  package var isTranslatedCopy: Bool {
    let folder = root == "/" ? "" : root
    let owners = (FolderListing.names(of: root) ?? []).compactMap { $0.name(before: ".lproj") }
      .filter { language in
        [".xib", ".storyboard"].contains {
          SystemPath("\(folder)/\(language).lproj/\(table)\($0)").exists
        }
      }
    guard owners.count > 1 else { return false }
    return language != ["Base", "en", "English"].first(where: owners.contains)
  }

  /// The languages that have a strings file in their folder or texts in the string catalog, in the spelling of the
  /// folders, sorted; without `Base` and the language of the document.
  package var translatedLanguages: [String] {
    let names = FolderListing.names(of: root) ?? []
    let folders = names.filter { $0 != "Base.lproj" && $0 != Self.catalogFolder }
      .compactMap { $0.name(before: ".lproj") }
    guard names.contains(Self.catalogFolder), let catalog = try? catalog() else { return folders }
    let inCatalog = catalog.languages.filter { $0 != catalog.sourceLanguage }
    return Set(folders + inCatalog).sorted()
  }

  /// The languages that have a strings file, in the spelling of the folders, sorted.
  package var languagesWithStrings: [String] {
    (FolderListing.names(of: root) ?? []).compactMap { $0.name(before: ".lproj") }
      .filter { SystemPath(strings(in: $0)).exists }
  }

  /// Whether there is a string catalog.
  package var hasCatalog: Bool { SystemPath(catalogPath).exists }

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

  /// Returns the name of a language for writing: that of its folder, whatever its spelling and whether or not the table
  /// is in it, because two folders for one language would divide its texts; without a folder, the usual spelling.
  package func folderName(for language: String) -> String {
    let folders = (FolderListing.names(of: root) ?? []).compactMap { $0.name(before: ".lproj") }
    return LanguageTag.spelling(of: language, among: languagesWithStrings)
      ?? LanguageTag.spelling(of: language, among: folders)
      ?? LanguageTag.usualSpelling(of: language)
  }

  /// Returns the other variants of a language that have a folder or texts in the string catalog, the nearest first, if the
  /// language has neither: `zh-Hans` for `zh`, and `zh_TW` before `zh-Hans` for `zh-HK`.
  package func variants(of language: String) -> [String] {
    let known = translatedLanguages
    guard !known.contains(language) else { return [] }
    let tag = LanguageTag(language)
    return known.map { ($0, LanguageTag($0)) }.filter { $0.1.baseText == tag.baseText }
      .map { (tag.distance(to: $0.1), $0.0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// Returns the path of the strings file of a language.
  package func strings(in language: String) -> String {
    "\(root == "/" ? "" : root)/\(language).lproj/\(table).strings"
  }

  /// The path of the string catalog.
  package var catalogPath: String {
    "\(root == "/" ? "" : root)/\(Self.catalogFolder)/\(table).xcstrings"
  }

  /// Returns the texts of a language by key, from the strings file or else from the string catalog; nil if there is
  /// neither.
  /// - Throws: An error if the file cannot be parsed. ``source(in:)`` gives the path of the file.
  package func texts(in language: String) throws -> [String: String]? {
    let strings = strings(in: language)
    let table = try Supervisor.reading(strings) {
      try bytes(of: strings).map { try StringsTable($0).texts }
    }
    if let table { return table }
    let texts = try catalog()?.texts(in: language)
    return texts?.isEmpty == true ? nil : texts
  }

  /// Returns the path of the file that contains, or would contain, the texts of a language.
  package func source(in language: String) -> String {
    let strings = strings(in: language)
    return !SystemPath(strings).exists && hasCatalog ? catalogPath : strings
  }

  /// Returns why the file with the texts of a language cannot be parsed: the limit that it exceeds, the position of the
  /// first error, or the content that such a file must have.
  package func reason(_ error: any Error, in language: String) -> String {
    if let error = error as? PropertyListError, error.kind == .limit { return error.message }
    if let problem = error as? Diagnostic {
      return problem.message + (problem.range.map { " (line \($0.start.line))" } ?? "")
    }
    return expectedForm(in: language)
  }

  private func expectedForm(in language: String) -> String {
    source(in: language) == catalogPath
      ? "a string catalog is JSON with 'sourceLanguage' and 'strings'"
      : "a strings file is a property list or has lines such as \"key\" = \"text\""
  }

  /// Returns the string catalog; nil if there is none.
  /// - Throws: A `Diagnostic` if the file cannot be parsed.
  package func catalog() throws -> StringCatalog? {
    let path = catalogPath
    return try Supervisor.reading(path) {
      try bytes(of: path).map { try StringCatalog(parsing: $0) }
    }
  }

  /// Returns the bytes of a table; nil if there is none. Symbolic links are not followed out of the repository, except
  /// to files next to the folder of the document itself, which may be a link too.
  /// - Throws: A `Diagnostic` if there is a table that cannot be read.
  private func bytes(of path: String) throws(Diagnostic) -> [UInt8]? {
    // Most languages of a large folder may lack the table, and asking for it is much faster than reading it.
    guard SystemPath(path).exists else { return nil }
    let scopes = [root, "\(root)/\(language).lproj/.."]
    guard scopes.contains(where: { FolderScope(around: $0).contains(path) }) else {
      throw Self.unreadable(path, "a symbolic link leads out of the repository; remove the link")
    }
    do {
      return try FileBytes.readFollowingLinks(path, limit: Self.limit)
    } catch {
      throw Self.unreadable(path, error.description)
    }
  }

  private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-strings", severity: .error, file: path,
      message: "cannot read the strings: \(reason)")
  }

  /// The folder of string catalogs, which contain several languages.
  private static let catalogFolder = "mul.lproj"

  /// The maximum size of a table in bytes, which is larger than any real table.
  private static let limit = 16 << 20
}
