import Diagnostics
import DocumentStrings
import FileWork
import Localization

/// The translations for one table in a file.
struct TranslationSource {
  /// The file that was read.
  let file: String
  /// The path of the document, or only the name of the table.
  let table: String
  /// The translations by language.
  private(set) var translations: [String: Translations]
  /// The texts of the document, by key, from which the file was translated; empty if it does not state them.
  private(set) var sources: [String: String] = [:]
  /// The keys of texts that vary in forms which are not read.
  private(set) var varying: [String] = []
  /// The keys of texts that are marked as not translated yet, although they differ from the document's.
  private(set) var untranslated: [String] = []
  /// The keys of texts that contain elements of other formats, and are not read.
  private(set) var formatted: [String] = []

  /// Whether the file translates nothing.
  var isEmpty: Bool { translations.values.allSatisfy(\.isEmpty) }

  /// Returns the translations into a language, whatever its spelling in the file; empty without a language.
  func translations(into language: String?) -> Translations {
    guard let language else { return Translations() }
    let name = LanguageTag.spelling(of: language, among: translations.keys.sorted())
    return name.flatMap { translations[$0] } ?? Translations()
  }

  /// Whether the file says that the texts are those of a table of the app, and not of a document.
  var isOfOtherTable: Bool {
    let name = table.pathParts.last.map(String.init) ?? ""
    return [".plist", ".strings", ".stringsdict", ".xcstrings"].contains { name.hasEnding($0) }
  }

  /// Joins the sources for one document that come from one file; the last translation of a text counts.
  static func merged(_ sources: [TranslationSource]) -> [TranslationSource] {
    var merged: [TranslationSource] = []
    var places: [PathKey: Int] = [:]
    for source in sources {
      let key = PathKey(source.file)
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(source)
        continue
      }
      for (language, translations) in source.translations {
        merged[place].translations[language, default: Translations()].merge(translations)
      }
      merged[place].sources.merge(source.sources) { _, new in new }
      merged[place].untranslated += source.untranslated
    }
    return merged
  }

  /// Reads a translation file.
  /// - Throws: A ``Diagnostic`` that names the file.
  static func read(_ path: String, language: String?) throws -> [TranslationSource] {
    do {
      if path.hasEnding(".xcloc") || path.hasEnding(".xcloc/") { return try catalog(path) }
      let bytes = try LocalizedDocument.bytes(of: path)
      if path.hasEnding(".xliff") || path.hasEnding(".xlf") {
        return try xliff(bytes, path, language)
      }
      let name = path.pathParts.last ?? ""
      let table = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
      if path.hasEnding(".xcstrings") {
        return [try catalog(StringCatalog(parsing: bytes), path, table)]
      }
      guard let language = language ?? LocalizedFile(path: path)?.language, language != "Base"
      else {
        throw Diagnostic(
          id: "unknown-language", severity: .error, file: path,
          message: "the language of the strings is not known; name it with --language")
      }
      return [
        TranslationSource(
          file: path, table: table, translations: [language: Translations(try strings(bytes))])
      ]
    } catch {
      throw Diagnostic(wrapping: error, file: path).inFile(path)
    }
  }

  private static func strings(_ bytes: [UInt8]) throws -> [String: String] {
    // Property lists in XML and binary form can be read, but not edited.
    if let table = try? StringsTable(bytes) { return table.texts }
    let file = try StringsFile(parsing: bytes)
    return Dictionary(
      file.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func catalog(
    _ catalog: StringCatalog, _ path: String, _ table: String
  ) -> TranslationSource {
    var translations: [String: Translations] = [:]
    for language in catalog.languages where language != catalog.sourceLanguage {
      let found = Translations(catalog, language: language)
      if !found.isEmpty { translations[language] = found }
    }
    return TranslationSource(
      file: path, table: table, translations: translations, varying: catalog.unreadKeys)
  }

  private static func catalog(_ path: String) throws -> [TranslationSource] {
    // Bounded: the files in it are XLIFF files, not catalogs.
    let contents = "\(path)/Localized Contents"
    let names = (FolderListing.names(of: contents) ?? []).filter { $0.hasEnding(".xliff") }
    guard !names.isEmpty else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error, file: path,
        message: "there is no XLIFF file in 'Localized Contents'")
    }
    return try names.flatMap { try read("\(contents)/\($0)", language: nil) }
  }

  private static func xliff(
    _ bytes: [UInt8], _ path: String, _ language: String?
  ) throws -> [TranslationSource] {
    let files = try XLIFFFile(parsing: bytes).files
    guard Set(files.map(\.targetLanguage)).count <= StringCatalog.mostLanguages else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error, file: path,
        message: "the file has more than \(StringCatalog.mostLanguages) languages")
    }
    return try files.map { file in
      guard let language = language ?? file.targetLanguage else {
        throw Diagnostic(
          id: "unknown-language", severity: .error, file: path,
          range: SourceRange(at: file.position),
          message: "<file> has no 'target-language'; name the language with --language")
      }
      return TranslationSource(
        file: path, table: file.path, translations: [language: file.content],
        sources: file.sources, varying: file.substituted, untranslated: file.untranslated,
        formatted: file.formatted)
    }
  }
}
