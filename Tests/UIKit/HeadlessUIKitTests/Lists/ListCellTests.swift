import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Cells of lists: accessories, lines, swipes, outlines and movement.
@MainActor @Suite(.ownEnvironment)
struct ListCellTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// A list of texts whose cells a closure sets up.
  private func stage(
    _ items: [String], appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    setUp: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in },
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (UICollectionView, Source) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    let (collection, window) = ListStage.collection(
      NumberItems(count: 0), UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      setUp(cell, text)
    }
    let source = Source(collectionView: collection) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    return (collection, source)
  }

  private func cell(_ item: Int, _ collection: UICollectionView) throws -> UICollectionViewListCell
  {
    try #require(
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func settle(_ collection: UICollectionView) {
    HeadlessClock.shared.advance(by: 1)
    collection.window?.layoutIfNeeded()
  }

  /// The control of an accessory, by what it is read as.
  private func control(_ label: String, in cell: UIView) throws -> UIControl {
    try #require(cell.subviews.first { $0.accessibilityLabel == label } as? UIControl)
  }

  @Test func `accessories are at the sides of the content`() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let (collection, _) = stage(["a", "b"]) { cell, text in
      guard text == "a" else { return }
      cell.accessories = [
        .disclosureIndicator(), .delete(),
        .customView(configuration: .init(customView: badge, placement: .leading())),
      ]
    }
    let cell = try cell(0, collection)
    let plain = try self.cell(1, collection)
    #expect(plain.contentView.frame == plain.bounds)
    #expect(cell.contentView.frame.minX == 46 && cell.contentView.frame.maxX < 310)
    #expect(badge.convert(badge.bounds, to: cell).minX == 16)
    #expect(badge.convert(badge.bounds, to: cell).midY == cell.bounds.midY)
    collection.isEditing = true
    settle(collection)
    #expect(cell.contentView.frame.minX > 60)
  }

  @Test func `lists draw lines between their rows, and an app changes them`() throws {
    let (collection, _) = stage(
      ["a", "b", "c"], appearance: .insetGrouped,
      configure: {
        $0.itemSeparatorHandler = { path, lines in
          var lines = lines
          if path.item == 1 { lines.bottomSeparatorInsets.leading = 60 }
          return lines
        }
      })
    func line(_ item: Int) throws -> CGRect? {
      let cell = try cell(item, collection)
      return cell.subviews.last { $0 !== cell.contentView }?.frame
    }
    let width = try cell(0, collection).bounds.width
    #expect(try line(0)?.minX == 16 && line(0)?.maxX == width)
    #expect(try line(1)?.minX == 60)
    #expect(try line(2) == nil)
  }

  @Test func `a list draws lines above its rows, or none, if it is to`() throws {
    func lines(
      _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
      _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws -> [CGFloat] {
      let (collection, _) = stage(["a", "b"], appearance: appearance, configure: configure)
      let cell = try cell(0, collection)
      return cell.subviews.filter { $0 !== cell.contentView }.map(\.frame.minX).sorted()
    }
    #expect(
      try lines {
        $0.separatorConfiguration.topSeparatorVisibility = .visible
        $0.separatorConfiguration.topSeparatorInsets.leading = 30
      } == [16, 30])
    #expect(try lines { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden } == [])
    #expect(try lines { $0.showsSeparators = false } == [])
    #expect(try lines(.sidebar) == [] && lines(.sidebarPlain) == [] && lines(.grouped) == [16])
  }

  @Test func `accessories are shown in their states, with the width that is reserved`() throws {
    let (collection, _) = stage(["a", "b"]) { cell, text in
      guard text == "a" else { return }
      cell.accessories = [
        .multiselect(displayed: .whenEditing, options: .init(reservedLayoutWidth: .custom(40))),
        .disclosureIndicator(
          displayed: .whenNotEditing, options: .init(reservedLayoutWidth: .custom(50))),
      ]
    }
    let cell = try cell(0, collection)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 254, height: cell.bounds.height))
    collection.isEditing = true
    settle(collection)
    #expect(cell.contentView.frame.minX == 56 && cell.contentView.frame.maxX == 320)
    cell.indentationLevel = 2
    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    let mark = try #require(cell.subviews.first { !$0.isHidden && $0.frame.width == 40 })
    #expect(mark.frame.minX == 46 && cell.contentView.frame.minX == 86)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(mark.frame.minX == 16 && cell.contentView.frame.minX == 86)
  }

  @Test func `the accessory of multiple selection shows whether the item is selected`() throws {
    let (collection, _) = stage(["a"]) { cell, _ in
      cell.accessories = [.multiselect(displayed: .always)]
    }
    let cell = try cell(0, collection)
    func image() -> UIImage? {
      let accessories = cell.subviews.filter { $0 !== cell.contentView }
      return accessories.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first?.image
    }
    #expect(image() != nil && image() == UIImage(systemName: "circle"))
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(image() == UIImage(systemName: "checkmark.circle.fill"))
    collection.deselectItem(at: [0, 0], animated: false)
    cell.layoutIfNeeded()
    #expect(image() == UIImage(systemName: "circle"))
  }

  @Test func `an accessory shows its menu when it is touched`() throws {
    var chosen = false
    let menu = UIMenu(children: [UIAction(title: "Sort") { _ in chosen = true }])
    let (collection, _) = stage(["a"]) { cell, _ in cell.accessories = [.popUpMenu(menu)] }
    try tap(try control("Menu", in: cell(0, collection)))
    let shown = try #require(collection.window?.presentedMenu)
    #expect(shown.elements.map(\.title) == ["Sort"])
    #expect(collection.indexPathsForSelectedItems == nil)
    try choose("Sort")
    #expect(chosen)
  }

  @Test func `rows of a list offer actions when they are swiped`() throws {
    var done: [Int] = []
    let (collection, _) = stage(
      ["a", "b", "c"],
      configure: {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, finish in
              done.append(path.item)
              finish(true)
            }
          ])
        }
      })
    let row = try cell(1, collection)
    try swipe(row, .left, distance: 80)
    settle(collection)
    #expect(row.configurationState.isSwiped)
    let tray = try #require(collection.subviews.first { $0.subviews.first is UIButton })
    try tap(tray.subviews[0])
    settle(collection)
    #expect(done == [1] && !row.configurationState.isSwiped && row.transform == .identity)
  }

  @Test func `a tap on the disclosure of an item shows what is below it`() throws {
    let (collection, source) = stage([]) { cell, text in
      cell.accessories = text == "fruit" ? [.outlineDisclosure()] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    var log: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, below in
      var below = below
      if !below.contains("pear") { below.append(["pear"]) }
      return below
    }
    source.apply(outline, to: 0, animatingDifferences: false)
    settle(collection)
    try tap(try control("Expand", in: cell(0, collection)))
    settle(collection)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
    let (apple, fruit) = (try cell(1, collection), try cell(0, collection))
    #expect(apple.indentationLevel == 1 && apple.contentView.frame.minX == 10)
    #expect(fruit.indentationLevel == 0)
    try tap(try control("Expand", in: fruit))
    settle(collection)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "nuts"])
    #expect(log == ["expand fruit", "collapse fruit"])
    // The rest of the cell is selected, unless the disclosure covers all of it.
    try tap(fruit, at: CGPoint(x: 50, y: 20))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    fruit.accessories = [.outlineDisclosure(options: .init(style: .header))]
    settle(collection)
    try tap(fruit, at: CGPoint(x: 50, y: 20))
    settle(collection)
    #expect(source.snapshot().itemIdentifiers.count == 4)
  }

  @Test func `an app may keep an item from expanding and collapsing`() throws {
    let (collection, source) = stage([]) { cell, text in
      cell.accessories = text == "fruit" ? [.outlineDisclosure()] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    source.apply(outline, to: 0, animatingDifferences: false)
    settle(collection)
    var (expands, collapses) = (false, false)
    var asked: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      asked.append(item)
      return expands
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in collapses }
    func toggle() throws -> [String] {
      try tap(try control("Expand", in: cell(0, collection)))
      settle(collection)
      return source.snapshot().itemIdentifiers
    }
    #expect(try toggle() == ["fruit", "nuts"] && asked == ["fruit"])
    expands = true
    #expect(try toggle() == ["fruit", "apple", "nuts"])
    #expect(try toggle() == ["fruit", "apple", "nuts"])
    collapses = true
    #expect(try toggle() == ["fruit", "nuts"])
  }

  @Test func `rows are dragged by their accessory`() throws {
    let (collection, source) = stage(["a", "b", "c", "d"]) { cell, _ in
      cell.accessories = [.reorder(displayed: .always)]
    }
    var difference = 0
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    var sections: [[String]] = []
    var firstItems: [String] = []
    source.reorderingHandlers.willReorder = { transaction in
      firstItems = source.snapshot().itemIdentifiers
      #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
    }
    source.reorderingHandlers.didReorder = { transaction in
      difference = transaction.difference.count
      for part in transaction.sectionTransactions {
        sections.append(part.initialSnapshot.items)
        sections.append(part.finalSnapshot.items)
        #expect(part.difference.count == 2 && part.sectionIdentifier == 0)
      }
    }
    let handle = try control("Reorder", in: cell(0, collection))
    let height = try cell(0, collection).bounds.height
    try drag(handle, to: CGPoint(x: 5, y: height * 2.5))
    settle(collection)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && difference == 2)
    #expect(sections == [["a", "b", "c", "d"], ["b", "c", "a", "d"]])
    #expect(firstItems == ["a", "b", "c", "d"])
    #expect(try cell(2, collection).frame.minY == height * 2)
    try drag(try control("Reorder", in: cell(3, collection)), to: CGPoint(x: 5, y: -height))
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
  }

  @Test(arguments: [true, false])
  func `an item of a collection controller is moved by a long press, if there is a gesture for it`(
    _ installsGesture: Bool
  ) throws {
    final class Grid: UICollectionViewController {
      var items = Array(0..<12)
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { items.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = items[indexPath.item]
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    grid.installsStandardGestureForInteractiveMovement = installsGesture
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = grid
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cells = grid.collectionView.visibleCells
    try drag(cells[0], onto: cells[4])
    settle(grid.collectionView)
    #expect(grid.items.prefix(5) == (installsGesture ? [1, 2, 3, 4, 0] : [0, 1, 2, 3, 4]))
    #expect(grid.collectionView.visibleCells.map(\.tag) == grid.items)
  }
}
