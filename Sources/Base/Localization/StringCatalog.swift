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
    /// The text, or that of its variations which a phone shows for a number without a form of its own; nil if there is
    /// none.
    package let text: String?
    /// The forms of a text with variations by number or device.
    package let forms: [StringCatalogForm]
    /// Whether the text is not translated yet, in none of its forms.
    package var isNew: Bool {
      state == "new" || value == nil && !forms.isEmpty && forms.allSatisfy { $0.state == "new" }
    }
    /// Whether the text has forms and nothing else.
    package let hasOnlyForms: Bool
    /// Whether the text contains others that vary, such as `%#@boats@`.
    package let hasSubstitutions: Bool
    /// Whether nothing is lost if another text, or other forms, replace the text.
    package let isReplaceable: Bool

    init(_ localization: JSONSource.Value) {
      let unit = localization["stringUnit"]
      state = unit?["state"]?.string
      value = unit?["value"]?.string
      text = Self.text(of: localization)
      let all = unit == nil ? StringCatalogForm.forms(of: localization) : []
      forms = all.filter { $0.path != nil }
      hasOnlyForms =
        !all.isEmpty && forms.count == all.count
        && localization.members.map(\.key) == ["variations"]
      hasSubstitutions = localization["substitutions"] != nil
      isReplaceable = hasOnlyForms || localization.members.map(\.key) == ["stringUnit"]
    }

    private static func text(of localization: JSONSource.Value) -> String? {
      var value = localization
      // Bounded: a text varies by device and by number, and not again.
      for _ in 0..<3 {
        if let text = value["stringUnit"]?["value"]?.string { return text }
        guard let variations = value["variations"] else { return nil }
        let forms = variations["device"] ?? variations["plural"]
        guard let form = forms?["iphone"] ?? forms?["other"] else { return nil }
        value = form
      }
      return nil
    }
  }

  /// A key with its texts.
  package struct Entry: Sendable {
    /// The key.
    package let key: String
    /// The comment for translators.
    package let comment: String?
    /// The origin of the key: `manual`, `extracted_with_value`, `stale`; nil if the catalog does not specify it.
    package let extractionState: String?
    /// Whether translators get the text.
    package let isForTranslators: Bool
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

  /// Returns the texts in a language by key, without those that are not translated yet. Of a text with variations, it is the one that a phone shows.
  package func texts(in language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      guard let unit = entry.localizations[language], let text = unit.text,
        !unit.isNew || language == sourceLanguage
      else { continue }
      texts[entry.key] = text
    }
    return texts
  }

  /// The keys of texts with substitutions or with variations in other forms that are not read, in the order of the file.
  package var unreadKeys: [String] {
    entries.filter { entry in
      entry.localizations.values.contains {
        $0.hasSubstitutions || $0.value == nil && $0.text != nil && !$0.hasOnlyForms
      }
    }.map(\.key)
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
    isForTranslators = value["shouldTranslate"]?.isFalse != true
    var units: [String: StringCatalog.Unit] = [:]
    // If a language occurs twice, an edit changes the first occurrence.
    for localization in value["localizations"]?.members ?? [] where units[localization.key] == nil {
      units[localization.key] = StringCatalog.Unit(localization.value)
    }
    localizations = units
  }

  /// Whether a language other than that of the document has a text.
  package func isTranslated(from language: String) -> Bool {
    localizations.contains { $0.key != language && !$0.value.isNew }
  }
}
