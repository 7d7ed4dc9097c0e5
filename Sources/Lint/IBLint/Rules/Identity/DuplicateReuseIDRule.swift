import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a reuse id shared by two prototypes in one list.
struct DuplicateReuseIDRule: ObjectRule {
  static let info = RuleInfo(
    id: "duplicate-reuse-id",
    summary: "Two prototype cells of a table or collection view have the same reuse id.",
    rationale: """
      A table or collection view can use only one prototype for each reuse id. If two prototypes have the same reuse \
      id, one of them is never used, and the app gets a cell with the wrong class or layout. Duplicates usually come \
      from copying a prototype.

      Change one of the ids.
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
        "duplicate reuse id '\(attribute.value)' in this list; change one of the ids",
        notes: [Diagnostic.Note("first used here", range: first.sourceRange)])
    }
  }
}
