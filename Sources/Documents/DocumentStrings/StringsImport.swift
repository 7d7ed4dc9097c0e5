public import Diagnostics
import Localization

/// The import of translations into the files of a document: existing entries get their translations, new entries are
/// inserted in order, and everything else stays byte for byte.
public struct StringsImport: Sendable {
  /// The file with the translations.
  public let bytes: [UInt8]
  /// The keys whose texts changed, and those that are new, in the order of the document's entries.
  public let changed: [String]
  /// The keys that the document does not have, sorted. Their translations are not imported.
  public let unknown: [String]
  /// The keys whose texts stay, because the catalog has variations by number or device, or another form, for the language.
  public let left: [String]

  /// Imports into a strings file.
  /// - Parameters:
  ///   - file: The bytes of the file; empty for a new file.
  ///   - entries: The entries of the document.
  ///   - translations: The translations by key.
  /// - Throws: A ``Diagnostic`` if the file cannot be read, or cannot be edited without changing other entries.
  public init(
    strings file: [UInt8], entries: [StringsEntry], translations: [String: String]
  ) throws(Diagnostic) {
    let strings = try StringsFile(parsing: file)
    unknown = Self.unknown(entries, translations)
    guard !file.isEmpty else {
      let translated = entries.filter { translations[$0.key] != nil }
      bytes = StringsEntry.stringsFile(translated, translations: translations)
      changed = translated.map(\.key)
      left = []
      return
    }
    var replacements: [TextReplacement] = []
    var changed: Set<String> = []
    let wanted = Set(entries.map(\.key))
    for entry in strings.entries where wanted.contains(entry.key) {
      guard let text = translations[entry.key], text != entry.value else { continue }
      let key =
        entry.isKeyOnly ? String(decoding: strings.text[entry.keyRange], as: UTF8.self) + " = " : ""
      replacements.append(TextReplacement(entry.valueRange, key + StringsSyntax.quoted(text)))
      changed.insert(entry.key)
    }
    let known = Set(strings.entries.map(\.key))
    let added = entries.filter { !known.contains($0.key) && translations[$0.key] != nil }
    replacements += StringsFileLayout(strings).insertions(
      of: added, among: strings.entries, translations)
    changed.formUnion(added.map(\.key))
    bytes = replacements.isEmpty ? file : strings.bytes(replacing: replacements)
    let kept = strings.entries.map { entry in
      (entry.key, wanted.contains(entry.key) ? translations[entry.key] ?? entry.value : entry.value)
    }
    try StringsFileLayout.check(
      bytes, contains: kept + added.map { ($0.key, translations[$0.key] ?? $0.value) })
    self.changed = entries.map(\.key).filter { changed.contains($0) }
    left = []
  }

  /// Imports into a string catalog.
  /// - Parameter language: The language, whatever its spelling in the catalog.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(
    catalog file: [UInt8], entries: [StringsEntry], translations: [String: String],
    language: String
  ) throws(Diagnostic) {
    let catalog = try StringCatalog(parsing: file)
    let languages = [catalog.sourceLanguage] + catalog.languages
    let language =
      LanguageTag.spelling(of: language, among: languages)
      ?? LanguageTag.usualSpelling(of: language)
    var edits = StringCatalogEdits(catalog)
    var changed: [String] = []
    var left: [String] = []
    for entry in entries {
      guard let value = translations[entry.key] else { continue }
      let text = StringCatalogText(language: language, state: "translated", value: value)
      if let index = catalog.indices[entry.key] {
        let old = catalog.entries[index].localizations[language]
        guard old?.value != value || old?.state != "translated" else { continue }
        // A text with variations is left unchanged.
        guard old == nil || old?.value != nil else {
          left.append(entry.key)
          continue
        }
        edits.setText(text, at: index)
      } else {
        let own = entry.texts(catalog.sourceLanguage, [:])
        edits.add(entry.key, comment: entry.comment, texts: own + [text])
      }
      changed.append(entry.key)
    }
    bytes = changed.isEmpty ? file : edits.bytes
    self.changed = changed
    self.left = left
    unknown = Self.unknown(entries, translations)
  }

  /// Returns the keys in Interface Builder's form for which a document has no text, sorted.
  public static func unknown(
    _ entries: [StringsEntry], _ translations: [String: String]
  ) -> [String] {
    let wanted = Set(entries.map(\.key))
    return translations.keys.filter { !wanted.contains($0) && DocumentKey($0) != nil }.sorted()
  }
}
