public import Foundation

/// A button that is revealed by swiping a row, as in systems before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles of the button, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, normal

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// Stored only.
  open var backgroundEffect: UIVisualEffect?
  /// The closure that the button calls; tests can call it directly.
  package let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns a contextual action with the same effect on a row.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, done in
      self.handler(self, indexPath)
      // The action does not report success, because the app changes its rows itself.
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
