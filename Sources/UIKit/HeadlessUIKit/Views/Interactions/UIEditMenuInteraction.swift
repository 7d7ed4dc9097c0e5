public import Foundation

/// An interaction that shows a view's edit menu when code presents it.
///
/// The menu has no view here. Tests choose an item by its title.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?
  private weak var presented: PresentedMenu?

  /// Creates an interaction whose delegate may change the menu. Without a delegate, the menu has the system's commands.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    dismissMenu()
  }

  /// Shows the delegate's menu for the commands that the first responder, or else the view, can perform.
  ///
  /// Does nothing if the view is not in a window or the menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    dismissMenu()
    self.configuration = configuration
    let display = InteractionAnimation()
    window.present(menu, from: view, isModal: false) { [weak self] in
      self?.hasGone(configuration)
    }
    presented = window.presentedMenu
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: display)
    display.run()
  }

  private func hasGone(_ configuration: UIEditMenuConfiguration) {
    self.configuration = nil
    let end = InteractionAnimation()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: end)
    end.run()
  }

  /// Dismisses the menu.
  open func dismissMenu() { presented?.dismiss() }

  /// Asks the delegate again for the visible menu.
  open func reloadVisibleMenu() {
    guard let configuration, let presented else { return }
    if let menu = menu(for: configuration) { presented.menu = menu } else { presented.dismiss() }
  }

  /// Asks the delegate again for the rectangle that the visible menu must not cover.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, presented != nil else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  /// Returns the point that the visible menu belongs to.
  /// - Parameter view: The view that defines the coordinates. Nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// Returns the menu for a configuration, or nil if it is empty.
  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let start = UIResponder.firstResponder ?? view
    let suggested = EditingShortcuts.menu
      .map { UICommand(title: $0, action: Selector($1)) }
      .filter { start?.target(forAction: $0.action, withSender: $0) != nil }
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return menu.children.isEmpty ? nil : menu
  }
}

/// The configuration of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point next to which the menu appears, in coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a menu next to a point. Without an identifier, it receives a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UniqueName.next("com.apple.editmenu.dynamic."))
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of a menu's arrow, with UIKit's raw values.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// A delegate that changes the edit menu. Every method has a default because UIKit's methods are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show, or nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu must not cover, in coordinates of the interaction's view.
  ///
  /// A null rectangle means the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// An object that runs animations alongside an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
