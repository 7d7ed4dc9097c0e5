public import Foundation

/// A button that a swipe over a row shows, as systems before iOS 11 had it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How the button looks, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case `default`, normal

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  /// What the button does, which a test calls.
  public let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action of a swipe that does the same for a row.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, done in
      self.handler(self, indexPath)
      // The app changes its rows itself, if it does.
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
