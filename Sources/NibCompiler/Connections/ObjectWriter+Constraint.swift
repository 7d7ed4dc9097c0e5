import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a constraint. Beside every attribute of newer systems stands the one that systems before iOS 8
  /// take in its place.
  func writeConstraint() {
    guard let constraint = ResolvedConstraint(source) else { return }
    if let item = constraint.firstItem {
      write("NSFirstItem", object: encoder.reference(to: item))
    }
    let first = attribute(constraint.firstAttribute)
    write("NSFirstAttributeV2", "NSFirstAttribute", first)
    write("NSRelation", word: Names.relation, in: .layoutRelation)
    let factor = constraint.multiplier
    if factor != 1 { write("NSMultiplier", double: Double(Float(factor))) }
    if let item = constraint.secondItem {
      write("NSSecondItem", object: encoder.reference(to: item))
      write("NSSecondAttributeV2", "NSSecondAttribute", attribute(constraint.secondAttribute))
    } else if era.writesAttributeOfNoItem {
      write("NSSecondAttributeV2", "NSSecondAttribute", 0)
    }
    let constant = constraint.constant
    if constant != 0, era.writesTraitStorage { write("NSConstantV2", double: constant) }
    if node.bool(Names.symbolic) == true { write("NSSymbolicConstant", string: "NSSpace") }
    write("NSShouldBeArchived", true)
    if constraint.priority != 1000 { write("NSPriority", Int(constraint.priority)) }
    if constant != 0 { write("NSConstant", double: constant) }
    write("NSLayoutIdentifier", string: Names.identifier)
  }

  private func write(_ key: NibKey, _ oldKey: NibKey, _ attribute: Int) {
    if era.writesTraitStorage { write(key, attribute) }
    write(oldKey, Self.withoutMargins[attribute] ?? attribute)
  }

  private func attribute(_ word: String?) -> Int {
    guard let word, let number = Words.layoutAttribute.number(of: word.utf8) else {
      note(node, "\(word ?? "no attribute") is not known as an attribute of a constraint")
      return 0
    }
    return number
  }

  /// What systems before iOS 8 know in place of an attribute.
  private static let withoutMargins = [
    12: 11, 13: 1, 14: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 9, 20: 10,
  ]
}
