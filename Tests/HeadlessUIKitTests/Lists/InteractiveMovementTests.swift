import Foundation
import HeadlessUIKit
import Testing

/// What a layout is asked while a finger moves an item.
@MainActor @Suite(.serialized, .ownEnvironment)
struct InteractiveMovementTests {
  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    var context: UICollectionViewLayoutInvalidationContext?

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append(
        "\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))"
          + " from \(Int(previousPosition.y)) to \(Int(targetPosition.y))")
      return super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append(
        "\(previousIndexPaths.map(\.item)) ends at \(indexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      self.context = context
      super.invalidateLayout(with: context)
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
  }

  /// Items of 50 points that may move.
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var moves: [[Int]] = []
    var askedSizes = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath.item, destinationIndexPath.item]) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      askedSizes += 1
      return CGSize(width: 320, height: 50)
    }
  }

  private let layout = Layout()
  private let items = Items()
  private let collection: UICollectionView
  private let window: UIWindow

  init() {
    layout.minimumLineSpacing = 0
    (collection, window) = ListStage.collection(NumberItems(count: 0), layout)
    collection.dataSource = items
    collection.delegate = items
    window.layoutIfNeeded()
  }

  private func move(to y: CGFloat) {
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func `each movement of the finger invalidates the layout with the old and the new place`()
    throws
  {
    #expect(layout.context?.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(layout.context?.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(layout.log.isEmpty)
    move(to: 40)
    move(to: 130)
    #expect(layout.log == ["[0] to [0] from 25 to 40", "[0] to [2] from 40 to 130"])
    let context = try #require(layout.context)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
    #expect(context.interactiveMovementTarget == CGPoint(x: 160, y: 130))
    collection.endInteractiveMovement()
    #expect(layout.log.last == "[2] ends at [2] false" && items.moves == [[0, 2]])
    #expect(layout.context?.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
  }

  @Test func `the layout chooses the look of the moving item, which stays under the finger`() {
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    move(to: 130)
    window.layoutIfNeeded()
    #expect(cell(0)?.center == CGPoint(x: 160, y: 130) && cell(0)?.alpha == 0.5)
    #expect(cell(1)?.center.y == 25 && cell(2)?.center.y == 75 && cell(3)?.center.y == 175)
    #expect(cell(1)?.alpha == 1)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: [0, 0], withTargetPosition: CGPoint(x: 10, y: 20))
    #expect(attributes.zIndex == .max && attributes.center == CGPoint(x: 10, y: 20))
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 0, "a copy moves")
  }

  @Test func `a cancelled movement ends where it began`() {
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    move(to: 130)
    collection.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(layout.log.last == "[2] ends at [0] true" && items.moves.isEmpty)
    #expect(cell(0)?.frame.minY == 0 && cell(0)?.alpha == 1 && cell(1)?.frame.minY == 50)
  }

  @Test func `a movement asks for no sizes`() {
    let asked = items.askedSizes
    #expect(asked > 0 && collection.beginInteractiveMovementForItem(at: [0, 0]))
    move(to: 130)
    window.layoutIfNeeded()
    collection.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(items.askedSizes == asked)
  }
}
