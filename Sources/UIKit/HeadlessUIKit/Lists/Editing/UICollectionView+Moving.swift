import Foundation

/// The movement of an item with a finger: its original index path, and the index path of its drop.
struct ItemMovement {
  let from: ItemPlace
  var to: ItemPlace
  /// The center of the item under the finger, in the content's coordinates; nil before it moves, and for a dragged item.
  var center: CGPoint?
  /// The position of the last target, in the content's coordinates; nil before the item moves.
  var position: CGPoint?
  /// The last target that was proposed to the delegate.
  var proposed: ItemPlace?

  init(from: ItemPlace, to: ItemPlace, center: CGPoint? = nil) {
    (self.from, self.to, self.center) = (from, to, center)
  }
}

extension UICollectionView {
  // MARK: Moving items

  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    showIfNeeded()
    guard movement == nil, let place = ItemPlace(indexPath), has(place),
      placeholders[place] == nil, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: dataPath(place))
    else { return false }
    movement = ItemMovement(from: place, to: place)
    if let cell = tiles[.cell(place)] { cell.superview?.bringSubviewToFront(cell) }
    return true
  }

  func moveTarget(to targetPosition: CGPoint) {
    guard let movement else { return }
    self.movement?.center = targetPosition
    prepareLayout()
    let path = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.to.indexPath, withPosition: targetPosition)
    var needsRoom = false
    if let place = ItemPlace(path), has(place) { needsRoom = proposeMove(to: place) }
    // The delegate may have ended the movement.
    guard self.movement != nil else { return }
    invalidateLayout(movingFrom: movement, to: targetPosition)
    if let cell = tiles[.cell(movement.from)] {
      let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.from.indexPath, withTargetPosition: targetPosition)
      apply(attributes, to: cell)
      cell.center = convert(attributes.center, to: cell.superview)
    }
    movementEdges.follow(targetPosition)
    if needsRoom { makeRoom() }
  }

  /// Asks the layout what to invalidate for a movement to another position.
  /// - Parameters:
  ///   - old: The previous state of the movement.
  ///   - position: The point at which the item would be dropped, in the content's coordinates.
  func invalidateLayout(movingFrom old: ItemMovement, to position: CGPoint) {
    guard let movement else { return }
    let start = old.position ?? place(ofItem: old.from.indexPath)?.center
    self.movement?.position = position
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [movement.to.indexPath], withTargetPosition: position,
        previousIndexPaths: [old.to.indexPath], previousPosition: start ?? position))
    prepareLayout()
  }

  /// Asks the delegate about a new target for the moving item.
  /// - Returns: Whether the target has changed.
  @discardableResult
  func proposeMove(to proposed: ItemPlace) -> Bool {
    guard let movement, proposed != movement.proposed ?? movement.to else { return false }
    self.movement?.proposed = proposed
    let to = destination(from: movement.from, current: movement.to, proposed: proposed)
    self.movement?.to = to
    return to != movement.to
  }

  /// Returns the target that the delegate chooses for an item.
  func destination(from: ItemPlace, current: ItemPlace, proposed: ItemPlace) -> ItemPlace {
    guard proposed != from else { return proposed }
    let now = placeholders.dataPlace(ofMoveFrom: from, to: current).indexPath
    let chosen = chosenPlace(insteadOf: proposed, from: from) {
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: dataPath(from),
        atCurrentIndexPath: now, toProposedIndexPath: $0)
    }
    return has(chosen) ? chosen : proposed
  }

  /// Keeps the moving item under the finger after the list has scrolled.
  func moveTarget(by distance: CGPoint) {
    guard let center = movement?.center else { return }
    updateInteractiveMovementTargetPosition(
      CGPoint(x: center.x + distance.x, y: center.y + distance.y))
    makeRoom()
  }

  func endMovement() {
    guard let movement else { return }
    closeGap(isCancelled: false) {
      if movement.to != movement.from, let dataSource {
        drop(movement.from, at: movement.to, in: dataSource)
      }
    }
  }

  /// Asks the data source to move an item to its drop position.
  func drop(
    _ from: ItemPlace, at to: ItemPlace, in dataSource: any UICollectionViewDataSource
  ) {
    let old = placeholders.dataPlace(of: from)
    let new = placeholders.dataPlace(ofMoveFrom: from, to: to)
    dataSource.collectionView(self, moveItemAt: old.indexPath, to: new.indexPath)
    move(old, to: new)
  }

  func cancelMovement() { closeGap(isCancelled: true) {} }

  /// Ends a movement: returns all items to their positions, performs the drop, and notifies the layout.
  func closeGap(isCancelled: Bool, drop: () -> Void) {
    guard let movement else { return drop() }
    forgetMovement()
    restoreItems()
    drop()
    let final = isCancelled ? movement.from : movement.to
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final.indexPath], previousIndexPaths: [movement.to.indexPath],
        movementCancelled: isCancelled))
  }

  /// Updates the index paths after an update of the list, and ends the movement if the item was removed.
  func rekeyMovement(_ change: (ItemPlace) -> ItemPlace?) {
    guard let movement else { return }
    guard let from = change(movement.from) else { return forgetMovement() }
    var moved = ItemMovement(from: from, to: change(movement.to) ?? from, center: movement.center)
    moved.position = movement.position
    self.movement = moved
  }

  /// Ends a movement whose cells no longer exist.
  func forgetMovement() {
    guard movement != nil else { return }
    movementEdges.stop()
    movement = nil
  }

  /// Shifts the items between the old and the new index path by one.
  func makeRoom() {
    guard let movement else { return }
    for place in tiles.cellPlaces {
      var shown = place
      if place == movement.from {
        // The item that the finger moves is already in position.
        guard movement.center == nil else { continue }
        shown = movement.to
      } else if place.section == movement.from.section, movement.from.item < place.item,
        place.section != movement.to.section || place <= movement.to
      {
        shown.item -= 1
      } else if place.section == movement.to.section, movement.to.item <= place.item,
        place < movement.from || place.section != movement.from.section
      {
        shown.item += 1
      }
      guard has(shown), let cell = tiles[.cell(place)],
        let target = self.place(ofItem: shown.indexPath)
      else { continue }
      let origin = container(of: target) === self ? CGPoint.zero : applied(origin: target)
      let center = CGPoint(x: target.center.x - origin.x, y: target.center.y - origin.y)
      guard cell.center != center else { continue }
      UIView.animate(
        withDuration: TableRules.updateLength, delay: 0, options: .allowUserInteraction,
        animations: { cell.center = center })
    }
  }

  private func applied(origin attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    attributes.area.flatMap { scrollers[$0]?.area.frame.origin } ?? .zero
  }

  private func restoreItems() {
    for place in tiles.cellPlaces {
      guard let cell = tiles[.cell(place)],
        let attributes = self.place(ofItem: place.indexPath)
      else { continue }
      applied[ObjectIdentifier(cell)] = nil
      apply(attributes, to: cell)
    }
  }
}

/// The object that lets a long press move items in the collection view of a controller.
@MainActor
final class ItemMover: NSObject, NibConnectable, UIGestureRecognizerDelegate {
  private unowned let collection: UICollectionView
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  /// The vector from the finger to the center of the item, in points.
  private var grip = CGPoint.zero

  init(in collection: UICollectionView) {
    self.collection = collection
    super.init()
    press.addTarget(self, action: "handlePress:")
    press.delegate = self
    collection.addGestureRecognizer(press)
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePress:", ItemMover.handlePress)
  }

  private var path: IndexPath? {
    collection.indexPathForItem(at: press.location(in: collection))
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    let finger = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path, collection.beginInteractiveMovementForItem(at: path),
        let item = collection.layoutAttributesForItem(at: path)
      else { return }
      let place = collection.shownFrame(of: item)
      grip = CGPoint(x: place.midX - finger.x, y: place.midY - finger.y)
    case .changed:
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    default: break
    }
  }

  /// Whether the press may begin; the data source must allow the item to move.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let place = path.flatMap({ ItemPlace($0) }), collection.placeholders[place] == nil,
      let dataSource = collection.dataSource
    else { return false }
    return dataSource.collectionView(collection, canMoveItemAt: collection.dataPath(place))
  }
}
