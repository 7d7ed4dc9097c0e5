import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeConstraint(_ source: IBObject, _ object: Int) {
    guard let constraint = ResolvedConstraint(source) else { return }
    let node = source.node
    item(
      constraint.firstItem, constraint.firstAttribute, "NSFirstItem", "NSFirstAttributeV2",
      "NSFirstAttribute", node, object)
    item(
      constraint.secondItem, constraint.secondAttribute, "NSSecondItem", "NSSecondAttributeV2",
      "NSSecondAttribute", node, object)
    word(Names.relation, "NSRelation", in: .layoutRelation, of: node, to: object)
    if constraint.multiplier != 1 {
      add("NSMultiplier", double: constraint.multiplier, to: object)
    }
    if node.bool(Names.symbolic) == true {
      add("NSSymbolicConstant", string: "NSSpace", to: object)
    }
    if constraint.constant != 0 { add("NSConstantV2", double: constraint.constant, to: object) }
    if constraint.priority != 1000 { add("NSPriority", Int(constraint.priority), to: object) }
    if let identifier = constraint.identifier {
      add("NSLayoutIdentifier", string: identifier, to: object)
    }
    add("NSShouldBeArchived", true, to: object)
    if constraint.constant != 0 { add("NSConstant", double: constraint.constant, to: object) }
  }

  private func item(
    _ item: IBObject?, _ attribute: String?, _ itemKey: NibKey, _ key: NibKey, _ oldKey: NibKey,
    _ node: Node, _ object: Int
  ) {
    guard let item else { return }
    guard let attribute, let number = Words.layoutAttribute[attribute] else {
      return note(
        node, "\(attribute ?? "no attribute") is not known as an attribute of a constraint")
    }
    add(itemKey, object: reference(to: item), to: object)
    add(key, number, to: object)
    add(oldKey, Self.withoutMargins[number] ?? number, to: object)
  }

  /// What systems before iOS 8 know in place of an attribute.
  private static let withoutMargins = [
    12: 3, 13: 1, 14: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 9, 20: 10,
  ]

  func encodeGuide(_ guide: IBObject, _ object: Int) {
    add("UILayoutGuideIdentifier", string: "UIViewSafeAreaLayoutGuide", to: object)
    if let owner = guide.parent {
      add("UILayoutGuideOwningView", object: reference(to: owner), to: object)
    }
    add("UILayoutGuideShouldBeArchived", true, to: object)
  }
}
