import Foundation

/// The changes that a prefetching data source must know about: which items have come near, and which no longer are.
struct ListPrefetch {
  /// The items that have come near, nearest first.
  let fresh: [ItemPlace]
  /// The items that are no longer near or visible.
  let gone: [ItemPlace]

  /// Determines the changes and updates the known items.
  /// - Parameters:
  ///   - near: The items that will soon be visible, nearest first.
  ///   - known: The items that the data source knows about, which are replaced with the near ones.
  ///   - isShown: A closure that returns whether an item is visible; such items need no prefetching and no
  ///     cancellation.
  init(near: [ItemPlace], known: inout Set<ItemPlace>, isShown: (ItemPlace) -> Bool) {
    let wanted = near.filter { !isShown($0) }
    let kept = Set(wanted)
    fresh = wanted.filter { !known.contains($0) }
    gone = known.filter { !kept.contains($0) && !isShown($0) }.sorted()
    known = kept
  }
}

extension UICollectionView {
  /// Notifies the prefetching data source about items up to one screen away, and those no longer near.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isWide = contentSize.width > bounds.width
    let near = bounds.insetBy(
      dx: isWide ? -bounds.width : 0, dy: isWide ? 0 : -bounds.height)
    let items = places(in: near).filter {
      $0.representedElementCategory == .cell
    }.compactMap { ItemPlace($0.indexPath) }.filter { placeholders[$0] == nil }
    let change = ListPrefetch(near: items, known: &prefetched) { tiles[.cell($0)] != nil }
    if !change.fresh.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: change.fresh.map(dataPath))
    }
    if !change.gone.isEmpty {
      prefetchDataSource.collectionView(
        self, cancelPrefetchingForItemsAt: change.gone.map(dataPath))
    }
  }
}

extension UITableView {
  /// Notifies the prefetching data source about rows up to one screen away, and those no longer near.
  ///
  /// The heights of these rows are estimates until they are shown.
  func prefetch(around shown: [ItemPlace]) {
    guard isPrefetchingEnabled, let prefetchDataSource, let last = shown.last else { return }
    var rows: [ItemPlace] = []
    var next = geometry.place(after: last)
    let end = Double(bounds.maxY + bounds.height)
    while let place = next, geometry.top(of: place) < end {
      rows.append(place)
      next = geometry.place(after: place)
    }
    var above = geometry.firstRow(endingAfter: Double(bounds.minY - bounds.height))
    var before: [ItemPlace] = []
    while let place = above, place < shown[0] {
      before.append(place)
      above = geometry.place(after: place)
    }
    let near = (rows + before.reversed()).filter { placeholders[$0] == nil }
    let change = ListPrefetch(near: near, known: &prefetched) { tiles[.cell($0)] != nil }
    if !change.fresh.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: change.fresh.map(dataPath))
    }
    if !change.gone.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: change.gone.map(dataPath))
    }
  }
}
