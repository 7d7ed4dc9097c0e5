public import XMLTree

/// A typed wrapper of one element: `IBButton(node)?.buttonType`.
///
/// Views are thin: they hold the node and read its attributes when asked. Where an attribute is absent
/// and the schema knows what that means, the property has that value.
public protocol IBElement: Sendable {
  /// The element in its document.
  var node: Node { get }
  /// Views a node as this element, whatever its name.
  init(node: Node)
  /// The element's name.
  static var elementName: Name { get }
}

extension IBElement {
  /// Looks at a node as this element, nil if it has another name.
  public init?(_ node: Node) {
    guard node.kind == .element, node.name == Self.elementName else { return nil }
    self.init(node: node)
  }

  /// Looks at an object as this element, nil if it is another one.
  public init?(_ object: IBObject) { self.init(object.node) }
}
