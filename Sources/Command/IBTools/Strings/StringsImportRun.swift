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
      for (keys, reason) in [
        (source.varying, "varies by number or device; edit it in Xcode"),
        (source.formatted, "contains elements, which strings cannot; write the text itself"),
      ] {
        guard let first = keys.first else { continue }
        sink.report([
          Diagnostic(
            id: "left-translation", severity: .warning, file: source.file,
            message: "not imported: '\(first)'\(Self.more(keys.count)) \(reason)")
        ])
      }
    }
    if let copy { return max(status, try writeCopy(of: documents, to: copy, sources, sink)) }
    let index = DocumentIndex(documents)
    var grouped: [PathKey: (file: InputFile, sources: [TranslationSource])] = [:]
    var order: [PathKey] = []
    var others: [TranslationSource] = []
    for source in sources {
      let found = index.documents(for: source)
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
    for (file, sources) in order.compactMap({ grouped[$0] }) {
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
      ? "no document for '\(source.table)' among those that were named"
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
    for name in source.texts.keys {
      try LocalizedDocument.checkLanguage(name, in: source.file)
    }
    // A file may spell one language in several ways.
    let byFolder = source.texts.sorted(by: { $0.key < $1.key }).map { name, texts in
      (location.folderName(for: name), texts)
    }
    let byLanguage = Dictionary(byFolder) { $0.merging($1) { _, new in new } }
    for (language, texts) in byLanguage.sorted(by: { $0.key < $1.key }) {
      let path = location.hasCatalog ? location.catalogPath : location.strings(in: language)
      let isNew = !location.hasCatalog && !location.languagesWithStrings.contains(language)
      let bytes = isNew ? [] : try LocalizedDocument.bytes(of: path)
      let result: StringsImport
      do {
        result =
          location.hasCatalog
          ? try StringsImport(
            catalog: bytes, entries: document.entries, translations: texts, language: language)
          : try StringsImport(
            strings: bytes, entries: document.entries, translations: texts)
      } catch {
        throw error.inFile(path)
      }
      let shown = PathText.relative(path)
      report(unknown: result.unknown, source, sink)
      report(foreign: result.foreign, "neither the document nor '\(shown)' has", source, sink)
      reportOutdated(texts, document.entries, source, sink)
      let left = Set(result.left)
      reportMismatched(texts.filter { !left.contains($0.key) }, document.entries, source, sink)
      if let first = result.left.first {
        let more = Self.more(result.left.count)
        sink.report([
          Diagnostic(
            id: "left-translation", severity: .warning, file: path,
            message:
              "not imported: '\(first)'\(more) varies by number or device, or has another form, in \(language); edit it in Xcode"
          )
        ])
      }
      guard !result.changed.isEmpty else {
        unchanged.append(shown)
        continue
      }
      if isDry {
        sink.write(
          document: Array(
            WrittenFile.difference(from: bytes, to: result.bytes, path: shown).utf8))
      } else {
        sink.report(try WrittenFile.write(result.bytes, to: path, below: document.scope))
        let texts = StringsExportRun.texts(result.changed.count)
        sink.write("imported \(texts) into \(PrintableText.line(shown))\n")
      }
    }
    return unchanged
  }

  /// Reports the translations that the document has no text for.
  private func report(
    unknown keys: [String], _ source: TranslationSource, _ sink: some ReportSink
  ) {
    guard let first = keys.first else { return }
    sink.report([
      Diagnostic(
        id: "stale-translation", severity: .warning, file: source.file,
        message: "not imported: '\(source.table)' has no text '\(first)'\(Self.more(keys.count))")
    ])
  }

  /// Reports the translations of keys that are not Interface Builder's, and that nothing has.
  private func report(
    foreign keys: [String], _ owners: String, _ source: TranslationSource, _ sink: some ReportSink
  ) {
    guard let first = keys.first else { return }
    sink.report([
      Diagnostic(
        id: "left-translation", severity: .warning, file: source.file,
        message: "not imported: \(owners) the key '\(first)'\(Self.more(keys.count))")
    ])
  }

  /// Reports the translations of texts that the document no longer has in this form.
  private func reportOutdated(
    _ texts: [String: String], _ entries: [StringsEntry], _ source: TranslationSource,
    _ sink: some ReportSink
  ) {
    let outdated = entries.filter { entry in
      texts[entry.key] != nil && source.sources[entry.key].map { $0 != entry.value } == true
    }
    guard let first = outdated.first, let old = source.sources[first.key] else { return }
    sink.report([
      Diagnostic(
        id: "outdated-translation", severity: .warning, file: source.file,
        message:
          "'\(first.key)'\(Self.more(outdated.count)) was translated from “\(old)”, but the document now has “\(first.value)”; check the translation"
      )
    ])
  }

  /// Reports the translations that a check reports as errors.
  private func reportMismatched(
    _ texts: [String: String], _ entries: [StringsEntry], _ source: TranslationSource,
    _ sink: some ReportSink
  ) {
    let mismatched = StringsImport.mismatched(entries, texts)
    guard let first = mismatched.first, let translation = texts[first.key] else { return }
    sink.report([
      Diagnostic(
        id: "placeholder-mismatch", severity: .warning, file: source.file,
        message:
          "the placeholders of '\(first.key)'\(Self.more(mismatched.count)) in “\(translation)” differ from those of the document's text “\(first.value)”; an app that formats the text would crash or show garbage"
      )
    ])
  }

  /// Returns how many there are besides the first one.
  private static func more(_ count: Int) -> String { count > 1 ? " and \(count - 1) more" : "" }

  private func writeCopy(
    of documents: [InputFile], to path: String, _ sources: [TranslationSource],
    _ sink: some ReportSink
  ) throws -> RunStatus {
    guard documents.count == 1, let file = documents.first else {
      throw Diagnostic.usage("--output writes a copy of one document; name one with --into")
    }
    let languages = Set(sources.flatMap(\.texts.keys))
    guard language != nil || Set(languages.map { LanguageTag($0).text }).count <= 1 else {
      throw Diagnostic.usage(
        "the translations have several languages (\(languages.sorted().joined(separator: ", "))); choose one with --language"
      )
    }
    let (document, _) = try file.document()
    let name = language ?? languages.min()
    let texts = sources.reduce(into: [String: String]()) { texts, source in
      texts.merge(source.texts(in: name)) { _, new in new }
    }
    let entries = StringsEntry.entries(of: document)
    for source in sources {
      let texts = source.texts(in: name)
      let others = StringsImport.others(entries, texts)
      report(unknown: others.unknown, source, sink)
      report(foreign: others.foreign, "the document does not have", source, sink)
      reportOutdated(texts, entries, source, sink)
      reportMismatched(texts, entries, source, sink)
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
      sink.write(
        document: Array(
          WrittenFile.difference(from: document.bytes, to: bytes, path: path).utf8))
      return .fine
    }
    sink.report(try WrittenFile.write(bytes, to: path))
    sink.write("wrote \(PrintableText.line(path))\n")
    return .fine
  }
}

/// The translations for one table in a file.
struct TranslationSource {
  /// The file that was read.
  let file: String
  /// The path of the document, or only the name of the table.
  let table: String
  /// The texts by language and key.
  private(set) var texts: [String: [String: String]]
  /// The texts of the document, by key, from which the file was translated; empty if it does not state them.
  private(set) var sources: [String: String] = [:]
  /// The keys of texts that vary by number or device, and are not read.
  private(set) var varying: [String] = []
  /// The keys of texts that contain elements of other formats, and are not read.
  private(set) var formatted: [String] = []

  /// Whether the file translates nothing.
  var isEmpty: Bool { texts.values.allSatisfy(\.isEmpty) }

  /// Returns the texts in a language, whatever its spelling in the file; empty without a language.
  func texts(in language: String?) -> [String: String] {
    guard let language else { return [:] }
    let name = LanguageTag.spelling(of: language, among: texts.keys.sorted())
    return name.flatMap { texts[$0] } ?? [:]
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
      for (language, texts) in source.texts {
        merged[place].texts[language, default: [:]].merge(texts) { _, new in new }
      }
      merged[place].sources.merge(source.sources) { _, new in new }
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
        let catalog = try StringCatalog(parsing: bytes)
        var texts = catalog.texts
        texts[catalog.sourceLanguage] = nil
        return [
          TranslationSource(file: path, table: table, texts: texts, varying: catalog.varying)
        ]
      }
      guard let language = language ?? LocalizedFile(path: path)?.language, language != "Base"
      else {
        throw Diagnostic(
          id: "unknown-language", severity: .error, file: path,
          message: "the language of the strings is not known; name it with --language")
      }
      return [
        TranslationSource(file: path, table: table, texts: [language: try strings(bytes)])
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
        file: path, table: file.path, texts: [language: file.translations],
        sources: file.sources, formatted: file.formatted)
    }
  }
}

/// The documents, by the ends of their paths.
struct DocumentIndex {
  /// The documents by their names, their names before the first period, and their names without extension.
  private var files: [PathKey: [Entry]] = [:]

  private struct Entry {
    let file: InputFile
    let parts: [Substring]
    /// The folder around the language folder.
    var root: String?
    var isTranslatedCopy = false
  }

  init(_ files: [InputFile]) {
    for file in files where file.problem == nil {
      let parts = file.path.pathParts
      let name = parts.last ?? ""
      for key in Set([name, name.prefix { $0 != "." }, Self.stem(name)]) {
        self.files[PathKey(String(key)), default: []].append(Entry(file: file, parts: parts))
      }
    }
    // Only among several documents it matters where they are.
    for (key, entries) in self.files where entries.count > 1 {
      self.files[key] = entries.map { entry in
        var entry = entry
        let location = LocalizedFile(path: entry.file.path)
        (entry.root, entry.isTranslatedCopy) = (location?.root, location?.isTranslatedCopy ?? false)
        return entry
      }
    }
  }

  /// Returns the documents that a table could belong to: those whose paths share the longest ending with the table's
  /// path, or those with the table's name. Of several, only the one with its language folder next to the table's.
  func documents(for source: TranslationSource) -> [InputFile] {
    let parts = source.table.pathParts
    guard let last = parts.last else { return [] }
    let isPath = InputFiles.isDocument(String(last))
    let named = (files[PathKey(String(last))] ?? []).filter {
      !isPath || $0.parts.last == last
    }
    func common(_ entry: Entry) -> Int {
      zip(entry.parts.reversed(), parts.reversed()).prefix { $0 == $1 }.count
    }
    let best = named.map(common).max()
    let all = named.filter { common($0) == best }
    // A language's own copy of a document has no translations.
    let originals = all.filter { !$0.isTranslatedCopy }
    let found = originals.isEmpty ? all : originals
    guard found.count > 1, let root = LocalizedFile(path: source.file)?.root else {
      return found.map(\.file)
    }
    let beside = found.filter { $0.root == root }
    return (beside.count == 1 ? beside : found).map(\.file)
  }

  private static func stem(_ name: Substring) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }
}
