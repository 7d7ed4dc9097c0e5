public import XMLTree

/// What part an element plays in a document.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The schema does not know the element.
  case unknown
  /// The root.
  case document
  /// Groups the children of one property: `subviews`.
  case container
  /// Becomes, or represents, an object at run time.
  case object
  /// A layout guide.
  case guide
  case constraint
  /// An outlet, an action, a segue and their like.
  case connection
  /// Plain data of an object: a colour, a string, the state of a button.
  case value
  /// What differs between size classes.
  case variation
  /// What the document remembers of a resource: the size of an image.
  case resource
  /// Interface Builder's own notes; nothing of it reaches the running app.
  case metadata
  /// A value of a legacy archive; what it means depends on its class and key.
  case archived
}

extension Name {
  /// The schema's entry for an element with this name.
  public var elementKind: ElementKind {
    let number = Int(rawValue)
    guard number < SchemaTables.kinds.count else { return .unknown }
    return ElementKind(rawValue: SchemaTables.kinds[number]) ?? .unknown
  }
}
