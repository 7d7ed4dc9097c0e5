import InterfaceBuilder
import PublishedAPI
import XMLTree

extension IBObject {
  /// Returns whether the object has a connection that an object of its framework class does not understand, so that the
  /// app crashes if the system does not find the custom class and creates an object of the framework class instead.
  ///
  /// The document does not create the object of a placeholder, whose class only determines the possible connections.
  func needsCustomClass(in context: LintContext) -> Bool {
    guard role == .object else { return false }
    let framework = IBSchema.className(of: node.name, on: context.document.platform)
      .flatMap { FrameworkClass(named: $0) }
    let lineage = framework?.lineage ?? []
    return context.facts.outlets(of: self).contains { outlet in
      outlet.name.map { name in
        framework?.hasOutlet(name) != true
          && !lineage.contains { PublishedAPI.hasKey(name, in: $0.name) }
      } ?? false
    }
      || context.facts.connections(to: self).contains { action in
        action.kind == .action
          && action.name.map { framework?.hasAction($0) != true } ?? false
      }
  }
}
