import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a constraint. For each attribute of newer systems, it also writes the attribute that systems before iOS 8
  /// use.
  func writeConstraint() {
    guard let constraint = ResolvedConstraint(source) else { return }
    let (item, other) = (constraint.firstItem, constraint.secondItem)
    var first = number(of: constraint.firstAttribute, stated: Names.firstAttribute)
    if let item {
      let end = encoder.constraintEnd(item, first)
      write("NSFirstItem", object: end.item)
      first = end.attribute
    }
    write("NSFirstAttributeV2", "NSFirstAttribute", first)
    write("NSRelation", word: Names.relation, in: .constraintRelation)
    let factor = constraint.multiplier
    if factor != 1 { write("NSMultiplier", double: Double(Float(factor))) }
    let secondAttribute = constraint.secondAttribute
    if let other {
      let second = number(of: secondAttribute, stated: Names.secondAttribute)
      let end = encoder.constraintEnd(other, second)
      write("NSSecondItem", object: end.item)
      write("NSSecondAttributeV2", "NSSecondAttribute", end.attribute)
    } else if era.writesAttributeOfNoItem {
      write("NSSecondAttributeV2", "NSSecondAttribute", 0)
    }
    // A symbolic constant means the system spacing; the number next to it is the one shown on the canvas.
    let isSymbolic = node.bool(Names.symbolic) == true
    let constant = isSymbolic ? 0 : constraint.constant
    if constant != 0, era.writesTraitStorage { write("NSConstantV2", double: constant) }
    if isSymbolic { write("NSSymbolicConstant", string: "NSSpace") }
    write("NSShouldBeArchived", true)
    if let priority = Int(exactly: constraint.priority.rounded()), priority != 1000 {
      write("NSPriority", priority)
    }
    // Edges replace the margins.
    var shift = -margin(first, of: item)
    if let other, let second = secondAttribute?.number {
      shift += margin(second, of: other) * factor
    }
    let oldConstant = constant + shift
    if oldConstant != 0 { write("NSConstant", double: oldConstant) }
    write("NSLayoutIdentifier", string: Names.identifier)
  }

  /// Returns the distance of a margin from its edge, rightward or downward, in points: 8, unless the view specifies its
  /// own margins.
  private func margin(_ attribute: Int, of item: IBObject?) -> Double {
    guard (13...18).contains(attribute) else { return 0 }
    let insets =
      item?.node.child("layoutMargins")?.insets ?? Insets(top: 8, left: 8, bottom: 8, right: 8)
    return switch attribute {
    case 13, 17: insets.left
    case 14, 18: -insets.right
    case 15: insets.top
    default: -insets.bottom
    }
  }

  private func write(_ key: NibKey, _ oldKey: NibKey, _ attribute: Int) {
    if era.writesTraitStorage { write(key, attribute) }
    write(oldKey, Self.withoutMargins[attribute] ?? attribute)
  }

  private func number(of attribute: IBConstraintAttributeValue?, stated name: Name) -> Int {
    guard let number = attribute?.number else {
      note(node, "unknown constraint attribute '\(node[name] ?? "")'; the constraint is left out")
      return 0
    }
    return number
  }

  /// The attribute that systems before iOS 8 use instead of each margin.
  private static let withoutMargins = [
    12: 11, 13: 1, 14: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 9, 20: 10,
  ]
}
