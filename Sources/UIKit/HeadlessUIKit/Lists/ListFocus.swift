public import Foundation

/// A movement of the focus in a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index paths of the previously and the next focused row; nil outside the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a movement between rows, which a test can pass to a delegate.
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
  /// The index paths of the previously and the next focused item; nil outside the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a movement between items, which a test can pass to a delegate.
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

/// A drag that hovers over a view, which then acts as if it were tapped.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to highlight.
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  /// Returns the location of the finger in a view's coordinates; in those of the target view if nil.
  func location(in view: UIView?) -> CGPoint
}

/// The stages of a spring-loaded drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

extension UIWindowScene {
  /// A description of the window that an item opens.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the new window continues.
    public let userActivity: NSUserActivity
    open var options: UIScene.ActivationRequestOptions?
    /// The view from which the window's animation starts.
    open var preview: UITargetedPreview?

    /// Creates a description from the activity that the window shows.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
