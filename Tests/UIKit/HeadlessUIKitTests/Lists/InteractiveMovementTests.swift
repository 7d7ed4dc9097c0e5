import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What a layout is asked while a finger moves an item.
@MainActor @Suite(.ownEnvironment)
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

  /// Gives items a height of 50 points, and counts how often it is asked.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 320, height: 50)
    }
  }

  private let layout = Layout()
  private let items = NumberItems(count: 6, isMovable: true)
  private let sizes = Sizes()
  private let collection: UICollectionView
  private let window: UIWindow

  init() {
    layout.minimumLineSpacing = 0
    (collection, window) = ListStage.collection(items, layout)
    collection.delegate = sizes
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
    #expect(layout.log.last == "[2] ends at [2] false" && items.moves == [[[0, 0], [0, 2]]])
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
    let first = cell(0)
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    move(to: 130)
    collection.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(layout.log.last == "[2] ends at [0] true" && items.moves.isEmpty)
    #expect(cell(0) === first && cell(0)?.frame.minY == 0 && cell(0)?.alpha == 1)
    #expect(cell(1)?.frame.minY == 50)
  }

  @Test func `a movement asks for no sizes`() {
    let asked = sizes.asked
    #expect(asked > 0 && collection.beginInteractiveMovementForItem(at: [0, 0]))
    move(to: 130)
    window.layoutIfNeeded()
    collection.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(sizes.asked == asked)
  }

  @Test func `a movement asks for no sections again, and computes none again`() {
    var asked = 0
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    final class Sections: UICollectionViewCompositionalLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let sections = Sections { _, _ in
      asked += 1
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    items.sections = [Array(0..<3), Array(3..<6)]
    collection.reloadData()
    collection.collectionViewLayout = sections
    window.layoutIfNeeded()
    #expect(asked > 0 && collection.beginInteractiveMovementForItem(at: [0, 0]))
    (asked, sections.contexts) = (0, [])
    for y in stride(from: 40, to: 220, by: 20) { move(to: CGFloat(y)) }
    window.layoutIfNeeded()
    #expect(cell(1)?.frame.minY == 0 && cell(2)?.frame.minY == 50)
    collection.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(asked == 0 && cell(1)?.frame.minY == 50)
    #expect(sections.contexts.count == 10)
  }

  // MARK: Drags

  /// Lets items be dragged, and moves them where they are dropped.
  private final class Drags: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: intent)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let from = coordinator.items.first?.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      collectionView.dataSource?.collectionView(collectionView, moveItemAt: from, to: to)
      collectionView.moveItem(at: from, to: to)
    }
  }

  private let drags = Drags()

  /// Drags the first item over the third one.
  private func dragFirst() throws -> Finger {
    let finger = try Finger(on: collection, at: CGPoint(x: 160, y: 25))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), taking: 0.2)
    return finger
  }

  @Test(arguments: [true, false])
  func `a drag within the collection invalidates the layout as a movement does`(
    _ hasDropDelegate: Bool
  ) throws {
    collection.dragDelegate = drags
    if hasDropDelegate { collection.dropDelegate = drags }
    let finger = try dragFirst()
    let context = try #require(layout.context)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
    #expect(context.interactiveMovementTarget == CGPoint(x: 160, y: 125))
    #expect(layout.log.contains { $0.hasPrefix("[1] to [2]") })
    let asked = sizes.asked
    finger.move(to: CGPoint(x: 160, y: 130), taking: 0.1)
    #expect(layout.log.last?.hasPrefix("[2] to [2]") == true && sizes.asked == asked)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(layout.log.last == "[2] ends at [2] false")
    #expect(items.moves == [[[0, 0], [0, 2]]])
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 0, 3, 4, 5])
  }

  @Test func `items make no room for a drop into one of them`() throws {
    drags.intent = .insertIntoDestinationIndexPath
    collection.dragDelegate = drags
    collection.dropDelegate = drags
    let finger = try dragFirst()
    HeadlessClock.shared.advance(by: 1)
    #expect((0..<4).map { cell($0)?.center.y } == [25, 75, 125, 175] && layout.log.isEmpty)
    finger.cancel()
  }

  @Test func `a drag that leaves the collection cancels the movement of its layout`() throws {
    collection.dragDelegate = drags
    let finger = try dragFirst()
    finger.cancel()
    #expect(layout.log.last == "[2] ends at [0] true" && items.moves.isEmpty)
    window.layoutIfNeeded()
    #expect(cell(0)?.frame.minY == 0 && cell(1)?.frame.minY == 50)
  }
}
