public import Foundation

/// The actions that a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first one is at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// The actions of one side.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether the action removes its row.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// What an action does; it calls the closure once it is done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
