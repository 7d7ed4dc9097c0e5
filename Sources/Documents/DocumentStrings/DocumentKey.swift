import InterfaceBuilder

/// A key of a strings file in the form of Interface Builder: an id, a dot, and a property.
///
/// A table may have other keys that people have added; these do not belong to the document.
struct DocumentKey: Hashable {
  let id: Substring
  let property: Substring

  /// Reads a key; nil if it has a different form. Ids are numbers, or three groups such as `Ab1-cd-efg`.
  init?(_ key: String) {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    id = key[..<dot]
    property = key[key.index(after: dot)...]
    guard !property.isEmpty, Self.isGenerated(id.utf8) else { return nil }
  }

  /// Returns whether the key is of a property that is known, or of an object that does not exist.
  func isKnown(to objects: LocalizedObjects) -> Bool {
    !objects.mayHave(property, of: String(id))
  }

  private static func isGenerated(_ id: Substring.UTF8View) -> Bool {
    if !id.isEmpty, id.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
    let groups = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [3, 2, 3]
  }
}

/// The comment of an entry in the form of Interface Builder.
struct DocumentComment {
  /// The text of the document, escaped, when the comment was written.
  let text: Substring

  /// Reads the content of a comment; nil if it has a different form.
  init?(_ comment: String) {
    guard let start = comment.firstRange(of: " = \"", from: comment.firstRange(of: "\"; ")) else {
      return nil
    }
    guard let end = comment.firstRange(of: "\"; ObjectID = \"", from: start) else { return nil }
    guard comment.drop(while: { $0 == " " }).hasPrefix("Class = \"") else { return nil }
    text = comment[start.upperBound..<end.lowerBound]
  }
}

extension DocumentComment {
  /// Returns what a comment says on one line, if people wrote it; nil if it is empty, or a tool writes it.
  static func words(ofPeople comment: String) -> String? {
    let words = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isEmpty = ["", "No comment provided by engineer.", "(No Comment)"].contains(words)
    return isEmpty || DocumentComment(comment) != nil ? nil : words
  }
}

extension String {
  /// Returns the first range of a text after another range; nil if either is missing.
  fileprivate func firstRange(of text: String, from range: Range<Index>?) -> Range<Index>? {
    guard let range else { return nil }
    return self[range.upperBound...].firstRange(of: text)
  }
}
