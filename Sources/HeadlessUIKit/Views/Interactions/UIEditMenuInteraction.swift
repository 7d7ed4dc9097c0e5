public import Foundation

/// The menu of editing of a view, which code presents.
///
/// The menu has no view here: tests choose an item of it by its title.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?
  private weak var presented: PresentedMenu?

  /// A menu that a delegate may change; without one it has the system's commands.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    dismissMenu()
  }

  /// Shows the menu: what the delegate makes of the commands that the first responder, or the view, can perform.
  ///
  /// Nothing is shown outside of a window, or where there is nothing to choose.
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

  /// Closes the menu.
  open func dismissMenu() { presented?.dismiss() }

  /// Asks the delegate again for the menu that is shown.
  open func reloadVisibleMenu() {
    guard let configuration, let presented else { return }
    if let menu = menu(for: configuration) { presented.menu = menu } else { presented.dismiss() }
  }

  /// Asks the delegate again where the menu belongs.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, presented != nil else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  /// Where the menu that is shown was asked for, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// Nil where there is nothing to choose.
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

/// What a menu of editing is for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point that the menu is shown next to, in coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu next to a point; without an identifier it gets one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UniqueName.next("com.apple.editmenu.dynamic."))
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of a menu points, with UIKit's numbers.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// Changes the menu of editing; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to show; nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu must not cover, in coordinates of the interaction's view; a null rectangle for its point.
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

/// Animates along with a menu of editing.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
