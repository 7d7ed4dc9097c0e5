import Foundation

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// An item of the format with the object that it refers to.
  private struct Resolved {
    let item: VisualFormat.Item
    let object: AnyObject
    var isSuperview: Bool { item.name == nil }
  }

  func constraints(of format: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignments(along: format.axis)
    let items = try resolve(format.items)
    var result: [NSLayoutConstraint] = []
    for (index, item) in items.enumerated() {
      if index > 0 {
        result += try space(format.connections[index - 1], items[index - 1], item, format.axis)
      }
      for predicate in item.item.predicates {
        result.append(try length(predicate, of: item.object, format.axis))
      }
    }
    let objects = items.filter { !$0.isSuperview }.map(\.object)
    for (first, second) in zip(objects, objects.dropFirst()) {
      for attribute in options.alignments {
        result.append(
          NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return result
  }

  private func checkAlignments(along axis: NSLayoutConstraint.Axis) throws(VisualFormatError) {
    guard options.alignments.contains(where: { $0.axis == axis }) else { return }
    let (edge, layout) =
      axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
    throw VisualFormatError(
      explanation: "Options mask required views to be aligned on a \(edge) edge, which is not"
        + " allowed for layout that is \(layout).", place: 0)
  }

  // MARK: Names

  private func resolve(_ items: [VisualFormat.Item]) throws(VisualFormatError) -> [Resolved] {
    var result: [Resolved] = []
    // The superview is that of the first view, even for the edge before it.
    let first = items.first { $0.name != nil }
    for item in items {
      if let name = item.name {
        result.append(Resolved(item: item, object: try object(name, at: item.place)))
      } else if let first, let name = first.name,
        let superview = Self.superview(of: try object(name, at: first.place))
      {
        result.append(Resolved(item: item, object: superview))
      } else {
        throw VisualFormatError(
          explanation: "Unable to interpret '|' character, because the related view doesn't have"
            + " a superview", place: item.place)
      }
    }
    return result
  }

  private static func superview(of object: AnyObject) -> UIView? {
    (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
  }

  private func object(_ name: String, at place: Int) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else {
      throw VisualFormatError(
        explanation: "\(name) is not a key in the views dictionary.", place: place)
    }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw VisualFormatError(
      explanation: "\(name) is neither a view nor a layout guide.", place: place)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand.value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let value = metrics[name] else {
        throw VisualFormatError(
          explanation: "\(name) is not a key in the metrics dictionary.", place: operand.place)
      }
      guard let number = Self.number(value) else {
        throw VisualFormatError(explanation: "\(name) is not a number.", place: operand.place)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    default: nil
    }
  }

  // MARK: Constraints

  private func length(
    _ predicate: VisualFormat.Predicate, of object: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    var other: AnyObject?
    var constant: CGFloat = 0
    if case .name(let name) = predicate.object.value, metrics[name] == nil {
      other = try self.object(name, at: predicate.object.place)
    } else {
      constant = try number(predicate.object)
    }
    let constraint = NSLayoutConstraint(
      item: object, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    return try prioritized(constraint, predicate)
  }

  private func space(
    _ connection: VisualFormat.Connection, _ before: Resolved, _ after: Resolved,
    _ axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let edges = edges(of: axis)
    // The format begins at the near edge of the superview and ends at the far edge.
    var first = before.isSuperview ? edges.start : edges.end
    var second = after.isSuperview ? edges.end : edges.start
    if !before.isSuperview, !after.isSuperview, axis == .vertical,
      options.contains(.spacingBaselineToBaseline)
    {
      (first, second) = (.lastBaseline, .firstBaseline)
    }
    switch connection {
    case .none: return [constraint(after, second, .equal, before, first, 0)]
    case .standard:
      // The standard distance to a superview is its margin.
      if before.isSuperview, let margin = first.margin { first = margin }
      if after.isSuperview, let margin = second.margin { second = margin }
      let isInset = before.isSuperview || after.isSuperview
      let result = constraint(
        after, second, .equal, before, first, isInset ? 0 : UIStackView.systemSpacing)
      result.isSymbolic = true
      return [result]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let space = constraint(
          after, second, predicate.relation, before, first, try number(predicate.object))
        result.append(try prioritized(space, predicate))
      }
      return result
    }
  }

  /// Returns the constraint between two neighboring items; if the format runs from right to left, the two items are
  /// swapped.
  private func constraint(
    _ after: Resolved, _ second: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ before: Resolved, _ first: Attribute, _ space: CGFloat
  ) -> NSLayoutConstraint {
    let isReversed = second.axis == .horizontal && options.contains(.directionRightToLeft)
    let (item, attribute, other, otherAttribute) =
      isReversed ? (before, first, after, second) : (after, second, before, first)
    return NSLayoutConstraint(
      item: item.object, attribute: attribute, relatedBy: relation, toItem: other.object,
      attribute: otherAttribute, multiplier: 1, constant: space)
  }

  private func edges(of axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute) {
    if axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    guard let operand = predicate.priority else { return constraint }
    let priority = try number(operand)
    guard priority > 0, priority <= 1000 else {
      throw VisualFormatError(
        explanation: "Priorities must be greater than 0 and at most 1000.", place: operand.place)
    }
    constraint.priority = UILayoutPriority(Float(priority))
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge; nil for other attributes.
  fileprivate var margin: NSLayoutConstraint.Attribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: nil
    }
  }
}
