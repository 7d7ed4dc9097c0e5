import Diagnostics
import InterfaceBuilder
import XMLTree

/// A reuse id that two prototypes of one list have.
struct DuplicateReuseIDRule: ObjectRule {
  static let info = RuleInfo(
    id: "duplicate-reuse-id",
    summary: "Two prototypes of one list have one reuse id.",
    rationale: """
      A list knows one prototype for each id: the other one is never dequeued, and the app gets a cell of the wrong \
      class or layout. It is what copying a prototype leaves behind.

      Give one of the two another id.
      """,
    category: .identity, severity: .error, platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
    nonTriggering: [
      Example(
        """
        <tableView dataMode="prototypes" id="t">
            <prototypes>
                <tableViewCell reuseIdentifier="price" id="a"/>
                <tableViewCell reuseIdentifier="total" id="b"/>
            </prototypes>
        </tableView>
        <tableView dataMode="prototypes" id="u">
            <prototypes>
                <tableViewCell reuseIdentifier="price" id="c"/>
            </prototypes>
        </tableView>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <tableView dataMode="prototypes" id="t">
            <prototypes>
                <tableViewCell reuseIdentifier="price" id="a"/>
                <tableViewCell ↓reuseIdentifier="price" id="b"/>
            </prototypes>
        </tableView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.tableView, Names.collectionView]) }

  func check(_ list: IBObject, in context: LintContext) {
    var firsts: [String: IBObject] = [:]
    for cell in list.prototypes {
      guard
        let attribute = cell.node.attributes.first(where: { $0.name == Names.reuseIdentifier }),
        !attribute.value.isEmpty
      else { continue }
      guard let first = firsts[attribute.value] else {
        firsts[attribute.value] = cell
        continue
      }
      context.report(
        at: .attribute(attribute),
        "the reuse id \(attribute.value) stands twice in one list; give one of the two prototypes another",
        notes: [Diagnostic.Note("it stands here first", range: first.sourceRange)])
    }
  }
}
