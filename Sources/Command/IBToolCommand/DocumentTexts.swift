import Diagnostics
import DocumentStrings
import InterfaceBuilder
import Localization

/// The texts of a document for translators: their export, and the import of translations.
struct DocumentTexts {
  private let document: IBDocument
  private let name: String
  private let arguments: IBToolArguments

  init(_ document: IBDocument, name: String, _ arguments: IBToolArguments) {
    self.document = document
    self.name = name
    self.arguments = arguments
  }

  /// The options that write the texts of a document.
  static let exports: [IBToolOption] = [.exportStringsFile, .generateStringsFile, .exportXLIFF]

  /// The options that change the texts of a document.
  static let imports: [IBToolOption] = [
    .importStringsFile, .stringsFile, .importXLIFF, .localizeIncremental,
  ]

  // MARK: Export

  /// Writes the texts to the files that the arguments name.
  func export() throws(IBToolFailure) {
    let entries = StringsEntry.entries(of: document)
    for option in [IBToolOption.exportStringsFile, .generateStringsFile] {
      guard let path = arguments[option] else { continue }
      // Apple's tool writes UTF-16.
      try CompiledResult.write(StringsEntry.stringsFile(entries, isUTF16: true), to: path)
    }
    guard let path = arguments[.exportXLIFF] else { return }
    let texts = XLIFFWriter.File(path: name, entries: entries)
    try CompiledResult.write(
      XLIFFWriter.document(
        document, file: texts, sourceLanguage: arguments[.sourceLanguage] ?? "en",
        targetLanguage: arguments[.targetLanguage]), to: path)
  }

  // MARK: Import

  /// Returns the bytes of the document with the translations that the arguments name.
  func translated() throws(IBToolFailure) -> [UInt8] {
    var translations: [String: String] = [:]
    for option in [IBToolOption.importStringsFile, .stringsFile] {
      guard let path = arguments[option] else { continue }
      translations.merge(try strings(at: path)) { _, new in new }
    }
    if let path = arguments[.importXLIFF] {
      translations.merge(try units(at: path)) { _, new in new }
    }
    if arguments.contains(.localizeIncremental) {
      translations.merge(try keptTranslations()) { _, new in new }
    }
    do {
      return try document.translated(translations)
    } catch {
      throw IBToolFailure(error)
    }
  }

  private func strings(at path: String) throws(IBToolFailure) -> [String: String] {
    let bytes = try CompiledResult.read(path)
    do {
      return try StringsTable(bytes).texts
    } catch {
      throw IBToolFailure("The file is not a strings file.", file: path)
    }
  }

  private func units(at path: String) throws(IBToolFailure) -> [String: String] {
    let bytes = try CompiledResult.read(path)
    do {
      return try XLIFFFile(parsing: bytes).files.reduce(into: [:]) { texts, file in
        texts.merge(file.translations) { _, new in new }
      }
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem.inFile(path))
    } catch {
      throw IBToolFailure("The file is not an XLIFF file.", file: path)
    }
  }

  /// Returns the texts of the translated earlier document for those keys whose text is still that of the earlier
  /// document.
  private func keptTranslations() throws(IBToolFailure) -> [String: String] {
    guard let previous = arguments[.previousFile], let translated = arguments[.incrementalFile]
    else {
      throw IBToolFailure(
        "--localize-incremental needs --previous-file and --incremental-file, the earlier document and its translation."
      )
    }
    let old = try texts(of: previous)
    let new = try texts(of: translated)
    return document.localizableTexts.reduce(into: [:]) { kept, text in
      if old[text.key] == text.value, let translation = new[text.key] {
        kept[text.key] = translation
      }
    }
  }

  private func texts(of path: String) throws(IBToolFailure) -> [String: String] {
    let bytes = try CompiledResult.read(path)
    do {
      let document = try IBDocument(parsing: bytes, file: path)
      return Dictionary(
        document.localizableTexts.map { ($0.key, $0.value) },
        uniquingKeysWith: { first, _ in first })
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure("Cannot read the document: \(error).", file: path)
    }
  }
}
