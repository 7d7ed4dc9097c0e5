public import Foundation

/// A data source that shows snapshots in a table, and computes the changes from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell for an item; returning nil is an error.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The type of the snapshots that the table shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The animation with which rows are inserted and deleted.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and sets it as the table's data source, which is a weak reference.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { shown.current }

  /// Shows a snapshot by applying its changes from the current one.
  /// - Parameter completion: A closure that is called after the changes are shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let update = shown.take(snapshot)
    guard let tableView else { return }
    let change = { tableView.apply(update, with: self.defaultRowAnimation) { completion?() } }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot by reloading the table.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    shown.current = snapshot.settled
    tableView?.reloadData()
    tableView?.layoutIfNeeded()
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

  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.current.items[section].count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    ListFailure.report(
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.text)"
        + " with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is not allowed. You"
        + " must always return a cell to the table view", in: tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension NSDiffableDataSourceSnapshot {
  /// The index paths of all items.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var paths = [ItemIdentifierType: IndexPath](minimumCapacity: numberOfItems)
    for (section, items) in items.enumerated() {
      for (item, identifier) in items.enumerated() { paths[identifier] = [section, item] }
    }
    return paths
  }
}
