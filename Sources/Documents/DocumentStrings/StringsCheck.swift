public import Diagnostics
public import InterfaceBuilder
import Localization
import XMLTree

/// A check of a document's translations: texts that are missing, stale or untranslated, or that do not match the
/// arguments of a format.
public struct StringsCheck: Sendable {
  /// The problems in translation files.
  private var problems: [Diagnostic] = []
  /// The languages in the order of the files, and the keys that are translated in any file of the language.
  private var languages: [(name: String, keys: Set<String>, isInCatalog: Bool)] = []
  /// The keys of string catalogs.
  private var catalogKeys: Set<String> = []
  /// The keys that a string catalog excludes from translation, in each of its languages.
  private var excludedInCatalog: Set<String> = []
  /// The indices of the languages, which files may spell differently.
  private var indices: [String: Int] = [:]
  /// The maximum number of languages that a message names.
  private static let mostNamed = 50

  private let document: IBDocument
  private let texts: [LocalizableText]
  private let values: [String: String]
  /// The keys of texts that are not for translators.
  private let excluded: Set<String>
  /// The keys of other documents with the same translations, which are not stale.
  private let otherKeys: Set<String>
  /// The objects of all documents with the translations, whose unknown properties are not stale.
  private let objects: LocalizedObjects

  /// Whether to check a language of a string catalog.
  public var isIncluded: @Sendable (String) -> Bool = { _ in true }

  /// Starts checking a document.
  /// - Parameter others: Other documents with the same translations.
  public init(_ document: IBDocument, others: [IBDocument] = []) {
    self.document = document
    otherKeys = Set(others.flatMap(\.localizableTexts).map(\.key))
    objects = LocalizedObjects([document] + others)
    var seen: Set<String> = []
    texts = document.localizableTexts.filter { seen.insert($0.key).inserted }
    values = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.value) })
    excluded = Set(texts.filter { !$0.isForTranslators }.map(\.key))
  }

  /// Checks a strings file.
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file, for messages.
  ///   - language: The language of the file.
  ///   - isDevelopmentLanguage: Whether the document is written in the language, so that equal texts are expected.
  public mutating func check(
    strings bytes: [UInt8], path: String, language: String, isDevelopmentLanguage: Bool = false
  ) {
    if StringsTable.isPropertyList(bytes) {
      return check(propertyList: bytes, path: path, language, isDevelopmentLanguage)
    }
    let file: StringsFile
    do {
      file = try StringsFile(parsing: bytes)
    } catch {
      problems.append(error.inFile(path))
      return
    }
    var first: [String: StringsFile.Entry] = [:]
    for entry in file.entries {
      let place = Place(path: path, range: file.sourceRange(entry.assignmentRange))
      if let earlier = first[entry.key] {
        let line = file.sourceRange(earlier.assignmentRange).start.line
        report(
          "duplicate-translation", .warning, place,
          "the key '\(entry.key)' is already on line \(line); remove one of the two")
        continue
      }
      first[entry.key] = entry
      checkEntry(
        entry.key, entry.value, comment: entry.comment, at: place, language, isDevelopmentLanguage)
    }
    add(Set(first.keys), of: language)
  }

  /// Checks a strings file that is a property list in XML or binary form, whose entries have no positions.
  private mutating func check(
    propertyList bytes: [UInt8], path: String, _ language: String, _ isDevelopmentLanguage: Bool
  ) {
    let table: StringsTable
    do {
      table = try StringsTable(propertyList: bytes)
    } catch {
      problems.append(error.inFile(path))
      return
    }
    for (key, value) in table.texts.inKeyOrder {
      checkEntry(
        key, value, comment: nil, at: Place(path: path, range: nil), language,
        isDevelopmentLanguage)
    }
    add(Set(table.texts.keys), of: language)
  }

  /// Checks a string catalog in each of its languages.
  public mutating func check(catalog bytes: [UInt8], path: String) {
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(parsing: bytes)
    } catch {
      problems.append(error.inFile(path))
      return
    }
    for (index, entry) in catalog.entries.enumerated() {
      let place = Place(path: path, range: catalog.sourceRange(of: index))
      guard let own = values[entry.key] else {
        // People add these themselves.
        if entry.extractionState != "manual" { reportStale(entry.key, at: place) }
        continue
      }
      let translated = entry.localizations.filter { language, unit in
        language != catalog.sourceLanguage && isIncluded(language) && !unit.isNew
      }
      let base = CatalogBase(entry, in: catalog.sourceLanguage)
      if !translated.isEmpty { checkBase(base, of: entry.key, own, at: place) }
      for (language, unit) in translated.inKeyOrder {
        check(unit, of: entry.key, own, base, at: place, language)
      }
    }
    var known: [String: Set<String>] = [:]
    for entry in catalog.entries {
      for (language, unit) in entry.localizations where !unit.isNew {
        known[language, default: []].insert(entry.key)
      }
    }
    catalogKeys.formUnion(catalog.indices.keys)
    excludedInCatalog.formUnion(catalog.entries.filter { !$0.isForTranslators }.map(\.key))
    for language in catalog.languages
    where language != catalog.sourceLanguage && isIncluded(language) {
      add(known[language] ?? [], of: language, isInCatalog: true)
    }
  }

  /// Checks that the translations in a catalog are those of the document's text.
  private mutating func checkBase(
    _ base: CatalogBase, of key: String, _ own: String, at place: Place
  ) {
    let text = StringsSyntax.escaped(own)
    if base.isOutdated(for: own) {
      report(
        "outdated-translation", .note, place,
        "'\(key)' was translated from another text than “\(text)”, which the document has now; mark the translations for review with 'xibinspect strings update'"
      )
    } else if base.isLeft(with: own) {
      report(
        "outdated-translation", .note, place,
        "the text of '\(key)' varies in the document's language, and no form is “\(text)”, which the document has now; edit it in Xcode"
      )
    }
  }

  /// Checks a translation in a catalog, in each of its forms.
  private mutating func check(
    _ unit: StringCatalog.Unit, of key: String, _ own: String, _ base: CatalogBase, at place: Place,
    _ language: String
  ) {
    let review = TranslationState.needsReview.rawValue
    if unit.state == review || unit.forms.contains(where: { $0.state == review }) {
      report(
        "outdated-translation", .note, place,
        "the translation of '\(key)' into \(language) is marked for review; check it")
    }
    if let value = unit.value { return checkText(key, value, own, at: place, language) }
    for form in unit.forms where form.state != TranslationState.new.rawValue {
      // For some numbers, a text may say the number in words.
      let isForNumbers = form.path?.suffix(2).first == "plural" && form.path?.last != "other"
      checkText(
        key, form.value, base.text(form.variation, of: own), form: form.variation,
        mayLackPlaceholders: isForNumbers, at: place, language)
    }
  }

  private struct Place {
    let path: String
    /// The range of the entry; nil in a property list.
    let range: SourceRange?
  }

  private mutating func checkEntry(
    _ key: String, _ value: String, comment: String?, at place: Place, _ language: String,
    _ isDevelopmentLanguage: Bool
  ) {
    guard let own = values[key] else { return reportStale(key, at: place) }
    if let stated = comment.flatMap({ DocumentComment($0) }),
      stated.text != StringsEntry.escapedInComment(own)
    {
      report(
        "outdated-translation", .note, place,
        "'\(key)' was translated from “\(stated.text)”, but the document now has “\(StringsSyntax.escaped(own))”; check the translation"
      )
    }
    if !isDevelopmentLanguage { checkText(key, value, own, at: place, language) }
  }

  /// Checks that a translation has the placeholders of the text in the document's language, and is another text.
  /// - Parameters:
  ///   - own: The document's text, or the form in a string catalog that the translation translates.
  ///   - form: The numbers and devices for which the translation is; nil for all.
  ///   - mayLackPlaceholders: Whether the translation may lack some of the placeholders.
  private mutating func checkText(
    _ key: String, _ value: String, _ own: String, form: String? = nil,
    mayLackPlaceholders: Bool = false, at place: Place, _ language: String
  ) {
    let name = "'\(key)'" + (form.map { " (\($0))" } ?? "")
    let (specifiers, wanted) = (FormatSpecifiers(value), FormatSpecifiers(own))
    if specifiers != wanted, !(mayLackPlaceholders && specifiers.isPart(of: wanted)) {
      report(
        "placeholder-mismatch", .error, place,
        "the placeholders of \(name) differ from those of “\(own)”, its text in the document's language; an app that formats the text would crash or show garbage"
      )
    } else if value == own, own.contains(where: \.isLetter), !excluded.contains(key) {
      report(
        "text-not-translated", .note, place,
        "the text of \(name) is the same as in the document's language; translate it, or ignore this if \(language) has the same word"
      )
    }
  }

  private mutating func reportStale(_ key: String, at place: Place) {
    guard DocumentKey(key)?.isKnown(to: objects) == true, !otherKeys.contains(key) else { return }
    report(
      "stale-translation", .warning, place,
      "the document no longer has a text '\(key)'; remove it with 'xibinspect strings update'")
  }

  private mutating func add(
    _ keys: Set<String>, of language: String, isInCatalog: Bool = false
  ) {
    let tag = LanguageTag(language).text
    if let index = indices[tag] {
      languages[index].keys.formUnion(keys)
      if isInCatalog { languages[index].isInCatalog = true }
    } else {
      indices[tag] = languages.count
      languages.append((language, keys, isInCatalog))
    }
  }

  /// The problems in the document and in translation files.
  public var findings: [Diagnostic] {
    let untranslated = texts.compactMap { text -> Diagnostic? in
      guard text.value.contains(where: \.isLetter), text.isForTranslators else { return nil }
      let isExcluded = excludedInCatalog.contains(text.key)
      let lacking = self.languages.filter { language in
        !language.keys.contains(text.key) && !(isExcluded && language.isInCatalog)
      }
      let missing = lacking.map(\.name)
      guard !missing.isEmpty else { return nil }
      let others = missing.count - Self.mostNamed
      let languages =
        missing.prefix(Self.mostNamed).joined(separator: ", ")
        + (others > 0 ? " and \(others) others" : "")
      let object = document.object(around: text.node) ?? text.object
      return Diagnostic(
        id: "missing-translation", severity: .warning, file: document.file,
        range: text.node.sourceRange, objectID: text.id, objectPath: object.path,
        message:
          "the text “\(text.value)” has no translation for \(languages); \(Self.advice(on: text.key, isInCatalog: lacking.allSatisfy(\.isInCatalog), hasKey: catalogKeys.contains(text.key)))"
      )
    }
    return untranslated + problems
  }

  /// Returns what to do about a text without a translation. An update adds a key to a string catalog, but no language to
  /// the key.
  /// - Parameters:
  ///   - isInCatalog: Whether all languages without a translation are in a string catalog.
  ///   - hasKey: Whether the string catalog has the key.
  package static func advice(on key: String, isInCatalog: Bool, hasKey: Bool) -> String {
    guard isInCatalog else {
      return "add '\(key)' to the strings with 'xibinspect strings update'"
    }
    return hasKey
      ? "translate '\(key)' in the string catalog, or with 'xibinspect strings export' and 'import'"
      : "add '\(key)' to the string catalog with 'xibinspect strings update', and translate it"
  }

  private mutating func report(
    _ id: String, _ severity: Diagnostic.Severity, _ place: Place, _ message: String
  ) {
    problems.append(
      Diagnostic(
        id: id, severity: severity, file: place.path, range: place.range, message: message))
  }
}
