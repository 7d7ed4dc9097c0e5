package import Foundation

extension UICollectionView {
  // MARK: Taps

  /// Performs the effect of a tap on an item: selects it, performs its segue and calls the delegate.
  ///
  /// The order is that of UIKit: `shouldHighlightItemAt`, `didHighlightItemAt`, `shouldSelectItemAt`, deselection of
  /// the previous selection, the segue of the cell (its sender is the cell), `didSelectItemAt`, `didUnhighlightItemAt`.
  /// With multiple selection, a tap on a selected item deselects it, if the delegate allows it. Touching the item has
  /// the same effect.
  /// - Returns: Whether the item exists and can be tapped.
  @discardableResult
  package func tapItem(at indexPath: IndexPath) -> Bool {
    showIfNeeded()
    guard let place = ItemPlace(indexPath), highlight(place) else { return false }
    choose(place)
    unhighlight()
    return true
  }

  /// Whether an item is in editing mode.
  func edits(_ place: ItemPlace) -> Bool {
    guard isEditing, placeholders[place] == nil else { return false }
    return delegate?.collectionView(self, canEditItemAt: dataPath(place)) ?? true
  }

  private var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Highlighting

  private func highlight(_ place: ItemPlace) -> Bool {
    guard takesTaps || takesSeveral, has(place), placeholders[place] == nil,
      delegate?.collectionView(self, shouldHighlightItemAt: dataPath(place)) ?? true
    else { return false }
    highlightedItem = place
    (tiles[.cell(place)] as? UICollectionViewCell)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: dataPath(place))
    return true
  }

  private func unhighlight() {
    guard let place = highlightedItem else { return }
    highlightedItem = nil
    (tiles[.cell(place)] as? UICollectionViewCell)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: dataPath(place))
  }

  // MARK: Fingers

  /// Highlights the item under a finger; returns false if there is none.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    // A touch outside an open row only closes the row.
    if madeSwipe?.close() == true { return true }
    guard touchedItem == nil, let touch = touches.first, let place = item(under: touch) else {
      return false
    }
    touchedItem = place
    _ = highlight(place)
    return true
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let place = touchedItem else { return false }
    touchedItem = nil
    if dragging.add(at: place) {
      unhighlight()
      return true
    }
    guard highlightedItem != nil else { return true }
    let stays = touches.first.map { touch in
      indexPathForItem(at: touch.location(in: self)) == place.indexPath
    }
    if stays ?? true { choose(place) }
    unhighlight()
    return true
  }

  func cancelTouch() {
    touchedItem = nil
    unhighlight()
  }

  private func item(under touch: UITouch) -> ItemPlace? {
    var view = touch.view
    while let here = view, here !== self {
      if let key = tiles.key(of: here) { return key.kind == .cell ? key.place : nil }
      view = here.superview
    }
    return nil
  }

  // MARK: Choosing

  private func choose(_ place: ItemPlace) {
    let path = dataPath(place)
    if (tiles[.cell(place)] as? UICollectionViewListCell)?.handleTap() == true { return }
    if takesSeveral, selection.contains(place) {
      if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
        deselectByTouch(place)
      }
      return
    }
    guard takesTaps || takesSeveral,
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if !takesSeveral {
      for other in selection.places where other != place { deselectByTouch(other) }
    }
    let cell = cell(at: place)
    setSelected(true, at: place)
    if let cell { (cell.selectionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func deselectByTouch(_ place: ItemPlace) {
    setSelected(false, at: place)
    delegate?.collectionView(self, didDeselectItemAt: dataPath(place))
  }

  func setSelected(_ isSelected: Bool, at place: ItemPlace) {
    selection.set(place, isSelected)
    let cell = tiles[.cell(place)] as? UICollectionViewCell ?? preparedCells[place]
    cell?.isSelected = isSelected
  }
}
