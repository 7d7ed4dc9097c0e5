// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// A layout constraint between one or two items.
public struct IBConstraint: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `constraint`.
  public static var elementName: Name { Names.constraint }

  /// The points added.
  public var constant: Double { node.double(Names.constant) ?? 0 }

  /// The attribute of the first item.
  public var firstAttribute: IBConstraintAttributeValue? { node.enumeration(Names.firstAttribute) }

  /// The first item; absent means the view that owns the constraint.
  public var firstItem: String? { node.string(Names.firstItem) }

  /// The identifier for debugging.
  public var identifier: String? { node.string(Names.identifier) }

  /// The factor of the second attribute.
  public var multiplier: Multiplier? { node.multiplier(Names.multiplier) }

  /// Whether the constraint is removed when building.
  public var placeholder: Bool { node.bool(Names.placeholder) ?? false }

  /// How strongly the constraint holds.
  public var priority: Double { node.double(Names.priority) ?? 1000 }

  /// The relation of the two sides.
  public var relation: IBConstraintRelationValue { node.enumeration(Names.relation) ?? .equal }

  /// How the tool scores the constraint.
  public var scoringType: IBConstraintScoringValue? { node.enumeration(Names.scoringType) }

  /// The attribute of the second item.
  public var secondAttribute: IBConstraintAttributeValue { node.enumeration(Names.secondAttribute) ?? .notAnAttribute }

  /// The second item.
  public var secondItem: String? { node.string(Names.secondItem) }

  /// What the symbolic constant means.
  public var symbolType: IBConstraintSymbolTypeValue { node.enumeration(Names.symbolType) ?? .spacing }

  /// Whether the constant is the standard spacing.
  public var symbolic: Bool { node.bool(Names.symbolic) ?? false }

  /// Where the constraint comes from.
  public var type: IBConstraintTypeValue { node.enumeration(Names.type) ?? .user }
}
