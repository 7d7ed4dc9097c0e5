import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension NSLayoutConstraint {
  /// Creates a constraint of a document from views by id; nil if one of the views is missing.
  convenience init?(_ constraint: ResolvedConstraint, views: [String: UIView]) {
    guard let first = constraint.firstItem?.id.flatMap({ views[$0] }),
      let attribute = constraint.firstAttribute?.number.flatMap({ Attribute(rawValue: $0) })
    else { return nil }
    var second: UIView?
    var secondAttribute = Attribute.notAnAttribute
    if let item = constraint.secondItem {
      guard let view = item.id.flatMap({ views[$0] }),
        let other = constraint.secondAttribute?.number.flatMap({ Attribute(rawValue: $0) })
      else { return nil }
      second = view
      secondAttribute = other
    }
    let relation = constraint.relation.number.flatMap { Relation(rawValue: $0) } ?? .equal
    self.init(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant))
    priority = UILayoutPriority(Float(constraint.priority))
  }
}
