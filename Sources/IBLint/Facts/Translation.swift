import Localization

/// A document's texts in one language: the strings file that belongs to its `Base.lproj`.
public struct Translation: Hashable, Sendable {
  /// The language's folder without `.lproj`: `fr`, `pt-BR`.
  public let language: String
  /// The texts by key: an object's id, a dot, and a property.
  public let texts: [String: String]

  /// Describes a translation.
  public init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// Reads the bytes of a strings file: lines of entries, or a property list in XML or binary. Nil for other bytes.
  public init?(language: String, strings: [UInt8]) {
    guard let table = try? StringsTable(strings) else { return nil }
    self.init(language: language, texts: table.texts)
  }
}
