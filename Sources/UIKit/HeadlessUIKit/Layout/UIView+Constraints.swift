extension UIView {
  /// Adds a constraint that involves the view or its subviews.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, !constraint.isRefused else { return }
    constraint.holder?.drop([constraint])
    constraints.append(constraint)
    constraint.holder = self
    constraintListChanged()
  }

  /// Removes constraints that the view holds.
  func drop(_ constraints: [NSLayoutConstraint]) {
    let gone = constraints.filter { $0.holder === self }
    guard !gone.isEmpty else { return }
    let environment = HeadlessEnvironment.current
    for constraint in gone {
      constraint.holder = nil
      environment.layoutRemovals.keep(constraint)
    }
    self.constraints.removeAll { $0.holder !== self }
    constraintListChanged()
  }

  /// Returns the constraints that refer to the view's position or size along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    var result: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let current = holder {
      result += current.constraints.filter { constraint in
        (constraint.firstItem === self && constraint.firstAttribute.axis == axis)
          || (constraint.secondItem === self && constraint.secondAttribute.axis == axis)
      }
      holder = current.superview
    }
    return result
  }

  /// Removes the constraints of the view and its ancestors that refer to a removed view or to views inside it.
  func dropConstraints(outside view: UIView) {
    var gone: Set<ObjectIdentifier> = []
    var pending = [view]
    while let inside = pending.popLast() {
      gone.insert(ObjectIdentifier(inside))
      pending.append(contentsOf: inside.subviews)
    }
    var holder: UIView? = self
    while let current = holder {
      if !current.constraints.isEmpty {
        current.removeConstraints(current.constraints.filter { $0.leads(into: gone) })
      }
      holder = current.superview
    }
  }

  // MARK: Priorities

  private static let resistance = LayoutPriorities(horizontal: 750, vertical: 750)

  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority((contentHugging ?? usualHugging)[axis])
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    var priorities = contentHugging ?? usualHugging
    priorities[axis] = priority.rawValue
    contentHugging = priorities
    contentSizeChanged()
  }

  func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority((compressionResistance ?? Self.resistance)[axis])
  }

  func setCompressionResistance(
    _ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis
  ) {
    var priorities = compressionResistance ?? Self.resistance
    priorities[axis] = priority.rawValue
    compressionResistance = priorities
    contentSizeChanged()
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }
}
