import DiagnosticText
import Diagnostics
import DocumentStrings
import FileWork
import InterfaceBuilder
import Localization
import Synchronization

/// A run that updates the translations of documents after the documents changed.
package struct StringsUpdateRun: Sendable {
  /// Whether stale entries are kept, as comments.
  package var keepsStale = false
  /// Whether comments that contain an older text are rewritten.
  package var rewritesComments = false
  /// Languages for which a strings file is created if they have none.
  package var languages: [String] = []
  /// Whether to write nothing, and print the changes as a patch.
  package var isDry = false
  private let json: Bool

  package init(json: Bool) { self.json = json }

  /// Updates the translations of documents.
  /// - Throws: A ``Diagnostic`` if the request cannot be carried out.
  package func run(_ paths: [String], to sink: some ReportSink) throws -> RunStatus {
    for name in languages { try LocalizedDocument.checkLanguage(name) }
    // Problems such as missing objects of outlets are those of other commands: the texts do not depend on them.
    var documents = FileRun(files: InputFiles(paths), json: json)
    documents.hasEffects = true
    let isNamed = documents.files.isSingle
    let hasTranslations = Mutex(false)
    let status = documents.run(to: sink) { [self] file in
      let localized = LocalizedDocument(try file.document().document, at: file.path)
      let known = localized.translations.map { (file: $0, isNew: false) }
      let files = known + newFiles(of: localized).map { (file: $0, isNew: true) }
      if !files.isEmpty { hasTranslations.withLock { $0 = true } }
      return try report(on: localized, files, isNamed: isNamed)
    }
    guard !isNamed, status == .fine, !hasTranslations.withLock({ $0 }) else { return status }
    let language = languages.isEmpty ? ", and name a language with --language" : ""
    sink.report([
      Diagnostic(
        id: "no-translations", severity: .warning, file: paths.first,
        message:
          "no document has translations; move the documents to folders such as Base.lproj\(language)"
      )
    ])
    return status
  }

  private var options: StringsUpdate.Options {
    var options = StringsUpdate.Options()
    options.keepsStale = keepsStale
    options.rewritesComments = rewritesComments
    return options
  }

  private func report(
    on document: LocalizedDocument, _ files: [(file: LocalizedDocument.Translation, isNew: Bool)],
    isNamed: Bool
  ) throws -> FileReport {
    var report = FileReport()
    guard !files.isEmpty else {
      if isNamed { report.diagnostics = [Self.noTranslations(document)] }
      report.status = isNamed ? .cannot : .fine
      return report
    }
    var rows: [JSONValue] = []
    let others = try document.namesakes()
    let objects = LocalizedObjects([document.document] + others)
    let entries = document.entries(with: others)
    for (file, isNew) in files {
      do {
        let row = try update(file, isNew: isNew, of: document, entries, objects)
        report.diagnostics +=
          row.losses + Self.problems(left: row.update.left, in: row.path)
          + Self.problems(lost: row.update.lostComments, in: row.path)
        if json { rows.append(row.json) }
        if !json, row.update.isChanged { report.output += row.text }
      } catch {
        let path = PathText.relative(file.path)
        report.diagnostics.append(Diagnostic(wrapping: error, file: path).inFile(path))
        report.status = .cannot
      }
    }
    report.diagnostics += try languagesOutsideCatalog(of: document)
    if json {
      report.output =
        JSONValue.object([
          ("file", .text(document.document.file)), ("translations", .array(rows)),
        ]).bytes
    }
    return report
  }

  /// Returns a note on new languages of a document with a string catalog, to which an update adds only keys.
  private func languagesOutsideCatalog(of document: LocalizedDocument) throws -> [Diagnostic] {
    guard !languages.isEmpty, let catalog = try document.catalog() else { return [] }
    let known = [catalog.sourceLanguage] + catalog.languages
    let new = languages.filter { LanguageTag.spelling(of: $0, among: known) == nil }
    guard let first = new.first else { return [] }
    return [
      Diagnostic(
        id: "no-translations", severity: .note,
        file: document.location.map { PathText.relative($0.catalogPath) },
        message:
          "a string catalog has a language as soon as a text is translated into it, and there is none for \(new.joined(separator: ", ")); export the texts with 'xibinspect strings export --format xliff --language \(first)', and import the translations"
      )
    ]
  }

  private func newFiles(of document: LocalizedDocument) -> [LocalizedDocument.Translation] {
    guard let location = document.location, !location.hasCatalog, !document.isTranslatedCopy
    else { return [] }
    // A new language may be named in several spellings.
    var known = Set(location.languagesWithStrings)
    return languages.map { location.folderName(for: $0) }.filter { known.insert($0).inserted }
      .map { .strings(language: $0, path: location.strings(in: $0)) }
  }

  /// The update of one file.
  private struct Row {
    let path: String
    let language: String?
    let update: StringsUpdate
    /// Warnings about properties of the old file that are lost.
    let losses: [Diagnostic]
    let isWritten: Bool
    let text: [UInt8]

    var json: JSONValue {
      .object([
        ("file", .string(path)), ("language", .text(language)),
        ("added", .array(update.added.map { .string($0) })),
        ("stale", .array(update.stale.map { .string($0) })), ("written", .bool(isWritten)),
      ])
    }
  }

  private func update(
    _ file: LocalizedDocument.Translation, isNew: Bool, of document: LocalizedDocument,
    _ entries: [StringsEntry], _ objects: LocalizedObjects
  ) throws -> Row {
    let bytes = isNew ? [] : try LocalizedDocument.bytes(of: file.path)
    var language: String?
    let update: StringsUpdate
    switch file {
    case .catalog:
      update = try StringsUpdate(
        catalog: bytes, entries: entries, objects: objects, options: options)
    case .strings(let name, _):
      language = name
      update = try StringsUpdate(
        strings: bytes, entries: entries, objects: objects, options: options)
    }
    let losses =
      update.isChanged && !isDry
      ? try WrittenFile.write(update.bytes, to: file.path, below: document.scope) : []
    let path = PathText.relative(file.path)
    let text =
      isDry
      ? WrittenFile.difference(from: bytes, to: update.bytes, path: path)
      : Array("updated \(PrintableText.line(path)): \(Self.counts(update))\n".utf8)
    return Row(
      path: path, language: language, update: update, losses: losses,
      isWritten: update.isChanged && !isDry,
      text: text)
  }

  private static func counts(_ update: StringsUpdate) -> String {
    let parts = [
      (update.added.count, "new"), (update.stale.count, "stale"),
      (update.marked, "marked for review"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return parts.isEmpty ? "comments or texts of the document" : parts.joined(separator: ", ")
  }

  /// Returns the problem that some texts of a catalog stay, because people gave them forms that the document does not have.
  private static func problems(left keys: [String], in path: String) -> [Diagnostic] {
    guard let first = keys.first else { return [] }
    return [
      Diagnostic(
        id: "left-text", severity: .warning, file: path,
        message:
          "not updated: '\(first)'\(TranslationSource.more(keys)) varies by number or device, or has another form, in the document's language, and the document has another text now; edit it in Xcode"
      )
    ]
  }

  /// Returns the problem that comments are lost which people wrote on entries of deleted texts. They would be taken for
  /// those of the next entries.
  private static func problems(lost comments: [String], in path: String) -> [Diagnostic] {
    guard let first = comments.first else { return [] }
    let more = TranslationSource.more(comments)
    return [
      Diagnostic(
        id: "lost-comment", severity: .warning, file: path,
        message:
          "the comment “\(ShortText.line(first))”\(more) was not written by Xcode, and goes with the text that the document no longer has; keep such entries with --keep-stale"
      )
    ]
  }

  private static func noTranslations(_ document: LocalizedDocument) -> Diagnostic {
    let reason =
      document.isTranslatedCopy
      ? "the document is a translated copy, because several languages have it; update the one in Base.lproj or en.lproj, whose texts the strings translate, or keep one there"
      : document.location == nil
        ? "the document is not in a folder such as Base.lproj; move it there, and add a language"
        : "no language has strings for the document; name one with --language"
    return Diagnostic(
      id: "no-translations", severity: .error, file: document.document.file, message: reason)
  }
}
