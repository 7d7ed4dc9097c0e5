import Foundation
import HeadlessUIKit
import Testing

/// The errors of lists in UIKit's words.
@MainActor @Suite(.ownEnvironment)
struct ListErrorTests {
  private static let first = "<NSIndexPath: …> {length = 2, path = 0 - 0}"

  /// A layout that returns the attributes that the test gives it.
  private final class GivenLayout: UICollectionViewLayout {
    var given: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { given }

    func add(_ attributes: UICollectionViewLayoutAttributes, y: CGFloat) {
      attributes.frame = CGRect(x: 0, y: y, width: 320, height: 40)
      given.append(attributes)
    }
  }

  private func errors(of layout: UICollectionViewLayout) -> (messages: [String], cells: Int) {
    var cells = 0
    let errors = FailureLog.during {
      let (collection, _) = ListStage.collection(NumberItems(count: 3), layout)
      cells = collection.visibleCells.count
    }
    return (errors.map(\.message), cells)
  }

  @Test func `two attributes of one item are an error, and the first ones count`() {
    let layout = GivenLayout()
    layout.add(UICollectionViewLayoutAttributes(forCellWith: [0, 0]), y: 0)
    layout.add(UICollectionViewLayoutAttributes(forCellWith: [0, 0]), y: 40)
    let (messages, cells) = errors(of: layout)
    let text =
      "GivenLayout returned two layout attributes for the index path \(Self.first); return one for"
      + " each item"
    #expect(messages.first == text)
    #expect(cells == 1)
  }

  @Test func `different attributes of one supplementary view are an error`() {
    let layout = GivenLayout()
    let kind = UICollectionView.elementKindSectionHeader
    for y in [0, 0, 50] as [CGFloat] {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: [0, 0])
      attributes.zIndex = 10
      layout.add(attributes, y: y)
    }
    func text(_ y: Int) -> String {
      let element = "index path: (\(Self.first)); element kind: (\(kind));"
      return
        "<UICollectionViewLayoutAttributes: …> \(element) frame = (0 \(y); 320 40); zIndex = 10;"
    }
    let change = "changed from \(text(0)) to \(text(50)) without invalidating the layout"
    let messages = errors(of: layout).messages
    #expect(
      messages.first
        == "layout attributes for supplementary item at index path (\(Self.first)) \(change)")
  }

  @Test func `attributes of an item that does not exist are an error`() {
    let layout = GivenLayout()
    layout.add(UICollectionViewLayoutAttributes(forCellWith: [0, 9]), y: 0)
    layout.add(UICollectionViewLayoutAttributes(forCellWith: [0, 1]), y: 40)
    let (messages, cells) = errors(of: layout)
    let text =
      "UICollectionView received layout attributes for a cell with an index path that does not exist:"
      + " <NSIndexPath: …> {length = 2, path = 0 - 9}"
    #expect(messages.first == text)
    #expect(cells == 1)
  }

  @Test func `two badges of one kind on one item are an error, because they share an index path`() {
    let badges = [NSDirectionalRectEdge.top, .bottom].map {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader,
        containerAnchor: NSCollectionLayoutAnchor(edges: [$0, .trailing]))
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    let (messages, cells) = errors(of: layout)
    #expect(
      messages.first?.hasPrefix(
        "layout attributes for supplementary item at index path (\(Self.first)) changed from")
        == true)
    #expect(cells == 3)
  }

  // MARK: Data sources

  /// Returns the first error of a collection whose cells a closure makes.
  private func error(_ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell)
    -> String?
  {
    let items = NumberItems(count: 2)
    items.makeCell = makeCell
    return FailureLog.during {
      _ = ListStage.collection(items, UICollectionViewFlowLayout())
    }.first?.message
  }

  @Test func `a cell that a data source returns for two items is an error that names both`() {
    var same: UICollectionViewCell?
    let error = error { collection, path in
      let cell =
        same ?? collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      same = cell
      return cell
    }
    let text =
      "the cell returned for item 1 of section 0 is already shown for item 0 of section 0"
    #expect(error?.hasPrefix(text) == true)
  }

  @Test func `a cell that was not dequeued is an error`() {
    let text =
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"
      + " - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    let error = error { _, _ in UICollectionViewCell() }
    #expect(error?.hasPrefix(text) == true)
  }

  @Test func `a supplementary view that was not dequeued is an error`() {
    final class Heads: NumberHeads {
      override func head(_ collection: UICollectionView, _ kind: String, _ path: IndexPath)
        -> UICollectionReusableView
      { UICollectionReusableView() }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    let kind = UICollectionView.elementKindSectionHeader
    let text =
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
      + " (\(kind),\(Self.first)) was not retrieved by calling"
      + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    for (heads, expected) in [(Heads(), [text]), (NumberHeads(), [])] {
      let errors = FailureLog.during {
        let (collection, window) = ListStage.collection(NumberItems(count: 0), layout)
        collection.dataSource = heads
        window.layoutIfNeeded()
        #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 1)
      }
      #expect(errors.map(\.message) == expected)
    }
  }

  @Test func `a plain controller, which may stand for the class of an app, owes no headers`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    let errors = FailureLog.during {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = UICollectionViewController(collectionViewLayout: layout)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    #expect(errors.map(\.message) == [])
  }

  /// A section without items, whose header a subclass makes in another way.
  private class NumberHeads: NSObject, UICollectionViewDataSource {
    func head(_ collection: UICollectionView, _ kind: String, _ path: IndexPath)
      -> UICollectionReusableView
    {
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "side", for: path)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { head(collectionView, kind, indexPath) }
  }

  @Test func `a compositional layout needs the definition of a section with items`() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      guard number > 1 else { return nil }
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    func messages(_ sections: [[Int]]) -> [String] {
      FailureLog.during {
        let (collection, _) = ListStage.collection(NumberItems(sections), layout)
        #expect(collection.visibleCells.count == (sections[0].isEmpty ? 1 : 0))
      }.map(\.message)
    }
    #expect(messages([[], [], [3]]) == [])
    let text =
      "Invalid section definition. Please specify a valid section definition when content is to be"
      + " rendered for a section. This is a client error."
    // UIKit does not name the section.
    #expect(messages([[1], [], [3]]) == ["\(text) (section 0)"])
  }

  @Test func `two cells that a data source dequeues for one row are an error`() {
    final class Twice: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        _ = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let twice = Twice()
    let (table, window) = ListStage.table(NumberRows(count: 0))
    let errors = FailureLog.during {
      table.dataSource = twice
      window.layoutIfNeeded()
    }
    let text =
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
      + " really need to dequeue more cells than the table view is requesting, use the"
      + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: row,"
    #expect(errors.map(\.message) == ["\(text) index path: \(Self.first)"])
  }

  @Test func `a data source that changes its mind is found out at the next update`() {
    let items = NumberItems(count: 3)
    let (collection, _) = ListStage.collection(items, UICollectionViewFlowLayout())
    items.sections = [[0, 1, 2, 3]]
    let errors = FailureLog.during { collection.reloadItems(at: [[0, 0]]) }
    let text =
      "Invalid update: invalid number of items in section 0.  The number of items contained in an"
      + " existing section after the update (4) must be equal to"
    #expect(errors.first?.message.hasPrefix(text) == true)
    #expect(collection.visibleCells.map(\.tag) == [0, 1, 2, 3])
  }

  // MARK: Identifiers

  @Test func `errors about identifiers list the registered ones`() {
    let (table, _) = ListStage.table(NumberRows(count: 0))
    let (collection, _) = ListStage.collection(
      NumberItems(count: 0), UICollectionViewFlowLayout())
    let kind = UICollectionView.elementKindSectionFooter
    let messages = FailureLog.during {
      _ = table.dequeueReusableCell(withIdentifier: "lost", for: [0, 0])
      _ = collection.dequeueReusableCell(withReuseIdentifier: "lost", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "lost", for: [0, 0])
    }.map(\.message)
    #expect(messages.count == 3)
    #expect(messages[0].hasPrefix("unable to dequeue a cell with identifier lost - must register"))
    #expect(messages[0].hasSuffix("the registered identifiers are 'row'"))
    #expect(
      messages[1].hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier lost - must")
    )
    #expect(messages[1].hasSuffix("the registered identifiers are 'item'"))
    #expect(
      messages[2].hasPrefix("could not dequeue a view of kind: \(kind) with identifier lost - must")
    )
    #expect(messages[2].contains("'\(kind)/side'"))
  }

  @Test func `places outside of the data are errors`() throws {
    let (table, _) = ListStage.table(NumberRows(count: 3))
    let (collection, _) = ListStage.collection(
      NumberItems(count: 3), UICollectionViewFlowLayout())
    let messages = FailureLog.during {
      table.scrollToRow(at: [0, 91], at: .top, animated: false)
      table.scrollToRow(at: [8, 0], at: .top, animated: false)
      #expect(table.numberOfRows(inSection: 4) == 0)
      collection.scrollToItem(at: [0, 91], at: .top, animated: false)
      collection.scrollToItem(at: [0, 1], at: [.left, .right], animated: false)
      _ = collection.numberOfItems(inSection: 4)
    }.map(\.message)
    try #require(messages.count == 6)
    func bounds(_ list: String, _ place: String) -> String {
      "Attempted to scroll the \(list) view to an out-of-bounds \(place)."
    }
    #expect(messages[0] == bounds("table", "row (91) when there are only 3 rows in section 0"))
    #expect(messages[1] == bounds("table", "section (8) when there are only 1 sections"))
    #expect(messages[2] == "Requested the number of rows for section (4) which is out of bounds.")
    #expect(
      messages[3] == bounds("collection", "item (91) when there are only 3 items in section 0"))
    let position =
      "UICollectionViewScrollPosition: attempt to use a scroll position with multiple horizontal"
      + " positioning styles"
    #expect(messages[4] == position)
    let section =
      "request for number of items in section 4 when there are only 1 sections in the collection view"
    #expect(messages[5] == section)
  }
}
