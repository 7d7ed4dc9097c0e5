/// An object that modifies an app's menus.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
}

/// A test's own builder needs only the other methods.
extension UIMenuBuilder {
  /// Returns nil.
  public func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  /// Returns nil.
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  /// Replaces the menu with one that has the new entries.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(
      menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }
}

/// The menus of an app.
@preconcurrency @MainActor
open class UIMenuSystem: Equatable {
  /// The main menu.
  public static var main: UIMenuSystem { HeadlessEnvironment.current.part(MenuSystems.self).main }
  /// The context menus.
  public static var context: UIMenuSystem {
    HeadlessEnvironment.current.part(MenuSystems.self).context
  }

  fileprivate init() {}

  /// The menu that the app has built; nil until it is needed.
  private var built: MainMenu?

  /// The shortcuts of the main menu, which is built by the app and then its delegate when it is first needed.
  var shortcuts: [UIKeyCommand] {
    if let built { return built.shortcuts }
    let menu = MainMenu(of: self)
    built = menu
    let app = UIApplication.shared
    app.buildMenu(with: menu)
    (app.delegate as? UIResponder)?.buildMenu(with: menu)
    return menu.shortcuts
  }

  public nonisolated static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool {
    left === right
  }

  /// Requests that the menus are rebuilt; this happens before they are next used.
  open func setNeedsRebuild() { built = nil }
  /// Requests that the commands are validated again; only recorded.
  open func setNeedsRevalidate() { RecordedCalls.record("UIMenuSystem.setNeedsRevalidate") }
}

/// The menu systems of an environment.
@MainActor
final class MenuSystems: EnvironmentPart {
  let main = UIMenuSystem()
  let context = UIMenuSystem()
  init(in environment: HeadlessEnvironment) {}
}
