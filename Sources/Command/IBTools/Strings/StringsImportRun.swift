import DiagnosticText
import Diagnostics
import DocumentStrings
import FileWork
import InterfaceBuilder
import Localization

/// A run that imports translations into the translation files of documents, or into a translated copy of one document.
package struct StringsImportRun: Sendable {
  /// The language of strings files, if their folder does not specify it.
  package var language: String?
  /// The path of a translated copy; nil to write translation files.
  package var copy: String?
  /// Whether to write nothing, and print the changes as a patch.
  package var isDry = false

  package init() {}

  /// Imports translation files.
  /// - Parameters:
  ///   - files: The files: `.strings`, `.xcstrings`, `.xliff` and `.xcloc`.
  ///   - paths: The documents, or folders to search for them.
  /// - Throws: A ``Diagnostic`` if the request cannot be carried out.
  package func run(
    _ files: [String], into paths: [String], to sink: some ReportSink
  ) throws -> RunStatus {
    try LocalizedDocument.checkLanguage(language)
    var status = RunStatus.fine
    let documents = InputFiles(paths).files
    let sources = files.flatMap { file -> [TranslationSource] in
      do {
        return try TranslationSource.read(file, language: language)
      } catch {
        sink.report([Diagnostic(wrapping: error, file: file)])
        status = .cannot
        return []
      }
    }
    for source in sources {
      sink.report(source.unreadTexts)
    }
    if let copy { return max(status, try writeCopy(of: documents, to: copy, sources, sink)) }
    let index = DocumentIndex(documents)
    var grouped: [PathKey: (file: InputFile, sources: [TranslationSource])] = [:]
    var order: [PathKey] = []
    var others: [TranslationSource] = []
    let only = Self.onlyDocument(documents, sources)
    for source in sources {
      let isOnly = only.map { $0.table == source.table } ?? false
      let found = isOnly ? documents : index.documents(for: source)
      if found.isEmpty, source.isOfOtherTable {
        others.append(source)
        continue
      }
      guard found.count == 1, let file = found.first else {
        sink.report([Self.noDocument(for: source, found)])
        status = .cannot
        continue
      }
      let key = PathKey(file.path)
      if grouped[key] == nil { order.append(key) }
      grouped[key, default: (file, [])].sources.append(source)
    }
    if let other = others.first(where: { !$0.isEmpty }) ?? (order.isEmpty ? others.first : nil) {
      let count = others.count { !$0.isEmpty }
      let tables = count > 1 ? " and those of \(count - 1) other tables" : ""
      sink.report([
        Diagnostic(
          id: "other-table", severity: order.isEmpty ? .error : .note, file: other.file,
          message:
            "not imported: the texts of '\(other.table)'\(tables), which are not those of a document; import them in Xcode"
        )
      ])
      if order.isEmpty { status = .cannot }
    }
    // A file may contain the translations of one document in many parts: each document is read once, and each of its
    // languages is written once.
    var unchanged: [String] = []
    for (file, found) in order.compactMap({ grouped[$0] }) {
      let (sources, rest) = Self.nearest(found)
      for source in rest {
        sink.report([Self.noDocument(for: source, [])])
        status = .cannot
      }
      do {
        let (document, _) = try file.document()
        let localized = LocalizedDocument(document, at: file.path)
        for source in TranslationSource.merged(sources) {
          unchanged += try importTexts(source, into: localized, sink)
        }
      } catch {
        sink.report([Diagnostic(wrapping: error, file: sources.first?.file)])
        status = .cannot
      }
    }
    reportUnchanged(unchanged, sink)
    return status
  }

  /// Returns the translations of the document that the user named, if the files have those of one document with its name,
  /// which may be in another folder on the machine that exported them; nil otherwise.
  private static func onlyDocument(
    _ documents: [InputFile], _ sources: [TranslationSource]
  ) -> TranslationSource? {
    guard documents.count == 1, let document = documents.first, document.folder == nil,
      document.problem == nil
    else { return nil }
    let named = sources.filter { $0.table.pathParts.last == document.path.pathParts.last }
    guard let first = named.first, InputFiles.isDocument(first.table),
      named.allSatisfy({ $0.table == first.table })
    else { return nil }
    return first
  }

  /// Returns the sources of one document that state the most of its path, and the others, which mean another document.
  private static func nearest(
    _ sources: [TranslationSource]
  ) -> (nearest: [TranslationSource], rest: [TranslationSource]) {
    func length(_ source: TranslationSource) -> Int {
      InputFiles.isDocument(source.table) ? source.table.pathParts.count { $0 != "." } : .max
    }
    let most = sources.map(length).filter { $0 < .max }.max() ?? .max
    return (sources.filter { length($0) >= most }, sources.filter { length($0) < most })
  }

  /// Says of which files no text changed, so that they do not look like files that were not found.
  private func reportUnchanged(_ paths: [String], _ sink: some ReportSink) {
    guard let first = paths.first else { return }
    let files = paths.count == 1 ? first : "\(paths.count) files, such as \(first)"
    let line = "0 texts changed in \(PrintableText.line(files))\n"
    // The output of a dry run is a patch.
    if isDry { sink.report(rendered: Array(line.utf8)) } else { sink.write(line) }
  }

  /// Returns the error for translations of no document, or of one among several.
  private static func noDocument(
    for source: TranslationSource, _ found: [InputFile]
  ) -> Diagnostic {
    let paths = found.prefix(3).map { "'\(PathText.relative($0.path))'" }.joined(separator: ", ")
    let message =
      found.isEmpty
      ? "no document for '\(source.table)' among those that were named; if it has another path now, name the document with --into"
      : "'\(source.table)' could be one of \(found.count) documents, such as \(paths); name one with --into"
    return Diagnostic(id: "no-document", severity: .error, file: source.file, message: message)
  }

  /// Imports the translations of one document.
  /// - Returns: The files in which no text changed.
  private func importTexts(
    _ source: TranslationSource, into document: LocalizedDocument, _ sink: some ReportSink
  ) throws -> [String] {
    var unchanged: [String] = []
    guard let location = document.location else {
      throw Diagnostic(
        id: "no-translations", severity: .error, file: document.document.file,
        message:
          "the document is not in a folder such as Base.lproj; move it there, or write a translated copy with --output"
      )
    }
    for name in source.translations.keys {
      try LocalizedDocument.checkLanguage(name, in: source.file)
    }
    sink.report(source.unfinishedTexts)
    // A file may spell one language in several ways.
    var byLanguage: [String: Translations] = [:]
    for (name, translations) in source.translations.inKeyOrder {
      byLanguage[location.folderName(for: name), default: Translations()].merge(translations)
    }
    for (language, translations) in byLanguage.inKeyOrder {
      let path = location.hasCatalog ? location.catalogPath : location.strings(in: language)
      let isNew = !location.hasCatalog && !location.languagesWithStrings.contains(language)
      let bytes = isNew ? [] : try LocalizedDocument.bytes(of: path)
      let result: StringsImport
      do {
        result =
          location.hasCatalog
          ? try StringsImport(
            catalog: bytes, entries: document.entries, translations: translations,
            language: language)
          : try StringsImport(
            strings: bytes, entries: document.entries, translations: translations)
      } catch {
        throw error.inFile(path)
      }
      let shown = PathText.relative(path)
      let left = Set(result.left)
      sink.report(
        source.problems(unknown: result.unknown)
          + source.problems(foreign: result.foreign, to: "neither the document nor '\(shown)' has")
          + source.problems(
            with: translations.texts.filter { !left.contains($0.key) }, for: document.entries)
          + Self.problems(left: result.left, in: path, location.hasCatalog ? language : nil))
      guard !result.changed.isEmpty else {
        unchanged.append(shown)
        continue
      }
      if isNew { sink.report(Self.variants(of: language, location, in: shown)) }
      if isDry {
        sink.write(document: WrittenFile.difference(from: bytes, to: result.bytes, path: shown))
      } else {
        sink.report(try WrittenFile.write(result.bytes, to: path, below: document.scope))
        let texts = StringsExportRun.texts(result.changed.count)
        sink.write("imported \(texts) into \(PrintableText.line(shown))\n")
      }
    }
    return unchanged
  }

  /// Returns the problem that a catalog has another form of some texts, which stays, or that a strings file cannot contain
  /// them.
  /// - Parameter language: The language in the catalog; nil for a strings file.
  private static func problems(
    left keys: [String], in path: String, _ language: String?
  ) -> [Diagnostic] {
    guard let first = keys.first else { return [] }
    let reason =
      language.map {
        "varies by number or device, or has another form, in \($0), and the translation has not the same forms; edit it in Xcode"
      } ?? "varies by number or device, which only a string catalog can; translate it without forms"
    return [
      Diagnostic(
        id: "left-translation", severity: .warning, file: path,
        message: "not imported: '\(first)'\(TranslationSource.more(keys)) \(reason)")
    ]
  }

  /// Returns a note if a language gets a folder next to that of another variant, which may be the one that is meant.
  private static func variants(
    of language: String, _ location: LocalizedFile, in path: String
  ) -> [Diagnostic] {
    guard let other = location.variants(of: language).first else { return [] }
    return [
      Diagnostic(
        id: "new-language", severity: .note, file: path,
        message:
          "'\(language).lproj' is a new folder next to '\(other).lproj', which is for the same language; if '\(other)' is meant, name it with --language"
      )
    ]
  }

  private func writeCopy(
    of documents: [InputFile], to path: String, _ sources: [TranslationSource],
    _ sink: some ReportSink
  ) throws -> RunStatus {
    guard documents.count == 1, let file = documents.first else {
      throw Diagnostic.usage("--output writes a copy of one document; name one with --into")
    }
    let languages = Set(sources.flatMap(\.translations.keys))
    guard language != nil || Set(languages.map { LanguageTag($0).text }).count <= 1 else {
      throw Diagnostic.usage(
        "the translations have several languages (\(languages.sorted().joined(separator: ", "))); choose one with --language"
      )
    }
    let (document, _) = try file.document()
    let name = language ?? languages.min()
    let translations = sources.reduce(into: Translations()) { translations, source in
      translations.merge(source.translations(into: name))
    }
    let texts = translations.texts
    let entries = StringsEntry.entries(of: document)
    for source in sources {
      let translations = source.translations(into: name)
      let others = StringsImport.others(entries, keys: translations.keys)
      let left = entries.map(\.key).filter { translations.forms[$0] != nil }
      sink.report(
        source.unfinishedTexts + source.problems(unknown: others.unknown)
          + source.problems(foreign: others.foreign, to: "the document does not have")
          + source.problems(with: translations.texts, for: entries)
          + Self.problems(left: left, in: source.file, nil))
    }
    guard entries.contains(where: { texts[$0.key] != nil }) else {
      let language = name.map { " into \($0)" } ?? ""
      throw Diagnostic(
        id: "no-translations", severity: .error, file: sources.first?.file,
        message:
          "no text of '\(PathText.relative(file.path))' is translated\(language), so no copy was written"
      )
    }
    let bytes = try document.translated(texts)
    guard !isDry else {
      sink.write(document: WrittenFile.difference(from: document.bytes, to: bytes, path: path))
      return .fine
    }
    sink.report(try WrittenFile.write(bytes, to: path))
    sink.write("wrote \(PrintableText.line(path))\n")
    return .fine
  }
}
