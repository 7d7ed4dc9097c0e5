import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a prototype without a reuse id, which code cannot dequeue.
struct PrototypeReuseIDRule: ObjectRule {
  static let info = RuleInfo(
    id: "prototype-without-reuse-id",
    summary: "A prototype cell has no reuse id.",
    rationale: """
      Code dequeues prototype cells by reuse id, so a prototype without a reuse id is never shown. Xcode warns \
      `Prototype table cells must have reuse identifiers`.

      Set the reuse id that the code uses, or delete the prototype.
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
        "the prototype cell \(cell.displayName) has no reuse id, so code cannot dequeue it; set its reuse id, or delete it"
      )
    }
  }
}
