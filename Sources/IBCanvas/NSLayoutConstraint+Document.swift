import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension NSLayoutConstraint {
  /// A constraint of a document between views by id; nil if one of them is missing.
  convenience init?(_ constraint: ResolvedConstraint, views: [String: UIView]) {
    guard let first = constraint.firstItem?.id.flatMap({ views[$0] }),
      let attribute = constraint.firstAttribute.flatMap({ Attribute(word: $0) })
    else { return nil }
    var second: UIView?
    var secondAttribute = Attribute.notAnAttribute
    if let item = constraint.secondItem {
      guard let view = item.id.flatMap({ views[$0] }),
        let word = constraint.secondAttribute, let other = Attribute(word: word)
      else { return nil }
      second = view
      secondAttribute = other
    }
    let relation: Relation =
      switch constraint.relation {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    self.init(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant))
    priority = UILayoutPriority(Float(constraint.priority))
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute that documents have a word for: `leadingMargin`.
  fileprivate init?(word: String) {
    guard let attribute = Self.words[word] else { return nil }
    self = attribute
  }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) } + [("baseline", .lastBaseline)])
}
