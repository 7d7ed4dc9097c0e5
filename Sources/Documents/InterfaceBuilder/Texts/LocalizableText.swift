public import XMLTree

/// A text of a document that is translated: a property of an object that Interface Builder exports to strings files.
public struct LocalizableText: Hashable, Sendable {
  /// The location of the text in the document.
  public enum Place: Hashable, Sendable {
    /// An attribute of an element, by its spelling.
    case attribute(Node, String)
    /// The content of a `string` or `mutableString` element.
    case content(Node)
  }

  /// The object that the text belongs to; for the placeholder of a binding, the object that is bound.
  public let object: IBObject
  /// The id in the text's key: that of the object, or that of a binding.
  public let id: String
  /// The property, as strings files name it: `text`, `normalTitle`, `segmentTitles[0]`.
  public let property: String
  /// The text in the language of the document.
  public let value: String
  /// The location of the text in the document.
  public let place: Place
  /// The class in the comment of the text's entry, which is that of the element and not the custom class: `UILabel`.
  public let className: String

  /// The key of the text in strings files: the id, a dot, and the property.
  public var key: String { "\(id).\(property)" }

  /// The note for translators, which Interface Builder shows as the object's comment for localizers; nil if there is
  /// none. A control's note is also that of its cell, which has the control's texts.
  public var note: String? {
    object.translatorNote ?? (object.key == "cell" ? object.parent?.translatorNote : nil)
  }

  /// The element that contains the text.
  public var node: Node {
    switch place {
    case .attribute(let node, _), .content(let node): node
    }
  }
}

extension IBObject {
  /// The note for translators in the Identity inspector; nil if there is none.
  public var translatorNote: String? {
    guard
      let comments = node.elements.first(where: {
        $0.name == Names.attributedString && $0[Names.key] == "userComments"
      })
    else { return nil }
    let text = AttributedText(comments).text
    return text.isEmpty ? nil : text
  }
}
