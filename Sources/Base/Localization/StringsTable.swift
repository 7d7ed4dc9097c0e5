import FoundationEssentials
import PropertyLists

/// The texts of a strings file, which contains lines such as `"key" = "text";` or is an XML or binary property list.
package struct StringsTable: Hashable, Sendable {
  /// The texts by key.
  package let texts: [String: String]

  /// Reads the bytes of a file in any encoding that Foundation supports. Entries that are not texts are ignored.
  /// - Throws: An error if the bytes are neither a property list nor a list of entries, or exceed a limit.
  package init(_ bytes: [UInt8]) throws {
    // Foundation does not accept a table without entries as a property list.
    guard bytes.contains(where: { $0 > 0x20 }) else {
      texts = [:]
      return
    }
    // Foundation's parsers for these formats have no limits.
    if bytes.starts(with: BinaryPropertyList.magic) {
      texts = try Self.texts(in: BinaryPropertyList.decode(bytes))
      return
    }
    if XMLPropertyList.isXML(bytes) {
      texts = try Self.texts(in: XMLPropertyList.decode(bytes))
      return
    }
    let entries = try PropertyListDecoder().decode([String: Entry].self, from: Data(bytes))
    texts = entries.compactMapValues(\.text)
  }

  private static func texts(in list: PropertyList) throws(NotATable) -> [String: String] {
    guard case .dictionary(let members) = list else { throw NotATable() }
    return Dictionary(
      members.compactMap { member in member.value.string.map { (member.key, $0) } }
    ) { first, _ in first }
  }

  /// The error for a property list that is not a dictionary.
  private struct NotATable: Error {}

  private struct Entry: Decodable {
    /// The text; nil for any other kind of value.
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
