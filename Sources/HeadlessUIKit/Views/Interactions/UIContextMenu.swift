public import Foundation

/// A context menu's configuration: the menu of a view, and the preview next to it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = () -> UIViewController?
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
  public func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// Creates the preview's view controller by calling the app's preview provider.
  public func makePreview() -> UIViewController? { previewProvider?() }
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
  public func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
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

  /// Shows the menu of a configuration at a point, in the view's coordinates.
  func show(_ configuration: UIContextMenuConfiguration, at place: CGPoint) {
    guard let view, let window = view.window, let menu = configuration.makeMenu() else { return }
    self.place = place
    let display = MenuAnimation(preview: configuration.makePreview())
    window.present(menu, from: view) { [weak self] in
      guard let self else { return }
      let end = MenuAnimation(preview: nil)
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: end)
      end.run()
    }
    presented = window.presentedMenu
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: display)
    display.run()
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
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu is dismissed, whether or not the user has chosen an item.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
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

/// The way the previewed view controller takes over the screen, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// The appearance of a view while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear

  /// Creates parameters with the default appearance.
  public override init() { super.init() }

  /// Creates parameters for lines of text with the given rectangles.
  public init(textLineRects: [NSValue]) {
    visiblePath = UIBezierPath()
    for rect in textLineRects { visiblePath?.append(UIBezierPath(rect: rect.cgRectValue)) }
    super.init()
  }
}

/// The place that a lifted view returns to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A lifted view with its appearance and target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view that returns to its current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview with the default appearance of a view that returns to its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// Returns a copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The context of previews before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// A delegate that provides the content that a firm press previews, as before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A view in which a controller previews content.
@preconcurrency @MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, in view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
  }
}

extension UIViewController {
  /// Registers a view for previews by a firm press. No press is firm enough here: the call is only recorded.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    RecordedCalls.record("UIViewController.registerForPreviewing", type(of: sourceView))
    return PreviewingContext(delegate, in: sourceView)
  }

  /// Ends previews of a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action for content that a firm press previews.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action with a handler for content that a firm press previews.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  public let style: Style
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}
