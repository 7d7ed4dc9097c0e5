public import XMLTree

/// A typed wrapper of one element: `IBButton(node)?.buttonType`.
///
/// A wrapper holds only the node and reads its attributes on demand. If an attribute is absent and the schema knows its
/// default, the property has the default value.
public protocol IBElement: Sendable {
  /// The element in its document.
  var node: Node { get }
  /// Wraps a node as this element, regardless of its name.
  init(node: Node)
  /// The element's name.
  static var elementName: Name { get }
}

extension IBElement {
  /// Wraps a node as this element; nil if it has another name.
  public init?(_ node: Node) {
    guard node.kind == .element, node.name == Self.elementName else { return nil }
    self.init(node: node)
  }

  /// Wraps the node of an object as this element; nil if it has another name.
  public init?(_ object: IBObject) { self.init(object.node) }
}
