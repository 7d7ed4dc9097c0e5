import Foundation

extension UITableView {
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Updates the visible rows from the data source, if an update is pending.
  func showIfNeeded() {
    if needsReload || awaitsRows, !isTiling, !isLoading { layoutIfNeeded() }
    if needsReload { loadIfNeeded() }
  }

  // MARK: Rectangles

  /// The left and right insets of sections, in points; in inset grouped tables, they are the margins of the screen,
  /// inside the safe area.
  private var sideInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margins = SystemMargins.root(width: bounds.width).insets
    let safe = safeSides
    return (margins.left + safe.left, margins.right + safe.right)
  }

  /// The left and right safe area insets that the content inset does not already include, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) {
    let (safe, known) = (safeAreaInsets, adjustedContentInset)
    return (max(safe.left - known.left, 0), max(safe.right - known.right, 0))
  }

  /// The left and right insets of the content of cells, headers and footers, in points.
  ///
  /// Source: Apple's documentation of `insetsContentViewsToSafeArea`.
  var contentSides: (left: CGFloat, right: CGFloat) {
    insetsContentViewsToSafeArea && style != .insetGrouped ? safeSides : (0, 0)
  }

  var rowWidth: CGFloat {
    let sides = sideInsets
    return max(bounds.width - sides.left - sides.right, 0)
  }

  /// The width of the content of rows, headers and footers, in points.
  var contentWidth: CGFloat {
    let sides = contentSides
    return rowWidth - sides.left - sides.right
  }

  func rect(of place: ItemPlace) -> CGRect {
    rowRect(top: geometry.top(of: place), height: geometry.height(of: place))
  }

  /// Returns a rectangle as wide as the sections.
  ///
  /// Headers and footers are as wide as the rows; for inset grouped tables, this is an assumption.
  func rowRect(top: Double, height: Double) -> CGRect {
    CGRect(x: sideInsets.left, y: CGFloat(top), width: rowWidth, height: CGFloat(height))
  }

  func rowRect(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = ItemPlace(indexPath), geometry.has(place) else { return .zero }
    return rect(of: place)
  }

  func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(geometry.top(of: section)), width: bounds.width,
      height: CGFloat(geometry.sections[section].total))
  }

  func headerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      top: geometry.headerTop(section), height: geometry.sections[section].header)
  }

  func footerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      top: geometry.footerTop(section), height: geometry.sections[section].footer)
  }

  // MARK: Rows at points

  func rowPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let place = geometry.firstRow(endingAfter: Double(point.y)),
      rect(of: place).contains(point)
    else { return nil }
    return place.indexPath
  }

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var next = geometry.firstRow(endingAfter: Double(rect.minY))
    while let place = next, geometry.top(of: place) < Double(rect.maxY) {
      paths.append(place.indexPath)
      next = geometry.place(after: place)
    }
    return paths.isEmpty ? nil : paths
  }

  var shownRowPaths: [IndexPath]? {
    showIfNeeded()
    let places = tiles.cellPlaces
    return places.isEmpty ? nil : places.map(\.indexPath)
  }

  var shownCells: [UITableViewCell] {
    showIfNeeded()
    return tiles.cellPlaces.compactMap { tiles[.cell($0)] as? UITableViewCell }
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    if let key = tiles.key(of: cell) { return key.place.indexPath }
    return preparedCells.first { $0.value === cell }?.key.indexPath
  }

  // MARK: Scrolling

  func scroll(
    to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard let place = ItemPlace(indexPath), canScroll(to: place) else {
      return ListFailure.report(
        "Attempted to scroll the table view to an out-of-bounds \(boundsText(indexPath)).", in: self
      )
    }
    setContentOffset(offset(toShow: place, scrollPosition), animated: animated)
    if animated, driver.isAnimating { return follow(place, scrollPosition) }
    for _ in 0..<LayoutLimits.rounds {
      tile()
      let better = offset(toShow: place, scrollPosition)
      if abs(better.y - contentOffset.y) < 1e-6 { break }
      setContentOffset(better, animated: false)
    }
  }

  /// Lets animated scrolling to a row end at its exact position, even if rows turn out to have other heights than
  /// estimated.
  private func follow(_ place: ItemPlace, _ position: ScrollPosition) {
    // The choice of the nearest position stays the same when the content has moved.
    let isNearestTop = unboundedOffset(toShow: place, .none) == unboundedOffset(toShow: place, .top)
    let position = position != .none ? position : isNearestTop ? .top : .bottom
    let counts = geometry.sections.map(\.rows.count)
    driver.follow { [weak self] in
      // After an update, the index path may refer to a different row.
      guard let self, self.geometry.sections.map(\.rows.count) == counts else { return nil }
      return self.offset(toShow: place, position)
    }
  }

  /// Whether a row exists, or the index path refers to the header of a section.
  private func canScroll(to place: ItemPlace) -> Bool {
    geometry.has(place)
      || place.item == NSNotFound && geometry.sections.indices.contains(place.section)
  }

  private func boundsText(_ indexPath: IndexPath) -> String {
    guard let section = indexPath.first, geometry.sections.indices.contains(section) else {
      return "section (\(indexPath.first ?? 0)) when there are only \(geometry.sections.count)"
        + " sections"
    }
    return "row (\(indexPath.last ?? 0)) when there are only"
      + " \(geometry.sections[section].rows.count) rows in section \(section)"
  }

  private func offset(toShow place: ItemPlace, _ position: ScrollPosition) -> CGPoint {
    bounded(CGPoint(x: contentOffset.x, y: unboundedOffset(toShow: place, position)))
  }

  /// Returns the vertical offset at which a row is at a position, even if the content ends before it.
  private func unboundedOffset(toShow place: ItemPlace, _ position: ScrollPosition) -> CGFloat {
    let isHeader = place.item == NSNotFound
    let rect = isHeader ? rectForHeader(inSection: place.section) : rect(of: place)
    let inset = adjustedContentInset
    let isCovered = style == .plain && !isHeader
    let held = isCovered ? CGFloat(geometry.sections[place.section].header) : 0
    let top = rect.minY - inset.top - held
    let bottom = rect.maxY - bounds.height + inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .middle:
      y = rect.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: y = bottom
    case .none:
      if top < y { y = top } else if bottom > y { y = min(bottom, top) }
    }
    return y
  }

  func scrollToSelection(at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    layoutIfNeeded()
    func distance(_ place: ItemPlace) -> CGFloat {
      abs(unboundedOffset(toShow: place, scrollPosition) - contentOffset.y)
    }
    let places = selection.places.filter(geometry.has).sorted()
    guard let nearest = places.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated)
  }
}
