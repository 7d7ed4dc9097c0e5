public import Foundation

/// An entry that an app adds to the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  /// Creates an entry whose action goes along the responder chain.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu with the commands of the system and the app that the first responder can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject, EnvironmentPart {
  /// The app's edit menu.
  public static var shared: UIMenuController { HeadlessEnvironment.current.part() }

  /// The app's items, which follow those of the system.
  open var menuItems: [UIMenuItem]?
  private weak var window: UIWindow?
  private weak var presented: PresentedMenu?

  /// Creates the edit menu of an environment. Apps use ``shared``.
  public required init(in environment: HeadlessEnvironment) { super.init() }

  public nonisolated static let willShowMenuNotification =
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification =
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification =
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification =
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")

  /// Whether the menu is visible. Setting it shows the menu at its target, or dismisses it.
  open var isMenuVisible: Bool {
    get { presented != nil && window?.presentedMenu === presented }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu next to a part of a view, if the first responder can perform any of its entries.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard let window = targetView.window else { return }
    let commands =
      EditingShortcuts.menu.map { ($0, Selector($1)) }
      + (menuItems ?? []).map { ($0.title, $0.action) }
    let start = UIResponder.firstResponder ?? targetView
    let possible = commands.filter { start.target(forAction: $0.1, withSender: self) != nil }
    guard !possible.isEmpty else { return }
    post(Self.willShowMenuNotification)
    window.present(
      UIMenu(children: possible.map { UICommand(title: $0.0, action: $0.1) }), from: targetView,
      isModal: false)
    self.window = window
    presented = window.presentedMenu
    post(Self.didShowMenuNotification)
  }

  private weak var target: UIView?
  private var targetRect = CGRect.zero

  /// Sets the part of a view, in its coordinates, next to which ``setMenuVisible(_:animated:)`` shows the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    self.targetRect = targetRect
  }

  /// Shows the menu at its target, or dismisses it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible, let target {
      showMenu(from: target, rect: targetRect)
    } else {
      hideMenu()
    }
  }

  /// Dismisses the menu.
  open func hideMenu() {
    guard isMenuVisible else { return }
    post(Self.willHideMenuNotification)
    presented?.dismiss()
    post(Self.didHideMenuNotification)
  }

  /// Dismisses the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if presented?.source === targetView { hideMenu() }
  }

  private func post(_ name: NSNotification.Name) {
    HeadlessEnvironment.current.post(name, object: self)
  }
}
