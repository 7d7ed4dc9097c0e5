public import Foundation

extension UITableView {
  // MARK: Editing

  /// Updates the visible cells after editing has begun or ended.
  func editingChanged(_ animated: Bool) {
    for place in tiles.cellPlaces {
      guard let cell = tiles[.cell(place)] as? UITableViewCell else { continue }
      prepareEditing(of: cell, place)
      cell.setEditing(isEditing, animated: animated)
    }
    if isEditing, !allowsMultipleSelectionDuringEditing || !allowsSelectionDuringEditing {
      for place in selection.places {
        selection.set(place, false)
        (tiles[.cell(place)] as? UITableViewCell)?.setSelected(false, animated: animated)
      }
    }
    setNeedsLayout()
  }

  /// Sets a cell's editing style, indentation and reorder control.
  func prepareEditing(of cell: UITableViewCell, _ place: ItemPlace) {
    guard isEditing else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = editingStyle(of: place)
    cell.shouldIndentWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: place.indexPath)
      ?? cell.shouldIndentWhileEditing
    defaultAnswers.clear(.canMove)
    if let moves = dataSource?.tableView(self, canMoveRowAt: place.indexPath),
      !defaultAnswers.has(.canMove)
    {
      cell.showsReorderControl = moves
    }
  }

  func canEdit(_ place: ItemPlace) -> Bool {
    loadIfNeeded()
    return geometry.has(place)
      && dataSource?.tableView(self, canEditRowAt: place.indexPath) ?? false
  }

  func editingStyle(of place: ItemPlace) -> UITableViewCell.EditingStyle {
    guard canEdit(place) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: place.indexPath) ?? .delete
  }

  /// Performs the effect of a tap on the editing control: the data source commits the deletion or insertion.
  /// - Returns: Whether the table is in editing mode and the row has such a control.
  @discardableResult
  public func tapEditControl(forRowAt indexPath: IndexPath) -> Bool {
    guard isEditing, let place = ItemPlace(indexPath) else { return false }
    let style = editingStyle(of: place)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    return true
  }

  /// Performs the effect of dragging a row by its control.
  ///
  /// The delegate chooses the target, and the data source moves the row.
  /// - Returns: Whether the table is in editing mode and the row may be moved.
  @discardableResult
  public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
    guard isEditing, let place = ItemPlace(indexPath), geometry.has(place),
      let target = ItemPlace(proposed), geometry.has(target), let dataSource,
      dataSource.tableView(self, canMoveRowAt: indexPath)
    else { return false }
    let chosen =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed) ?? proposed
    guard chosen != indexPath else { return true }
    dataSource.tableView(self, moveRowAt: indexPath, to: chosen)
    moveRow(at: indexPath, to: chosen)
    return true
  }

  // MARK: Swiping

  /// Constants for the side of a row at which a swipe begins.
  public enum SwipeSide: Sendable {
    case leading, trailing
  }

  /// Returns the actions of a swipe over a row: those of the delegate, or a deletion if the row can be edited.
  public func swipeActions(forRowAt indexPath: IndexPath, from side: SwipeSide)
    -> [UIContextualAction]
  {
    guard let place = ItemPlace(indexPath), !isEditing else { return [] }
    return swipeConfiguration(of: place, isLeading: side == .leading)?.actions ?? []
  }

  /// Performs the effect of a swipe over a row and a tap on one of its actions.
  /// - Returns: Whether the row has an action with this title.
  @discardableResult
  public func performSwipeAction(
    titled title: String, forRowAt indexPath: IndexPath, from side: SwipeSide = .trailing
  ) -> Bool {
    let actions = swipeActions(forRowAt: indexPath, from: side)
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    let view = cellForRow(at: indexPath) ?? UIView()
    action.handler(action, view) { _ in }
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
    return true
  }
}
