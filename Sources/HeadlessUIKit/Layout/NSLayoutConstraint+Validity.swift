import Foundation

extension NSLayoutConstraint {
  /// Why the equation makes no sense, in UIKit's words where it has some; nil if it does.
  var flaw: String? {
    guard Self.isItem(firstItem), !hasSecondItem || Self.isItem(secondItem) else {
      return "Constraint items must each be a view or layout guide."
    }
    for case let offset as AnchorOffset in [firstItem, secondItem] {
      if let flaw = offset.flaw { return flaw }
    }
    return flawOfEquation
  }

  /// Why the equation is invalid for any items, nil if it is valid.
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

  /// Why two attributes cannot be compared, nil if they can be.
  static func flaw(ofPairing first: Attribute, _ second: Attribute) -> String? {
    guard second != .notAnAttribute, first.isPlace == second.isPlace,
      !first.isPlace || first.axis == second.axis
    else { return Self.pairing }
    if first.isDirectional && second.isFixedSide || first.isFixedSide && second.isDirectional {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left"
        + " attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Why a constant is refused.
  static func flaw(ofConstant constant: CGFloat) -> String {
    "Constant is not finite!  That's illegal.  constant:\(constant)"
  }

  /// Why a priority is refused.
  static func flaw(of priority: UILayoutPriority) -> String {
    "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less"
      + " or equal to NSLayoutPriorityRequired, which is 1000."
  }

  /// Whether the items are both there, and no view is around both.
  package var leadsOutOfHierarchy: Bool {
    hasSecondItem && Self.view(of: firstItem) != nil && Self.view(of: secondItem) != nil
      && commonView == nil
  }

  /// Whether it is about a baseline that is a guess.
  package var hangsOnUnknownBaseline: Bool {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains { item, attribute in
      attribute.isBaseline && Self.view(of: item)?.knowsBaselines == false
    }
  }

  /// Reports an error where UIKit raises an exception.
  func refuse(_ message: String) { NibFailure.report(flawed(message)) }

  /// A flaw with the equation and its place in the document.
  package func flawed(_ message: String) -> NibError {
    NibError(
      layout: "Invalid constraint \(summary): \(message)", rule: Self.invalidConstraint,
      at: nibReference?.place)
  }

  /// Returns what is wrong with a single constraint.
  package static let invalidConstraint = "invalid-constraint"

  private static let pairing = "Invalid pairing of layout attributes."
  private static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute"
    + " creates an illegal constraint of a location equal to a constant. Location attributes must"
    + " be specified in pairs."

  private static func isItem(_ item: AnyObject?) -> Bool {
    item is UIView || item is UILayoutGuide || item is AnchorOffset
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a side that does not depend on the direction of text.
  fileprivate var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension NibError {
  /// What UIKit raises an exception for when constraints are made.
  init(layout message: String, rule: String, at place: NibError.Place? = nil) {
    self.init(.invalidHierarchy, message, at: place, className: "NSLayoutConstraint")
    self.rule = rule
  }
}
