import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll across their layout, and layouts that scroll sideways.
@MainActor @Suite(.ownEnvironment)
struct OrthogonalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Cards of 100 by 80 points, with 10 points between them and 20 before the first.
  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [card]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, sections: Int = 2
  ) -> (UICollectionView, UIScrollView, UIWindow) {
    let section = cards(behavior)
    let (collection, window) = ListStage.collection(
      NumberItems((0..<sections).map { part in (0..<50).map { part * 100 + $0 } }),
      UICollectionViewCompositionalLayout { _, _ in section })
    let scroller = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.superview
    return (collection, scroller as? UIScrollView ?? collection, window)
  }

  private func drag(by distance: CGFloat, speed: Bool = true, y: CGFloat = 40) {
    let screen = HeadlessTouchscreen.shared
    let touches = screen.begin(at: [CGPoint(x: 160, y: y)])
    let steps = 10
    for step in 1...steps {
      HeadlessClock.shared.advance(by: 0.01)
      let x = 160 + distance * CGFloat(step) / CGFloat(steps)
      screen.move(touches.map { ($0, CGPoint(x: x, y: y)) })
    }
    if !speed { HeadlessClock.shared.advance(by: 0.3) }
    screen.end(touches)
    HeadlessClock.shared.advance(by: 6)
  }

  @Test func `groups of a section follow each other across the layout`() {
    let (collection, scroller, _) = stage(.continuous)
    #expect(collection.contentSize == CGSize(width: 320, height: 180))
    #expect(scroller !== collection && scroller.superview === collection)
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 80))
    #expect(scroller.contentSize == CGSize(width: 5530, height: 80))
    #expect(collection.visibleCells.map(\.tag) == [0, 1, 2, 100, 101, 102])
    let second = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))
    #expect(second?.frame == CGRect(x: 130, y: 95, width: 100, height: 80))
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 1))
    #expect(cell?.convert(cell?.bounds ?? .zero, to: collection) == second?.frame)
  }

  @Test func `a finger scrolls one section, and cells are used again`() {
    let (collection, scroller, _) = stage(.continuous)
    drag(by: -150, speed: false)
    #expect(scroller.contentOffset.x > 100 && collection.contentOffset == .zero)
    let shown = collection.visibleCells.map(\.tag)
    #expect(shown.contains(100) && !shown.contains(0) && shown.contains(3))
    // Where a card is seen, it is hit.
    let path = collection.indexPathForItem(at: CGPoint(x: 160, y: 40))
    #expect(path == IndexPath(item: Int((160 - 20 + scroller.contentOffset.x) / 110), section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 25, y: 140))?.section == 1)
  }

  @Test func `paging by groups turns one group at a time`() {
    let (_, scroller, _) = stage(.groupPaging)
    drag(by: -60)
    #expect(scroller.contentOffset.x == 110)
    drag(by: -250)
    #expect(scroller.contentOffset.x == 220)
    drag(by: 60)
    #expect(scroller.contentOffset.x == 110)
    drag(by: -20, speed: false)
    #expect(scroller.contentOffset.x == 110)
  }

  @Test func `groups that are centered rest in the middle`() {
    let (collection, scroller, _) = stage(.groupPagingCentered)
    let first = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.midX == 160)
    drag(by: -60)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.convert(CGPoint(x: 50, y: 0), to: collection).x == 160)
    #expect(scroller.contentSize.width == 5710)
  }

  @Test func `leads of groups and pages are where sections come to rest`() {
    let (_, boundary, _) = stage(.continuousGroupLeadingBoundary)
    drag(by: -200)
    #expect(boundary.contentOffset.x > 0)
    #expect(boundary.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0)
    let (_, pages, _) = stage(.paging)
    drag(by: -200)
    #expect(pages.contentOffset.x == 320)
  }

  @Test func `scrolling to an item scrolls its section as well`() {
    let (collection, scroller, window) = stage(.continuous, sections: 10)
    collection.scrollToItem(
      at: IndexPath(item: 20, section: 0), at: .centeredHorizontally, animated: false)
    window.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 2110)
    #expect(collection.cellForItem(at: IndexPath(item: 20, section: 0))?.tag == 20)
    collection.contentOffset.y = 400
    window.layoutIfNeeded()
    #expect(scroller.superview == nil || scroller.subviews.isEmpty)
    collection.contentOffset.y = 0
    window.layoutIfNeeded()
    // A section keeps its offset while it is out of sight.
    #expect(collection.cellForItem(at: IndexPath(item: 20, section: 0))?.tag == 20)
  }

  @Test func `an app changes items before they are shown`() {
    let section = cards(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let (collection, _) = ListStage.collection(
      NumberItems(count: 20), UICollectionViewCompositionalLayout(section: section))
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
    drag(by: -60, speed: false)
    #expect(offsets.first == 0 && (offsets.last ?? 0) > 40)
  }

  @Test func `a layout may scroll sideways`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .fractionalHeight(1)), elementKind: kind,
        alignment: .leading)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    let (collection, window) = ListStage.collection(
      NumberItems([Array(0..<6), Array(10..<14)]),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(collection.contentSize == CGSize(width: 640, height: 440))
    let third = collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(third?.frame == CGRect(x: 150, y: 220, width: 100, height: 220))
    #expect(collection.visibleCells.map(\.tag) == [0, 1, 2, 3, 4, 5])
    collection.contentOffset.x = 320
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [4, 5, 10, 11, 12, 13])
    let head = collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 1))
    #expect(head?.frame == CGRect(x: 390, y: 0, width: 40, height: 440))
  }

  @Test func `sections that are moved keep how far they are scrolled`() {
    let items = NumberItems([Array(0..<20), Array(100..<120)])
    let section = cards(.continuous)
    let (collection, window) = ListStage.collection(
      items, UICollectionViewCompositionalLayout(section: section))
    drag(by: -150, speed: false)
    let first = collection.visibleCells.first?.tag
    items.sections.insert([7], at: 0)
    UIView.performWithoutAnimation {
      collection.performBatchUpdates { collection.insertSections(IndexSet(integer: 0)) }
    }
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag).prefix(2) == [7, first ?? -1])
  }
}
