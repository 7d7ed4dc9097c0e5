public import Foundation

/// The data source of a collection that shows snapshots: it finds the changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item; nil is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a view next to the cells.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The sections that were given items with others below them.
  var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  open var reorderingHandlers = ReorderingHandlers()

  /// Makes itself the collection's data source; the collection does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> Snapshot { shown.current }

  /// Shows a snapshot, by what has changed since the last.
  /// - Parameter completion: Called when the changes are shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(besides: snapshot)
    show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Sections whose items are others than those of their outline no longer have one.
  private func forgetOutlines(besides snapshot: Snapshot) {
    sectionSnapshots = sectionSnapshots.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Shows what has changed since the last snapshot.
  func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
    let update = shown.take(snapshot)
    guard let collectionView else { return }
    let change = { collectionView.apply(update) { completion?() } }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot as if it were another collection's.
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
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    ListFailure.report(
      "the cell provider of \(type(of: self)) returned nil for item \(indexPath.item) of section"
        + " \(indexPath.section), which is not allowed", in: collectionView)
    return UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    ListFailure.report(
      "the supplementary view provider of \(type(of: self)) is missing or returned nil for the kind"
        + " '\(kind)' in section \(indexPath.section)", in: collectionView)
    return UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in what is shown, and tells the handlers of reordering.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let from = ItemPlace(sourceIndexPath), let to = ItemPlace(destinationIndexPath) else {
      return
    }
    let final = shown.current.moving(from, to: to)
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: shown.current, finalSnapshot: final)
    reorderingHandlers.willReorder?(transaction)
    shown.current = final
    forgetOutlines(besides: final)
    reorderingHandlers.didReorder?(transaction)
  }
}
