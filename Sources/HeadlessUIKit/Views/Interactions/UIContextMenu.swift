public import Foundation

/// A menu for a view and what it is shown with.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  /// Makes the controller that is shown next to the menu.
  let previewProvider: PreviewProvider?
  /// Makes the menu of the elements that the system suggests; there are none.
  let actionProvider: ActionProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var badgeCount = 0

  /// The order of elements, with UIKit's numbers.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// A menu that is made when it is shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, as the app makes it.
  public func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// The controller that is shown next to the menu, as the app makes it.
  public func makePreview() -> UIViewController? { previewProvider?() }
}

/// A menu that a long press on a view shows, or a click with the secondary button of a pointer.
///
/// The menu has no view here: tests choose an item of it by its title.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIViewInteraction {
  /// How a menu looks, with UIKit's numbers.
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var trigger = MenuTrigger(self)
  private var place = CGPoint.zero
  private weak var presented: PresentedMenu?

  /// A menu that a delegate gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    dismissMenu()
    if let old = self.view { trigger.detach(from: old) }
  }

  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    if let view { trigger.attach(to: view) }
  }

  /// The menu for a point in the view's coordinates, as the delegate gives it.
  public func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// How the menu looks: next to a preview after a press; unknown while none is shown.
  open var menuAppearance: Appearance { presented == nil ? .unknown : .rich }

  /// Where the menu was asked for last, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? .zero
  }

  /// Replaces the menu that is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let presented { presented.menu = block(presented.menu) }
  }

  /// Closes the menu.
  open func dismissMenu() { presented?.dismiss() }

  /// Shows the menu of a configuration at a point of the view.
  ///
  /// The order in which the delegate is asked for previews and told of the menu is believed.
  func show(_ configuration: UIContextMenuConfiguration, at place: CGPoint) {
    guard let view, let window = view.window, let menu = configuration.makeMenu() else { return }
    self.place = place
    let controller = configuration.makePreview()
    let lifted =
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    let display = InteractionAnimation(preview: controller)
    window.present(menu, from: view) { [weak self] in self?.hasGone(configuration) }
    presented = window.presentedMenu
    presented?.preview = MenuPreview(lifted: lifted, controller: controller) { [weak self] in
      self?.commit(configuration, controller)
    }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: display)
    display.run()
  }

  private func hasGone(_ configuration: UIContextMenuConfiguration) {
    let end = InteractionAnimation()
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: end)
    end.run()
  }

  /// Tells the delegate of a tap on the preview, and closes the menu.
  private func commit(
    _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
  ) {
    let animation = InteractionAnimation(preview: controller)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animation)
    dismissMenu()
    animation.run()
  }
}

/// Gives the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is lifted next to the menu, since iOS 16; by default the answer of the older method. Nil stands for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What the menu goes back to, since iOS 16; by default the answer of the older method.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes, whether an item was chosen or not.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

/// Only the first method is required.
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Animates along with a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animates along with what was previewed taking the screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How what was previewed takes the screen, with UIKit's numbers.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
