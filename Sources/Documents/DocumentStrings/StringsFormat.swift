import Localization

/// The layout of a strings file.
public enum StringsLayout: String, Hashable, Sendable, CaseIterable {
  /// A blank line before each entry, as Xcode and ibtool write.
  case xcode
  /// A blank line after each entry, as Xcode writes after the import of an XLIFF file.
  case imported
}

extension StringsEntry {
  /// Returns the bytes of a strings file.
  /// - Parameters:
  ///   - translations: The texts by key; for other keys, the document's own texts are used.
  ///   - layout: The layout of the file.
  ///   - isUTF16: Whether the file is UTF-16 (little-endian) with a byte order mark, as ibtool writes it; otherwise it
  ///     is UTF-8, as Xcode writes it.
  public static func stringsFile(
    _ entries: [StringsEntry], translations: [String: String] = [:], layout: StringsLayout = .xcode,
    isUTF16: Bool = false
  ) -> [UInt8] {
    var text = ""
    for entry in entries {
      if layout == .xcode { text += "\n" }
      text += entry.lines(translations[entry.key] ?? entry.value)
      if layout == .imported { text += "\n" }
    }
    return isUTF16
      ? StringsEncoding.utf16LittleEndian.bytes(Array(text.utf8), isMarked: true)
      : Array(text.utf8)
  }

  /// Returns the comment and the assignment for a text, each on its own line.
  func lines(_ text: String) -> String { "/* \(comment) */\n\(assignment(text))\n" }

  /// Returns the assignment of a text to the key.
  func assignment(_ text: String) -> String {
    "\(StringsSyntax.quoted(key)) = \(StringsSyntax.quoted(text));"
  }

  /// Returns the bytes of a string catalog.
  /// - Parameter translations: The translations by language.
  public static func catalog(
    _ entries: [StringsEntry], sourceLanguage: String, translations: [String: Translations] = [:]
  ) -> [UInt8] {
    JSONText.catalog(
      sourceLanguage: sourceLanguage,
      entries: entries.map { entry in
        (entry.key, entry.comment, entry.texts(sourceLanguage, translations))
      })
  }

  /// Returns the bytes of a string catalog.
  /// - Parameter translations: The complete translations by language and key.
  public static func catalog(
    _ entries: [StringsEntry], sourceLanguage: String, translations: [String: [String: String]]
  ) -> [UInt8] {
    catalog(
      entries, sourceLanguage: sourceLanguage,
      translations: translations.mapValues { Translations($0) })
  }

  /// Returns the texts of the key in a string catalog: the document's own, and the translations.
  func texts(
    _ sourceLanguage: String, _ translations: [String: Translations] = [:]
  ) -> [StringCatalogText] {
    let own = StringCatalogText(language: sourceLanguage, state: "new", value: value)
    return [own]
      + translations.compactMap { language, translations in
        guard
          case .text(let text) = CatalogChange(of: key, to: translations, from: nil, in: language)
        else { return nil }
        return text
      }
  }
}
