import Foundation

extension UICollectionView {
  /// The position of an item after scrolling to it: at most one value for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// Updates the visible items from the data source, if an update is pending.
  func showIfNeeded() {
    guard counts == nil || !collectionViewLayout.isPrepared, !isTiling, !isLoading else { return }
    layoutIfNeeded()
  }

  // MARK: Cells

  /// The index paths of the items that were visible after the last layout; reading them does not cause a layout.
  var shownItemPaths: [IndexPath] { tiles.cellPlaces.map(\.indexPath) }

  var shownCells: [UICollectionViewCell] {
    showIfNeeded()
    return tiles.cellPlaces.compactMap { tiles[.cell($0)] as? UICollectionViewCell }
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    if let key = tiles.key(of: cell) { return key.place.indexPath }
    return preparedCells.first { $0.value === cell }?.key.indexPath
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hit = places(in: rect).filter {
      $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point)
    }
    return hit.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Supplementary views

  func shownView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    let place = ItemPlace(indexPath) ?? indexPath.first.map { ItemPlace($0, -1) }
    return place.flatMap {
      tiles[TileKey(kind: .supplementary(elementKind), place: $0)] as? UICollectionReusableView
    }
  }

  func shownViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViewPaths(ofKind: elementKind).compactMap { shownView(ofKind: elementKind, at: $0) }
  }

  func shownViewPaths(ofKind elementKind: String) -> [IndexPath] {
    showIfNeeded()
    return tiles.views.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.place).sorted()
      .map { $0.item < 0 ? IndexPath(index: $0.section) : $0.indexPath }
  }

  // MARK: Scrolling

  func scroll(
    to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    prepareLayout()
    guard let place = ItemPlace(indexPath), has(place) else {
      return ListFailure.report(
        "Attempted to scroll the collection view to an out-of-bounds \(boundsText(indexPath)).",
        in: self)
    }
    for (axis, name) in [(ScrollPosition.horizontal, "horizontal"), (.vertical, "vertical")] {
      let wanted = scrollPosition.intersection(axis).rawValue
      if wanted & (wanted &- 1) != 0 {
        return ListFailure.report(
          "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name)"
            + " positioning styles", in: self)
      }
    }
    guard let item = self.place(ofItem: indexPath) else { return }
    setContentOffset(
      Self.offset(toShow: shownFrame(of: item), scrollPosition, in: self), animated: animated)
    placeScrollers()
    scrollAcross(to: item, scrollPosition, animated: animated)
    if !animated, collectionViewLayout.fitsCells {
      correctOffset(toShow: indexPath, scrollPosition)
    }
  }

  /// Keeps scrolling until an item is at its position, while the cells on the way turn out to have other sizes than
  /// estimated.
  ///
  /// It is an assumption that a collection view ends at the exact position, as a table does.
  private func correctOffset(toShow path: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<LayoutLimits.rounds {
      layoutIfNeeded()
      guard let item = place(ofItem: path) else { return }
      let better = Self.offset(toShow: shownFrame(of: item), position, in: self)
      let isThere =
        abs(better.x - contentOffset.x) < 1e-6 && abs(better.y - contentOffset.y) < 1e-6
      if isThere { return }
      setContentOffset(better, animated: false)
    }
  }

  private func boundsText(_ indexPath: IndexPath) -> String {
    let counts = loadedCounts
    guard let section = indexPath.first, counts.indices.contains(section) else {
      return "section (\(indexPath.first ?? 0)) when there are only \(counts.count) sections"
    }
    return "item (\(indexPath.last ?? 0)) when there are only \(counts[section]) items in section"
      + " \(section)"
  }

  /// Returns the offset of a scroll view at which a part of its content is at a position.
  static func offset(
    toShow frame: CGRect, _ position: ScrollPosition, in view: UIScrollView
  ) -> CGPoint {
    let inset = view.adjustedContentInset
    let seen = view.bounds.inset(by: inset)
    func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    var offset = view.contentOffset
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - seen.width - inset.left
    } else if position.isEmpty {
      offset.x += nearest(frame.minX, frame.maxX, seen.minX, seen.maxX)
    }
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - seen.height - inset.top
    } else if position.isEmpty {
      offset.y += nearest(frame.minY, frame.maxY, seen.minY, seen.maxY)
    }
    return view.bounded(offset)
  }
}

extension UICollectionView {
  /// Whether a supplementary or decoration view has no attributes yet for its kind and index path. Additional
  /// attributes are an error if they differ.
  ///
  /// Source: developers' reports of the exception that UIKit raises for layouts that return several attributes for one
  /// view.
  func isFirst(
    _ attributes: UICollectionViewLayoutAttributes,
    _ known: inout [TileKey: UICollectionViewLayoutAttributes]
  ) -> Bool {
    guard let key = attributes.key else { return true }
    guard let first = known[key] else {
      known[key] = attributes
      return true
    }
    guard first !== attributes, first != attributes else { return false }
    let category =
      attributes.representedElementCategory == .decorationView ? "decoration" : "supplementary"
    ListFailure.report(
      "layout attributes for \(category) item at index path (\(attributes.indexPath.text)) changed from"
        + " \(first.text) to \(attributes.text) without invalidating the layout", in: self)
    return false
  }
}
