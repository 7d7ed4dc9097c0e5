package import Diagnostics

/// A string catalog (`.xcstrings`): the texts of a table in all languages, and every byte of the file.
package struct StringCatalog: Sendable {
  /// A text in a language.
  package struct Unit: Hashable, Sendable {
    /// The state of the translation: `new`, `translated`, `needs_review`; nil if the text has variations by number or
    /// device.
    package let state: String?
    /// The text; nil if it has variations.
    package let value: String?
  }

  /// A key with its texts.
  package struct Entry: Sendable {
    /// The key.
    package let key: String
    /// The comment for translators.
    package let comment: String?
    /// The origin of the key: `manual`, `extracted_with_value`, `stale`; nil if the catalog does not specify it.
    package let extractionState: String?
    /// The texts by language.
    package let localizations: [String: Unit]
    let value: JSONSource.Value
  }

  /// The language in which the document is written.
  package let sourceLanguage: String
  /// The languages that have at least one text, sorted.
  package let languages: [String]
  /// The entries in the order of the file.
  package let entries: [Entry]
  /// The indices of the entries by key.
  package let indices: [String: Int]
  let source: JSONSource
  let strings: JSONSource.Value
  private let lines: LineStarts

  /// Reads the bytes of a file.
  /// - Throws: A ``Diagnostic`` with the position of the first error.
  package init(parsing bytes: [UInt8]) throws(Diagnostic) {
    source = try JSONSource(bytes)
    guard let strings = source.root["strings"], case .object = strings.kind,
      let language = source.root["sourceLanguage"]?.string
    else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error,
        message: "not a string catalog: there is no 'sourceLanguage' or no 'strings'")
    }
    self.strings = strings
    lines = LineStarts(bytes)
    sourceLanguage = language
    entries = strings.members.map { Entry($0) }
    languages = entries.reduce(into: Set<String>()) { $0.formUnion($1.localizations.keys) }.sorted()
    // Each language is compared with each text.
    guard languages.count <= Self.mostLanguages else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error,
        message: "the string catalog has more than \(Self.mostLanguages) languages")
    }
    indices = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The maximum number of languages; systems support some hundreds.
  package static let mostLanguages = 1_000

  /// Returns the texts in a language by key, without texts that have variations.
  package func texts(in language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      if let value = entry.localizations[language]?.value { texts[entry.key] = value }
    }
    return texts
  }

  /// The texts by language and key, without texts that have variations.
  package var texts: [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for entry in entries {
      for (language, unit) in entry.localizations {
        if let value = unit.value { texts[language, default: [:]][entry.key] = value }
      }
    }
    return texts
  }

  /// Returns the range of an entry in lines and columns, for messages.
  package func sourceRange(of index: Int) -> SourceRange {
    let member = strings.members[index]
    return lines.sourceRange(member.start..<member.range.upperBound)
  }
}

extension StringCatalog.Entry {
  fileprivate init(_ member: JSONSource.Member) {
    key = member.key
    value = member.value
    comment = value["comment"]?.string
    extractionState = value["extractionState"]?.string
    var units: [String: StringCatalog.Unit] = [:]
    // If a language occurs twice, an edit changes the first occurrence.
    for localization in value["localizations"]?.members ?? [] where units[localization.key] == nil {
      let unit = localization.value["stringUnit"]
      units[localization.key] = StringCatalog.Unit(
        state: unit?["state"]?.string, value: unit?["value"]?.string)
    }
    localizations = units
  }

  /// Whether a language other than that of the document has a text.
  package func isTranslated(from language: String) -> Bool {
    localizations.contains { $0.key != language && $0.value.state != "new" }
  }
}
