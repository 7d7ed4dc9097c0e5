import InterfaceBuilder

/// A node of a compared document, independent of its position in the file.
struct ComparedItem: Sendable {
  enum Kind: String, Sendable {
    /// The document, which contains the root element and adjacent comments.
    case document
    case element
    case text
    case cdata
    case comment
    case instruction
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  var kind: Kind
  /// The name of an element, or the target of a processing instruction.
  var name = ""
  var attributes: [Attribute] = []
  /// The content of a node that is not an element.
  var text = ""
  var parent = 0
  var children: [Int] = []
  /// The role of the element according to the schema.
  var role = ElementKind.unknown
  /// The identity of the item, unique in its document. Nil for most items that are not objects.
  var identity: String?
  /// The key that distinguishes the item from its siblings, if possible.
  var key = ""

  /// The value of an attribute, or nil if it is missing. A new attribute is added at the end.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The values of the attributes by name, for code that looks up many of them.
  var values: [String: String] {
    Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Whether the item is only a container for other items, such as `subviews`.
  var isList: Bool { role == .container && identity == nil }

  /// Returns whether the item is an element with a name.
  func isElement(_ name: String) -> Bool { kind == .element && self.name == name }
}
