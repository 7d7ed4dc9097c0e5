import InterfaceBuilder
import XMLTree

/// The entry points of a storyboard: scenes that can be shown without a segue.
struct StoryboardEntries {
  private let document: IBDocument
  private let facts: DocumentFacts

  /// Collects the entry points of a storyboard.
  init(_ document: IBDocument, in context: LintContext) {
    self.document = document
    facts = context.facts
  }

  /// Whether the storyboard has no entry points.
  var isEmpty: Bool {
    document.initialViewController == nil && facts.storyboardIdentifiers.isEmpty && !hasApplication
  }

  /// Whether the storyboard is the main storyboard of a macOS app, which contains the application and its menu.
  var hasApplication: Bool { document.objects.contains { $0.node.name == Names.application } }

  /// Returns whether a controller can be shown without a segue.
  func contains(_ controller: IBObject) -> Bool {
    controller == document.initialViewController
      || controller.storyboardIdentifier?.isEmpty == false
  }
}
