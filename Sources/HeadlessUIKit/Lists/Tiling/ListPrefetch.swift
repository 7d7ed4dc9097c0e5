import Foundation

/// What a prefetching data source has to be told: which places are near now, and which no longer are.
struct ListPrefetch {
  /// Places that have come near, the nearest first.
  let fresh: [ItemPlace]
  /// Places that are neither near nor seen any longer.
  let gone: [ItemPlace]

  /// - Parameters:
  ///   - near: The places that are about to be seen, the nearest first.
  ///   - known: Those that the data source was told of, which become the near ones.
  ///   - isShown: Whether a place is seen: that needs no preparation, and was not in vain.
  init(near: [ItemPlace], known: inout Set<ItemPlace>, isShown: (ItemPlace) -> Bool) {
    let wanted = near.filter { !isShown($0) }
    let kept = Set(wanted)
    fresh = wanted.filter { !known.contains($0) }
    gone = known.filter { !kept.contains($0) && !isShown($0) }.sorted()
    known = kept
  }
}

extension UICollectionView {
  /// Tells the prefetching data source of the items of the next screen, and of those that are not wanted any longer.
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
  /// Tells the prefetching data source of the rows of a screen below and one above, and of those that are not wanted any
  /// longer. Their heights are estimates until they are shown.
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
