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
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes, whether an item was chosen or not.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
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

/// How a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear

  /// The usual look.
  public override init() { super.init() }

  /// The look of lines of text, by their rectangles.
  public init(textLineRects: [NSValue]) {
    visiblePath = UIBezierPath()
    for rect in textLineRects { visiblePath?.append(UIBezierPath(rect: rect.cgRectValue)) }
    super.init()
  }
}

/// Where a view that is lifted goes back to.
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

/// A view that is lifted.
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

  /// A view that goes back to its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A view with the usual look that goes back to its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// The preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The older name of previews of menus.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Gives what a firm press shows, as systems before iOS 13 had it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A view that a controller previews things in.
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
  /// Has a firm press on a view preview something. No press is firm enough here: it is only recorded.
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

/// What can be done with what a firm press shows.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// Something that can be done with what a firm press shows.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How the action looks, with UIKit's numbers.
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
