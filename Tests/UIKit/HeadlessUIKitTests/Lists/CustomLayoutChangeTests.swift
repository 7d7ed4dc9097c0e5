import Foundation
import HeadlessUIKit
import Testing

/// Items that move in layouts of an app's own, and between layouts.
@MainActor @Suite(.ownEnvironment)
struct CustomLayoutChangeTests {
  /// Rows of one height, and a note of what the collection view asks.
  private class RowLayout: UICollectionViewLayout {
    var height: CGFloat = 100
    var asked: [String] = []

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * height)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(indexPath.item) * height, width: collectionView!.bounds.width,
        height: height)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: [0, $0])
      }.filter { $0.frame.intersects(rect) }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      asked.append("initial \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      asked.append("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  private func y(_ cell: UICollectionViewCell) -> CGFloat {
    cell.layer.presentation()?.position.y ?? -1
  }

  @Test func `an item that an update brings into view is asked for its initial attributes`() throws
  {
    let items = NumberItems(count: 12)
    let layout = RowLayout()
    let (collection, _) = ListStage.collection(items, layout)
    items.sections = [[0, 1, 4, 5, 6, 7, 8, 9, 10, 11]]
    collection.deleteItems(at: [[0, 2], [0, 3]])
    let cell = try #require(collection.cellForItem(at: [0, 4]))
    #expect(cell.tag == 6 && cell.frame.minY == 400 && y(cell) == 450)
    #expect(layout.asked == ["final 2", "final 3", "initial 3", "initial 4"])
    HeadlessClock.shared.advance(by: 1)
    #expect(y(cell) == 450)
  }

  @Test func `between two layouts, items come from the old places, and leave to the new ones`()
    throws
  {
    let (collection, window) = ListStage.collection(NumberItems(count: 12), RowLayout())
    let dense = RowLayout()
    dense.height = 50
    collection.setCollectionViewLayout(dense, animated: true)
    let new = try #require(collection.cellForItem(at: [0, 6]))
    #expect(new.frame.minY == 300 && y(new) == 650)
    #expect(dense.asked == ["initial 5", "initial 6", "initial 7", "initial 8"])
    HeadlessClock.shared.advance(by: 1)
    #expect(y(new) == 325)
    let wide = RowLayout()
    wide.height = 100
    collection.setCollectionViewLayout(wide, animated: true)
    #expect(dense.asked.suffix(4) == ["final 5", "final 6", "final 7", "final 8"])
    #expect(new.superview != nil && new.frame.minY == 600 && y(new) == 325)
    HeadlessClock.shared.advance(by: 1)
    #expect(new.superview == nil && window.isKeyWindow)
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test func `a flow layout that sets its item size while it prepares asks for cells of that size`()
  {
    final class Thirds: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 220)
      }
    }
    let layout = Thirds()
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let items = NumberItems(count: 40)
    let (collection, _) = ListStage.collection(items, layout)
    #expect(items.asked.count == 4 && collection.visibleCells.count == 4)
    #expect(collection.visibleCells.allSatisfy { $0.frame.size == layout.itemSize })
  }

  @Test func `an invalidation moves and resizes the content until the layout is prepared`() {
    final class Noting: RowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Noting()
    let (collection, window) = ListStage.collection(NumberItems(count: 10), layout)
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    layout.contexts = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.invalidateItems(at: [[0, 1], [0, 2]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [[0, 0]])
    context.invalidateDecorationElements(ofKind: "back", at: [[0, 0]])
    context.invalidateDecorationElements(ofKind: "back", at: [[0, 1]])
    layout.invalidateLayout(with: context)
    #expect(collection.contentSize.height == 1050 && collection.contentOffset.y == 130)
    #expect(layout.contexts == [context] && !context.invalidateEverything)
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [[0, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [[0, 0], [0, 1]]])
    window.layoutIfNeeded()
    #expect(collection.contentSize.height == 1000 && collection.contentOffset.y == 130)
    layout.invalidateLayout()
    #expect(layout.contexts.last?.invalidateEverything == true)
    collection.reloadData()
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }
}
