import Foundation

/// The preview that is shown next to a context menu.
@preconcurrency @MainActor
public struct MenuPreview {
  /// The view that is lifted.
  public let lifted: UITargetedPreview
  /// The controller that is shown instead of the view; nil if the configuration does not provide one.
  public let controller: UIViewController?
  let commit: () -> Void

  /// Performs the effect of a tap on the preview: the delegate's `willPerformPreviewAction` is called, and the menu
  /// closes.
  public func tap() { commit() }
}

/// A visible menu.
///
/// Menus have no views here: tests read the visible items and choose an item by title.
@preconcurrency @MainActor
public final class PresentedMenu {
  /// The visible menu, which its interaction can update.
  public internal(set) var menu: UIMenu { didSet { validateCommands() } }
  /// Whether a touch outside the menu only dismisses it. The edit menu lets such touches pass through.
  package let isModal: Bool
  /// Called once, after the menu has been dismissed.
  private var onDismiss: (() -> Void)?
  /// The view that shows the menu.
  public private(set) weak var source: UIView?
  /// The preview that is shown next to a context menu; nil for other menus.
  public internal(set) var preview: MenuPreview?
  /// The sender of the menu's actions, if it is not the view: the button of a bar.
  private weak var sender: AnyObject?
  private weak var window: UIWindow?

  init(
    _ menu: UIMenu, source: UIView, sender: AnyObject? = nil, window: UIWindow, isModal: Bool,
    onDismiss: (() -> Void)? = nil
  ) {
    self.menu = menu
    self.sender = sender
    self.isModal = isModal
    self.onDismiss = onDismiss
    self.source = source
    self.window = window
    validateCommands()
  }

  /// Lets the responders that handle the commands update them before they are shown.
  private func validateCommands() {
    for command in Self.commands(in: menu) {
      (target(of: command) as? UIResponder)?.validate(command)
    }
  }

  private static func commands(in menu: UIMenu) -> [UICommand] {
    menu.children.flatMap { child in
      if let menu = child as? UIMenu { return commands(in: menu) }
      return (child as? UICommand).map { [$0] } ?? []
    }
  }

  /// The entries that the user can see, in order, including those of nested menus and without hidden ones.
  public var elements: [UIMenuElement] { Self.elements(of: menu) }

  /// Dismisses the menu.
  public func dismiss() {
    if window?.presentedMenu === self { window?.presentedMenu = nil }
    let action = onDismiss
    onDismiss = nil
    action?()
  }

  /// Performs an entry, and dismisses the menu unless the entry keeps it visible.
  /// - Returns: Whether the entry exists and is enabled.
  @discardableResult
  public func choose(_ element: UIMenuElement) -> Bool {
    guard elements.contains(where: { $0 === element }), isEnabled(element) else { return false }
    if !element.leafAttributes.contains(.keepsMenuPresented) { dismiss() }
    (source as? UIButton)?.select(element, in: menu)
    switch element {
    case let action as UIAction: action.perform(from: sender ?? source)
    case let command as UICommand:
      ActionDispatch.send(
        command.action, to: target(of: command), from: command, event: nil, at: nil)
    default: return false
    }
    return true
  }

  /// Returns whether the user can choose an entry. A command is enabled if an object responds to its action.
  public func isEnabled(_ element: UIMenuElement) -> Bool {
    guard !element.leafAttributes.contains(.disabled) else { return false }
    guard let command = element as? UICommand else { return true }
    return target(of: command) != nil
  }

  /// Returns the target of a command, found along the responder chain from the first responder, or else from the menu's
  /// view.
  private func target(of command: UICommand) -> Any? {
    UIResponder.firstResponder?.target(forAction: command.action, withSender: command)
      ?? source?.target(forAction: command.action, withSender: command)
  }

  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap(shown)
  }

  private static func shown(_ element: UIMenuElement) -> [UIMenuElement] {
    switch element {
    case let menu as UIMenu: elements(of: menu)
    case let deferred as UIDeferredMenuElement: deferred.entries.flatMap(shown)
    default: element.leafAttributes.contains(.hidden) ? [] : [element]
    }
  }
}

extension UIMenuElement {
  fileprivate var leafAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }
}

extension UIButton {
  /// Marks the chosen entry if the button shows the selection.
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
  /// Shows a menu and dismisses the current one.
  /// - Parameters:
  ///   - sender: The sender of the menu's actions. Default: the source.
  ///   - isModal: Whether a touch outside the menu only dismisses it.
  ///   - onDismiss: Called once, after the menu has been dismissed.
  func present(
    _ menu: UIMenu, from source: UIView, sender: AnyObject? = nil, isModal: Bool = true,
    onDismiss: (() -> Void)? = nil
  ) {
    presentedMenu?.dismiss()
    menu.loadDeferred()
    presentedMenu = PresentedMenu(
      menu, source: source, sender: sender, window: self, isModal: isModal, onDismiss: onDismiss)
  }

  /// Dismisses a modal menu. Returns false if none is visible.
  func dismissModalMenu() -> Bool {
    guard let menu = presentedMenu, menu.isModal else { return false }
    menu.dismiss()
    return true
  }
}
