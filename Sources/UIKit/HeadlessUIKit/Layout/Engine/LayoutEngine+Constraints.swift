import AutoLayout
import Foundation

extension LayoutEngine {
  /// Returns a constraint as an equation of the solver, or nil if an item is not in the hierarchy.
  func equation(of constraint: NSLayoutConstraint, isMirrored: Bool) -> LinearConstraint? {
    guard !(constraint is LayoutSupportConstraint), let first = constraint.firstItem else {
      return nil
    }
    let second = constraint.secondItem
    guard
      var left = expression(
        first, constraint.firstAttribute, beside: second, isMirrored: isMirrored, isFirst: true)
    else { return nil }
    var right = LinearExpression()
    if let second {
      guard
        let other = expression(
          second, constraint.secondAttribute, beside: first, isMirrored: isMirrored, isFirst: false)
      else { return nil }
      right = other
    } else if constraint.hasSecondItem {
      return nil
    }
    let multiplier = LayoutLimits.multiplier(Double(constraint.multiplier))
    // Leading and trailing follow the text direction; right to left, they are measured from the right edge, with a
    // negative sign.
    let countsFromRight =
      isMirrored
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    // Positions are measured in the coordinates of the nearest common ancestor of both items.
    if multiplier != 1, constraint.firstAttribute.isPlace, second != nil,
      let axis = constraint.firstAttribute.axis,
      let common = constraint.commonView.flatMap({ index(of: $0) })
    {
      trace.readsOrigin = true
      let span = frameBox(of: common)[axis]
      let origin = countsFromRight ? span.end : span.start
      left = left - origin
      right = right - origin
    }
    if countsFromRight {
      left = -1 * left
      right = -1 * right
    }
    let constant = LayoutLimits.constant(Double(constraint.effectiveConstant))
    return LinearConstraint(
      left, constraint.relation.inSystem, multiplier * right + constant,
      priority: Priority(min(constraint.priority.rawValue, 1000)))
  }

  // MARK: Attributes

  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?,
    isMirrored: Bool, isFirst: Bool
  ) -> LinearExpression? {
    // Most items are views, and a failing cast checks every superclass.
    guard let view = item as? UIView else {
      if let offset = item as? AnchorOffset { return length(of: offset, isMirrored: isMirrored) }
      guard let guide = item as? UILayoutGuide, let (box, index) = box(of: guide) else {
        return nil
      }
      note(SideTrace(item: Int32(index), guide: guide.kind?.guideOfInsets), isFirst: isFirst)
      return expression(attribute, box, margins: .zero, baselines: nil, isMirrored: isMirrored)
    }
    guard let index = index(of: view) else { return nil }
    note(
      SideTrace(item: Int32(index), guide: attribute.isMargin ? .margins : nil), isFirst: isFirst)
    let margins = attribute.isMargin ? insets(.margins, of: index) : .zero
    var box = items[index].box
    if attribute.isEdge, view.hasContentOfOwnSize,
      let inside = NSLayoutConstraint.view(of: other), inside !== view,
      inside.isDescendant(of: view)
    {
      box = contentBox(at: index)
    }
    return expression(
      attribute, box, margins: margins, baselines: attribute.isBaseline ? view : nil,
      isMirrored: isMirrored)
  }

  private func note(_ side: SideTrace, isFirst: Bool) {
    if isFirst { trace.first = side } else { trace.second = side }
  }

  /// Returns the distance between two anchors, or nil if one is not in the hierarchy.
  private func length(of offset: AnchorOffset, isMirrored: Bool) -> LinearExpression? {
    guard let start = offset.start.item, let end = offset.end.item,
      let first = expression(
        start, offset.start.attribute, beside: end, isMirrored: isMirrored, isFirst: true),
      let last = expression(
        end, offset.end.attribute, beside: start, isMirrored: isMirrored, isFirst: false)
    else { return nil }
    // The trace has room for two items, but a constraint between distances may have four.
    trace.isVolatile = true
    return isMirrored && offset.isDirectional ? first - last : last - first
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, _ box: LayoutBox, margins: UIEdgeInsets,
    baselines view: UIView?, isMirrored: Bool
  ) -> LinearExpression? {
    switch attribute {
    case .notAnAttribute: return nil
    case .left: return box.horizontal.start
    case .right: return box.horizontal.end
    case .leading: return isMirrored ? box.horizontal.end : box.horizontal.start
    case .trailing: return isMirrored ? box.horizontal.start : box.horizontal.end
    case .top: return box.vertical.start
    case .bottom: return box.vertical.end
    case .width: return box.horizontal.length
    case .height: return box.vertical.length
    case .centerX: return box.horizontal.center
    case .centerY: return box.vertical.center
    case .firstBaseline: return baseline(of: view, box, isFirst: true)
    case .lastBaseline: return baseline(of: view, box, isFirst: false)
    case .leftMargin: return box.horizontal.start + Double(margins.left)
    case .rightMargin: return box.horizontal.end - Double(margins.right)
    case .leadingMargin:
      return isMirrored
        ? box.horizontal.end - Double(margins.right) : box.horizontal.start + Double(margins.left)
    case .trailingMargin:
      return isMirrored
        ? box.horizontal.start + Double(margins.left) : box.horizontal.end - Double(margins.right)
    case .topMargin: return box.vertical.start + Double(margins.top)
    case .bottomMargin: return box.vertical.end - Double(margins.bottom)
    case .centerXWithinMargins:
      return box.horizontal.inset(margins.left, margins.right).center
    case .centerYWithinMargins: return box.vertical.inset(margins.top, margins.bottom).center
    }
  }

  /// Returns the baseline of the text. Text is centered, so the baseline has a constant distance from the middle.
  func baseline(of view: UIView?, _ box: LayoutBox, isFirst: Bool) -> LinearExpression {
    let edge = isFirst ? box.vertical.start : box.vertical.end
    guard let view else { return edge }
    trace.isVolatile = true
    let textView = baselineView(of: view, isFirst: isFirst)
    if textView !== view {
      guard let index = index(of: textView) else { return edge }
      return baseline(of: textView, items[index].box, isFirst: isFirst)
    }
    if let distances = view.baselinesFromEdges {
      return edge + Double(isFirst ? distances.first : -distances.last)
    }
    let height = overrides?.contentSizes[ObjectIdentifier(view)]?.height
    guard let baselines = view.baselinesFromCenter(ofHeight: height) else { return edge }
    // If both baselines were moved by the same distance, the changes would cancel each other out.
    let shift = (overrides?.shift ?? 0) * CGFloat(view.layoutIndex % 5) / 5
    return box.vertical.center + Double((isFirst ? baselines.first : baselines.last) + shift)
  }

  /// Returns the view that provides the baseline of another view.
  func baselineView(of view: UIView, isFirst: Bool) -> UIView {
    guard let overrides else {
      return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }
    return view.baselineView(isFirst: isFirst, contentSize: overrides.contentSize)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var inSystem: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a position and not a length.
  var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// Whether the attribute depends on the text direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute refers to the content's edge in a constraint between a scroll view and a view inside it.
  var isEdge: Bool {
    switch self {
    case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    default: true
    }
  }
}
