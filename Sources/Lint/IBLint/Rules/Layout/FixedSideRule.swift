import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint or an alignment that right-to-left languages do not mirror.
struct FixedSideRule: ObjectRule {
  static let info = RuleInfo(
    id: "fixed-side",
    summary: "A constraint or an alignment is not mirrored in right-to-left languages.",
    rationale: """
      In Arabic and Hebrew, UIKit mirrors constraints to the leading and trailing edges, natural text alignment, and the \
      leading and trailing alignment of buttons. Left and right always mean the same side, so a layout that uses them \
      is only partly mirrored. The fix is not safe, because a side may be intended, as in the controls of a player.

      In the attributes of the constraint, choose “Respect language direction”. For text, choose the natural alignment.
      """,
    category: .layout, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <label textAlignment="natural" text="Name" id="b"/>
                <label textAlignment="center" text="Name" id="c"/>
            </subviews>
            <constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="d"/>
            </constraints>
        </view>
        """),
      // The view has the same direction in all languages.
      Example(#"<label textAlignment="left" semanticContentAttribute="forceLeftToRight" id="a"/>"#),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <label ↓textAlignment="left" text="Name" id="b"/>
                <button ↓contentHorizontalAlignment="right" id="c"/>
            </subviews>
            <constraints>
                ↓<constraint firstItem="b" firstAttribute="left" secondItem="a" secondAttribute="leftMargin" id="d"/>
            </constraints>
        </view>
        """)
    ],
    corrections: [
      Correction(
        """
        <button contentHorizontalAlignment="right" id="c"/>
        <view id="a">
            <constraints>
                <constraint firstItem="a" firstAttribute="left" secondItem="c" secondAttribute="rightMargin" id="d"/>
            </constraints>
        </view>
        """,
        becomes: """
          <button contentHorizontalAlignment="trailing" id="c"/>
          <view id="a">
              <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="c" secondAttribute="trailingMargin" id="d"/>
              </constraints>
          </view>
          """)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([Names.constraint, Names.label, Names.textField, Names.textView, Names.button])
  }

  func check(_ object: IBObject, in context: LintContext) {
    if object.node.name == Names.constraint {
      checkConstraint(object, in: context)
    } else if object.node.name == Names.button {
      checkAlignment(object, Names.contentHorizontalAlignment, in: context) {
        Self.mirrored($0)
      }
    } else {
      // The natural alignment is that of the language, and there is none for the other side.
      checkAlignment(object, Names.textAlignment, in: context) {
        $0 == "left" ? "natural" : nil
      }
    }
  }

  private func checkConstraint(_ object: IBObject, in context: LintContext) {
    // Nearly all constraints follow the language, so this comes first.
    let node = object.node
    func isSide(_ name: Name) -> Bool { node[name].flatMap(Self.mirrored) != nil }
    guard isSide(Names.firstAttribute) || isSide(Names.secondAttribute),
      !Self.hasFixedDirection(object)
    else { return }
    let changes = object.node.attributes.compactMap { attribute -> (Attribute, String)? in
      guard attribute.name == Names.firstAttribute || attribute.name == Names.secondAttribute
      else { return nil }
      return Self.mirrored(attribute.value).map { (attribute, $0) }
    }
    guard let (attribute, side) = changes.first else { return }
    context.report(
      at: .object(object),
      """
      the constraint to '\(attribute.value)' is not mirrored in right-to-left languages; use '\(side)'
      """,
      fixes: [
        context.fix("use the leading and trailing sides", isSafe: false) { edits in
          for (attribute, side) in changes {
            edits.setAttribute(attribute.spelling, to: side, on: object.node)
          }
        }
      ])
  }

  private func checkAlignment(
    _ object: IBObject, _ name: Name, in context: LintContext, to other: (String) -> String?
  ) {
    guard object.node.attributeRecord(name) != nil,
      let attribute = object.node.attributes.first(where: { $0.name == name }),
      Self.mirrored(attribute.value) != nil, !Self.hasFixedDirection(object)
    else { return }
    let replacement = other(attribute.value)
    context.report(
      at: .attribute(attribute),
      """
      the alignment '\(attribute.value)' is not mirrored in right-to-left languages; \
      \(replacement.map { "use '\($0)'" } ?? "set it in code, by the direction of the view")
      """,
      fixes: [
        replacement.flatMap { replacement in
          context.fix("use '\(replacement)'", isSafe: false) {
            $0.setAttribute(attribute.spelling, to: replacement, on: object.node)
          }
        }
      ])
  }

  /// Returns the side that follows the language, or nil if the side already does, or is neither left nor right.
  private static func mirrored(_ side: String) -> String? {
    switch side {
    case "left": "leading"
    case "right": "trailing"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    default: nil
    }
  }

  private static func hasFixedDirection(_ object: IBObject) -> Bool {
    var current: IBObject? = object
    while let ancestor = current {
      if let direction = ancestor.node[Names.semanticContentAttribute], direction != "unspecified" {
        return true
      }
      current = ancestor.parent
    }
    return false
  }
}
