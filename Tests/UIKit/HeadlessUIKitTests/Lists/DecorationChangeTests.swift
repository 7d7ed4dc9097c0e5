import Foundation
import HeadlessUIKit
import Testing

/// Decoration views that a layout adds and removes in an update of the items.
@MainActor @Suite(.ownEnvironment)
struct DecorationChangeTests {
  private final class Shelf: UICollectionReusableView {}

  /// Rows of 100 points, some with a shelf at their lower edge.
  private final class Layout: UICollectionViewFlowLayout {
    var shelves: [IndexPath] = [[0, 0], [0, 1]]
    var added: [IndexPath] = []
    var removed: [IndexPath] = []
    var events: [String] = []

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items
        + shelves.compactMap { layoutAttributesForDecorationView(ofKind: "shelf", at: $0) }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard shelves.contains(indexPath) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 100 + 90, width: 320, height: 10)
      return attributes
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      added
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      removed
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      events.append("initial \(decorationIndexPath.item)")
      return super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      events.append("final \(decorationIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }
  }

  private func shelf(_ y: CGFloat, _ collection: UICollectionView) -> UIView? {
    collection.subviews.first { $0 is Shelf && $0.frame.minY == y }
  }

  @Test func `decorations that a layout adds fade in, and those that it removes fade out`() throws {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let items = NumberItems(count: 4)
    let (collection, _) = ListStage.collection(items, layout)
    let old = try #require(shelf(190, collection))
    let staying = try #require(shelf(90, collection))
    layout.shelves = [[0, 0], [0, 2]]
    (layout.added, layout.removed) = ([[0, 2]], [[0, 1]])
    items.sections = [[0, 1, 2]]
    collection.performBatchUpdates { collection.deleteItems(at: [[0, 3]]) }
    #expect(Set(layout.events) == ["initial 2", "final 1"])
    let new = try #require(shelf(290, collection))
    #expect(old.alpha == 0 && new.alpha == 1)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(abs((old.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    HeadlessClock.shared.advance(by: 1)
    #expect(old.superview == nil && new.superview === collection)
    #expect(shelf(90, collection) === staying && staying.alpha == 1)
  }
}
