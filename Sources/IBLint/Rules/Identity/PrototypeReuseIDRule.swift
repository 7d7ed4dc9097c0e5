import Diagnostics
import InterfaceBuilder
import XMLTree

/// A prototype that no code can ask for.
struct PrototypeReuseIDRule: ObjectRule {
  static let info = RuleInfo(
    id: "prototype-without-reuse-id",
    summary: "A prototype cell has no reuse id.",
    rationale: """
      Code dequeues prototypes by their reuse ids, so one without is never shown. Xcode says `Prototype table cells must \
      have reuse identifiers`.

      Give it the id that the code asks for, or delete it.
      """,
    category: .identity, severity: .warning, platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
    covers: [.rSwift: ["missing reuse identifiers"]],
    nonTriggering: [
      Example(
        """
        <tableView dataMode="prototypes" id="t">
            <prototypes>
                <tableViewCell reuseIdentifier="price" id="a"/>
            </prototypes>
        </tableView>
        <tableView dataMode="static" id="u">
            <sections>
                <tableViewSection id="s">
                    <cells>
                        <tableViewCell id="b"/>
                    </cells>
                </tableViewSection>
            </sections>
        </tableView>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <tableView dataMode="prototypes" id="t">
            <prototypes>
                ↓<tableViewCell id="a"/>
            </prototypes>
        </tableView>
        <collectionView id="c">
            <cells>
                ↓<collectionViewCell id="b"/>
            </cells>
        </collectionView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.tableView, Names.collectionView]) }

  func check(_ list: IBObject, in context: LintContext) {
    for cell in list.prototypes where cell.reuseIdentifier?.isEmpty ?? true {
      context.report(
        at: .object(cell),
        "the prototype \(cell.displayName) has no reuse id, so no code can show it; give it one, or delete it"
      )
    }
  }
}
