import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a control whose constraints or frame make it too small to tap.
struct SmallTapTargetRule: ObjectRule {
  static let info = RuleInfo(
    id: "small-tap-target",
    summary: "A control is too small to tap.",
    rationale: """
      Apple's Human Interface Guidelines recommend at least 44 by 44 points. The rule uses the constants of width and \
      height constraints. If Auto Layout is off or the control has a fixed frame, the rule uses the stored frame \
      instead. With `--layout`, the rule uses the computed size or the stored size, whichever is larger. The rule \
      ignores custom classes, because they may enlarge their tap target in `point(inside:with:)`.
      """,
    category: .accessibility, severity: .warning, isOptIn: true,
    options: [
      RuleOption("minimum", "The minimum width and height in points.", default: .number(44))
    ],
    platforms: [.iOS],
    nonTriggering: [
      Example(
        """
        <button id="a">
            <constraints>
                <constraint firstAttribute="height" constant="44" id="b"/>
                <constraint firstAttribute="width" relation="lessThanOrEqual" constant="20" id="c"/>
            </constraints>
        </button>
        <button customClass="LargeTargetButton" id="d">
            <constraints>
                <constraint firstAttribute="height" constant="20" id="e"/>
            </constraints>
        </button>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        ↓<button id="a">
            <constraints>
                <constraint firstAttribute="height" constant="20" id="b"/>
            </constraints>
        </button>
        ↓<button fixedFrame="YES" id="c">
            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
        </button>
        """, in: .view)
    ])

  private let minimum: Double

  init(_ options: RuleOptions) { minimum = options.number("minimum") }

  var objects: ObjectSubject { .named([Names.button]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.customClass == nil, object.node.bool(Names.userInteractionEnabled) != false,
      !context.facts.isNeverShown(object)
    else { return }
    for (side, value) in sizes(of: object, in: context) where value < minimum {
      context.report(
        at: .object(object),
        "the button's \(side) is \(value.shortText) points; it should be at least \(minimum.shortText)"
      )
      return
    }
  }

  private func sizes(of object: IBObject, in context: LintContext) -> [(String, Double)] {
    if let solved = object.id.flatMap({ context.layout?.frame(of: $0) }), let stored = object.frame
    {
      // Both must be too small: the estimated size of a title is not exact, and the stored size may be outdated.
      return [
        ("width", max(solved.width, stored.width)), ("height", max(solved.height, stored.height)),
      ]
    }
    if !object.document.usesAutoLayout || object.node.bool(Names.fixedFrame) == true {
      return object.frame.map { [("width", $0.width), ("height", $0.height)] } ?? []
    }
    return object.constraints.compactMap { constraint in
      guard constraint.secondItem == nil, constraint.firstItem == object,
        constraint.relation == .equal,
        let side = constraint.firstAttribute, side == .width || side == .height,
        !constraint.isPlaceholder
      else { return nil }
      return (side.word, constraint.constant)
    }
  }
}
