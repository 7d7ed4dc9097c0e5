package import Diagnostics
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
    let problem: Diagnostic
    do {
      let entries = try StringsFile(parsing: bytes).entries
      texts = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
      return
    } catch {
      problem = error
    }
    // Property lists in text form may also have braces, lists and data. Foundation reads UTF-16 only with a byte order
    // mark.
    let text = StringsEncoding.decode(bytes)?.text ?? bytes
    let entries = try PropertyListDecoder().decode([String: Entry].self, from: Data(text))
    texts = entries.compactMapValues(\.text)
    guard !texts.contains(where: { $0.key.utf8.contains(0) || $0.value.utf8.contains(0) }) else {
      let message = "a key or text contains the character U+0000; remove it"
      throw problem.message.contains("U+0000")
        ? problem : Diagnostic(id: problem.id, severity: .error, message: message)
    }
  }

  /// Reads a strings file that is a property list in XML or binary form.
  /// - Throws: A ``Diagnostic`` if the list is damaged, exceeds a limit, or is not a dictionary.
  package init(propertyList bytes: [UInt8]) throws(Diagnostic) {
    do {
      try self.init(bytes)
    } catch {
      let reason = (error as? PropertyListError)?.message ?? "it is not a dictionary"
      throw Diagnostic(
        id: "unreadable-strings", severity: .error,
        message: "cannot read the property list: \(reason)")
    }
  }

  /// Returns whether the bytes of a strings file are a property list in XML or binary form, which has no lines to edit.
  package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: BinaryPropertyList.magic) || XMLPropertyList.isXML(bytes)
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
