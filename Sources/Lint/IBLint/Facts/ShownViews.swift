import InterfaceBuilder
import XMLTree

extension DocumentFacts {
  /// Returns whether a view can never be shown: it or a superview is hidden or not installed for any traits, and code has
  /// no way to change that.
  ///
  /// Code has a way to a view with a connection, a tag, a class or runtime attributes, and to all views in a stack view
  /// that it uses, unless the sources show that it does not go through the views of this stack view.
  func isNeverShown(_ object: IBObject) -> Bool {
    var current: IBObject? = object
    while let view = current {
      if isHiddenForGood(view) { return true }
      current = view.parent
    }
    return false
  }

  private func isHiddenForGood(_ view: IBObject) -> Bool {
    // Code gets other views from the object that owns them, such as the root view from its controller.
    guard view.key == "subviews", view.node.bool(Names.hidden) == true || isNeverInstalled(view),
      !view.node.elements.contains(where: {
        $0.name == Names.variation && $0.bool(Names.hidden) == false
      })
    else { return false }
    return !mayBeUsedByCode(view)
      && !(view.parent.map { $0.node.name == Names.stackView && mayGoThroughViews(of: $0) } ?? false)
  }

  /// Returns whether code may go through the views in a stack view.
  private func mayGoThroughViews(of stack: IBObject) -> Bool {
    guard mayBeUsedByCode(stack, except: Self.isOutlet) else {
      return outlets(to: stack).contains { outlet in
        guard let sources, let source = outlet.source, let name = outlet.name,
          ClassLineage(source, in: sources)?.framework != nil
        else { return true }
        return sources.mayGoThroughViews(of: name) != false
      }
    }
    return true
  }

  private func outlets(to view: IBObject) -> [IBConnection] {
    connections(to: view).filter(Self.isOutlet)
  }

  /// Returns whether the default variation removes a view, and no other variation adds it.
  private func isNeverInstalled(_ view: IBObject) -> Bool {
    let entries = view.id.map { maskEntries(for: $0) } ?? []
    return !entries.contains { $0.name == Names.include }
      && entries.contains { entry in
        let variation = entry.parent?.parent
        return variation?.name == Names.variation && variation?[Names.key] == "default"
      }
  }

  /// - Parameter isOther: Returns whether a connection to the view does not count.
  private func mayBeUsedByCode(
    _ view: IBObject, except isOther: (IBConnection) -> Bool = { _ in false }
  ) -> Bool {
    view.customClass != nil || view.node.int(Names.tag) ?? 0 != 0
      || view.restorationIdentifier != nil
      || view.node.firstElement(named: Names.userDefinedRuntimeAttributes) != nil
      || !connections(to: view).allSatisfy(isOther)
      || connections(from: view).contains { $0.kind == .binding }
  }
}
