import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a placeholder for an external object that has no identifier or no connections.
struct UnusedExternalObjectRule: ObjectRule {
  static let info = RuleInfo(
    id: "unused-external-object",
    summary: "An external object has no identifier or no connections.",
    rationale: """
      Code supplies external objects by identifier (`UINib.OptionsKey.externalObjects`). Code cannot supply an \
      external object without an identifier, so all its connections are lost. An external object without connections \
      is never used.

      Set the identifier that the code uses (Attributes inspector), connect the object, or remove it.
      """,
    category: .filesOwner, severity: .warning, platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="SharedStore" id="a" customClass="Store"/>
        <view id="b">
            <connections>
                <outlet property="store" destination="a" id="c"/>
            </connections>
        </view>
        """)
    ],
    triggering: [
      Example(#"↓<placeholder placeholderIdentifier="SharedStore" id="a" customClass="Store"/>"#),
      Example(
        """
        ↓<placeholder id="a" customClass="Store"/>
        <view id="b">
            <connections>
                <outlet property="store" destination="a" id="c"/>
            </connections>
        </view>
        """),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.placeholder]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.role == .externalObject else { return }
    let name = object.externalObjectIdentifier ?? ""
    let facts = context.facts
    if name.isEmpty {
      context.report(
        at: .object(object),
        "the external object \(object.displayName) has no identifier, so code cannot supply it; give it one, or remove it"
      )
    } else if facts.connections(to: object).isEmpty, facts.connections(from: object).isEmpty {
      context.report(
        at: .object(object),
        "the external object '\(name)' has no connections; connect it, or remove it")
    }
  }
}
