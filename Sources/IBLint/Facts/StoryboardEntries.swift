import InterfaceBuilder
import XMLTree

/// The ways into a storyboard.
struct StoryboardEntries {
  private let document: IBDocument
  private let facts: DocumentFacts

  /// Looks at a storyboard.
  init(_ document: IBDocument, in context: LintContext) {
    self.document = document
    facts = context.facts
  }

  /// Whether nothing leads into the storyboard at all.
  var isEmpty: Bool {
    document.initialViewController == nil && facts.storyboardIdentifiers.isEmpty && !hasApplication
  }

  /// Whether the storyboard is the main one of a macOS app, which has the application and its menu.
  var hasApplication: Bool { document.objects.contains { $0.node.name == Names.application } }

  /// Whether a controller can be had without a segue.
  func contains(_ controller: IBObject) -> Bool {
    controller == document.initialViewController
      || controller.storyboardIdentifier?.isEmpty == false
  }
}
