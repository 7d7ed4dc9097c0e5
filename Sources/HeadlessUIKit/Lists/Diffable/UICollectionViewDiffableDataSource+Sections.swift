public import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app does as items of sections are expanded and collapsed.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the items below one that is expanded, from what is there so far.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// No handlers.
    public init() {}
  }

  /// Whether items may be moved by a finger, and what an app does with their new order.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers: items stay where they are.
    public init() {}
  }

  /// The items of a section as they were applied to it; those of the snapshot, without parents, where none were.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let known = sectionSnapshots[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let current = snapshot()
    if current.indexOfSection(section) != nil {
      made.append(current.itemIdentifiers(inSection: section))
    }
    return made
  }

  /// Shows the visible items of a section, which is added where it is missing.
  /// - Parameter completion: Called when the changes are shown.
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

/// What a finger has changed about the order of items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What takes the items of the first snapshot, all sections together, to those of the last.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

/// A data source whose items may have others below them.
@MainActor
protocol OutlineSource: AnyObject {
  /// How many parents an item has; nil for one that is in no outline.
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
    guard var (section, item, outline) = outline(at: indexPath) else { return }
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
