import Foundation

extension UICollectionView: UIDataSourceTranslating {
  /// Whether the collection view shows placeholders of drops, or its items make room for a drop.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty || dragging.showsRoom }
}

extension UICollectionView: PlaceholderList {
  func insertPlaceholder(_ placeholder: ListPlaceholders.Placeholder) {
    _ = loadedCounts
    placeholders.insert(placeholder)
    showUpdate { $0.insertedItems.append(placeholder.place) }
  }

  func showUpdate(_ change: @escaping (inout ListUpdate) -> Void) {
    performUsingPresentationValues { performBatchUpdates { change(&self.update) } }
  }

  func updateCell(_ placeholder: ListPlaceholders.Placeholder) {
    if let cell = tiles[.cell(placeholder.place)] { placeholder.update(cell) }
  }

  /// Returns the cell of a placeholder.
  func makeCell(_ placeholder: ListPlaceholders.Placeholder) -> UICollectionViewCell {
    let cell = dequeueReusableCell(
      withReuseIdentifier: placeholder.identifier, for: placeholder.place.indexPath)
    placeholderCells.insert(ObjectIdentifier(cell))
    placeholder.update(cell)
    return cell
  }
}
