import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint that Auto Layout cannot use.
struct IllegalConstraintRule: ObjectRule {
  static let info = RuleInfo(
    id: "illegal-constraint",
    summary: "A constraint relates things that Auto Layout cannot relate.",
    rationale: """
      Auto Layout can use a constraint only if both sides are of one kind: horizontal positions, vertical positions, or \
      sizes. Leading and trailing edges depend on the language, so they cannot be related to left and right edges. A position \
      needs a second item. The priority is greater than 0 and at most 1000, and both items are inside the view that \
      contains the constraint. UIKit raises an exception for such a constraint, for example `Invalid pairing of layout \
      attributes` or `The view hierarchy is not prepared for the constraint`.

      Interface Builder does not create such constraints. They come from merges, and from text that was edited or copied. \
      Delete the constraint, and add the intended one in Interface Builder.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <constraints>
                <constraint firstAttribute="width" constant="40" id="b"/>
                <constraint firstAttribute="height" secondItem="a" secondAttribute="width" id="c"/>
            </constraints>
        </view>
        """, in: .view),
      // The guides belong to the controller.
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="t"/>
            </layoutGuides>
            <view key="view" id="b">
                <subviews>
                    <view id="c"/>
                </subviews>
                <constraints>
                    <constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="d"/>
                    <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leadingMargin" id="e"/>
                    <constraint firstItem="c" firstAttribute="centerY" secondItem="b" secondAttribute="bottom" id="f"/>
                </constraints>
            </view>
        </viewController>
        """, in: .scene),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <view id="b"/>
            </subviews>
            <constraints>
                ↓<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="top" id="c"/>
                ↓<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="left" id="d"/>
                ↓<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="trailing" id="e"/>
                ↓<constraint firstItem="b" firstAttribute="top" constant="20" id="f"/>
                ↓<constraint firstItem="b" firstAttribute="height" constant="20" priority="1001" id="g"/>
            </constraints>
        </view>
        """, in: .view),
      Example(
        """
        <view id="a">
            <subviews>
                <view id="b">
                    <constraints>
                        ↓<constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom" id="d"/>
                    </constraints>
                </view>
                <view id="c"/>
            </subviews>
        </view>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.constraint]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let constraint = ResolvedConstraint(object), !constraint.isPlaceholder,
      let problem = Self.problem(of: constraint)
    else { return }
    context.report(at: .object(object), problem)
  }

  private static func problem(of constraint: ResolvedConstraint) -> String? {
    let priority = constraint.priority
    if !(priority > 0 && priority <= 1000) {
      return
        "a priority is greater than 0 and at most 1000; correct the priority of this constraint"
    }
    guard let first = constraint.firstAttribute, let kind = Kind(first) else { return nil }
    guard let item = constraint.secondItem else {
      // Another rule reports items that are missing.
      guard constraint.object.node[Names.secondItem] == nil, kind != .size else { return nil }
      return """
        the constraint gives '\(constraint.spelling(Names.firstAttribute))' a constant, but a position needs a second item; add the constraint again in \
        Interface Builder
        """
    }
    if let second = constraint.secondAttribute, let other = Kind(second), !kind.fits(other) {
      return """
        '\(constraint.spelling(Names.firstAttribute))' and '\(constraint.spelling(Names.secondAttribute))' cannot be related, \
        because they are \(kind.words(besides: other)); add the constraint again in Interface Builder
        """
    }
    guard let container = constraint.object.parent else { return nil }
    func isOutside(_ item: IBObject) -> Bool {
      item.node.name != Names.viewControllerLayoutGuide && !container.contains(item)
    }
    let own = constraint.firstItem
    let outside = own.map(isOutside) == true ? own : isOutside(item) ? item : nil
    return outside.map {
      """
      \($0.displayName) is not inside \(container.displayName), which contains the constraint; add the constraint again in \
      Interface Builder
      """
    }
  }

  /// The kinds of attributes that can be related to each other.
  private enum Kind {
    case size
    case vertical
    /// A horizontal position that depends on the direction of the language.
    case directional
    /// A horizontal position that is the same in all languages.
    case absolute
    /// A horizontal center, which goes with both.
    case center

    init?(_ attribute: IBConstraintAttributeValue) {
      switch attribute {
      case .width, .height: self = .size
      case .leading, .trailing, .leadingMargin, .trailingMargin: self = .directional
      case .left, .right, .leftMargin, .rightMargin: self = .absolute
      case .centerX, .centerXWithinMargins: self = .center
      case .notAnAttribute: return nil
      default: self = .vertical
      }
    }

    /// Whether attributes of two kinds can be related.
    func fits(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.center, .directional), (.directional, .center), (.center, .absolute),
        (.absolute, .center):
        true
      default: self == other
      }
    }

    func words(besides other: Kind) -> String {
      switch (self, other) {
      case (.directional, .absolute), (.absolute, .directional):
        "edges that do and do not depend on the language"
      case (.size, _), (_, .size): "a size and a position"
      default: "a horizontal and a vertical position"
      }
    }
  }
}

extension ResolvedConstraint {
  /// Returns the value of an attribute of the element.
  fileprivate func spelling(_ name: Name) -> String { object.node[name] ?? "" }
}

extension IBObject {
  /// Whether an object is this one or is inside it.
  fileprivate func contains(_ other: IBObject) -> Bool {
    var current: IBObject? = other
    while let object = current {
      if object == self { return true }
      current = object.parent
    }
    return false
  }
}
