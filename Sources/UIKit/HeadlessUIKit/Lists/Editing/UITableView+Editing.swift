package import Foundation

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
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: TableRules.updateLength, delay: 0, options: TableRules.updateOptions
    ) { self.layoutIfNeeded() }
  }

  /// Sets a cell's editing style, indentation and reorder control.
  func prepareEditing(of cell: UITableViewCell, _ place: ItemPlace) {
    guard isEditing, placeholders[place] == nil else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = editingStyle(of: place)
    cell.shouldIndentWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: dataPath(place))
      ?? cell.shouldIndentWhileEditing
    defaultAnswers.clear(.canMove)
    if let moves = dataSource?.tableView(self, canMoveRowAt: dataPath(place)),
      !defaultAnswers.has(.canMove)
    {
      cell.showsReorderControl = moves
    }
  }

  func canEdit(_ place: ItemPlace) -> Bool {
    loadIfNeeded()
    guard geometry.has(place), placeholders[place] == nil else { return false }
    return dataSource?.tableView(self, canEditRowAt: dataPath(place)) ?? false
  }

  func editingStyle(of place: ItemPlace) -> UITableViewCell.EditingStyle {
    guard canEdit(place) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: dataPath(place)) ?? .delete
  }

  /// Performs the effect of a tap on the editing control: the data source commits the deletion or insertion.
  /// - Returns: Whether the table is in editing mode and the row has such a control.
  @discardableResult
  package func tapEditControl(forRowAt indexPath: IndexPath) -> Bool {
    guard isEditing, let place = ItemPlace(indexPath) else { return false }
    let style = editingStyle(of: place)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: dataPath(place))
    return true
  }

  /// Performs the effect of dragging a row by its control.
  ///
  /// The delegate chooses the target, and the data source moves the row.
  /// - Returns: Whether the table is in editing mode and the row may be moved.
  @discardableResult
  package func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
    guard isEditing, let place = ItemPlace(indexPath), let target = ItemPlace(proposed),
      geometry.has(target), canReorder(place)
    else { return false }
    reorder.move(place, to: reorder.destination(from: place, proposed: target))
    return true
  }

  // MARK: Swiping

  /// The side of a row from which a swipe begins.
  package enum SwipeSide: Sendable {
    case leading, trailing
  }

  /// Returns the swipe actions of a row: those of the delegate, or a deletion if the row can be edited.
  package func swipeActions(forRowAt indexPath: IndexPath, from side: SwipeSide)
    -> [UIContextualAction]
  {
    guard let place = ItemPlace(indexPath), !isEditing else { return [] }
    return swipeConfiguration(of: place, isLeading: side == .leading)?.actions ?? []
  }

  /// Performs the effect of swiping a row and tapping one of its actions.
  /// - Returns: Whether the row has an action with this title.
  @discardableResult
  package func performSwipeAction(
    titled title: String, forRowAt indexPath: IndexPath, from side: SwipeSide = .trailing
  ) -> Bool {
    let actions = swipeActions(forRowAt: indexPath, from: side)
    guard let place = ItemPlace(indexPath),
      let action = actions.first(where: { $0.title == title })
    else { return false }
    let path = dataPath(place)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let view = cellForRow(at: indexPath) ?? UIView()
    action.handler(action, view) { _ in }
    delegate?.tableView(self, didEndEditingRowAt: path)
    return true
  }
}
