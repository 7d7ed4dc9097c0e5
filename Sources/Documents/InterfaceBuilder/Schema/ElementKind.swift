public import XMLTree

/// The function of an element in a document.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// An element that the schema does not know.
  case unknown
  /// The root element.
  case document
  /// A container for the children of one property: `subviews`.
  case container
  /// An element that becomes or represents an object at run time.
  case object
  /// A layout guide.
  case guide
  /// A layout constraint.
  case constraint
  /// An outlet, action, segue or other connection.
  case connection
  /// Plain data of an object: a color, a string, the state of a button.
  case value
  /// The differences between size classes.
  case variation
  /// An entry about a resource: the size of an image.
  case resource
  /// Metadata for Interface Builder, which is not part of the running app.
  case metadata
  /// A value of a legacy archive, whose meaning depends on its class and key.
  case archived
}

extension Name {
  /// The kind of elements with this name, according to the schema.
  public var elementKind: ElementKind {
    let number = Int(rawValue)
    guard number < SchemaTables.kinds.count else { return .unknown }
    return ElementKind(rawValue: SchemaTables.kinds[number]) ?? .unknown
  }
}
