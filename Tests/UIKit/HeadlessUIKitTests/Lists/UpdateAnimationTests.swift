import Foundation
import HeadlessUIKit
import Testing

/// How what an update inserts and deletes comes into sight and leaves it.
@MainActor @Suite(.ownEnvironment)
struct UpdateAnimationTests {
  /// A flow layout that notes what it is asked, and lets items come from the left and go to the right.
  private final class SlidingLayout: UICollectionViewFlowLayout {
    var events: [String] = []
    var slides = true

    override func prepare() {
      super.prepare()
      events.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      events.append("updates \(updateItems.count)")
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      events.append("final \(itemIndexPath.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if slides { attributes?.center.x += 500 }
      return attributes
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      events.append("initial \(itemIndexPath.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if slides { attributes?.center.x -= 500 }
      return attributes
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      events.append("finalize")
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      events.append("bounds \(Int(oldBounds.width))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      events.append("end of bounds")
    }
  }

  private func stage(_ count: Int = 4, slides: Bool = true) -> (
    UICollectionView, NumberItems, SlidingLayout
  ) {
    let layout = SlidingLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.slides = slides
    let items = NumberItems(count: count)
    let (collection, _) = ListStage.collection(items, layout)
    layout.events = []
    items.asked = []
    return (collection, items, layout)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a layout is asked where deleted items end and then where inserted ones begin`() {
    let (collection, items, layout) = stage()
    items.sections = [[9, 0, 2, 3]]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(0)])
    }
    #expect(layout.events == ["prepare", "updates 2", "final 1", "initial 0", "finalize"])
    #expect(items.asked == [path(0)])
  }

  @Test func `items move from and to where the layout says, and a deleted cell is gone at the end`()
    throws
  {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var ended: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { ended.append(indexPath.item) }
    }
    let (collection, items, _) = stage()
    let delegate = Delegate()
    collection.delegate = delegate
    collection.layoutIfNeeded()
    let old = try #require(collection.cellForItem(at: path(1)))
    items.sections = [[9, 0, 2, 3]]
    var finished: [Bool] = []
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(0)])
    } completion: {
      finished.append($0)
    }
    let new = try #require(collection.cellForItem(at: path(0)))
    #expect(new.frame.minX == 0 && old.superview === collection && old.frame.minX == 500)
    #expect(!collection.visibleCells.contains(old) && collection.indexPath(for: old) == nil)
    #expect(delegate.ended == [])
    #expect(abs((new.layer.presentation()?.position.x ?? 0) - (160 - 500)) < 1e-6)
    #expect(new.layer.presentation()?.opacity == 0)
    HeadlessClock.shared.advance(by: 0.15)
    let halfway = new.layer.presentation()
    #expect(abs((halfway?.position.x ?? 0) - (160 - 250)) < 1e-6)
    #expect(abs((halfway?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(abs((old.layer.presentation()?.position.x ?? 0) - (160 + 250)) < 1e-6)
    HeadlessClock.shared.advance(by: 0.2)
    #expect(old.superview == nil && delegate.ended == [1] && finished == [true])
    #expect(new.alpha == 1 && new.layer.presentation()?.position.x == 160)
    // The cell that was deleted is used again, as if nothing had happened to it.
    items.sections = [[9, 0, 2, 3, 4]]
    collection.insertItems(at: [path(4)])
    let reused = collection.cellForItem(at: path(4))
    #expect(reused === old && old.alpha == 1 && old.frame.minX == 0)
  }

  @Test func `an inserted item fades in at its place, and an item that stays only moves`() throws {
    let (collection, items, _) = stage(slides: false)
    let staying = try #require(collection.cellForItem(at: path(0)))
    items.sections = [[9, 0, 1, 2, 3]]
    collection.insertItems(at: [path(0)])
    let new = try #require(collection.cellForItem(at: path(0)))
    HeadlessClock.shared.advance(by: 0.15)
    #expect(new.layer.presentation()?.position.y == 50)
    #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(abs((staying.layer.presentation()?.position.y ?? 0) - 100) < 1e-6)
    #expect(staying.layer.presentation()?.opacity == 1)
    HeadlessClock.shared.advance(by: 0.2)
  }

  @Test func `an item that leaves the visible part goes to its new place before it is reused`()
    throws
  {
    let (collection, items, layout) = stage(6, slides: false)
    let last = try #require(collection.cellForItem(at: path(4)))
    items.sections = [[9] + Array(0..<6)]
    collection.insertItems(at: [path(0)])
    #expect(layout.events.contains("final 4"))
    #expect(last.superview === collection && last.frame.minY == 500)
    HeadlessClock.shared.advance(by: 0.4)
    #expect(
      last.superview == nil && collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test func `reloading ends the animations of an update, and no view is left behind`() {
    let (collection, items, _) = stage(12)
    items.sections = [Array(2..<12)]
    collection.deleteItems(at: [path(0), path(1)])
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
    #expect(collection.visibleCells.map(\.tag) == [2, 3, 4, 5, 6])
  }

  @Test func `updates one after another leave the cells of the last one`() {
    let (collection, items, _) = stage(12)
    for number in 0..<6 {
      items.sections[0].remove(at: 0)
      collection.deleteItems(at: [path(0)])
      if number.isMultiple(of: 2) { HeadlessClock.shared.advance(by: 0.1) }
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [6, 7, 8, 9, 10])
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test func `sections fade with their headers, which the layout is asked about as well`() throws {
    final class Layout: UICollectionViewFlowLayout {
      var events: [String] = []
      override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        events.append("initial \(elementIndexPath.section)")
        return super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
      }
      override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        events.append("final \(elementIndexPath.section)")
        return super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
      }
    }
    let layout = Layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let items = NumberItems([[0, 1], [2, 3]])
    let (collection, _) = ListStage.collection(items, layout)
    let kind = UICollectionView.elementKindSectionHeader
    let old = try #require(collection.supplementaryView(forElementKind: kind, at: path(0)))
    items.sections = [[2, 3], [7]]
    collection.performBatchUpdates {
      collection.deleteSections([0])
      collection.insertSections([1])
    }
    #expect(layout.events == ["final 0", "initial 1"])
    #expect(old.alpha == 0 && old.superview === collection)
    HeadlessClock.shared.advance(by: 1)
    #expect(old.superview == nil)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.alpha) == [1, 1])
  }

  @Test func `an animated change of the bounds asks the layout as updates do`() {
    let (collection, _, layout) = stage(6, slides: false)
    UIView.animate(withDuration: 0.5) {
      collection.frame.size = CGSize(width: 700, height: 440)
      collection.layoutIfNeeded()
    }
    #expect(layout.events.first == "prepare" && layout.events.contains("bounds 320"))
    #expect(layout.events.last == "end of bounds")
    #expect(layout.events.contains("initial 5"))
    HeadlessClock.shared.advance(by: 1)
    layout.events = []
    collection.frame.size = CGSize(width: 320, height: 440)
    collection.layoutIfNeeded()
    #expect(layout.events == ["prepare"])
  }

  @Test func `content that the data source sets up in an animated update is not animated`() throws {
    final class Cell: UICollectionViewCell {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(dot)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame.origin.x = bounds.width - 10
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let items = NumberItems(count: 2)
    let (collection, _) = ListStage.collection(items, layout, cell: Cell.self)
    items.sections = [[0, 1, 2]]
    collection.insertItems(at: [path(2)])
    let cell = try #require(collection.cellForItem(at: path(2)) as? Cell)
    #expect(cell.dot.layer.presentation()?.position.x == 315)
    #expect(cell.dot.layer.animationKeys()?.isEmpty ?? true)
    HeadlessClock.shared.advance(by: 1)
  }

  // MARK: Tables

  @Test func `rows are inserted and deleted by the animations that the calls name`() throws {
    let rows = NumberRows([[0, 1, 2, 3, 4]])
    let (table, _) = ListStage.table(rows)
    let gone = try #require(table.cellForRow(at: path(0)))
    let staying = try #require(table.cellForRow(at: path(3)))
    rows.sections = [[1, 2, 8, 3, 4, 9]]
    rows.events = []
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
      table.insertRows(at: [path(2)], with: .right)
      table.insertRows(at: [path(5)], with: .fade)
    }
    let fromRight = try #require(table.cellForRow(at: path(2)))
    let faded = try #require(table.cellForRow(at: path(5)))
    #expect(fromRight.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((gone.layer.presentation()?.position.x ?? 0) - 0) < 1e-6)
    #expect(abs((fromRight.layer.presentation()?.position.x ?? 0) - 320) < 1e-6)
    #expect(fromRight.layer.presentation()?.opacity == 1)
    #expect(abs((faded.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(faded.layer.presentation()?.position == CGPoint(x: 160, y: 242))
    #expect(staying.layer.presentation()?.position == CGPoint(x: 160, y: 154))
    #expect(!rows.events.contains("did 0"))
    HeadlessClock.shared.advance(by: 0.2)
    #expect(gone.superview == nil && rows.events.contains("did 0"))
    #expect(table.visibleCells.map(\.tag) == [1, 2, 8, 3, 4, 9])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
  }

  @Test
  func
    `rows that come into sight come from where they were, and rows without animation do not move`()
    throws
  {
    let rows = NumberRows([Array(0..<20)])
    let (table, _) = ListStage.table(rows)
    let gone = try #require(table.cellForRow(at: path(0)))
    rows.sections = [Array(1..<20)]
    table.deleteRows(at: [path(0)], with: .none)
    #expect(gone.superview == nil || table.visibleCells.contains(gone))
    let new = try #require(table.cellForRow(at: path(9)))
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((new.layer.presentation()?.position.y ?? 0) - (9.5 * 44 + 22)) < 1e-6)
    HeadlessClock.shared.advance(by: 0.2)
    #expect(table.visibleCells.map(\.tag) == Array(1...10))
  }

  @Test func `a deleted cell that faded out is opaque when it is used again`() throws {
    let rows = NumberRows([[0, 1]])
    let (table, _) = ListStage.table(rows)
    let old = try #require(table.cellForRow(at: path(1)))
    rows.sections = [[0]]
    table.deleteRows(at: [path(1)], with: .fade)
    #expect(old.alpha == 0 && old.superview === table)
    HeadlessClock.shared.advance(by: 1)
    rows.sections = [[0, 5]]
    table.insertRows(at: [path(1)], with: .none)
    #expect(table.cellForRow(at: path(1)) === old && old.alpha == 1 && old.tag == 5)
  }

  @Test func `a section that is reloaded gets new cells and another title`() {
    final class Titles: NSObject, UITableViewDataSource {
      var title = "Old"
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title
      }
    }
    let (table, window) = ListStage.table(NumberRows(count: 0))
    let titles = Titles()
    table.dataSource = titles
    window.layoutIfNeeded()
    titles.title = "New"
    table.reloadSections([0], with: .fade)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "New")
  }
}
