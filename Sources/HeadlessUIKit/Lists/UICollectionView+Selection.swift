public import Foundation

extension UICollectionView {
  // MARK: Taps

  /// Does what a tap on an item does: asks the delegate, selects the item, performs its segue, and notifies the
  /// delegate.
  ///
  /// In UIKit's order: `shouldHighlightItemAt`, `didHighlightItemAt`, `shouldSelectItemAt`, what was selected is
  /// deselected, then the segue of the cell (its sender is the cell), `didSelectItemAt`, `didUnhighlightItemAt`. In a
  /// collection of several selections a tap on a selected item deselects it, if the delegate lets it.
  /// - Returns: Whether there is such an item, and it takes taps.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool {
    guard takesTaps, hasItem(at: indexPath),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    let cell = tappedCell(at: indexPath)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    select(indexPath, cell)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    return true
  }

  private func select(_ indexPath: IndexPath, _ cell: UICollectionViewCell) {
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isMultiple, cellStates.selected.contains(indexPath) {
      if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true {
        deselectByTouch(indexPath)
      }
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !isMultiple {
      for other in cellStates.selected where other != indexPath { deselectByTouch(other) }
    }
    setSelected(true, at: indexPath)
    (cell.selectionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private func hasItem(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath[0] >= 0 && indexPath[0] < numberOfSections
      && indexPath[1] >= 0 && indexPath[1] < numberOfItems(inSection: indexPath[0])
  }

  /// The cell of an item, for which the data source is asked once.
  private func tappedCell(at indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = cellStates[indexPath] { return cell }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: indexPath) ?? UICollectionViewCell()
    cellStates[indexPath] = cell
    return cell
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    setSelected(false, at: indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    cellStates.select(indexPath, isSelected)
    cellStates[indexPath]?.isSelected = isSelected
  }

  // MARK: Selection

  /// The items that are selected, nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    cellStates.selected.isEmpty ? nil : cellStates.selected
  }

  /// Selects an item without calling the delegate or performing a segue. Nil deselects all of them.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in cellStates.selected where other != indexPath { setSelected(false, at: other) }
    }
    if let indexPath, hasItem(at: indexPath) { setSelected(true, at: indexPath) }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  /// The item of a cell that was tapped, nil for other cells.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cellStates.indexPath(of: cell)
  }

  /// The cell of an item that was tapped, nil for other items.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cellStates[indexPath]
  }
}
