import Foundation

extension UITableView {
  /// Shows the changes of a snapshot.
  func apply(
    _ update: ListUpdate, with animation: RowAnimation, completion: @escaping () -> Void
  ) {
    guard !needsReload else {
      setNeedsLayout()
      return completion()
    }
    beginUpdates()
    self.update = update
    rowAnimations.usual = animation
    pendingCompletions.append { _ in completion() }
    endUpdates()
  }
}

extension UICollectionView {
  /// Shows the changes of a snapshot.
  func apply(_ update: ListUpdate, completion: @escaping () -> Void) {
    guard counts != nil else {
      setNeedsLayout()
      return completion()
    }
    performBatchUpdates({ self.update = update }, completion: { _ in completion() })
  }
}
