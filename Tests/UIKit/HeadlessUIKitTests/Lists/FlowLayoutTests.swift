import Foundation
import HeadlessUIKit
import Testing

/// Where a flow layout puts items; the figures are those of Apple's pages and of published measurements.
@MainActor @Suite(.ownEnvironment)
struct FlowLayoutTests {
  /// Gives items different sizes.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: 0)).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 5), (.fromSafeArea, 35),
    (.fromLayoutMargins, 25),
  ])
  func `section insets count from the content inset, the safe area or the margins`(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, _ left: CGFloat
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset.left = 5
    layout.sectionInsetReference = reference
    let (collection, window) = ListStage.collection(NumberItems(count: 3), layout)
    let controller = ListStage.embed(
      collection, safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0),
      margins: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    #expect(frames(collection).first?.minX == left)
    controller.additionalSafeAreaInsets.left += 10
    window.layoutIfNeeded()
    let safeLeft = reference == .fromSafeArea ? left + 10 : left
    #expect(frames(collection).first?.minX == safeLeft)
    collection.layoutMargins.left += 5
    window.layoutIfNeeded()
    #expect(
      frames(collection).first?.minX == (reference == .fromLayoutMargins ? left + 5 : safeLeft))
  }

  @Test func `a layout chooses where a released list comes to rest`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      var target: CGFloat?
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { target = targetContentOffset.pointee.y }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 90, height: 60)
    let (collection, window) = ListStage.collection(NumberItems(count: 300), layout)
    let delegate = Delegate()
    collection.delegate = delegate
    window.makeKeyAndVisible()
    let touch = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 100, y: 300)])
    for step in 1...6 {
      HeadlessClock.shared.advance(by: 1.0 / 60)
      HeadlessTouchscreen.shared.move([(touch[0], CGPoint(x: 100, y: 300 - CGFloat(step) * 20))])
    }
    HeadlessTouchscreen.shared.end(touch)
    HeadlessClock.shared.advance(by: 6)
    #expect(delegate.target.map { $0 > 0 && $0.truncatingRemainder(dividingBy: 100) == 0 } == true)
    #expect(collection.contentOffset.y == delegate.target)
  }

  @Test func `a grid has its heads, insets and feet, and fills its lines`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let (collection, _) = ListStage.collection(NumberItems(count: 7), layout)
    let origins = frames(collection).map(\.origin)
    #expect(origins.map(\.x) == [10, 115, 220, 10, 115, 220, 10])
    #expect(origins.map(\.y) == [40, 40, 40, 110, 110, 110, 180])
    #expect(collection.contentSize == CGSize(width: 320, height: 270))
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let section = IndexPath(item: 0, section: 0)
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: header, at: section)?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      collection.supplementaryView(forElementKind: footer, at: section)?.frame
        == CGRect(x: 0, y: 250, width: 320, height: 20))
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 1)
  }

  @Test func `the last line of a grid is as wide as the others, one of different sizes is not`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let (grid, _) = ListStage.collection(NumberItems(count: 4), layout, width: 375)
    #expect(frames(grid).map(\.minX) == [0, 137.5, 275, 0])
    let sizes = Sizes([100, 120, 90, 60].map { CGSize(width: $0, height: 40) })
    let (other, window) = ListStage.collection(
      NumberItems(count: 4), UICollectionViewFlowLayout(), width: 300)
    other.delegate = sizes
    window.layoutIfNeeded()
    #expect(frames(other).map(\.minX) == [0, 180, 0, 100])
  }

  @Test func `items of a line are in the middle of its height, a single one in that of its width`()
  {
    let sizes = Sizes([
      CGSize(width: 100, height: 20), CGSize(width: 100, height: 60),
      CGSize(width: 290, height: 30), CGSize(width: 50, height: 30),
    ])
    let (collection, window) = ListStage.collection(
      NumberItems(count: 4), UICollectionViewFlowLayout(), width: 300)
    collection.delegate = sizes
    window.layoutIfNeeded()
    #expect(
      frames(collection).map(\.origin) == [
        CGPoint(x: 0, y: 20), CGPoint(x: 200, y: 0), CGPoint(x: 5, y: 70), CGPoint(x: 0, y: 110),
      ])
  }

  @Test func `heads are held at the edge until the next section pushes them`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let (collection, window) = ListStage.collection(
      NumberItems([[1, 2, 3, 4], [5, 6, 7, 8], [9]]), layout)
    let kind = UICollectionView.elementKindSectionHeader
    func top(_ section: Int) -> CGFloat? {
      collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(top(0) == 0)
    collection.contentOffset.y = 120
    window.layoutIfNeeded()
    #expect(top(0) == 120 && top(1) == 450)
    collection.contentOffset.y = 420
    window.layoutIfNeeded()
    #expect(top(0) == 400 && top(1) == 450)
    collection.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(top(0) == nil && top(1) == 500)
  }

  @Test func `items wider than their line are reported in UIKit's words`() {
    var warnings: [ListWarning] = []
    ListWarning.handler = { warnings.append($0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 321, height: 50)
    let (collection, _) = ListStage.collection(NumberItems(count: 2), layout)
    #expect(warnings.first?.kind == .undefinedFlow && warnings.first?.list === collection)
    #expect(
      warnings.first?.message.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:") == true)
    #expect(frames(collection).map(\.minX) == [0, 0])
  }

  @Test func `cells that know their size are asked for it as they are shown`() {
    final class Sized: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        copy.size = CGSize(width: 320, height: 50 + layoutAttributes.indexPath.item % 3 * 10)
        return copy
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let items = NumberItems(count: 200)
    let (collection, window) = ListStage.collection(items, layout, cell: Sized.self)
    #expect(frames(collection).prefix(4).map(\.minY) == [0, 50, 110, 180])
    #expect(items.asked.count < 12)
    collection.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(
      collection.visibleCells.allSatisfy { $0.bounds.height == 50 + CGFloat($0.tag % 3 * 10) })
  }

  @Test func `a size that is not finite is an error`() {
    let sizes = Sizes([CGSize(width: CGFloat.infinity, height: 10)])
    let (collection, window) = ListStage.collection(
      NumberItems(count: 1), UICollectionViewFlowLayout())
    let errors = FailureLog.during {
      collection.delegate = sizes
      window.layoutIfNeeded()
    }
    #expect(errors.first?.kind == .invalidUse)
  }

  @Test func `a layout of its own places items, and is asked about other bounds`() {
    final class Column: UICollectionViewLayout {
      var preparations = 0
      var invalidations: [CGRect] = []
      override func prepare() { preparations += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 10, y: CGFloat(indexPath.item) * 50, width: 300, height: 40)
        attributes.alpha = 0.5
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        invalidations.append(newBounds)
        return false
      }
    }
    let layout = Column()
    let (collection, window) = ListStage.collection(NumberItems(count: 100), layout)
    #expect(layout.preparations == 1 && collection.contentSize.height == 5000)
    #expect(collection.visibleCells.first?.frame == CGRect(x: 10, y: 0, width: 300, height: 40))
    #expect(collection.visibleCells.first?.alpha == 0.5)
    collection.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(layout.preparations == 1 && layout.invalidations.last?.minY == 500)
    #expect(collection.visibleCells.first?.tag == 10)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }
}
