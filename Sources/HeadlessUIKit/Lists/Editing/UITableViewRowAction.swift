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
}

public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
