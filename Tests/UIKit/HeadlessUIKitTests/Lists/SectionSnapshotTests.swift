import Foundation
import HeadlessUIKit
import Testing

/// Outlines: items of a section with others below them.
@MainActor @Suite(.ownEnvironment)
struct SectionSnapshotTests {
  private func fruit() -> NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["braeburn"], to: "apple")
    return snapshot
  }

  @Test func `items below others are seen while those are expanded`() {
    var snapshot = fruit()
    #expect(snapshot.items == ["fruit", "apple", "braeburn", "pear", "nuts"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"] && snapshot.rootItems == ["fruit", "nuts"])
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(snapshot.level(of: "braeburn") == 2 && snapshot.parent(of: "pear") == "fruit")
    #expect(snapshot.isVisible("pear") && !snapshot.isVisible("braeburn"))
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["seeds"], after: "nuts")
    #expect(snapshot.items == ["fruit", "apple", "braeburn", "plum", "pear", "nuts", "seeds"])
    #expect(snapshot.index(of: "nuts") == 5)
    snapshot.delete(["apple"])
    #expect(snapshot.items == ["fruit", "plum", "pear", "nuts", "seeds"])
    snapshot.collapse(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "nuts", "seeds"])
  }

  @Test func `parts of an outline are outlines`() {
    var snapshot = fruit()
    snapshot.expand(["apple"])
    let part = snapshot.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"])
    #expect(part.visibleItems == ["apple", "braeburn", "pear"])
    #expect(snapshot.snapshot(of: "apple", includingParent: true).items == ["apple", "braeburn"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["walnut"])
    snapshot.replace(childrenOf: "nuts", using: other)
    #expect(snapshot.snapshot(of: "nuts").items == ["walnut"])
    let errors = FailureLog.during { snapshot.append(["pear"], to: "nuts") }
    #expect(errors.first?.message.contains("must be unique") == true)
    let missing = FailureLog.during { snapshot.expand(["stone"]) }
    #expect(missing.first?.message.contains("stone") == true)
  }

  @Test func `a section shows what is visible of its outline`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let (collection, window) = ListStage.collection(NumberItems(count: 0), layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    func shown() -> [String] { source.snapshot().itemIdentifiers(inSection: 1) }
    var main = NSDiffableDataSourceSnapshot<Int, String>()
    main.appendSections([0])
    main.appendItems(["top"])
    source.apply(main, animatingDifferences: false)
    source.apply(fruit(), to: 1, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(shown() == ["fruit", "nuts"] && collection.visibleCells.count == 3)
    var open = source.snapshot(for: 1)
    open.expand(["fruit"])
    source.apply(open, to: 1, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(shown() == ["fruit", "apple", "pear", "nuts"] && collection.visibleCells.count == 5)
    #expect(source.snapshot(for: 1).isExpanded("fruit"))
    #expect(source.snapshot(for: 0).items == ["top"])
    // A snapshot of all sections with other items ends the outline.
    var flat = source.snapshot()
    flat.deleteItems(["pear"])
    source.apply(flat, animatingDifferences: false)
    #expect(source.snapshot(for: 1).rootItems == ["fruit", "apple", "nuts"])
  }
}
