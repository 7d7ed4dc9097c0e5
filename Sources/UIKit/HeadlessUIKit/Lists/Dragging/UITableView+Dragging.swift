import Foundation

extension UITableView {
  /// Whether rows of the table are being dragged.
  public var hasActiveDrag: Bool { dragging.drag != nil }
  /// Whether a drag is over the table.
  public var hasActiveDrop: Bool { dragging.isUnderDrop }
}

extension UITableView: DraggedList {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func holds(_ place: ItemPlace) -> Bool { geometry.has(place) }

  func draggedPlace(at point: CGPoint) -> ItemPlace? {
    indexPathForRow(at: point).flatMap { ItemPlace($0) }
  }

  func hasItems(after point: CGPoint) -> Bool {
    geometry.firstRow(endingAfter: Double(point.y)) != nil
  }

  var lastPlace: ItemPlace? {
    geometry.sections.lastIndex { $0.rows.count > 0 }.map {
      ItemPlace($0, geometry.sections[$0].rows.count - 1)
    }
  }

  func draggedSize(of place: ItemPlace) -> CGSize {
    holds(place) ? rect(of: place).size : .zero
  }

  func draggedCell(at place: ItemPlace) -> (any DraggedCell)? {
    tiles[.cell(place)] as? UITableViewCell
  }

  func dragItems(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: dataPath(place)) ?? []
  }

  func itemsForAdding(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem] {
    dragDelegate?.tableView(
      self, itemsForAddingTo: session, at: dataPath(place), point: session.location(in: self))
      ?? []
  }

  func dragPreview(at place: ItemPlace) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: dataPath(place))
  }

  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func takesDrop(_ session: any UIDropSession) -> Bool? {
    dropDelegate?.tableView(self, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }

  // MARK: Moving rows

  func canReorder(_ place: ItemPlace) -> Bool {
    guard holds(place), placeholders[place] == nil else { return false }
    return dataSource?.tableView(self, canMoveRowAt: dataPath(place)) ?? false
  }

  func showGap(from: ItemPlace, to: ItemPlace, at position: CGPoint) {
    reorder.showGap(from: from, to: to)
  }

  func closeGap(isCancelled: Bool, drop: () -> Void) {
    reorder.cancel()
    drop()
  }

  /// Moves a row through the data source if it implements the required method, without asking the drop delegate.
  ///
  /// An assumption; Apple's sample code for drag and drop in tables relies on it.
  func reorder(from: ItemPlace, to: ItemPlace) -> Bool {
    guard let dataSource else { return false }
    let to = reorder.destination(from: from, proposed: to)
    guard to != from else { return true }
    let path = placeholders.dataPlace(ofMoveFrom: from, to: to).indexPath
    defaultAnswers.clear(.move)
    dataSource.tableView(self, moveRowAt: dataPath(from), to: path)
    guard !defaultAnswers.has(.move) else { return false }
    moveRow(at: dataPath(from), to: path)
    return true
  }
}
