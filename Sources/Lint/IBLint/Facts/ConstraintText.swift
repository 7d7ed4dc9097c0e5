import InterfaceBuilder
import XMLTree

extension ResolvedConstraint {
  /// The constraint in readable form: `Label “Name”.leading = View.leading + 8`.
  var text: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      case .equal: "="
      }
    var text = "\(Self.side(firstItem, firstAttribute)) \(sign) "
    guard object.node[Names.secondItem] != nil else {
      return text + Self.number(constant)
    }
    if multiplier != 1 { text += "\(object.node[Names.multiplier] ?? Self.number(multiplier)) × " }
    text += Self.side(secondItem, secondAttribute)
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + Self.number(abs(constant)) }
    return text
  }

  private static func side(_ item: IBObject?, _ attribute: IBConstraintAttributeValue?) -> String {
    "\(item?.displayName ?? "?").\(attribute?.word ?? "?")"
  }

  private static func number(_ value: Double) -> String { value.shortText }
}

extension Double {
  /// The number in readable form: `8`, `8.5`.
  var shortText: String {
    let hundredths = (self * 100).rounded() / 100
    return Int(exactly: hundredths).map { String($0) } ?? String(hundredths)
  }
}
