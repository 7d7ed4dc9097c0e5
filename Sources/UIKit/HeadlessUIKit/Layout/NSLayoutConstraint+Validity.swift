import Foundation

extension NSLayoutConstraint {
  /// The reason why the constraint is invalid, in UIKit's words where known; nil if it is valid.
  var flaw: String? {
    guard Self.isItem(firstItem), !hasSecondItem || Self.isItem(secondItem) else {
      return "Constraint items must each be a view or layout guide."
    }
    for case let offset as AnchorOffset in [firstItem, secondItem] {
      if let flaw = offset.flaw { return flaw }
    }
    return flawOfEquation
  }

  /// The reason why the equation is invalid for any items; nil if it is valid.
  var flawOfEquation: String? {
    if !constant.isFinite { return Self.flaw(ofConstant: constant) }
    if !multiplier.isFinite {
      return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    }
    guard firstAttribute != .notAnAttribute else { return Self.pairing }
    guard hasSecondItem else { return firstAttribute.isPlace ? Self.location : nil }
    if firstAttribute.isPlace, multiplier == 0 { return Self.location }
    return Self.flaw(ofPairing: firstAttribute, secondAttribute)
  }

  /// Returns the reason why two attributes cannot be compared, or nil if they can be.
  ///
  /// Positions on different axes can be compared, such as a left edge and a top edge: UIKit's anchors prevent this, but
  /// constraints do not. Source: the tests of an open-source library, which create and count such constraints.
  static func flaw(ofPairing first: Attribute, _ second: Attribute) -> String? {
    guard second != .notAnAttribute, first.isPlace == second.isPlace else { return Self.pairing }
    if first.isDirectional && second.isFixedSide || first.isFixedSide && second.isDirectional {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left"
        + " attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Returns the reason why a constant is invalid.
  static func flaw(ofConstant constant: CGFloat) -> String {
    "Constant is not finite!  That's illegal.  constant:\(constant)"
  }

  /// Returns the reason why a priority is invalid.
  static func flaw(of priority: UILayoutPriority) -> String {
    "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less"
      + " or equal to NSLayoutPriorityRequired, which is 1000."
  }

  /// Whether both items have a view, but these views have no common ancestor.
  package var leadsOutOfHierarchy: Bool {
    hasSecondItem && Self.view(of: firstItem) != nil && Self.view(of: secondItem) != nil
      && commonView == nil
  }

  /// Whether the constraint refers to a baseline whose position is only estimated.
  package var dependsOnUnknownBaseline: Bool {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains { item, attribute in
      attribute.isBaseline && Self.view(of: item)?.knowsBaselines == false
    }
  }

  /// Reports an error for a constraint that makes UIKit raise an exception.
  func refuse(_ message: String) { NibFailure.report(flawed(message)) }

  /// Returns the error for a problem, with the equation and its location in the document.
  package func flawed(_ message: String) -> NibError {
    NibError(
      layout: "Invalid constraint \(summary): \(message)", rule: Self.invalidConstraint,
      at: nibReference?.place)
  }

  /// The rule that reports problems of single constraints.
  package static let invalidConstraint = "invalid-constraint"

  static let pairing = "Invalid pairing of layout attributes."
  private static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute"
    + " creates an illegal constraint of a location equal to a constant. Location attributes must"
    + " be specified in pairs."

  private static func isItem(_ item: AnyObject?) -> Bool {
    item is UIView || item is UILayoutGuide || item is AnchorOffset
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a side that does not depend on the text direction.
  fileprivate var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension NibError {
  /// Creates the error for a constraint that makes UIKit raise an exception.
  init(layout message: String, rule: String, at place: NibError.Place? = nil) {
    self.init(.invalidHierarchy, message, at: place, className: "NSLayoutConstraint")
    self.rule = rule
  }
}
