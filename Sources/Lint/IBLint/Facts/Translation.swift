import Localization

/// A document's strings in one language, from the strings file or the string catalog for the document in `Base.lproj`.
public struct Translation: Hashable, Sendable {
  /// The language, which is the name of the folder without `.lproj`: `fr`, `pt-BR`.
  public let language: String
  /// The strings by key. A key consists of an object's id, a dot, and a property.
  public let texts: [String: String]
  /// The keys of the string catalog that contains the strings, in any language; nil for a strings file.
  public let catalogKeys: Set<String>?

  /// Creates a translation.
  public init(language: String, texts: [String: String], catalogKeys: Set<String>? = nil) {
    self.language = language
    self.texts = texts
    self.catalogKeys = catalogKeys
  }

  /// Reads a strings file in text format or as an XML or binary property list. Returns nil for other bytes.
  public init?(language: String, strings: [UInt8]) {
    guard let table = try? StringsTable(strings) else { return nil }
    self.init(language: language, texts: table.texts)
  }
}
