import Diagnostics
import DocumentStrings
import FileWork
import InterfaceBuilder
import Localization

/// A document, its texts, and the files with its translations.
struct LocalizedDocument {
  /// A file with translations.
  enum Translation {
    /// A strings file for one language.
    case strings(language: String, path: String)
    /// A string catalog for all languages.
    case catalog(path: String)

    var path: String {
      switch self {
      case .strings(_, let path), .catalog(let path): path
      }
    }
  }

  let document: IBDocument
  let entries: [StringsEntry]
  /// The location of the translations; nil for a document outside language folders.
  let location: LocalizedFile?
  /// The name of the table: that of the document without its extension.
  let table: String
  /// The folder that translation files must be in after resolving symbolic links: the repository, or outside a
  /// repository, the folder that contains the language folders.
  let scope: String?

  init(_ document: IBDocument, at path: String) {
    self.document = document
    entries = StringsEntry.entries(of: document)
    location = LocalizedFile(path: path)
    let name = path.pathParts.last ?? ""
    table = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    let folder = path.lastSlash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
    scope = FolderScope(around: location?.root ?? folder ?? ".").root
  }

  /// Returns the other documents with the same translations: a xib and a storyboard with one name.
  /// - Throws: A ``Diagnostic`` if such a document cannot be read.
  func namesakes() throws -> [IBDocument] {
    guard let location, let file = document.file else { return [] }
    let name = file.pathParts.last ?? ""
    let folder = "\(location.root)/\(location.language).lproj"
    let namesakes = [".xib", ".storyboard"].map { table + $0 }.filter {
      !$0.utf8.elementsEqual(name.utf8) && SystemPath("\(folder)/\($0)").exists
    }
    return try namesakes.map { name in
      try InputFile(path: "\(folder)/\(name)").document().document
    }
  }

  /// Returns the entries of the document, and the others of documents with the same translations.
  func entries(with others: [IBDocument]) -> [StringsEntry] {
    let known = Set(entries.map(\.key))
    return entries
      + others.flatMap { StringsEntry.entries(of: $0) }.filter { !known.contains($0.key) }
  }

  /// Checks the name of a language, which becomes the name of a folder.
  /// - Parameter file: The file that specifies the language; nil if the user does.
  /// - Throws: A ``Diagnostic`` if the name would lead to a different folder.
  static func checkLanguage(_ name: String?, in file: String? = nil) throws {
    // The folder `Base.lproj` contains the documents themselves.
    guard let name, !LanguageTag.isName(name) || LanguageTag(name).text == "base" else { return }
    let message = "'\(name)' is not the name of a language, such as 'de' or 'pt-BR'"
    guard let file else { throw Diagnostic.usage(message) }
    throw Diagnostic(
      id: "unknown-language", severity: .error, file: file,
      message: message + "; correct it, or name the language with --language")
  }

  /// Whether the document is a language's own copy of another document, which the translations belong to.
  var isTranslatedCopy: Bool { location?.isTranslatedCopy ?? false }

  /// The files with translations: the string catalog, and the strings files by language.
  var translations: [Translation] {
    guard let location, !isTranslatedCopy else { return [] }
    let catalogs = location.hasCatalog ? [Translation.catalog(path: location.catalogPath)] : []
    return catalogs
      + location.languagesWithStrings.filter { $0 != "Base" }.map {
        .strings(language: $0, path: location.strings(in: $0))
      }
  }

  /// The problems if the translations of the table are divided: a string catalog next to strings files, or several folders
  /// for one language.
  var divisions: [Diagnostic] {
    var catalog: String?
    var folders: [String: [String]] = [:]
    var tags: [String] = []
    for file in translations {
      switch file {
      case .catalog(let path): catalog = path
      case .strings(let language, let path):
        let tag = LanguageTag(language).text
        if folders[tag] == nil { tags.append(tag) }
        folders[tag, default: []].append(path)
      }
    }
    func problem(_ path: String, _ message: String) -> Diagnostic {
      Diagnostic(
        id: "divided-translation", severity: .warning, file: PathText.relative(path),
        message: message)
    }
    var problems: [Diagnostic] = []
    if let catalog, let first = tags.first.flatMap({ folders[$0]?.first }) {
      let count = folders.values.reduce(0) { $0 + $1.count }
      let more = count > 1 ? " and \(count - 1) more" : ""
      problems.append(
        problem(
          catalog,
          "the table has this string catalog and '\(PathText.relative(first))'\(more); keep one of the two forms, because 'strings import' writes only to the catalog, and Xcode does not build both"
        ))
    }
    for paths in tags.compactMap({ folders[$0] }) where paths.count > 1 {
      problems.append(
        problem(
          paths[1],
          "'\(PathText.relative(paths[0]))' is for the same language; keep one of the two, because an app reads only one"
        ))
    }
    return problems
  }

  /// Returns the name that the translations give a language; nil if there are none into it. An app without translations
  /// shows those of another language, but they are not the language's own.
  private func name(of language: String) -> String? {
    location.flatMap { LanguageTag.spelling(of: language, among: $0.translatedLanguages) }
  }

  /// Returns the variant of a language that may be meant, if only variants have translations: `zh-Hant` for `zh-HK`.
  func variant(of language: String) -> String? {
    guard let location, name(of: language) == nil else { return nil }
    return location.variants(of: language).first { (try? location.texts(in: $0)) != nil }
  }

  /// Returns the translations into a language; empty if there are none.
  func translations(into language: String) throws -> Translations {
    guard let location, let name = name(of: language) else { return Translations() }
    do {
      if !SystemPath(location.strings(in: name)).exists, let catalog = try location.catalog() {
        return Translations(catalog, language: name, includesNew: true)
      }
      return Translations(try location.texts(in: name) ?? [:])
    } catch {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error, file: location.source(in: name),
        message: "cannot read the strings; \(location.reason(error, in: name))")
    }
  }

  /// Returns the texts in a language by key, each in one form, as a phone shows them; empty if there are none.
  func texts(in language: String) throws -> [String: String] {
    guard let location, let name = name(of: language) else { return [:] }
    return try location.texts(in: name) ?? [:]
  }

  /// Returns the string catalog; nil if there is none.
  /// - Throws: A ``Diagnostic`` that names the file if it cannot be read.
  func catalog() throws -> StringCatalog? {
    guard let location, !isTranslatedCopy else { return nil }
    do {
      return try location.catalog()
    } catch {
      throw Diagnostic(wrapping: error, file: location.catalogPath).inFile(location.catalogPath)
    }
  }

  /// Returns the bytes of a translation file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: 64 << 20)
    } catch {
      throw Diagnostic(
        id: "unreadable-file", severity: .error, file: path,
        message: "cannot read the file: \(error.description)")
    }
  }
}
