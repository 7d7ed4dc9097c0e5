public import Foundation

/// A context menu's configuration: the menu of a view, and the preview next to it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A closure that creates the controller of the preview; nil for no preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that creates the menu from the suggested elements; nil for no menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  /// Creates the view controller of the preview.
  let previewProvider: PreviewProvider?
  /// Creates the menu from the system's suggested elements. Here, the system suggests no elements.
  let actionProvider: ActionProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var badgeCount = 0

  /// The order of a menu's elements, with UIKit's raw values.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// Creates a configuration whose menu is created when it is presented.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Creates the menu by calling the app's action provider.
  func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// Creates the preview's view controller by calling the app's preview provider.
  func makePreview() -> UIViewController? { previewProvider?() }
}

/// An interaction that shows a menu after a long press or a secondary click.
///
/// The menu has no view here. Tests choose an item by its title.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIViewInteraction {
  /// The appearance of a menu, with UIKit's raw values.
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var trigger = MenuTrigger(self)
  private var place = CGPoint.zero
  private weak var presented: PresentedMenu?

  /// Creates an interaction whose delegate provides the menu.
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

  /// Returns the delegate's configuration for a point, in the view's coordinates.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// The appearance of the menu: rich while a menu is visible, otherwise unknown.
  open var menuAppearance: Appearance { presented == nil ? .unknown : .rich }

  /// Returns the point where the last menu was requested.
  /// - Parameter view: The view that defines the coordinates. Nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? .zero
  }

  /// Replaces the visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let presented { presented.menu = block(presented.menu) }
  }

  /// Dismisses the menu.
  open func dismissMenu() { presented?.dismiss() }

  /// Shows the menu of a configuration at a point of the view.
  ///
  /// The order in which the delegate is asked for previews and notified of the menu is an assumption.
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

  /// Notifies the delegate of a tap on the preview, and closes the menu.
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

/// A delegate that provides the menu of a view.
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
  /// Returns the view that is lifted next to the menu, since iOS 16; by default, the result of the older method. Nil
  /// means the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the view to which the menu is dismissed, since iOS 16; by default, the result of the older method.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu is dismissed, regardless of whether the user has chosen an item.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the preview is tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

/// Default implementations. Only the first method is required.
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

/// An object that runs animations alongside a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that runs animations while the previewed view controller takes over the screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which the previewed view controller takes over the screen, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
