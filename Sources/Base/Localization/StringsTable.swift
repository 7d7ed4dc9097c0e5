import FoundationEssentials

/// The texts of a strings file, which has lines of `"key" = "text";` or is an XML or binary property list.
package struct StringsTable: Hashable, Sendable {
  /// The texts by key.
  package let texts: [String: String]

  /// Reads the bytes of a file in any encoding that Foundation supports. Ignores entries that are not texts.
  /// - Throws: A `DecodingError` if the bytes are neither a property list nor a list of entries.
  package init(_ bytes: [UInt8]) throws {
    // Foundation does not accept a table without entries as a property list.
    guard bytes.contains(where: { $0 > 0x20 }) else {
      texts = [:]
      return
    }
    let entries = try PropertyListDecoder().decode([String: Entry].self, from: Data(bytes))
    texts = entries.compactMapValues(\.text)
  }

  private struct Entry: Decodable {
    /// The text; nil for any other kind of value.
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
