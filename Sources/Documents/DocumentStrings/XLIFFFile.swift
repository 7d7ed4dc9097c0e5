public import Diagnostics
import Localization
public import XMLTree

/// An XLIFF 1.2 file: the translations of the texts of documents.
public struct XLIFFFile: Sendable {
  /// The translations of one document or table.
  public struct File: Sendable {
    /// The path of the document, as written by the export.
    public let path: String
    /// The language of the document.
    public let sourceLanguage: String?
    /// The language of the translations; nil if the file does not specify it.
    public let targetLanguage: String?
    /// The translations. Units without a translation, with an empty one, or that are marked as not to be translated or as
    /// not translated yet, are omitted.
    public let content: Translations
    /// The keys of texts that are marked as not translated yet, although they differ from the document's.
    public let untranslated: [String]
    /// The keys of texts with substitutions, whose forms are not read.
    public let substituted: [String]
    /// The keys of translations with elements of other formats in their texts, which strings cannot contain.
    public let formatted: [String]
    /// The texts of the document, by key, from which the file was translated.
    public let sources: [String: String]
    /// The position of the element.
    public let position: SourcePosition

    /// The texts by key, without those that vary by number or device.
    public var translations: [String: String] { content.texts }
  }

  /// The files, in order.
  public let files: [File]

  /// Reads the bytes of a file.
  /// - Throws: A ``Diagnostic`` if the bytes are not XML within the limits, or not XLIFF 1.2.
  public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws {
    let tree: Tree
    do {
      tree = try Tree(parsing: bytes, limits: limits)
    } catch let problem as Diagnostic where problem.id == "document-type" {
      throw Diagnostic(
        id: problem.id, severity: .error, range: problem.range,
        message: "an XLIFF file must not have a document type declaration; remove it")
    }
    let root = tree.root
    guard root.localName == "xliff" else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error, range: root.sourceRange,
        message: "not an XLIFF file: the root element is <\(root.spelling)>, not <xliff>")
    }
    if let version = root["version"], !version.hasPrefix("1.") {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error, range: root.sourceRange,
        message: "cannot read XLIFF \(version); export the texts as XLIFF 1.2")
    }
    files = root.elements.filter { $0.localName == "file" }.map { File($0) }
  }
}

extension XLIFFFile.File {
  fileprivate init(_ node: Node) {
    path = node["original"] ?? ""
    sourceLanguage = node["source-language"]
    targetLanguage = node["target-language"]
    position = node.position
    var units = XLIFFUnits()
    // Groups contain units, but units do not contain other units, whose texts would be read at each level.
    var open = Array(node.elements.reversed())
    while let element = open.popLast() {
      // Bounded: each element is visited once.
      guard element.localName == "trans-unit" else {
        open += element.elements.reversed()
        continue
      }
      units.read(element)
    }
    content = units.content
    sources = units.sources
    formatted = units.formatted
    untranslated = units.untranslated
    substituted = units.substituted.reduce(into: []) { keys, key in
      if keys.last != key { keys.append(key) }
    }
  }
}

/// The units of a file.
private struct XLIFFUnits {
  var content = Translations()
  var sources: [String: String] = [:]
  var formatted: [String] = []
  var untranslated: [String] = []
  var substituted: [String] = []

  /// Reads a unit.
  mutating func read(_ element: Node) {
    guard let id = element["id"], element["translate"] != "no",
      let node = element.elements.first(where: { $0.localName == "target" })
    else { return }
    // A marker only names a part of the text.
    guard
      !node.subtree.dropFirst().contains(where: { $0.kind == .element && $0.localName != "mrk" })
    else {
      formatted.append(id)
      return
    }
    let target = node.allText
    let source = element.elements.first { $0.localName == "source" }?.allText
    // Translation tools write an empty target where a translation is missing.
    guard !target.isEmpty || source?.isEmpty == true else { return }
    let state = node["state"].map { TranslationState(xliff: $0) }
    guard state != .new else {
      if target != source { untranslated.append(id) }
      return
    }
    add(target, state, id: id, source)
  }

  private mutating func add(
    _ target: String, _ state: TranslationState?, id: String, _ source: String?
  ) {
    guard let (key, variation) = Self.parts(of: id) else {
      content.texts[id] = target
      content.states[id] = state
      sources[id] = source
      return
    }
    guard StringCatalogForm.path(variation) != nil else {
      substituted.append(key)
      return
    }
    content.forms[key, default: []].removeAll { $0.variation == variation }
    content.forms[key, default: []].append(
      TranslatedForm(variation: variation, text: target, state: state))
  }

  /// Returns the key and the variation of a unit for a form, such as `key|==|plural.one`; nil for another unit.
  private static func parts(of id: String) -> (key: String, variation: String)? {
    guard let mark = id.ranges(of: XLIFFWriter.variationMark).last else { return nil }
    let variation = String(id[mark.upperBound...])
    let kinds = ["plural.", "device.", "substitutions."]
    guard kinds.contains(where: variation.hasPrefix) else { return nil }
    return (String(id[..<mark.lowerBound]), variation)
  }
}

extension Node {
  /// The name without its namespace prefix.
  fileprivate var localName: Substring {
    let name = spelling
    return name.lastIndex(of: ":").map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }

  /// The text of the element and of all elements inside it.
  fileprivate var allText: String {
    subtree.reduce(into: "") { text, node in
      if node.kind == .text || node.kind == .cdata { text += node.text }
    }
  }
}
