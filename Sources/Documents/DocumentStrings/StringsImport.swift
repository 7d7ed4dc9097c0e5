public import Diagnostics
import Localization

/// The import of translations into the files of a document: existing entries get their translations, new entries are
/// inserted in order, and everything else stays byte for byte.
public struct StringsImport: Sendable {
  /// The file with the translations.
  public let bytes: [UInt8]
  /// The keys whose texts changed, and those that are new: the document's in the order of its entries, and after them
  /// those that people added to the file.
  public let changed: [String]
  /// The keys in Interface Builder's form that the document does not have, sorted. Their translations are not imported.
  public let unknown: [String]
  /// The keys in other forms that are not in the file, sorted. Their translations are not imported.
  public let foreign: [String]
  /// The keys whose texts stay, because the catalog has variations by number or device, or another form, for the language.
  public let left: [String]

  /// Imports into a strings file.
  /// - Parameters:
  ///   - file: The bytes of the file; empty for a new file.
  ///   - entries: The entries of the document.
  ///   - translations: The translations by key.
  /// - Throws: A ``Diagnostic`` if the file cannot be read, or cannot be edited without changing other entries.
  public init(
    strings file: [UInt8], entries: [StringsEntry], translations all: Translations
  ) throws(Diagnostic) {
    let strings = try StringsFile(parsing: file)
    let known = Set(strings.entries.map(\.key))
    let others = Self.others(entries, keys: all.keys)
    let added = others.foreign.filter { known.contains($0) }
    (unknown, foreign) = (others.unknown, others.foreign.filter { !known.contains($0) })
    left = (entries.map(\.key) + added).filter { all.forms[$0] != nil }
    let translations = all.texts
    guard !file.isEmpty else {
      let translated = entries.filter { translations[$0.key] != nil }
      bytes = StringsEntry.stringsFile(translated, translations: translations)
      changed = translated.map(\.key)
      return
    }
    var replacements: [TextReplacement] = []
    var changed: Set<String> = []
    let wanted = Set(entries.map(\.key) + added)
    for entry in strings.entries where wanted.contains(entry.key) {
      guard let text = translations[entry.key], text != entry.value else { continue }
      let key =
        entry.isKeyOnly ? String(decoding: strings.text[entry.keyRange], as: UTF8.self) + " = " : ""
      replacements.append(TextReplacement(entry.valueRange, key + StringsSyntax.quoted(text)))
      changed.insert(entry.key)
    }
    let new = entries.filter { !known.contains($0.key) && translations[$0.key] != nil }
    replacements += StringsFileLayout(strings).insertions(
      of: new, among: strings.entries, translations)
    changed.formUnion(new.map(\.key))
    bytes = replacements.isEmpty ? file : strings.bytes(replacing: replacements)
    let kept = strings.entries.map { entry in
      (entry.key, wanted.contains(entry.key) ? translations[entry.key] ?? entry.value : entry.value)
    }
    try StringsFileLayout.check(
      bytes, contains: kept + new.map { ($0.key, translations[$0.key] ?? $0.value) })
    self.changed = (entries.map(\.key) + added).filter { changed.contains($0) }
  }

  /// Imports texts into a strings file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read, or cannot be edited without changing other entries.
  public init(
    strings file: [UInt8], entries: [StringsEntry], translations: [String: String]
  ) throws(Diagnostic) {
    try self.init(strings: file, entries: entries, translations: Translations(translations))
  }

  /// Imports texts into a string catalog.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(
    catalog file: [UInt8], entries: [StringsEntry], translations: [String: String],
    language: String
  ) throws(Diagnostic) {
    try self.init(
      catalog: file, entries: entries, translations: Translations(translations), language: language)
  }

  /// Imports into a string catalog. A text that is the same keeps its state, unless the translations state another one.
  /// - Parameter language: The language, whatever its spelling in the catalog.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(
    catalog file: [UInt8], entries: [StringsEntry], translations: Translations, language: String
  ) throws(Diagnostic) {
    let catalog = try StringCatalog(parsing: file)
    let languages = [catalog.sourceLanguage] + catalog.languages
    let language =
      LanguageTag.spelling(of: language, among: languages)
      ?? LanguageTag.usualSpelling(of: language)
    var edits = StringCatalogEdits(catalog)
    var changed: [String] = []
    var left: [String] = []
    let others = Self.others(entries, keys: translations.keys)
    let added = others.foreign.filter { catalog.indices[$0] != nil }
    (unknown, foreign) = (others.unknown, others.foreign.filter { catalog.indices[$0] == nil })
    for (key, entry) in entries.map({ ($0.key, $0) }) + added.map({ ($0, nil) }) {
      let index = catalog.indices[key]
      let old = index.flatMap { catalog.entries[$0].localizations[language] }
      switch CatalogChange(of: key, to: translations, from: old, in: language) {
      case .none: continue
      case .impossible:
        left.append(key)
        continue
      case .text(let text):
        if let index {
          edits.setText(text, at: index)
        } else if let entry {
          let own = entry.texts(catalog.sourceLanguage)
          edits.add(key, comment: entry.comment, texts: own + [text])
        }
      }
      changed.append(key)
    }
    bytes = changed.isEmpty ? file : edits.bytes
    self.changed = changed
    self.left = left
  }

  /// Returns the keys for which a document has no text, sorted: those in Interface Builder's form, and others, which
  /// people add to tables.
  public static func others(
    _ entries: [StringsEntry], keys: Set<String>
  ) -> (unknown: [String], foreign: [String]) {
    let wanted = Set(entries.map(\.key))
    let others = keys.filter { !wanted.contains($0) }.sorted()
    return (
      others.filter { DocumentKey($0) != nil }, others.filter { DocumentKey($0) == nil }
    )
  }

  /// Returns the entries of a document whose placeholders differ from those of their translations, which ``StringsCheck``
  /// reports as errors.
  public static func mismatched(
    _ entries: [StringsEntry], _ translations: [String: String]
  ) -> [StringsEntry] {
    entries.filter { entry in
      translations[entry.key].map { FormatSpecifiers($0) != FormatSpecifiers(entry.value) } ?? false
    }
  }
}
