public import Foundation

/// The older name for previews of menus.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Provides the preview for a firm press, as in systems before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A view in which a controller shows previews.
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
  /// Registers a view for previews on a firm press. No press is firm enough here, so this is only recorded.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    RecordedCalls.record("UIViewController.registerForPreviewing", type(of: sourceView))
    return PreviewingContext(delegate, in: sourceView)
  }

  /// Removes a view's registration for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// The actions for the preview of a firm press.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action for the preview of a firm press.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of the action, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  let style: Style
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

/// A group of actions for the preview of a firm press, with a common title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}
