import CFieldRecords
import Foundation

extension UITableView: SwipedList {
  func swipedRow(at point: CGPoint) -> (place: ItemPlace, cell: UIView)? {
    guard let place = indexPathForRow(at: point).flatMap({ ItemPlace($0) }),
      let cell = tiles[.cell(place)]
    else { return nil }
    return (place, cell)
  }

  /// Whether the data source commits edits; for a controller, whether its class implements the method.
  ///
  /// For other data sources, this is assumed, because only calling the method would show it, and a call would edit the
  /// data.
  private var commitsEdits: Bool {
    guard let controller = dataSource as? UITableViewController else { return dataSource != nil }
    func commit(_ type: AnyClass) -> UnsafeRawPointer? {
      class_table_commit(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
    return commit(type(of: controller)) != commit(UITableViewController.self)
  }

  /// Returns the swipe actions of a row: those of the delegate, or a deletion if the row can be edited.
  ///
  /// Source: Apple's documentation of `tableView(_:commit:forRowAt:)`: a swipe deletes only if the data source
  /// implements it. In editing mode, a row has these actions only after its editing control has been tapped.
  func swipeConfiguration(of place: ItemPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard canEdit(place), !isEditing || isConfirming else { return nil }
    let path = dataPath(place)
    defaultAnswers.clear(.trailingActions)
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration { return configuration }
    let hasNone = delegate == nil || defaultAnswers.has(.trailingActions)
    guard !isLeading, hasNone else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    }
    guard editingStyle(of: place) == .delete, isConfirming || commitsEdits else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  func willSwipe(_ place: ItemPlace, _ cell: UIView) {
    if !isEditing { delegate?.tableView(self, willBeginEditingRowAt: dataPath(place)) }
    (cell as? UITableViewCell)?.showDeleteConfirmation(true)
  }

  func didSwipe(_ place: ItemPlace, _ cell: UIView) {
    (cell as? UITableViewCell)?.showDeleteConfirmation(false)
    if !isEditing { delegate?.tableView(self, didEndEditingRowAt: dataPath(place)) }
  }

  // MARK: Controls in cells

  /// Handles a tap on the editing control of a cell: commits an insertion, or asks to confirm a deletion.
  func editControlTapped(in cell: UITableViewCell) {
    guard let place = tiles.key(of: cell)?.place else { return }
    switch editingStyle(of: place) {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: dataPath(place))
    case .delete:
      if swipe.openPlace == place {
        swipe.close()
        return
      }
      isConfirming = true
      swipe.open(place, cell, isLeading: false)
      isConfirming = false
    case .none: break
    }
  }
}

extension UICollectionView: SwipedList {
  func swipedRow(at point: CGPoint) -> (place: ItemPlace, cell: UIView)? {
    guard let place = indexPathForItem(at: point).flatMap({ ItemPlace($0) }),
      let cell = tiles[.cell(place)]
    else { return nil }
    return (place, cell)
  }

  /// Returns the actions of a row from the list configuration of its section.
  func swipeConfiguration(of place: ItemPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing || isConfirming, placeholders[place] == nil,
      let list = collectionViewLayout.listConfiguration(ofSection: place.section)
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(dataPath(place))
      : list.trailingSwipeActionsConfigurationProvider?(dataPath(place))
  }

  func willSwipe(_ place: ItemPlace, _ cell: UIView) { setSwiped(true, cell) }

  func didSwipe(_ place: ItemPlace, _ cell: UIView) { setSwiped(false, cell) }

  private func setSwiped(_ isSwiped: Bool, _ cell: UIView) {
    (cell as? UICollectionViewCell)?.isSwiped = isSwiped
  }
}
