public import Foundation

/// A movement of the focus in a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The rows of the previous and the next focused view; nil outside of the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a movement between rows, which a test passes to a delegate.
  public init(
    from previous: IndexPath?, to next: IndexPath?, in tableView: UITableView,
    heading: UIFocusHeading = []
  ) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(
      from: previous.flatMap { tableView.cellForRow(at: $0) },
      to: next.flatMap { tableView.cellForRow(at: $0) }, heading: heading)
  }
}

/// A movement of the focus in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The items of the previous and the next focused view; nil outside of the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a movement between items, which a test passes to a delegate.
  public init(
    from previous: IndexPath?, to next: IndexPath?, in collectionView: UICollectionView,
    heading: UIFocusHeading = []
  ) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(
      from: previous.flatMap { collectionView.cellForItem(at: $0) },
      to: next.flatMap { collectionView.cellForItem(at: $0) }, heading: heading)
  }
}

/// A drag that rests on a view, which then acts as if it were tapped.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to highlight.
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  /// Returns the place of the finger in coordinates of a view, or of the target view without one.
  func location(in view: UIView?) -> CGPoint
}

/// Constants for how far a drag over a view is from its action.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

extension UIWindowScene {
  /// A description of a window that an item opens.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the new window continues.
    public let userActivity: NSUserActivity
    open var options: UIScene.ActivationRequestOptions?
    /// Where the window grows from.
    open var preview: UITargetedPreview?

    /// Creates a description with what the window shows.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
