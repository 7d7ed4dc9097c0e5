import InterfaceBuilder

/// One node of a compared document, wherever it is in a file.
struct ComparedItem: Sendable {
  enum Kind: String, Sendable {
    /// What contains the root element and the comments next to it.
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
  /// The element's name, or the instruction's target.
  var name = ""
  var attributes: [Attribute] = []
  /// The content of what is not an element.
  var text = ""
  var parent = 0
  var children: [Int] = []
  /// What part the schema says an element plays.
  var role = ElementKind.unknown
  /// What distinguishes the item from all others of its document; nil for most that are not objects.
  var identity: String?
  /// What distinguishes the item from its siblings, if anything does.
  var key = ""

  /// The value of an attribute, nil if it is missing. A new one is added at the end.
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

  /// Whether the item only exists for its content, as `subviews` does.
  var isList: Bool { role == .container && identity == nil }

  /// Whether the item is an element with a name.
  func isElement(_ name: String) -> Bool { kind == .element && self.name == name }
}
