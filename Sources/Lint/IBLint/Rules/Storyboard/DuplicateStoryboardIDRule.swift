import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a storyboard id shared by two scenes.
struct DuplicateStoryboardIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-storyboard-id",
    summary: "Two scenes have the same storyboard id.",
    rationale: """
      Xcode refuses to compile the storyboard, because `instantiateViewController(withIdentifier:)` cannot tell the \
      scenes apart. Duplicates usually come from copying a scene.

      Change one of the ids.
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
          "duplicate storyboard id '\(id)'; change the id of \(object.displayName)",
          notes: [Diagnostic.Note("first used here", range: objects[0].sourceRange)])
      }
    }
  }
}
