import Diagnostics
public import InterfaceBuilder
import XMLTree

/// Writes XLIFF 1.2, the format in which Xcode exchanges texts with translators.
public struct XLIFFWriter {
  /// The texts of one document for translation.
  public struct File: Sendable {
    /// The path of the document relative to the folder of the project, by which an import identifies it.
    public let path: String
    /// The entries of the document.
    public let entries: [StringsEntry]
    /// The translations, with their states and forms if they come from a string catalog.
    public let translations: Translations
    /// The keys of texts that are not for translators, and are left out.
    public var excluded: Set<String> = []
    /// The forms of the document's own texts that vary by number or device, by key.
    public var sources: [String: [TranslatedForm]] = [:]

    /// Creates a file.
    public init(path: String, entries: [StringsEntry], translations: Translations) {
      self.path = path
      self.entries = entries
      self.translations = translations
    }

    /// Creates a file with translations of which no state is known.
    public init(path: String, entries: [StringsEntry], translations: [String: String] = [:]) {
      self.init(path: path, entries: entries, translations: Translations(translations))
    }

    /// The keys of translations with characters that XML cannot contain, which are left out.
    public var unwritable: [String] {
      let keys = entries.map(\.key).filter { !excluded.contains($0) }
      return keys.filter { key in
        let texts = [translations.texts[key]] + (translations.forms[key] ?? []).map(\.text)
        return texts.contains { $0.map { !XLIFFWriter.isWritable($0) } ?? false }
      }
    }
  }

  /// The language of the documents.
  public let sourceLanguage: String
  /// The language to translate into; nil if the translator decides.
  public let targetLanguage: String?

  private var lines: [String] = []

  /// Creates a writer.
  public init(sourceLanguage: String, targetLanguage: String?) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
  }

  /// Returns a file with the texts of several documents, as Xcode exports a project. Documents without texts are left
  /// out.
  public static func project(
    _ files: [File], sourceLanguage: String, targetLanguage: String?
  ) -> [UInt8] {
    var writer = XLIFFWriter(sourceLanguage: sourceLanguage, targetLanguage: targetLanguage)
    writer.open(
      "xliff",
      [
        ("xmlns", namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("version", "1.2"),
        (
          "xsi:schemaLocation",
          "\(namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
        ),
      ])
    for file in files where file.entries.contains(where: { !file.excluded.contains($0.key) }) {
      writer.open("file", writer.attributes(of: file.path, datatype: "plaintext"))
      writer.header(tool: "xibinspect")
      writer.open("body", [])
      for entry in file.entries { writer.units(entry, of: file, []) }
      writer.close("body")
      writer.close("file")
    }
    return writer.finished
  }

  /// Returns a file with the texts of one document, grouped by object, as ibtool exports it.
  public static func document(
    _ document: IBDocument, file: File, sourceLanguage: String, targetLanguage: String?
  ) -> [UInt8] {
    var writer = XLIFFWriter(sourceLanguage: sourceLanguage, targetLanguage: targetLanguage)
    writer.open(
      "xliff",
      [
        ("xmlns", namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("xmlns:ib", "com.apple.InterfaceBuilder3"), ("version", "1.2"),
        ("xsi:schemaLocation", "\(namespace) xliff-core-1.2-transitional.xsd"),
      ])
    let type = document.root.string(Names.type) ?? ""
    writer.open(
      "file",
      writer.attributes(of: file.path, datatype: "x-\(type)", tool: "com.apple.ibtool"))
    writer.header(tool: "com.apple.ibtool")
    writer.open("body", [])
    writer.open("group", [("ib:member-type", "objects")])
    writer.groups(document.localizableTexts.filter { !file.excluded.contains($0.key) }, file)
    writer.close("group")
    writer.close("body")
    writer.close("file")
    return writer.finished
  }

  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  private mutating func groups(_ texts: [LocalizableText], _ file: File) {
    var seen: Set<String> = []
    var index = 0
    while index < texts.count {
      let first = texts[index]
      open("group", [("ib:object-id", first.id), ("ib:class", first.className)])
      while index < texts.count, texts[index].id == first.id {
        let text = texts[index]
        index += 1
        guard seen.insert(text.key).inserted else { continue }
        units(
          StringsEntry(text), of: file,
          [("ib:key-path-category", "string"), ("ib:key-path", text.property)])
      }
      close("group")
    }
  }

  private func attributes(
    of path: String, datatype: String, tool: String? = nil
  ) -> [(String, String)] {
    [("original", path), ("source-language", sourceLanguage)]
      + (targetLanguage.map { [("target-language", $0)] } ?? []) + [("datatype", datatype)]
      + (tool.map { [("tool-id", $0)] } ?? [])
  }

  private mutating func header(tool: String) {
    let name = tool == "com.apple.ibtool" ? "ibtool" : tool
    open("header", [])
    line("<tool" + Self.text(of: [("tool-id", tool), ("tool-name", name)]) + "/>")
    close("header")
  }

  /// Writes the unit of a text, or a unit for each of its forms if it varies by number or device.
  private mutating func units(
    _ entry: StringsEntry, of file: File, _ attributes: [(String, String)]
  ) {
    guard !file.excluded.contains(entry.key) else { return }
    let key = entry.key
    let text = file.translations.texts[key]
    let sources = file.sources[key] ?? []
    let own = sources.map { TranslatedForm(variation: $0.variation, text: nil) }
    let forms = file.translations.forms[key] ?? (text == nil ? own : [])
    guard !forms.isEmpty else {
      return unit(key, entry, entry.value, text, file.translations.states[key], attributes)
    }
    for form in forms.sorted(on: \.variation) {
      let source = sources.first { $0.variation == form.variation }?.text
      unit(
        key + Self.variationMark + form.variation, entry, source ?? entry.value, form.text,
        form.state, attributes)
    }
  }

  /// The mark between a key and a variation in the id of a unit.
  static let variationMark = "|==|"

  private mutating func unit(
    _ id: String, _ entry: StringsEntry, _ source: String, _ translation: String?,
    _ state: TranslationState?, _ attributes: [(String, String)]
  ) {
    open("trans-unit", [("id", id)] + attributes + [("xml:space", "preserve")])
    line("<source>\(Self.escaped(source))</source>")
    // Without the characters that XML cannot contain, a translation would be another one after an import.
    if let translation, Self.isWritable(translation) {
      let state = Self.text(of: state.map { [("state", $0.xliffName)] } ?? [])
      line("<target\(state)>\(Self.escaped(translation))</target>")
    }
    line("<note>\(Self.escaped(entry.comment))</note>")
    close("trans-unit")
  }

  private static func isWritable(_ text: String) -> Bool { XMLEscape.canContain(text.utf8) }

  // MARK: Lines

  private var depth = 0

  private mutating func open(_ element: String, _ attributes: [(String, String)]) {
    line("<\(element)\(Self.text(of: attributes))>")
    depth += 1
  }

  private mutating func close(_ element: String) {
    depth -= 1
    line("</\(element)>")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private var finished: [UInt8] {
    let all = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + lines + ["</xliff>", ""]
    return Array(all.joined(separator: "\n").utf8)
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1, quote: UInt8(ascii: "\"")))\"" }.joined()
  }

  private static func escaped(_ text: String, quote: UInt8? = nil) -> String {
    var allowed = text.unicodeScalars
    if !isWritable(text) { allowed.removeAll { !XMLEscape.canContain(String($0).utf8) } }
    var bytes: [UInt8] = []
    XMLEscape.append(String(allowed).utf8, quote: quote, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
