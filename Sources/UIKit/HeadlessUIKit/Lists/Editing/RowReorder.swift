import Foundation

/// The movement of a table row that the user is dragging.
@MainActor
final class RowReorder {
  private unowned let table: UITableView
  /// The dragged row, and its current target.
  private var rows: (from: ItemPlace, to: ItemPlace)?
  /// The last target that was proposed to the delegate.
  private var proposed: ItemPlace?
  /// The touch on the row's control, and its start position in the content; nil for a row that is dragged as an item.
  private var finger: (touch: UITouch, start: CGFloat)?
  private lazy var edges = EdgeScroll(table) { [weak self] _ in self?.follow() }

  init(_ table: UITableView) { self.table = table }

  /// The row whose cell the table keeps while scrolling.
  var heldPlace: ItemPlace? { rows?.from }

  // MARK: Moving with the reorder control

  /// Begins to move a row with its reorder control.
  /// - Returns: Whether the row may be moved.
  func begin(_ cell: UITableViewCell, _ touch: UITouch) -> Bool {
    guard rows == nil, let place = table.tiles.key(of: cell)?.place, table.canReorder(place) else {
      return false
    }
    rows = (place, place)
    finger = (touch, touch.location(in: table).y)
    table.bringSubviewToFront(cell)
    return true
  }

  /// Moves the row with the finger, while other rows make room.
  func move(_ touch: UITouch) {
    follow()
    edges.follow(CGPoint(x: table.bounds.midX, y: touch.location(in: table).y))
  }

  private func follow() {
    guard let rows, let finger else { return }
    let distance = finger.touch.location(in: table).y - finger.start
    table.tiles[.cell(rows.from)]?.transform = CGAffineTransform(translationX: 0, y: distance)
    let proposed = place(at: table.rect(of: rows.from).midY + distance) ?? rows.to
    if proposed != rows.to { self.rows?.to = destination(from: rows.from, proposed: proposed) }
    makeRoom()
  }

  /// Returns the target that the delegate chooses for a row.
  func destination(from: ItemPlace, proposed: ItemPlace) -> ItemPlace {
    table.chosenPlace(insteadOf: proposed, from: from) {
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: table.dataPath(from), toProposedIndexPath: $0)
    }
  }

  /// Returns the row at a vertical position in the content; for positions outside all rows, the first or last visible
  /// one.
  private func place(at y: CGFloat) -> ItemPlace? {
    let point = CGPoint(x: table.bounds.midX, y: y)
    if let path = table.indexPathForRow(at: point) { return ItemPlace(path) }
    guard let from = rows?.from, y < table.rect(of: from).minY else {
      return table.tiles.cellPlaces.last
    }
    return table.tiles.cellPlaces.first
  }

  // MARK: Moving as the item of a drag

  /// Shows the row at its drop position.
  func showGap(from: ItemPlace, to: ItemPlace) {
    guard finger == nil else { return }
    if rows?.from != from || proposed != to {
      proposed = to
      rows = (from, destination(from: from, proposed: to))
    }
    makeRoom()
  }

  private func makeRoom() {
    guard let rows else { return }
    let height = table.rect(of: rows.from).height
    for place in table.tiles.cellPlaces {
      var shift: CGFloat = 0
      if place == rows.from {
        guard finger == nil else { continue }
        let target = table.rect(of: rows.to)
        shift =
          (rows.to > rows.from ? target.maxY - height : target.minY)
          - table.rect(of: rows.from).minY
      } else if rows.from < place, place <= rows.to {
        shift = -height
      } else if rows.to <= place, place < rows.from {
        shift = height
      }
      let cell = table.tiles[.cell(place)]
      guard cell?.transform.ty != shift else { continue }
      UIView.animate(
        withDuration: TableRules.updateLength, delay: 0, options: .allowUserInteraction,
        animations: { cell?.transform = CGAffineTransform(translationX: 0, y: shift) })
    }
  }

  // MARK: Ending

  /// Ends the movement; the data source moves the row to its target.
  func end() {
    guard let rows else { return }
    cancel()
    move(rows.from, to: rows.to)
  }

  /// Asks the data source to move a row.
  func move(_ from: ItemPlace, to: ItemPlace) {
    guard to != from else { return }
    let path = table.dataPath(from)
    let new = table.placeholders.dataPlace(ofMoveFrom: from, to: to).indexPath
    table.dataSource?.tableView(table, moveRowAt: path, to: new)
    table.moveRow(at: path, to: new)
  }

  /// Cancels the movement; all rows return to their positions.
  func cancel() {
    guard rows != nil else { return }
    edges.stop()
    rows = nil
    finger = nil
    proposed = nil
    for place in table.tiles.cellPlaces { table.tiles[.cell(place)]?.transform = .identity }
    table.setNeedsLayout()
  }

  /// Updates the index paths after an update of the table, and cancels the movement if the row was removed.
  func rekey(_ change: (ItemPlace) -> ItemPlace?) {
    guard let rows else { return }
    guard let from = change(rows.from) else { return cancel() }
    self.rows = (from, change(rows.to) ?? from)
    proposed = proposed.flatMap(change)
  }
}
