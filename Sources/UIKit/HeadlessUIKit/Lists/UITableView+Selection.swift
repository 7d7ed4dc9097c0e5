package import Foundation

extension UITableView {
  // MARK: Taps

  /// Performs the effect of a tap on a row: selects it, performs its segue and calls the delegate.
  ///
  /// The order is that of UIKit: `shouldHighlightRowAt`, `didHighlightRowAt`, `didUnhighlightRowAt`, `willSelectRowAt`,
  /// deselection of the previous selection, the segue of the cell (which
  /// ``UIViewController/shouldPerformSegue(withIdentifier:sender:)`` may refuse; its sender is the cell),
  /// `didSelectRowAt`. With multiple selection, a tap on a selected row deselects it. Touching the row has the same
  /// effect.
  /// - Returns: Whether the row exists and can be tapped.
  @discardableResult
  package func tapRow(at indexPath: IndexPath) -> Bool {
    showIfNeeded()
    guard let place = ItemPlace(indexPath), highlight(place) else { return false }
    unhighlight()
    chooseRow(place)
    return true
  }

  /// Performs the effect of a tap on a row's accessory button: performs its segue and calls the delegate.
  /// - Returns: Whether the row exists and has a button: one of the detail types, or a control.
  @discardableResult
  package func tapAccessory(forRowAt indexPath: IndexPath) -> Bool {
    showIfNeeded()
    guard let place = ItemPlace(indexPath), hasRow(place), placeholders[place] == nil,
      let cell = cell(at: place)
    else { return false }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
    guard type == .detailButton || type == .detailDisclosureButton || view is UIControl else {
      return false
    }
    (cell.accessoryActionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: dataPath(place))
    return true
  }

  private var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Makes the selected rows show the background for single or multiple selection.
  func severalChanged() {
    for place in selection.places { (tiles[.cell(place)] as? UITableViewCell)?.showSelection() }
  }

  func hasRow(_ place: ItemPlace) -> Bool {
    loadIfNeeded()
    return geometry.has(place)
  }

  // MARK: Highlighting

  /// Highlights a row if it can be tapped and the delegate allows it; returns whether it was highlighted.
  private func highlight(_ place: ItemPlace) -> Bool {
    guard takesTaps || takesSeveral, hasRow(place), placeholders[place] == nil,
      delegate?.tableView(self, shouldHighlightRowAt: dataPath(place)) ?? true
    else { return false }
    highlightedRow = place
    (tiles[.cell(place)] as? UITableViewCell)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: dataPath(place))
    return true
  }

  private func unhighlight() {
    guard let place = highlightedRow else { return }
    highlightedRow = nil
    (tiles[.cell(place)] as? UITableViewCell)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: dataPath(place))
  }

  // MARK: Fingers

  /// Highlights the row under a finger; returns false if there is none.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    // A touch outside an open row only closes the row.
    if madeSwipe?.close() == true { return true }
    guard touchedRow == nil, let touch = touches.first, let place = row(under: touch) else {
      return false
    }
    touchedRow = place
    touchesAccessory = isOnDetailButton(touch, of: place)
    if !touchesAccessory { _ = highlight(place) }
    return true
  }

  private func isOnDetailButton(_ touch: UITouch, of place: ItemPlace) -> Bool {
    guard let cell = tiles[.cell(place)] as? UITableViewCell else { return false }
    return cell.touchedPartOfDetailButton?.contains(touch.location(in: cell)) ?? false
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let place = touchedRow else { return false }
    touchedRow = nil
    if touchesAccessory {
      touchesAccessory = false
      if touches.contains(where: { isOnDetailButton($0, of: place) }) {
        tapAccessory(forRowAt: place.indexPath)
      }
      return true
    }
    if dragging.add(at: place) {
      unhighlight()
      return true
    }
    guard highlightedRow != nil else { return true }
    let stays = touches.first.map { row(at: $0) == place } ?? true
    unhighlight()
    if stays { chooseRow(place) }
    return true
  }

  func cancelTouch() {
    touchedRow = nil
    touchesAccessory = false
    unhighlight()
  }

  /// Returns the row that a touch hits.
  private func row(under touch: UITouch) -> ItemPlace? {
    var view = touch.view
    while let here = view, here !== self {
      if let key = tiles.key(of: here) { return key.kind == .cell ? key.place : nil }
      view = here.superview
    }
    return nil
  }

  private func row(at touch: UITouch) -> ItemPlace? {
    indexPathForRow(at: touch.location(in: self)).flatMap { ItemPlace($0) }
  }

  // MARK: Choosing

  /// Selects a row, or deselects it with multiple selection.
  private func chooseRow(_ place: ItemPlace) {
    if takesSeveral, selection.contains(place) { return deselectByTouch(place) }
    guard takesTaps || takesSeveral else { return }
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: dataPath(place)) }
    guard let chosen = shownPlace(wanted, else: place), hasRow(chosen) else { return }
    if !takesSeveral {
      for other in selection.places where other != chosen { deselectByTouch(other) }
    }
    let cell = cell(at: chosen)
    setSelected(true, at: chosen, animated: false)
    if !isEditing, let cell {
      (cell.selectionSegueTemplate as? UIStoryboardSegueTemplate)?.trigger(cell)
    }
    delegate?.tableView(self, didSelectRowAt: dataPath(chosen))
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: dataPath(chosen)) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: dataPath(chosen))
    }
  }

  /// Returns the row that the delegate chooses instead of another, or nil if it refuses.
  private func shownPlace(_ chosen: IndexPath??, else place: ItemPlace) -> ItemPlace? {
    guard let chosen else { return place }
    return chosen.flatMap { ItemPlace($0) }.map { placeholders.shownPlace(of: $0) }
  }

  private func deselectByTouch(_ place: ItemPlace) {
    let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: dataPath(place)) }
    guard let chosen = shownPlace(wanted, else: place) else { return }
    setSelected(false, at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: dataPath(chosen))
  }

  func setSelected(_ isSelected: Bool, at place: ItemPlace, animated: Bool) {
    selection.set(place, isSelected)
    let cell = tiles[.cell(place)] as? UITableViewCell ?? preparedCells[place]
    cell?.setSelected(isSelected, animated: animated)
  }
}
