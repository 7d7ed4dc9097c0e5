public import XMLTree

/// A constraint with its omissions filled in: `first.attribute = multiplier × second.attribute + constant`.
public struct ResolvedConstraint: Sendable {
  /// The constraint as an object of the document.
  public let object: IBObject

  /// Looks at an object as a constraint, nil for any other.
  public init?(_ object: IBObject) {
    guard object.node.name == Names.constraint else { return nil }
    self.object = object
  }

  private var node: Node { object.node }

  private var view: IBConstraint { IBConstraint(node: node) }

  /// The first item: the view that holds the constraint where none is stated, nil if its id leads
  /// nowhere.
  public var firstItem: IBObject? {
    guard let id = node[Names.firstItem] else { return object.parent }
    return object.document.object(id: id)
  }

  /// The second item, nil for a constraint to a constant.
  public var secondItem: IBObject? {
    node[Names.secondItem].flatMap { object.document.object(id: $0) }
  }

  /// The first item's attribute: `leading`, `topMargin`; nil where it is not known.
  public var firstAttribute: IBConstraintAttributeValue? { view.firstAttribute }

  /// The second item's attribute, nil for a constraint to a constant.
  public var secondAttribute: IBConstraintAttributeValue? {
    node.attributeRecord(Names.secondAttribute) == nil ? nil : view.secondAttribute
  }

  /// `equal` where none is stated.
  public var relation: IBConstraintRelationValue { view.relation }

  /// The constant in points, 0 if none is stated.
  public var constant: Double { view.constant }

  /// The factor, 1 if none is stated.
  public var multiplier: Double { node.multiplier(Names.multiplier)?.value ?? 1 }

  /// The priority from 1 to 1000, required where none is stated.
  public var priority: Double { node.double(Names.priority) ?? 1000 }

  /// The identifier that the app sees.
  public var identifier: String? { node[Names.identifier] }

  /// Whether the constraint exists only on the canvas and is removed when the document is compiled.
  public var isPlaceholder: Bool { view.placeholder }

  /// What changes with the size class, by condition.
  public var variations: [(key: SizeClassKey, node: Node)] { object.variations }
}
