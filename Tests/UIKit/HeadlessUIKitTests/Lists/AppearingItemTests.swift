import Foundation
import HeadlessUIKit
import Testing

/// Items that come into view while something else is animated.
@MainActor @Suite(.ownEnvironment)
struct AppearingItemTests {
  private func stage(_ count: Int, _ layout: UICollectionViewLayout) -> (
    UICollectionView, NumberItems
  ) {
    let items = NumberItems(count: count)
    return (ListStage.collection(items, layout).0, items)
  }

  private func column() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func y(_ cell: UICollectionViewCell) -> CGFloat {
    cell.layer.presentation()?.position.y ?? -1
  }

  @Test func `an item that a deletion brings into view comes from its old place`() throws {
    let (collection, items) = stage(9, column())
    items.sections = [[0, 1, 4, 5, 6, 7, 8]]
    collection.deleteItems(at: [[0, 2], [0, 3]])
    let cell = try #require(collection.cellForItem(at: [0, 4]))
    #expect(cell.tag == 6 && cell.frame.minY == 400 && cell.alpha == 1)
    #expect(y(cell) == 650)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs(y(cell) - 550) < 1e-6)
    HeadlessClock.shared.advance(by: 0.2)
    #expect(y(cell) == 450)
  }

  @Test func `an item that moves into view comes from its old place, in lists as well`() throws {
    let list = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let (collection, items) = stage(9, list)
    items.sections = [[8, 0, 1, 2, 3, 4, 5, 6, 7]]
    collection.moveItem(at: [0, 8], to: [0, 0])
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    #expect(cell.tag == 8 && y(cell) == 850)
    HeadlessClock.shared.advance(by: 1)
    #expect(y(cell) == 50)
  }

  @Test func `a layout of an app gets the old place from super, and may change it`() throws {
    final class Sideways: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.center.x += 100
        return attributes
      }
    }
    let layout = Sideways()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let (collection, items) = stage(6, layout)
    items.sections = [[1, 2, 3, 4, 5]]
    collection.deleteItems(at: [[0, 0]])
    let cell = try #require(collection.cellForItem(at: [0, 4]))
    #expect(cell.layer.presentation()?.position == CGPoint(x: 260, y: 550))
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `other bounds do not end the animations of an update`() throws {
    let (collection, items) = stage(4, column())
    let gone = try #require(collection.cellForItem(at: [0, 1]))
    items.sections = [[9, 0, 2, 3]]
    var finished: [Bool] = []
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 1]])
      collection.insertItems(at: [[0, 0]])
    } completion: {
      finished.append($0)
    }
    let new = try #require(collection.cellForItem(at: [0, 0]))
    HeadlessClock.shared.advance(by: 0.1)
    let opacity = try #require(new.layer.presentation()?.opacity)
    #expect(opacity > 0 && opacity < 1)
    UIView.animate(withDuration: 0.05) {
      collection.frame.size = CGSize(width: 400, height: 440)
      collection.layoutIfNeeded()
    }
    HeadlessClock.shared.advance(by: 0.06)
    let later = try #require(new.layer.presentation()?.opacity)
    #expect(later > opacity && later < 1 && finished.isEmpty)
    #expect(gone.superview === collection, "it still fades out")
    HeadlessClock.shared.advance(by: 0.2)
    #expect(finished == [true] && gone.superview == nil && new.layer.presentation()?.opacity == 1)
  }

  @Test func `scrolling in the middle of an update does not end its animations`() throws {
    let (collection, items) = stage(12, column())
    items.sections = [[9] + Array(0..<12)]
    var finished: [Bool] = []
    collection.performBatchUpdates(
      { collection.insertItems(at: [[0, 0]]) }, completion: { finished.append($0) })
    let new = try #require(collection.cellForItem(at: [0, 0]))
    HeadlessClock.shared.advance(by: 0.1)
    collection.contentOffset.y = 30
    collection.layoutIfNeeded()
    HeadlessClock.shared.advance(by: 0.05)
    let opacity = try #require(new.layer.presentation()?.opacity)
    #expect(opacity > 0.3 && opacity < 1 && finished.isEmpty)
    HeadlessClock.shared.advance(by: 0.2)
    #expect(finished == [true])
  }

  // MARK: Updates inside updates, and touches during them

  @Test func `an update from inside another one leaves no cell behind`() throws {
    final class Nested: NSObject, UICollectionViewDelegate {
      var items: NumberItems?
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard let items, cell.tag == 77 else { return }
        self.items = nil
        items.sections[0].remove(at: 2)
        collectionView.deleteItems(at: [[0, 2]])
      }
    }
    let (collection, items) = stage(12, column())
    let nested = Nested()
    collection.delegate = nested
    collection.layoutIfNeeded()
    nested.items = items
    items.sections[0].remove(at: 1)
    items.sections[0].insert(77, at: 0)
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 1]])
      collection.insertItems(at: [[0, 0]])
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == Array(items.sections[0].prefix(5)))
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test func `a row under a finger stays highlighted where an update moves it`() throws {
    let rows = NumberRows(count: 9)
    let (table, window) = ListStage.table(rows)
    let touch = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 160, y: 66)])
    HeadlessClock.shared.advance(by: 0.2)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    #expect(cell.isHighlighted)
    rows.sections[0].insert(99, at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(table.indexPath(for: cell) == [0, 2] && cell.isHighlighted)
    HeadlessTouchscreen.shared.end(touch)
    HeadlessClock.shared.advance(by: 1)
    #expect(!cell.isHighlighted && window.isKeyWindow)
    #expect(!table.visibleCells.contains { $0.isHighlighted })
  }

  @Test func `a row that is deleted under a finger leaves no highlight on its cell`() throws {
    let rows = NumberRows(count: 9)
    let (table, _) = ListStage.table(rows)
    let touch = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 160, y: 66)])
    HeadlessClock.shared.advance(by: 0.2)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .fade)
    HeadlessClock.shared.advance(by: 1)
    HeadlessTouchscreen.shared.end(touch)
    #expect(!cell.isHighlighted && table.indexPathForSelectedRow == nil)
    rows.sections[0].append(50)
    table.insertRows(at: [[0, 8]], with: .none)
    HeadlessClock.shared.advance(by: 1)
    #expect(!table.visibleCells.contains { $0.isHighlighted })
  }

  @Test func `a flow layout asks for its sizes again when its collection has another size`() {
    final class Halves: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: collectionView.bounds.width / 2, height: collectionView.bounds.height / 4)
      }
    }
    let layout = UICollectionViewFlowLayout()
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let (collection, _) = stage(8, layout)
    let halves = Halves()
    collection.delegate = halves
    collection.layoutIfNeeded()
    #expect(
      collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 160, y: 0, width: 160, height: 110))
    for size in [CGSize(width: 440, height: 320), CGSize(width: 440, height: 200)] {
      collection.frame.size = size
      collection.collectionViewLayout.invalidateLayout()
      collection.layoutIfNeeded()
      let half = CGSize(width: size.width / 2, height: size.height / 4)
      #expect(collection.cellForItem(at: [0, 1])?.frame.size == half)
    }
  }
}
