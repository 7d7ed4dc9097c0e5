public import Foundation

extension UITableView {
  // MARK: Taps

  /// Does what a tap on a row does: asks the delegate, selects the row, performs its segue, and notifies the delegate.
  ///
  /// In UIKit's order: `shouldHighlightRowAt`, `willSelectRowAt`, what was selected is deselected, then the segue of the
  /// cell (which ``UIViewController/shouldPerformSegue(withIdentifier:sender:)`` may refuse; its sender is the cell),
  /// `didSelectRowAt`. In a table of several selections a tap on a selected row deselects it.
  /// - Returns: Whether there is such a row, and it takes taps.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    guard takesTaps, hasRow(at: indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isMultiple, cellStates.selected.contains(indexPath) {
      deselectByTouch(indexPath)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen, hasRow(at: chosen) else { return true }
    if !isMultiple {
      for other in cellStates.selected where other != chosen { deselectByTouch(other) }
    }
    let cell = tappedCell(at: chosen)
    setSelected(true, at: chosen, animated: false)
    if !isEditing { (cell.selectionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  /// Does what a tap on the button at the end of a row does: performs its segue, and notifies the delegate.
  /// - Returns: Whether there is such a row, and it has a button: one of the types for details, or a control.
  @discardableResult
  public func tapAccessory(forRowAt indexPath: IndexPath) -> Bool {
    guard hasRow(at: indexPath) else { return false }
    let cell = tappedCell(at: indexPath)
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
    guard type == .detailButton || type == .detailDisclosureButton || view is UIControl else {
      return false
    }
    (cell.accessoryActionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  private var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private func hasRow(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath[0] >= 0 && indexPath[0] < numberOfSections
      && indexPath[1] >= 0 && indexPath[1] < numberOfRows(inSection: indexPath[0])
  }

  /// The cell of a row, for which the data source is asked once.
  private func tappedCell(at indexPath: IndexPath) -> UITableViewCell {
    if let cell = cellStates[indexPath] { return cell }
    let cell =
      dataSource?.tableView(self, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cellStates[indexPath] = cell
    return cell
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return }
    setSelected(false, at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool) {
    cellStates.select(indexPath, isSelected)
    cellStates[indexPath]?.setSelected(isSelected, animated: animated)
  }

  // MARK: Selection

  /// The row that is selected, the first one of several.
  public var indexPathForSelectedRow: IndexPath? { cellStates.selected.first }

  /// The rows that are selected, nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    cellStates.selected.isEmpty ? nil : cellStates.selected
  }

  /// Selects a row without calling the delegate or performing a segue. Nil deselects all of them.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in cellStates.selected where other != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    if let indexPath, hasRow(at: indexPath) { setSelected(true, at: indexPath, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  /// The row of a cell that was tapped, nil for other cells.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cellStates.indexPath(of: cell) }

  /// The cell of a row that was tapped, nil for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellStates[indexPath] }
}
