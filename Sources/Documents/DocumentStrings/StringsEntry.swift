public import InterfaceBuilder
import Localization

/// An entry of a strings file: a key, a text, and the comment for translators.
public struct StringsEntry: Hashable, Sendable {
  /// The key: `Ab1-cd-efg.text`.
  public let key: String
  /// The text.
  public let value: String
  /// The content of the comment, without delimiters and the spaces next to them:
  /// `Class = "UILabel"; text = "Hello"; ObjectID = "Ab1-cd-efg";`.
  public let comment: String
  /// Whether the text is not for translators, because its note says so (``LocalizableText/isForTranslators``).
  public let isExcluded: Bool

  /// Creates the entry that Interface Builder exports for a text.
  public init(_ text: LocalizableText) {
    key = text.key
    value = text.value
    // For a property of an item in a list, the object is written as in the key.
    let property = text.property.hasSuffix("]") ? text.key : text.property
    var parts =
      "Class = \(Self.quoted(text.className)); \(property) = \(Self.quoted(text.value));"
      + " ObjectID = \(Self.quoted(text.id));"
    if let note = text.note { parts += " Note = \(Self.quoted(note));" }
    comment = parts
    isExcluded = !text.isForTranslators
  }

  private static func quoted(_ text: String) -> String { "\"\(escapedInComment(text))\"" }

  /// Returns text as it is written between quotes in a comment, which it must not end early.
  static func escapedInComment(_ text: String) -> String {
    let escaped = StringsSyntax.escaped(text)
    return escaped.utf8.contains(UInt8(ascii: "*")) ? escaped.closingNoComment : escaped
  }

  /// Returns the entries that Interface Builder exports for a document, in the order that Xcode writes.
  public static func entries(of document: IBDocument) -> [StringsEntry] {
    // In a document with a duplicate id, some keys occur twice, but a strings file can contain only the first one.
    var seen: Set<String> = []
    return document.localizableTexts.map { StringsEntry($0) }.filter {
      seen.insert($0.key).inserted
    }
    .sorted { StringsOrder.natural.areInOrder($0.key, $1.key) }
  }
}

extension LocalizableText {
  /// Whether the text is translated. People exclude names, placeholders and numbers with a mark in the note for
  /// translators that BartyCrouch introduced: `#bc-ignore!` or `#bartycrouch-ignore!`.
  public var isForTranslators: Bool {
    guard let note else { return true }
    return !["#bc-ignore!", "#bartycrouch-ignore!"].contains { note.contains($0) }
  }
}

extension String {
  fileprivate var closingNoComment: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(0x20) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
