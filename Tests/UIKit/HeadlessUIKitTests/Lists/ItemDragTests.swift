import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Items that fingers drag within collections, and views that are dragged from.
@MainActor @Suite(.ownEnvironment)
struct ItemDragTests {
  /// Items of numbers that can be dragged and dropped.
  private final class Items: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let numbers: NumberItems
    var events: [String] = []

    init(_ numbers: NumberItems) { self.numbers = numbers }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      session.localContext = "mine"
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard collectionView.hasActiveDrag,
        session.localDragSession?.localContext as? String == "mine"
      else { return UICollectionViewDropProposal(operation: .forbidden) }
      return UICollectionViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      events.append("\(from.item) to \(to.item)")
      let number = numbers.sections[0].remove(at: from.item)
      numbers.sections[0].insert(number, at: to.item)
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [from])
        collectionView.insertItems(at: [to])
      }
      coordinator.drop(item.dragItem, toItemAt: to)
    }
  }

  private func stage(count: Int = 60) -> (UICollectionView, UIWindow, Items) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let numbers = NumberItems(count: count)
    let (collection, window) = ListStage.collection(numbers, layout)
    let items = Items(numbers)
    collection.dragDelegate = items
    collection.dropDelegate = items
    return (collection, window, items)
  }

  private func cell(_ collection: UICollectionView, _ item: Int) throws -> UICollectionViewCell {
    try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test func `an item is dragged to another place of its collection`() throws {
    let (collection, _, items) = stage()
    try drag(cell(collection, 0), onto: cell(collection, 4))
    #expect(items.events == ["0 to 4"])
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.prefix(6).map(\.tag) == [1, 2, 3, 4, 0, 5])
    #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
  }

  @Test func `the other items make room meanwhile`() throws {
    let (collection, _, items) = stage()
    let places = try (0..<4).map { try cell(collection, $0).center }
    let finger = try Finger(on: collection, at: places[0])
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: places[2], taking: 0.2)
    HeadlessClock.shared.advance(by: 0.5)
    let centers = try (0..<4).map { try cell(collection, $0).center }
    #expect(centers == [places[2], places[0], places[1], places[3]])
    finger.cancel()
    #expect(try (0..<4).map { try cell(collection, $0).center } == places)
    #expect(items.events.isEmpty)
  }

  @Test func `a collection scrolls while an item is held at its edge`() throws {
    let (collection, _, items) = stage()
    let finger = try Finger(on: collection, at: CGPoint(x: 50, y: 50))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 50, y: 438), taking: 0.2)
    HeadlessClock.shared.advance(by: 10)
    #expect(collection.contentOffset.y == collection.contentSize.height - 440)
    finger.lift()
    #expect(items.events == ["0 to 57"])
  }

  @Test func `an item that is moved by code scrolls its collection at an edge, and stays in sight`()
  {
    let (collection, _, items) = stage(count: 90)
    items.numbers.isMovable = true
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 430))
    HeadlessClock.shared.advance(by: 1)
    let scrolled = collection.contentOffset.y
    #expect(scrolled > 300)
    #expect(
      collection.cellForItem(at: IndexPath(item: 1, section: 0))?.center
        == CGPoint(x: 160, y: 430 + scrolled))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 200 + scrolled))
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.contentOffset.y == scrolled)
    collection.endInteractiveMovement()
    let moves = items.numbers.moves
    #expect(moves.count == 1 && moves[0][0] == [0, 1] && moves[0][1].item > 12)
  }

  @Test func `a view is dragged from, and tells what becomes of it`() throws {
    final class Source: NSObject, UIDragInteractionDelegate {
      var events: [String] = []
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
      ) { animator.addCompletion { _ in self.events.append("lifted") } }
      func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
      ) { events.append("begin") }
      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
      ) { events.append("will end \(operation)") }
      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
      ) { events.append("ended \(operation)") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Source()
    let interaction = UIDragInteraction(delegate: source)
    view.addInteraction(interaction)
    window.addSubview(view)
    let finger = try Finger(on: view)
    HeadlessClock.shared.advance(by: 1)
    finger.move(to: CGPoint(x: 200, y: 200), taking: 0.1)
    finger.lift()
    #expect(source.events == ["lifted", "begin", "will end cancel"])
    HeadlessClock.shared.advance(by: 1)
    #expect(source.events.last == "ended cancel")
    interaction.isEnabled = false
    try drag(view, to: CGPoint(x: 200, y: 200))
    #expect(source.events.count == 4)
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }
}
