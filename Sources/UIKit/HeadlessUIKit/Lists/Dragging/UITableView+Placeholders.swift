import Foundation

extension UITableView: UIDataSourceTranslating {
  /// Whether the table shows placeholders of drops, or its rows make room for a drop.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty || dragging.showsRoom }
}

extension UITableView: PlaceholderList {
  func insertPlaceholder(_ placeholder: ListPlaceholders.Placeholder) {
    loadIfNeeded()
    placeholders.insert(placeholder)
    showUpdate { $0.insertedItems.append(placeholder.place) }
  }

  func showUpdate(_ change: @escaping (inout ListUpdate) -> Void) {
    performUsingPresentationValues {
      beginUpdates()
      change(&update)
      endUpdates()
    }
  }

  func updateCell(_ placeholder: ListPlaceholders.Placeholder) {
    if let cell = tiles[.cell(placeholder.place)] { placeholder.update(cell) }
  }

  /// Returns the cell of a placeholder.
  func makeCell(_ placeholder: ListPlaceholders.Placeholder) -> UITableViewCell {
    let cell = dequeueReusableCell(
      withIdentifier: placeholder.identifier, for: placeholder.place.indexPath)
    placeholderCells.insert(ObjectIdentifier(cell))
    placeholder.update(cell)
    return cell
  }
}
