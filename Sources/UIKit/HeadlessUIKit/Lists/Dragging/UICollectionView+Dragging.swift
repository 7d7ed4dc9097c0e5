import Foundation

extension UICollectionView {
  /// Whether items of the collection view are being dragged.
  public var hasActiveDrag: Bool { dragging.drag != nil }
  /// Whether a drag is over the collection view.
  public var hasActiveDrop: Bool { dragging.isUnderDrop }
}

extension UICollectionView: DraggedList {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func holds(_ place: ItemPlace) -> Bool { has(place) }

  /// Returns the item that the layout has at a point, ignoring the current gap for a drop.
  func draggedPlace(at point: CGPoint) -> ItemPlace? {
    indexPathForItem(at: point).flatMap { ItemPlace($0) }
  }

  func hasItems(after point: CGPoint) -> Bool {
    let isWide = contentSize.width > bounds.width
    return places(in: bounds).contains { item in
      guard item.representedElementCategory == .cell else { return false }
      let frame = shownFrame(of: item)
      let isRight = isMirrored ? frame.maxX < point.x : frame.minX > point.x
      let isBelow = frame.minY > point.y
      if isWide { return isRight || isBelow && frame.minX <= point.x && point.x <= frame.maxX }
      return isBelow || isRight && frame.minY <= point.y && point.y <= frame.maxY
    }
  }

  var lastPlace: ItemPlace? {
    let counts = loadedCounts
    return counts.lastIndex { $0 > 0 }.map { ItemPlace($0, counts[$0] - 1) }
  }

  func draggedSize(of place: ItemPlace) -> CGSize {
    layoutAttributesForItem(at: place.indexPath)?.size ?? .zero
  }

  func draggedCell(at place: ItemPlace) -> (any DraggedCell)? {
    tiles[.cell(place)] as? UICollectionViewCell
  }

  func dragItems(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: dataPath(place)) ?? []
  }

  func itemsForAdding(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem] {
    dragDelegate?.collectionView(
      self, itemsForAddingTo: session, at: dataPath(place), point: session.location(in: self))
      ?? []
  }

  func dragPreview(at place: ItemPlace) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: dataPath(place))
  }

  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func takesDrop(_ session: any UIDropSession) -> Bool? {
    dropDelegate?.collectionView(self, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal? {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }

  // MARK: Moving items

  /// Whether an item may move; with a drop delegate, always; otherwise, the data source decides.
  func canReorder(_ place: ItemPlace) -> Bool {
    guard has(place), placeholders[place] == nil else { return false }
    return dropDelegate != nil
      || dataSource?.collectionView(self, canMoveItemAt: dataPath(place)) ?? false
  }

  /// Moves the dragged item to its drop position, while the other items make room.
  ///
  /// The layout is asked what this invalidates. An assumption: Apple's documentation of the layout's methods speaks of
  /// interactive moves in general, and does not exclude drags.
  func showGap(from: ItemPlace, to: ItemPlace, at position: CGPoint) {
    let known = movement?.from == from ? movement : nil
    let old = known ?? ItemMovement(from: from, to: from)
    movement = old
    proposeMove(to: to)
    invalidateLayout(movingFrom: old, to: position)
    makeRoom()
  }

  /// Moves an item through the data source, unless a drop delegate handles the drop.
  func reorder(from: ItemPlace, to: ItemPlace) -> Bool {
    guard dropDelegate == nil, let dataSource else { return false }
    let to = destination(from: from, current: from, proposed: to)
    guard from != to else { return true }
    drop(from, at: to, in: dataSource)
    return true
  }
}
