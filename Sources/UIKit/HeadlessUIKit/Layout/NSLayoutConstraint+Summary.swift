import Foundation

extension NSLayoutConstraint {
  /// The equation as text: `UILabel.leading == UIView.leading + 8`, with the items' IDs in documents.
  var summary: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(Self.side(firstItem, firstAttribute)) \(sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(multiplier.shortText)*" }
      text += Self.side(secondItem, secondAttribute)
      let constant = effectiveConstant
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += abs(constant).shortText }
    } else {
      text += constant.shortText
    }
    if priority != .required { text += " @ \(CGFloat(priority.rawValue).shortText)" }
    return text
  }

  /// Both sides in the format of UIKit's exceptions: `<NSLayoutXAxisAnchor "UIView.leading"> and <…>`.
  var anchors: String {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].map { item, attribute in
      let kind =
        attribute.isPlace
        ? attribute.axis == .vertical ? "YAxisAnchor" : "XAxisAnchor" : "Dimension"
      return "<NSLayout\(kind) \"\(Self.side(item, attribute))\">"
    }.joined(separator: " and ")
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item, !(item is NSNull) else { return "nil" }
    if let offset = item as? AnchorOffset {
      return "(\(side(offset.end.item, offset.end.attribute))"
        + " - \(side(offset.start.item, offset.start.attribute)))"
    }
    return "\(name(of: item)).\(attribute)"
  }

  /// Returns the name of an item, such as `UILabel`, with its ID in the document and the identifier of a guide.
  static func name(of item: AnyObject) -> String {
    var text = "\(type(of: item))"
    switch item {
    case let view as UIView:
      if let id = view.documentObjectID { text += "(\(id))" }
    case let guide as UILayoutGuide:
      if !guide.identifier.isEmpty { text += "'\(guide.identifier)'" }
      if let view = guide.owningView { text = "\(name(of: view)):\(text)" }
    default: break
    }
    return text
  }
}
