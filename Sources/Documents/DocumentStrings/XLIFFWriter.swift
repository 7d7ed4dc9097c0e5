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
    /// The translations by key.
    public let translations: [String: String]

    /// Creates a file.
    public init(path: String, entries: [StringsEntry], translations: [String: String] = [:]) {
      self.path = path
      self.entries = entries
      self.translations = translations
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
    for file in files where !file.entries.isEmpty {
      writer.open("file", writer.attributes(of: file.path, datatype: "plaintext"))
      writer.header(tool: "xibinspect")
      writer.open("body", [])
      for entry in file.entries { writer.unit(entry, file.translations[entry.key], []) }
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
    writer.groups(document.localizableTexts, file.translations)
    writer.close("group")
    writer.close("body")
    writer.close("file")
    return writer.finished
  }

  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  private mutating func groups(_ texts: [LocalizableText], _ translations: [String: String]) {
    var seen: Set<String> = []
    var index = 0
    while index < texts.count {
      let first = texts[index]
      open("group", [("ib:object-id", first.id), ("ib:class", first.className)])
      while index < texts.count, texts[index].id == first.id {
        let text = texts[index]
        index += 1
        guard seen.insert(text.key).inserted else { continue }
        unit(
          StringsEntry(text), translations[text.key],
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

  private mutating func unit(
    _ entry: StringsEntry, _ translation: String?, _ attributes: [(String, String)]
  ) {
    open("trans-unit", [("id", entry.key)] + attributes + [("xml:space", "preserve")])
    line("<source>\(Self.escaped(entry.value))</source>")
    // Without the characters that XML cannot contain, a translation would be another one after an import.
    if let translation, translation.unicodeScalars.allSatisfy(Self.isAllowed) {
      line("<target>\(Self.escaped(translation))</target>")
    }
    line("<note>\(Self.escaped(entry.comment))</note>")
    close("trans-unit")
  }

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
    var allowed = String.UnicodeScalarView()
    allowed.append(contentsOf: text.unicodeScalars.lazy.filter(isAllowed))
    var bytes: [UInt8] = []
    XMLEscape.append(String(allowed).utf8, quote: quote, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether XML can contain a character.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
