import Diagnostics
package import DocumentStrings
import FileWork
import Foundation
import InterfaceBuilder
import Localization

/// A run that exports the texts of documents.
package struct StringsExportRun: Sendable {
  /// The formats of an export.
  package enum Format: String, CaseIterable, Sendable {
    case strings
    case xcstrings
    case xliff

    /// The format that the ending of a file names; nil for another ending.
    package init?(fileName: String) {
      switch true {
      case fileName.hasEnding(".strings"): self = .strings
      case fileName.hasEnding(".xcstrings"): self = .xcstrings
      case [".xliff", ".xlf", ".xcloc", ".xcloc/"].contains(where: fileName.hasEnding):
        self = .xliff
      default: return nil
      }
    }
  }

  /// The format.
  package var format = Format.strings
  /// The language of the documents; nil for that of the project.
  package var sourceLanguage: String?
  /// The language whose translations are exported together with the texts; nil to export only the texts.
  package var language: String?
  /// The layout of strings files.
  package var layout = StringsLayout.xcode
  /// Whether strings files are UTF-16.
  package var isUTF16 = false
  /// The file or folder to write; nil for the output of the run.
  package var output: String?
  /// Whether to write each file next to its document.
  package var isAlongside = false

  package init() {}

  package func run(_ paths: [String], to sink: some ReportSink) throws -> RunStatus {
    try LocalizedDocument.checkLanguage(language)
    let source = try SourceLanguage(sourceLanguage, documents: format == .strings ? [] : paths)
    sink.report(source.problems)
    let files = Self.files(paths)
    if format == .xliff { return try exportXLIFF(files, source, to: sink) }
    if let output, !files.isSingle, output.hasEnding(".\(format.rawValue)"),
      !FolderListing.isFolder(output)
    {
      throw Diagnostic.usage(
        "'\(output)' has the name of a file, and the exports of several documents need a folder; name a folder, or export one document"
      )
    }
    let folder = output.flatMap { namesFolder($0, files) ? $0 : nil }
    let outputs = try placed(files, inFolder: folder != nil)
    if let folder, !outputs.isEmpty { try OutputFolder.make(folder) }
    let run = FileRun(files: files, json: false)
    return run.run(to: sink) { [self] file in
      let document = try file.documentOrNib().document
      let localized = LocalizedDocument(document, at: file.path)
      var report = FileReport()
      let bytes = try self.bytes(of: localized, in: source.language(of: file), &report.diagnostics)
      report.diagnostics += Self.missing(language, in: [localized])
      guard let path = outputs[PathKey(file.path)] else {
        report.output = bytes
        return report
      }
      guard !isAlongside || !FileManager.default.fileExists(atPath: path) else {
        throw Diagnostic(
          id: "existing-file", severity: .error, file: file.path,
          message: "'\(path)' exists; update it with 'xibinspect strings update', or delete it")
      }
      let line = "exported \(Self.texts(localized.entries.count)) to \(PrintableText.line(path))\n"
      report.output = Array(line.utf8)
      report.pending = try WrittenFile.prepare(
        bytes, to: path, below: isAlongside ? localized.scope : folder)
      if isAlongside { report.diagnostics += division(localized) }
      return report
    }
  }

  /// Returns a note if the export makes a second form of the translations that a document has.
  private func division(_ document: LocalizedDocument) -> [Diagnostic] {
    let other = document.translations.first { translation in
      switch translation {
      case .strings: format == .xcstrings
      case .catalog: format == .strings
      }
    }
    guard let other else { return [] }
    return [
      Diagnostic(
        id: "divided-translation", severity: .warning, file: document.document.file,
        message:
          "the table now has a string catalog and strings files; delete those that you do not want, such as '\(PathText.relative(other.path))', because Xcode does not build both"
      )
    ]
  }

  /// Returns the documents to export, and not the nibs that were compiled from them, unless there are only nibs.
  private static func files(_ paths: [String]) -> InputFiles {
    let isCompiled = paths.allSatisfy { path in
      [".nib", ".storyboardc"].contains { path.pathParts.last?.hasEnding($0) == true }
    }
    guard !isCompiled else { return InputFiles(paths, kind: .readable) }
    let documents = InputFiles(paths)
    guard documents.files.allSatisfy({ $0.problem?.id == "no-documents" }) else { return documents }
    return InputFiles(paths, kind: .readable)
  }

  /// Returns a number of texts in words.
  static func texts(_ count: Int) -> String { count == 1 ? "1 text" : "\(count) texts" }

  private func bytes(
    of document: LocalizedDocument, in sourceLanguage: String, _ problems: inout [Diagnostic]
  ) throws -> [UInt8] {
    let translations = try language.map { try document.translations(into: $0) } ?? Translations()
    let unread = language == nil ? [] : try Self.unread(document)
    problems += Self.left(unread, of: document)
    switch format {
    case .strings, .xliff:
      problems += varying(translations, of: document)
      var texts = try language.map { try document.texts(in: $0) } ?? [:]
      for key in unread { texts[key] = nil }
      return StringsEntry.stringsFile(
        document.entries, translations: texts, layout: layout, isUTF16: isUTF16)
    case .xcstrings:
      var all: [String: Translations] = [:]
      if let language {
        let name = document.location?.folderName(for: language)
        all[name ?? LanguageTag.usualSpelling(of: language)] = translations
      }
      if language == nil, let location = document.location {
        let source = LanguageTag(sourceLanguage).text
        for name in location.languagesWithStrings
        where name != "Base" && LanguageTag(name).text != source {
          let known = LanguageTag.spelling(of: name, among: all.keys.sorted()) ?? name
          var texts = Translations(try location.texts(in: name) ?? [:])
          texts.merge(all[known] ?? Translations())
          all[known] = texts
        }
      }
      return StringsEntry.catalog(
        document.entries, sourceLanguage: sourceLanguage, translations: all)
    }
  }

  /// Returns a note if documents have no translations into a language, but into another variant of it, which does
  /// not translate them.
  private static func missing(
    _ language: String?, in documents: [LocalizedDocument]
  ) -> [Diagnostic] {
    let variants = documents.lazy.compactMap { document in
      language.flatMap { document.variant(of: $0) }.map { (document.document.file, $0) }
    }
    guard let language, let (file, variant) = variants.first else { return [] }
    return [
      Diagnostic(
        id: "no-translations", severity: .note, file: file,
        message:
          "there are no translations into \(language), and those into '\(variant)' are not exported as such; name that language with --language to export them"
      )
    ]
  }

  /// Returns the problem that a strings file has only one form of texts that vary.
  private func varying(
    _ translations: Translations, of document: LocalizedDocument
  ) -> [Diagnostic] {
    let keys = document.entries.map(\.key).filter { translations.forms[$0] != nil }
    guard let first = keys.first else { return [] }
    return [
      Diagnostic(
        id: "left-translation", severity: .warning, file: document.document.file,
        message:
          "'\(first)'\(TranslationSource.more(keys)) varies by number or device, and a strings file has only one form; export XLIFF or a string catalog for all"
      )
    ]
  }

  /// Returns the keys of a document whose texts in its string catalog have forms that are not read, such as substitutions.
  private static func unread(_ document: LocalizedDocument) throws -> [String] {
    let keys = try document.catalog()?.unreadKeys ?? []
    guard !keys.isEmpty else { return [] }
    let own = Set(document.entries.map(\.key))
    return keys.filter { own.contains($0) }
  }

  /// Returns the problem that some texts are left out.
  private static func left(_ keys: [String], of document: LocalizedDocument) -> [Diagnostic] {
    guard let first = keys.first else { return [] }
    return [
      Diagnostic(
        id: "left-translation", severity: .warning, file: document.document.file,
        message:
          "not exported: '\(first)'\(TranslationSource.more(keys)) has substitutions or other variations; translate it in Xcode"
      )
    ]
  }

  // MARK: Places

  private func namesFolder(_ path: String, _ files: InputFiles) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return !files.isSingle || path.endsWithSlash || exists && isDirectory.boolValue
  }

  /// Returns the path of the export of each document; empty if the exports go to the output of the run.
  private func placed(_ files: InputFiles, inFolder: Bool) throws -> [PathKey: String] {
    let readable = files.files.filter { $0.problem == nil }
    var places: [PathKey: String] = [:]
    var sources: [PathKey: String] = [:]
    for file in readable {
      let path: String
      if isAlongside {
        path = alongside(file.path)
      } else if let output {
        path = inFolder ? "\(output)/\(renamed(file.relativePath))" : output
      } else {
        continue
      }
      if let other = sources[PathKey(path)] {
        throw Diagnostic.usage(
          "'\(other)' and '\(file.path)' would both be written to '\(path)'; export them to different folders"
        )
      }
      sources[PathKey(path)] = file.path
      places[PathKey(file.path)] = path
    }
    return places
  }

  private func renamed(_ path: String) -> String {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return "\(stem).\(format.rawValue)"
  }

  /// Returns the path next to a document; if the document is in a language folder, the path in the folder for the
  /// language or for string catalogs.
  private func alongside(_ path: String) -> String {
    var parts = renamed(path).pathParts(omittingEmpty: false).map {
      String($0)
    }
    let folder = parts.count - 2
    if folder >= 0, parts[folder].hasEnding(".lproj") {
      if format == .xcstrings {
        parts[folder] = "mul.lproj"
      } else if let language {
        let name = LocalizedFile(path: path)?.folderName(for: language)
        parts[folder] = "\(name ?? language).lproj"
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: XLIFF

  private func exportXLIFF(
    _ files: InputFiles, _ source: SourceLanguage, to sink: some ReportSink
  ) throws -> RunStatus {
    var sourceLanguages: Set<String> = []
    var failures: [Diagnostic] = []
    var parts: [XLIFFWriter.File] = []
    var documents: [(path: String, document: IBDocument, bytes: [UInt8])] = []
    var all: [LocalizedDocument] = []
    for file in files.files {
      do {
        let (document, bytes, _) = try file.documentOrNib()
        let localized = LocalizedDocument(document, at: file.path)
        // A project's documents outside language folders are not localized.
        if file.folder != nil, localized.location == nil || localized.isTranslatedCopy { continue }
        let original = Self.original(localized, of: file)
        // Only one document can have a name.
        let isKnown = documents.contains { $0.path == original }
        let path = isKnown ? PathText.relative(file.path) : original
        let unread = try Self.unread(localized)
        var part = try xliff(localized, at: path)
        part.excluded.formUnion(unread)
        parts.append(part)
        sink.report(Self.unwritable(part) + Self.left(unread, of: localized))
        documents.append((path, document, bytes))
        all.append(localized)
        sourceLanguages.insert(source.language(of: file))
      } catch {
        failures.append(Diagnostic(wrapping: error, file: file.path))
      }
    }
    sink.report(Self.missing(language, in: all))
    guard sourceLanguages.count <= 1 else {
      throw Diagnostic.usage(
        "the projects of the documents have several languages (\(sourceLanguages.sorted().joined(separator: ", "))); export one project, or name the language with --source-language"
      )
    }
    let sourceLanguage = sourceLanguages.first ?? sourceLanguage ?? "en"
    let isOne = files.isSingle && catalog == nil
    let bytes: [UInt8]
    if isOne, let (_, document, _) = documents.first, let part = parts.first {
      bytes = XLIFFWriter.document(
        document, file: part, sourceLanguage: sourceLanguage, targetLanguage: language)
    } else {
      bytes = XLIFFWriter.project(
        parts, sourceLanguage: sourceLanguage, targetLanguage: language)
    }
    if !documents.isEmpty {
      try write(bytes, with: documents.map { ($0.path, $0.bytes) }, in: sourceLanguage, to: sink)
    }
    sink.report(failures)
    return failures.isEmpty ? .fine : .cannot
  }

  /// Returns the path by which other machines know a document: relative to the working directory, or else to the
  /// repository or the folder that the user named.
  private static func original(_ document: LocalizedDocument, of file: InputFile) -> String {
    guard !file.isStandardInput else { return file.name }
    let relative = PathText.relative(file.path)
    // Inside of the language folder, the path would be only the name, which other documents may have.
    let isWhole =
      document.location == nil
      || relative.pathParts.dropLast().contains { $0.hasEnding(".lproj") }
    guard relative.isAbsolutePath || !isWhole, let real = String.realPath(file.path) else {
      return relative
    }
    let folders = [document.scope, file.folder.flatMap { String.realPath($0) }]
    let paths = folders.compactMap { $0.flatMap { real.path(below: $0) } }
    return paths.max { $0.utf8.count < $1.utf8.count } ?? relative
  }

  /// Returns the texts of a document for translators: without those that its string catalog excludes.
  private func xliff(_ document: LocalizedDocument, at path: String) throws -> XLIFFWriter.File {
    let translations = try language.map { try document.translations(into: $0) }
    var part = XLIFFWriter.File(
      path: path, entries: document.entries, translations: translations ?? Translations())
    if let catalog = try document.catalog() {
      part.excluded = Set(catalog.entries.filter { !$0.isForTranslators }.map(\.key))
      part.sources =
        Translations(catalog, language: catalog.sourceLanguage, includesNew: true).forms
    }
    return part
  }

  /// Returns the problem that XML cannot contain some translations.
  private static func unwritable(_ part: XLIFFWriter.File) -> [Diagnostic] {
    guard let first = part.unwritable.first else { return [] }
    return [
      Diagnostic(
        id: "unwritable-translation", severity: .warning, file: part.path,
        message:
          "not exported: the translation of '\(first)'\(TranslationSource.more(part.unwritable)) contains a control character, which XLIFF cannot; remove it"
      )
    ]
  }

  /// The folder of the localization catalog to write; nil for another output.
  private var catalog: String? {
    var path = output ?? ""
    while path.endsWithSlash { path.removeLast() }
    return path.hasEnding(".xcloc") ? path : nil
  }

  private func write(
    _ xliff: [UInt8], with documents: [(path: String, bytes: [UInt8])],
    in sourceLanguage: String, to sink: some ReportSink
  ) throws {
    guard let output else { return sink.write(xliff) }
    guard let folder = catalog else {
      return sink.report(try WrittenFile.write(xliff, to: output))
    }
    guard let language else {
      throw Diagnostic.usage("a localization catalog has one language; name it with --language")
    }
    let catalog = LocalizationCatalog(
      language: language, developmentLanguage: sourceLanguage, version: Version.current)
    try WrittenFile.makeFolder(around: folder)
    try AtomicFolder.write(catalog.files(xliff, sources: documents), to: folder)
  }
}
