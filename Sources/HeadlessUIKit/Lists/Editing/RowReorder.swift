import Foundation

/// A row of a table that a finger drags to another place.
@MainActor
final class RowReorder {
  private unowned let table: UITableView
  /// The row that is dragged, and where the delegate lets it go.
  private var drag: (cell: UITableViewCell, from: ItemPlace, to: ItemPlace, start: CGFloat)?

  init(_ table: UITableView) { self.table = table }

  var isDragging: Bool { drag != nil }

  /// - Returns: Whether the row may be moved.
  func begin(_ cell: UITableViewCell, _ touch: UITouch) -> Bool {
    guard drag == nil, let place = table.tiles.key(of: cell)?.place,
      let dataSource = table.dataSource,
      dataSource.tableView(table, canMoveRowAt: place.indexPath)
    else { return false }
    drag = (cell, place, place, touch.location(in: table).y)
    table.bringSubviewToFront(cell)
    return true
  }

  /// The row follows the finger, and the rows that it passes make room.
  func move(_ touch: UITouch) {
    guard let drag else { return }
    let y = touch.location(in: table).y
    drag.cell.transform = CGAffineTransform(translationX: 0, y: y - drag.start)
    let middle = table.rect(of: drag.from).midY + y - drag.start
    let proposed = place(at: middle) ?? drag.to
    guard proposed != drag.to else { return }
    let path = drag.from.indexPath
    let chosen = table.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed.indexPath)
    self.drag?.to = chosen.flatMap { ItemPlace($0) } ?? proposed
    makeRoom()
  }

  /// The row at a height of the content, the nearest one of the same section beyond its ends.
  private func place(at y: CGFloat) -> ItemPlace? {
    let point = CGPoint(x: table.bounds.midX, y: y)
    if let path = table.indexPathForRow(at: point) { return ItemPlace(path) }
    guard let from = drag?.from, y < table.rect(of: from).minY else {
      return table.tiles.cellPlaces.last
    }
    return table.tiles.cellPlaces.first
  }

  private func makeRoom() {
    guard let drag else { return }
    let height = table.rect(of: drag.from).height
    for place in table.tiles.cellPlaces where place != drag.from {
      var shift: CGFloat = 0
      if drag.from < place, place <= drag.to { shift = -height }
      if drag.to <= place, place < drag.from { shift = height }
      let cell = table.tiles[.cell(place)]
      guard cell?.transform.ty != shift else { continue }
      UIView.animate(
        withDuration: TableRules.updateLength, delay: 0, options: .allowUserInteraction,
        animations: { cell?.transform = CGAffineTransform(translationX: 0, y: shift) })
    }
  }

  /// The data source moves the row to where it was dropped.
  func end() {
    guard let drag else { return }
    cancel()
    guard drag.to != drag.from else { return }
    let (from, to) = (drag.from.indexPath, drag.to.indexPath)
    table.dataSource?.tableView(table, moveRowAt: from, to: to)
    table.moveRow(at: from, to: to)
  }

  /// Rows go back to where they were.
  func cancel() {
    drag = nil
    for cell in table.visibleCells { cell.transform = .identity }
  }
}
