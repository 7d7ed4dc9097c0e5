import Foundation

/// What is shown next to a context menu.
@preconcurrency @MainActor
public struct MenuPreview {
  /// The view that is lifted.
  public let lifted: UITargetedPreview
  /// The controller that is shown instead of the view; nil where the configuration makes none.
  public let controller: UIViewController?
  let commit: () -> Void

  /// Does what a tap on the preview does: the delegate's `willPerformPreviewAction` is called, and the menu closes.
  public func tap() { commit() }
}

/// A menu that is shown.
///
/// Menus have no views here: tests read the visible items and choose one by title.
@preconcurrency @MainActor
public final class PresentedMenu {
  public internal(set) var menu: UIMenu
  /// Whether a touch outside of the menu only dismisses it; the menu of editing lets touches pass.
  package let isModal: Bool
  /// Called once, when the menu is gone.
  private var onDismiss: (() -> Void)?
  /// The view that shows the menu.
  public private(set) weak var source: UIView?
  /// What is shown next to a context menu; nil for other menus.
  public internal(set) var preview: MenuPreview?
  private weak var window: UIWindow?

  init(
    _ menu: UIMenu, source: UIView, window: UIWindow, isModal: Bool,
    onDismiss: (() -> Void)? = nil
  ) {
    self.menu = menu
    self.isModal = isModal
    self.onDismiss = onDismiss
    self.source = source
    self.window = window
  }

  /// What can be chosen, in order: the entries of menus inside others are among them, hidden ones are not.
  public var elements: [UIMenuElement] { Self.elements(of: menu) }

  /// Dismisses the menu.
  public func dismiss() {
    if window?.presentedMenu === self { window?.presentedMenu = nil }
    let action = onDismiss
    onDismiss = nil
    action?()
  }

  /// Performs an entry, and dismisses the menu unless the entry keeps it.
  /// - Returns: Whether the entry exists and is enabled.
  @discardableResult
  public func choose(_ element: UIMenuElement) -> Bool {
    guard elements.contains(where: { $0 === element }), isEnabled(element) else { return false }
    if !element.leafAttributes.contains(.keepsMenuPresented) { dismiss() }
    (source as? UIButton)?.select(element, in: menu)
    switch element {
    case let action as UIAction: action.perform(from: source)
    case let command as UICommand:
      ActionDispatch.send(
        command.action, to: target(of: command), from: command, event: nil, at: nil)
    default: return false
    }
    return true
  }

  /// Whether an entry can be chosen: one of a command can where an object takes its action.
  public func isEnabled(_ element: UIMenuElement) -> Bool {
    guard !element.leafAttributes.contains(.disabled) else { return false }
    guard let command = element as? UICommand else { return true }
    return target(of: command) != nil
  }

  /// Who takes the action of a command: along the chain from the first responder, or from the view with the menu.
  private func target(of command: UICommand) -> Any? {
    UIResponder.firstResponder?.target(forAction: command.action, withSender: command)
      ?? source?.target(forAction: command.action, withSender: command)
  }

  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element in
      if let menu = element as? UIMenu { return elements(of: menu) }
      return element.leafAttributes.contains(.hidden) ? [] : [element]
    }
  }
}

extension UIMenuElement {
  fileprivate var leafAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }
}

extension UIButton {
  /// Marks the entry that was chosen, where the button shows the choice.
  fileprivate func select(_ element: UIMenuElement, in menu: UIMenu) {
    guard changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
    for other in menu.children {
      (other as? UIAction)?.state = other === element ? .on : .off
      (other as? UICommand)?.state = other === element ? .on : .off
    }
    if changesSelectionAsPrimaryAction { setTitle(element.title, for: .normal) }
  }
}

extension UIWindow {
  /// Shows a menu instead of the current one.
  /// - Parameters:
  ///   - isModal: Whether a touch outside of it only dismisses it.
  ///   - onDismiss: Called once, when the menu is gone.
  func present(
    _ menu: UIMenu, from source: UIView, isModal: Bool = true, onDismiss: (() -> Void)? = nil
  ) {
    presentedMenu?.dismiss()
    presentedMenu = PresentedMenu(
      menu, source: source, window: self, isModal: isModal, onDismiss: onDismiss)
  }

  /// Dismisses a menu that a touch outside of it dismisses; false if none is shown.
  func dismissModalMenu() -> Bool {
    guard let menu = presentedMenu, menu.isModal else { return false }
    menu.dismiss()
    return true
  }
}
