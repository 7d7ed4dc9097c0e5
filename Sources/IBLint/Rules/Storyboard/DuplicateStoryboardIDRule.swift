import Diagnostics
import InterfaceBuilder
import XMLTree

/// A storyboard id that two scenes have.
struct DuplicateStoryboardIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-storyboard-id",
    summary: "Two scenes have one storyboard id.",
    rationale: """
      `instantiateViewController(withIdentifier:)` gives one of them, and Xcode does not compile the storyboard. It is \
      what copying a scene leaves behind.

      Give one of the two another id.
      """,
    category: .identity, severity: .error, kinds: [.storyboard],
    nonTriggering: [
      Example(
        """
        <viewController storyboardIdentifier="list" id="a"/>
        <viewController storyboardIdentifier="detail" id="b"/>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController storyboardIdentifier="list" id="a"/>
        <viewController ↓storyboardIdentifier="list" id="b"/>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for (id, objects) in context.facts.storyboardIdentifiers where objects.count > 1 {
      for object in objects.dropFirst() {
        guard
          let attribute = object.node.attributes.first(where: {
            $0.name == Names.storyboardIdentifier
          })
        else { continue }
        context.report(
          at: .attribute(attribute),
          "the storyboard id \(id) stands \(objects.count == 2 ? "twice" : "\(objects.count) times"); give \(object.displayName) another",
          notes: [Diagnostic.Note("it stands here first", range: objects[0].sourceRange)])
      }
    }
  }
}
