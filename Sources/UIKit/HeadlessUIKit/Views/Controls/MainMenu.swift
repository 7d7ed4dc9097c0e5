import Foundation

/// The main menu of an app, which a tablet shows when a keyboard is attached: the standard menus, as modified by the
/// app.
///
/// The system's entries in the standard menus are not included: the menus are empty, except for nested menus.
@MainActor
final class MainMenu: UIMenuBuilder {
  private var root = MainMenu.standard
  let system: UIMenuSystem

  init(of system: UIMenuSystem) { self.system = system }

  /// The keyboard shortcuts, in the order of the menus.
  var shortcuts: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    func collect(_ menu: UIMenu) {
      for child in menu.children {
        if let menu = child as? UIMenu { collect(menu) }
        if let command = child as? UIKeyCommand { found.append(command) }
      }
    }
    collect(root)
    return found
  }

  // MARK: Building

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    var pending = [root]
    while let menu = pending.popLast() {
      if menu.identifier == identifier { return menu }
      pending += menu.children.compactMap { $0 as? UIMenu }
    }
    return nil
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces the menu with an identifier; for the root, only the entries can change.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return change(menu) }
      return [
        menu.replacingChildren(
          menu.children.flatMap { child in (child as? UIMenu).map(changed) ?? [child] })
      ]
    }
    if let new = changed(root) as? [UIMenu], new.count == 1, new[0].identifier == .root {
      root = new[0]
    }
  }

  private static var standard: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ inside: [UIMenu.Identifier] = []) -> UIMenu {
      UIMenu(
        identifier: identifier,
        children: inside.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, [.about, .preferences, .services, .hide, .quit]),
        menu(.file, [.newScene, .openRecent, .close, .document, .print]),
        menu(
          .edit,
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions,
            .transformations, .speech,
          ]),
        menu(.format, [.font, .text]), menu(.view, [.toolbar, .sidebar, .fullscreen]),
        menu(.window, [.minimizeAndZoom, .bringAllToFront]), menu(.help),
      ])
  }
}
