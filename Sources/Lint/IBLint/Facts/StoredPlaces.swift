import InterfaceBuilder
import XMLTree

/// A check of whether a document's stored frames satisfy its constraints, without computing a layout.
struct StoredPlaces {
  /// The tolerance of stored frames, in points, because frames are rounded to pixels.
  private static let tolerance = 1.0

  /// The indices of the views whose frames violate a required equation.
  private var contradicted: Set<Int> = []

  /// Compares the stored frames in a document with its constraints.
  init(_ document: IBDocument) {
    for object in document.objects {
      guard let constraint = ResolvedConstraint(object), let first = constraint.firstItem,
        Self.isFirm(constraint, in: document),
        let left = Self.value(of: constraint.firstAttribute, first, seenFrom: constraint.secondItem)
      else { continue }
      let expected: Double
      if let second = constraint.secondItem {
        guard let right = Self.value(of: constraint.secondAttribute, second, seenFrom: first)
        else { continue }
        expected = right * constraint.multiplier + constraint.constant
      } else {
        // Without a second item, an edge is relative to the view that owns the constraint.
        guard constraint.firstAttribute == .width || constraint.firstAttribute == .height else {
          continue
        }
        expected = constraint.constant
      }
      // A ratio multiplies the rounding error of the other length, such as that of a cell with a separator.
      let tolerance = Self.tolerance + max(0, abs(constraint.multiplier) - 1) / 2
      guard abs(left - expected) > tolerance else { continue }
      contradicted.insert(first.index)
      if let second = constraint.secondItem { contradicted.insert(second.index) }
    }
  }

  /// Returns whether the stored frame of the view, or of a view that it is tied to, violates a required equation.
  func contradict(_ view: IBObject) -> Bool { contradicted.contains(view.index) }

  /// Returns whether constraints between the lengths and edges of views have a solution, because the stored frames satisfy all of
  /// them exactly. A compiled document stores multipliers as 32-bit numbers, so the solver may find that a view whose
  /// width and height are given misses its aspect ratio by a millionth of a point.
  /// - Returns: false if a constraint involves a root view, whose size may come from the screen, or edges in a superview
  ///   whose length is not in the constraints.
  static func areExact(_ constraints: [ResolvedConstraint]) -> Bool {
    constraints.allSatisfy { constraint in
      guard let difference = error(of: constraint, among: constraints) else { return false }
      switch constraint.relation {
      case .equal: return abs(difference) <= rounding
      case .greaterThanOrEqual: return difference >= -rounding
      case .lessThanOrEqual: return difference <= rounding
      }
    }
  }

  /// Returns the difference between both sides of a constraint in the stored frames, or nil if unknown.
  private static func error(
    of constraint: ResolvedConstraint, among constraints: [ResolvedConstraint]
  ) -> Double? {
    if let own = length(of: constraint.firstItem, constraint.firstAttribute) {
      guard let second = constraint.secondItem else { return own - constraint.constant }
      return length(of: second, constraint.secondAttribute).map {
        own - $0 * constraint.multiplier - constraint.constant
      }
    }
    guard let first = constraint.firstItem, let second = constraint.secondItem,
      let axis = axis(of: constraint.firstAttribute),
      axis == self.axis(of: constraint.secondAttribute),
      let superview = first.parent == second ? second : second.parent,
      superview == first || superview == first.parent || superview == second,
      constraints.contains(where: { $0.firstItem == superview && $0.firstAttribute == axis }),
      length(of: superview, axis) != nil,
      let left = value(of: constraint.firstAttribute, first, seenFrom: second),
      let right = value(of: constraint.secondAttribute, second, seenFrom: first)
    else { return nil }
    return left - right * constraint.multiplier - constraint.constant
  }

  /// Returns the length of the axis of an edge or center, or nil for other attributes.
  private static func axis(of attribute: IBConstraintAttributeValue?) -> IBConstraintAttributeValue?
  {
    switch attribute {
    case .left, .leading, .right, .trailing, .centerX: .width
    case .top, .bottom, .centerY: .height
    default: nil
    }
  }

  /// The largest error, in points, that comes from the rounding of multipliers.
  private static let rounding = 0.001

  private static func length(of view: IBObject?, _ attribute: IBConstraintAttributeValue?)
    -> Double?
  {
    guard let view, let frame = view.frame, view.parent?.frame != nil else { return nil }
    switch attribute {
    case .width: return frame.width
    case .height: return frame.height
    default: return nil
    }
  }

  /// Returns whether a constraint is an equation that always applies.
  private static func isFirm(_ constraint: ResolvedConstraint, in document: IBDocument) -> Bool {
    constraint.priority == 1000 && constraint.relation == .equal && !constraint.isPlaceholder
      && constraint.variations.isEmpty && constraint.object.node.bool(Names.installed) != false
  }

  private static let scrolling: Set<Name> = [
    Names.collectionView, Names.scrollView, Names.tableView, Names.textView,
  ]

  /// Returns the value of a view's edge or length, in the coordinates of the superview that it shares with the other
  /// view. If the other view is its superview, that view's coordinates are used.
  private static func value(
    of attribute: IBConstraintAttributeValue?, _ view: IBObject, seenFrom other: IBObject?
  ) -> Double? {
    // In its own coordinates, a view starts at zero.
    let isAround = other.map { $0.parent == view } ?? false
    if isAround, [.left, .leading, .top].contains(attribute) { return 0 }
    guard let frame = view.frame else { return nil }
    if attribute == .width { return frame.width }
    if attribute == .height { return frame.height }
    // The other edges of a scroll view are those of its content, whose size is not stored.
    if isAround, scrolling.contains(view.node.name) { return nil }
    guard isAround || other.map({ $0.parent == view.parent || view.parent == $0 }) == true else {
      return nil
    }
    let (x, y) = isAround ? (0, 0) : (frame.x, frame.y)
    switch attribute {
    case .left, .leading: return x
    case .right, .trailing: return x + frame.width
    case .centerX: return x + frame.width / 2
    case .top: return y
    case .bottom: return y + frame.height
    case .centerY: return y + frame.height / 2
    default: return nil
    }
  }
}
