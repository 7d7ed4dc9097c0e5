public import Foundation

extension UITableView {
  /// Constants for the position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Updates the visible rows from the data source, if an update is due.
  func showIfNeeded() {
    if needsReload, !isTiling, !isLoading { layoutIfNeeded() }
    if needsReload { loadIfNeeded() }
  }

  // MARK: Rectangles

  /// The inset of rows from the sides, in points; rows of inset grouped tables have the margins of the screen.
  private var sideInset: CGFloat {
    style == .insetGrouped ? SystemMargins.root(width: bounds.width).insets.left : 0
  }

  var rowWidth: CGFloat { max(bounds.width - 2 * sideInset, 0) }

  func rect(of place: ItemPlace) -> CGRect {
    CGRect(
      x: sideInset, y: CGFloat(geometry.top(of: place)), width: rowWidth,
      height: CGFloat(geometry.height(of: place)))
  }

  /// Returns the frame of a row, in the content's coordinates; the height is an estimate if it was never shown.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = ItemPlace(indexPath), geometry.has(place) else { return .zero }
    return rect(of: place)
  }

  /// Returns the rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(geometry.top(of: section)), width: bounds.width,
      height: CGFloat(geometry.sections[section].total))
  }

  /// Returns the rectangle of a section's header, as if it were not pinned to the edge.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(geometry.headerTop(section)), width: bounds.width,
      height: CGFloat(geometry.sections[section].header))
  }

  /// Returns the rectangle of a section's footer, as if it were not pinned to the edge.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(geometry.footerTop(section)), width: bounds.width,
      height: CGFloat(geometry.sections[section].footer))
  }

  // MARK: Rows at points

  /// Returns the row at a point of the content, or nil if the point is outside of all rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let place = geometry.firstRow(endingAfter: Double(point.y)),
      rect(of: place).contains(point)
    else { return nil }
    return place.indexPath
  }

  /// Returns the rows in a rectangle of the content, or nil if it contains none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var next = geometry.firstRow(endingAfter: Double(rect.minY))
    while let place = next, geometry.top(of: place) < Double(rect.maxY) {
      paths.append(place.indexPath)
      next = geometry.place(after: place)
    }
    return paths.isEmpty ? nil : paths
  }

  /// The index paths of the visible rows; nil if no row is visible.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showIfNeeded()
    let places = tiles.cellPlaces
    return places.isEmpty ? nil : places.map(\.indexPath)
  }

  /// The visible cells, from the top.
  public var visibleCells: [UITableViewCell] {
    showIfNeeded()
    return tiles.cellPlaces.compactMap { tiles[.cell($0)] as? UITableViewCell }
  }

  /// Returns the index path of a visible cell, or nil for other cells.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if let key = tiles.key(of: cell) { return key.place.indexPath }
    return preparedCells.first { $0.value === cell }?.key.indexPath
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// The heights of rows on the way are estimates. Without animation, the rows around the target are measured, so that
  /// it ends at the exact position.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard let place = ItemPlace(indexPath), geometry.has(place) else {
      let text = indexPath.map(String.init).joined(separator: ", ")
      return ListFailure.report(
        "Attempted to scroll the table view to an out-of-bounds row ([\(text)]) when"
          + " \(boundsText(indexPath))", in: self)
    }
    setContentOffset(offset(toShow: place, scrollPosition), animated: animated)
    guard !animated else { return }
    for _ in 0..<LayoutLimits.rounds {
      tile()
      let better = offset(toShow: place, scrollPosition)
      if abs(better.y - contentOffset.y) < 1e-6 { break }
      setContentOffset(better, animated: false)
    }
  }

  private func boundsText(_ indexPath: IndexPath) -> String {
    guard let section = indexPath.first, geometry.sections.indices.contains(section) else {
      return "there are only \(geometry.sections.count) sections"
    }
    return "there are only \(geometry.sections[section].rows.count) rows in section \(section)"
  }

  private func offset(toShow place: ItemPlace, _ position: ScrollPosition) -> CGPoint {
    bounded(CGPoint(x: contentOffset.x, y: unboundedOffset(toShow: place, position)))
  }

  /// Returns the vertical offset that shows a row at a position, even if the content ends before.
  private func unboundedOffset(toShow place: ItemPlace, _ position: ScrollPosition) -> CGFloat {
    let rect = rect(of: place)
    let inset = adjustedContentInset
    let held = style == .plain ? CGFloat(geometry.sections[place.section].header) : 0
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

  /// Scrolls so that the selected row that is nearest to a position in the table is at that position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
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
