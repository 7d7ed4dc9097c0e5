public import XMLTree

/// A constraint with defaults for omitted values: `first.attribute = multiplier × second.attribute + constant`.
public struct ResolvedConstraint: Sendable {
  /// The constraint as an object of the document.
  public let object: IBObject

  /// Creates a constraint from an object; nil if the object is not a constraint.
  public init?(_ object: IBObject) {
    guard object.node.name == Names.constraint else { return nil }
    self.object = object
  }

  private var node: Node { object.node }

  private var view: IBConstraint { IBConstraint(node: node) }

  /// The first item; the view that contains the constraint if the document specifies none, and nil if no object has the
  /// specified id.
  public var firstItem: IBObject? {
    guard let id = node.attributeRecord(Names.firstItem) else { return object.parent }
    return object.document.object(id: id)
  }

  /// The second item; nil for a constraint to a constant.
  public var secondItem: IBObject? {
    node.attributeRecord(Names.secondItem).flatMap { object.document.object(id: $0) }
  }

  /// The first item's attribute: `leading`, `topMargin`; nil if it is not known.
  public var firstAttribute: IBConstraintAttributeValue? { view.firstAttribute }

  /// The second item's attribute; nil for a constraint to a constant.
  public var secondAttribute: IBConstraintAttributeValue? {
    node.attributeRecord(Names.secondAttribute) == nil ? nil : view.secondAttribute
  }

  /// The relation; `equal` if the document specifies none.
  public var relation: IBConstraintRelationValue { view.relation }

  /// The constant in points; 0 if the document specifies none.
  public var constant: Double { view.constant }

  /// The multiplier; 1 if the document specifies none.
  public var multiplier: Double { node.multiplier(Names.multiplier)?.value ?? 1 }

  /// The priority from 1 to 1000; 1000 (required) if the document specifies none.
  public var priority: Double { node.double(Names.priority) ?? 1000 }

  /// The identifier of the constraint at run time.
  public var identifier: String? { node[Names.identifier] }

  /// Whether the constraint exists only on the canvas and is removed when the document is compiled.
  public var isPlaceholder: Bool { view.placeholder }

  /// The differences between size classes, by condition.
  public var variations: [(key: SizeClassKey, node: Node)] { object.variations }
}
