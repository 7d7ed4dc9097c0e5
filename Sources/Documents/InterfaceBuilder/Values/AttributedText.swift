public import XMLTree

/// An attributed string: runs of text, each with its attributes.
public struct AttributedText: Hashable, Sendable {
  /// Text with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The elements that specify the attributes, each with its `key` (`NSFont`, `NSColor`, …).
    public var attributes: [Node]

    /// The font; nil if the run has none.
    public var font: FontValue? { element("NSFont").flatMap { FontValue($0) } }
    /// The text color; nil if the run has none.
    public var color: ColorValue? { element("NSColor").flatMap { ColorValue($0) } }

    /// Returns the element of an attribute.
    public func element(_ key: String) -> Node? { attributes.first { $0[Names.key] == key } }
  }

  /// The runs in order.
  public var fragments: [Fragment]

  /// The text of all runs.
  public var text: String { fragments.map(\.text).joined() }

  /// Reads an `attributedString` element.
  public init(_ node: Node) {
    fragments = node.elements.filter { $0.name == Names.fragment }.map { fragment in
      let content = fragment[Names.content] ?? fragment.child(keyed: "content")?.stringValue
      let attributes = fragment.firstElement(named: Names.attributes).map { Array($0.elements) }
      return Fragment(text: content ?? "", attributes: attributes ?? [])
    }
  }
}

extension Node {
  /// The text of a `string` or `mutableString` element, decoded if it is Base64.
  public var stringValue: String {
    guard bool(Names.base64UTF8) == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Returns a text property, which is an attribute or a `<string key="…">` child.
  public func textProperty(_ name: Name) -> String? {
    if let value = self[name] { return value }
    return child(keyed: tree.spelling(of: name)).flatMap { child in
      [Names.string, Names.mutableString].contains(child.name) ? child.stringValue : nil
    }
  }
}
