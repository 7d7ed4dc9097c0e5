import FoundationEssentials

/// The texts of a strings file: lines of `"key" = "text";`, or a property list in XML or binary.
package struct StringsTable: Hashable, Sendable {
  /// The texts by key.
  package let texts: [String: String]

  /// Reads a file, in the encodings that Foundation reads. Entries that are no texts are passed over.
  /// - Throws: A `DecodingError` for what is neither a property list nor a list of entries.
  package init(_ bytes: [UInt8]) throws {
    // A table without an entry is no property list to Foundation.
    guard bytes.contains(where: { $0 > 0x20 }) else {
      texts = [:]
      return
    }
    let entries = try PropertyListDecoder().decode([String: Entry].self, from: Data(bytes))
    texts = entries.compactMapValues(\.text)
  }

  private struct Entry: Decodable {
    /// Nil for anything else than a text.
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
