import Diagnostics
import InterfaceBuilder
import XMLTree

/// A placeholder for an object from outside that has no name or no use.
struct UnusedExternalObjectRule: ObjectRule {
  static let info = RuleInfo(
    id: "unused-external-object",
    summary: "An external object has no identifier, or nothing is connected with it.",
    rationale: """
      Code hands external objects in by their identifiers (`UINib.OptionsKey.externalObjects`); one without an identifier \
      can never be filled, and everything connected with it is lost. One that nothing is connected with is filled for \
      nothing.

      Give it the identifier that the code uses (Attributes inspector), connect it, or remove it.
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
        "the external object \(object.displayName) has no identifier, so no code can fill it; give it one, or remove it"
      )
    } else if facts.connections(to: object).isEmpty, facts.connections(from: object).isEmpty {
      context.report(
        at: .object(object),
        "nothing is connected with the external object \(name); connect it, or remove it")
    }
  }
}
