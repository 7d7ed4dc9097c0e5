public import Foundation

/// A data source that shows snapshots in a collection view, and computes the changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell for an item; returning nil is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The type of the snapshots that the collection view shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The snapshots that were applied to single sections.
  var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  open var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and sets it as the collection view's data source, which is a weak reference.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { shown.current }

  /// Shows a snapshot by applying its changes from the current one.
  /// - Parameter completion: A closure that is called after the changes are shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(besides: snapshot)
    show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Removes the section snapshots whose visible items no longer match a whole snapshot.
  private func forgetOutlines(besides snapshot: Snapshot) {
    sectionSnapshots = sectionSnapshots.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Shows the changes since the last snapshot.
  func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
    let update = shown.take(snapshot)
    guard let collectionView else { return }
    let change = { collectionView.apply(update) { completion?() } }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot by reloading the collection view.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(besides: snapshot)
    shown.current = snapshot.settled
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.current.numberOfSections
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { shown.current.items[section].count }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    ListFailure.report(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path"
        + " \(indexPath.text) with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is"
        + " not allowed. You must always return a cell to the collection view", in: collectionView)
    return UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // The collection view reports views that were not dequeued.
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the current snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let from = ItemPlace(sourceIndexPath), let to = ItemPlace(destinationIndexPath) else {
      return
    }
    let final = shown.current.moving(from, to: to)
    let transaction = transaction(to: final, changing: [from.section, to.section])
    reorderingHandlers.willReorder?(transaction)
    shown.current = final
    forgetOutlines(besides: final)
    reorderingHandlers.didReorder?(transaction)
  }
}
