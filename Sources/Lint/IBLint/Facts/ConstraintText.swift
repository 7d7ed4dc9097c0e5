import InterfaceBuilder
import XMLTree

extension ResolvedConstraint {
  /// The constraint in readable form: `Label “Name”.leading = View.leading + 8`.
  var text: String { text(among: [self]) }

  /// Returns the constraint in readable form. Where several views of the constraints have the same name, as unnamed views
  /// do, the name includes the id: `View (a1b-2c-d3e).leading`.
  func text(among constraints: [ResolvedConstraint]) -> String {
    let items = Set(constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 })
    let names = Dictionary(grouping: items, by: \.displayName)
    func side(_ item: IBObject?, _ attribute: IBConstraintAttributeValue?) -> String {
      let name = item?.displayName ?? "?"
      let isShared = (names[name]?.count ?? 0) > 1
      let id = isShared ? item?.id.map { " (\($0))" } : nil
      return "\(name)\(id ?? "").\(attribute?.word ?? "?")"
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      case .equal: "="
      }
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    guard object.node[Names.secondItem] != nil else {
      return text + Self.number(constant)
    }
    if multiplier != 1 { text += "\(object.node[Names.multiplier] ?? Self.number(multiplier)) × " }
    text += side(secondItem, secondAttribute)
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + Self.number(abs(constant)) }
    return text
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
