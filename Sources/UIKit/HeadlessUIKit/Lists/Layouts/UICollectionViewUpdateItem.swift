public import Foundation

/// One change in a batch of updates, as a layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index path before the update; nil for an insertion. For a whole section, the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    super.init()
  }
}
