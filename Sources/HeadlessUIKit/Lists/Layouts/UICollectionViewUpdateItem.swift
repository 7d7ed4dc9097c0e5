public import Foundation

/// One change of a batch of updates, as a layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for an insertion. The item of a whole section is not a number.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is now; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    super.init()
  }
}
