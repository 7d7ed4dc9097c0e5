import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers for expanding and collapsing items in sections.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the children of an expanding item, from a snapshot of the current ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates a value without handlers.
    public init() {}
  }

  /// The handlers for items that the user reorders.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates a value without handlers, which does not allow items to be moved.
    public init() {}
  }

  /// Returns the snapshot that was last applied to a section.
  ///
  /// If none was applied, it contains the section's items from the whole snapshot, without parents.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    snapshot(for: section, in: snapshot())
  }

  /// Returns the snapshot of a section in a whole snapshot: the one that was applied to the section, if it has the same
  /// visible items.
  private func snapshot(for section: SectionIdentifierType, in whole: Snapshot)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let items = whole.indexOfSection(section).map { whole.items[$0] } ?? []
    if let known = sectionSnapshots[section], known.visibleItems == items { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(items)
    return made
  }

  /// Returns the transaction for items that the user has reordered in some sections.
  func transaction(
    to final: Snapshot, changing sections: Set<Int>
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let initial = snapshot()
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      sectionTransactions: sections.sorted().map { number in
        let section = final.sectionIdentifiers[number]
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: snapshot(for: section, in: initial),
          finalSnapshot: snapshot(for: section, in: final))
      })
  }

  /// Shows the visible items of a section, and adds the section if it is missing.
  /// - Parameter completion: A closure that is called after the changes are shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.replaceItems(inSection: section, with: snapshot.visibleItems)
    sectionSnapshots[section] = snapshot
    show(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
}

/// The changes that a reordering has made.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes to the sections that the item has left or joined, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  /// The difference between the items of the initial and the final snapshot, across all sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

/// The changes that a reordering has made to a section.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items of the initial and the final snapshot.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}

/// A data source whose items may have children.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the number of ancestors of an item, or nil if its section has no outline.
  func level(ofItemAt indexPath: IndexPath) -> Int?
  func isExpanded(itemAt indexPath: IndexPath) -> Bool
  /// Expands or collapses an item, as a tap on its disclosure does.
  func toggle(itemAt indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func outline(at indexPath: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: indexPath.section),
      let item = itemIdentifier(for: indexPath), let outline = sectionSnapshots[section]
    else { return nil }
    return (section, item, outline)
  }

  func level(ofItemAt indexPath: IndexPath) -> Int? {
    outline(at: indexPath).map { $0.outline.level(of: $0.item) }
  }

  func isExpanded(itemAt indexPath: IndexPath) -> Bool {
    outline(at: indexPath).map { $0.outline.isExpanded($0.item) } ?? false
  }

  func toggle(itemAt indexPath: IndexPath) {
    guard let (section, item, shown) = outline(at: indexPath) else { return }
    var outline = shown
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: below(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
