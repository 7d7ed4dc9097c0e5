import Foundation

/// The visible views of a table; the cost depends on the number of visible rows, not of all rows.
extension UITableView {
  /// Shows the views of the rows and sections within the bounds, and removes the others.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    if knownWidth != contentWidth { widthChanged() }
    placeTableViews()
    updateContentSize()
    guard bounds.width > 0, bounds.height > 0 else { return }
    awaitsRows = false
    let shown = resolveVisibleRows()
    updateContentSize()
    showCells(shown)
    showSectionViews()
    placeBackground()
    placeIndex()
    _ = swipe
    // Requested cells that are not visible after all are kept for reuse.
    for cell in preparedCells.values { cells.enqueue(cell) }
    preparedCells = [:]
    prefetch(around: shown)
    driver.targetMayHaveMoved()
  }

  /// Discards the heights after the width has changed, because rows, headers and footers may now have different
  /// heights.
  private func widthChanged() {
    let isFirst = knownWidth <= 0
    knownWidth = contentWidth
    if !isFirst { forgetHeights() }
  }

  /// Places the table's header and footer, with their own heights and the width of the table.
  private func placeTableViews() {
    geometry.tableHeader = Double(tableHeaderView?.frame.height ?? 0)
    geometry.tableFooter = Double(tableFooterView?.frame.height ?? 0)
    if let view = tableHeaderView { place(view, at: 0, height: view.frame.height) }
    if let view = tableFooterView {
      place(view, at: CGFloat(geometry.sectionsEnd), height: view.frame.height)
    }
  }

  private func place(_ view: UIView, at top: CGFloat, height: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: CGFloat(geometry.total))
    if contentSize != size { contentSize = size }
  }

  // MARK: Heights

  /// Measures the visible rows, and keeps these rows in position if the heights of rows above change.
  /// - Returns: The visible rows, from the top.
  private func resolveVisibleRows() -> [ItemPlace] {
    var places: [ItemPlace] = []
    for _ in 0..<LayoutLimits.rounds * 4 {
      let anchor = anchorRow()
      let anchorTop = anchor.map { geometry.top(of: $0) }
      places = []
      var next: ItemPlace?
      if let section = geometry.section(at: Double(bounds.minY)) {
        resolveSpaces(from: section - 1, through: section)
        next = geometry.firstRow(endingAfter: Double(bounds.minY))
      }
      var top = next.map { geometry.top(of: $0) } ?? 0
      while let place = next, top < Double(bounds.maxY) {
        resolveHeight(of: place)
        places.append(place)
        top += geometry.height(of: place)
        next = geometry.place(after: place)
        guard next?.section != place.section else { continue }
        resolveSpaces(from: place.section + 1, through: place.section + 1)
        if let next { top = geometry.top(of: next) }
      }
      guard let anchor, let anchorTop else { return places }
      let shift = CGFloat(geometry.top(of: anchor) - anchorTop)
      guard shift != 0, bounds.minY > minimumOffset.y else { return places }
      // At the end of the content, the new content size has already moved it.
      let wanted = contentOffset.y + shift
      updateContentSize()
      shiftOffset(by: CGPoint(x: 0, y: wanted - contentOffset.y))
    }
    return places
  }

  /// Returns the first row in the visible area that is shown or has been measured. This row stays in position.
  private func anchorRow() -> ItemPlace? {
    guard var place = geometry.firstRow(endingAfter: Double(bounds.minY)) else { return nil }
    while geometry.top(of: place) < Double(bounds.maxY) {
      if tiles[.cell(place)] != nil || geometry.sections[place.section].rows.isMeasured(place.item)
      {
        return place
      }
      guard let next = geometry.place(after: place) else { return nil }
      place = next
    }
    return nil
  }

  private func resolveHeight(of place: ItemPlace) {
    guard measuresRows, !geometry.sections[place.section].rows.isMeasured(place.item) else {
      return
    }
    if let height = askedHeight(place.section, place.item) {
      return geometry.set(height, of: place)
    }
    guard let cell = cell(at: place) else { return }
    let height = UIView.outsideAnimations { fittingHeight(of: cell) }
    geometry.set(Double(height), of: place)
  }

  /// Returns the height of a cell's content for the table's width, in points on whole pixels.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let width = rowWidth
    cell.applyTraits(beforeJoining: self)
    cell.safeSides = contentSides
    if cell.bounds.width != width { cell.frame.size.width = width }
    cell.placeContent()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.recordMeasured(for: selfSizingInvalidation.countsConstraints)
    guard size.height <= 0, cell.contentView.hasConstrainedContent else {
      return PixelGrid(scale: contentScaleFactor).roundedUp(max(size.height, 0))
    }
    ListWarning.reportCollapse(of: cell, in: self)
    return TableRules.rowHeight
  }

  /// Measures headers and footers before rows are placed: those of the given sections, and of the following ones up to
  /// one with rows or to the end of the visible area.
  private func resolveSpaces(from first: Int, through last: Int) {
    for section in max(first, 0)..<max(first, geometry.sections.count) {
      let part = geometry.sections[section]
      resolveSpace(section, part.headerState, isHeader: true)
      resolveSpace(section, part.footerState, isHeader: false)
      let isVisible = geometry.bottom(of: section) < Double(bounds.maxY)
      guard section < last || part.rows.count == 0 && isVisible else { return }
    }
  }

  private func resolveSpace(_ section: Int, _ state: SectionSpace.State, isHeader: Bool) {
    guard state != .known else { return }
    if state == .estimated {
      let space = sectionSpace(section, isHeader: isHeader)
      take(space, section, isHeader)
      guard space.state == .fitting else { return }
    }
    let key = TileKey(kind: isHeader ? .header : .footer, place: ItemPlace(section, 0))
    let view =
      tiles[key] ?? preparedSectionViews[key] ?? sectionView(section, isHeader: isHeader)
      ?? titleView(section, isHeader: isHeader)
    if let view, tiles[key] == nil { preparedSectionViews[key] = view }
    let height = view.map { self.height(ofSectionView: $0) }
    take(
      SectionSpace(height: height ?? 0, hasView: view != nil, state: .known), section, isHeader)
  }

  private func take(_ space: SectionSpace, _ section: Int, _ isHeader: Bool) {
    geometry.take(space, of: section, isHeader: isHeader, padding: paddingOfHeaders)
  }

  private func height(ofSectionView view: UIView) -> CGFloat {
    view.applyTraits(beforeJoining: self)
    if let view = view as? UITableViewHeaderFooterView, view.showsTitle {
      let height = view.heightOfTitle(inWidth: contentWidth, style: style)
      return PixelGrid(scale: contentScaleFactor).roundedUp(height)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let isFitted = view.hasConstrainedContent || content.hasConstrainedContent
    let height = isFitted ? fitting.height : view.frame.height
    return PixelGrid(scale: contentScaleFactor).roundedUp(
      height > 0 ? height : TableRules.plainTitle)
  }

  // MARK: Cells

  /// Returns the cell of a row: a visible or prepared one, or a new one from the data source.
  func cell(at place: ItemPlace) -> UITableViewCell? {
    if let cell = tiles[.cell(place)] as? UITableViewCell { return cell }
    if let cell = preparedCells[place] { return cell }
    // An animation that shows the table does not animate the content of new cells.
    guard let cell = UIView.outsideAnimations({ newCell(at: place) }) else { return nil }
    preparedCells[place] = cell
    return cell
  }

  private func newCell(at place: ItemPlace) -> UITableViewCell? {
    if let placeholder = placeholders[place] {
      let cell = makeCell(placeholder)
      cell.tableStyle = style
      cell.safeSides = contentSides
      return cell
    }
    guard let dataSource else { return nil }
    askedRow = place
    dequeuedRows = []
    let cell = dataSource.tableView(self, cellForRowAt: dataPath(place))
    askedRow = nil
    let known = tiles.key(of: cell)?.place ?? preparedCells.first { $0.value === cell }?.key
    if let known, known != place {
      ListFailure.report(
        "the cell returned for row \(place.item) of section \(place.section) is already shown for row"
          + " \(known.item) of section \(known.section); return a different cell for each row",
        in: self)
      // A view cannot be in two places.
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    prepare(cell, place)
    return cell
  }

  private func prepare(_ cell: UITableViewCell, _ place: ItemPlace) {
    cell.tableStyle = style
    prepareEditing(of: cell, place)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    let isSelected = selection.contains(place)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let level = answer(.indentation) {
      $0.tableView(self, indentationLevelForRowAt: dataPath(place))
    }
    if let level { cell.indentationLevel = level }
    cell.updateConfigurations()
  }

  private func showCells(_ places: [ItemPlace]) {
    let wanted = Set(places)
    for place in tiles.cellPlaces where !wanted.contains(place) && place != reorder.heldPlace {
      hideCell(place)
    }
    for place in places {
      guard let cell = cell(at: place) else { continue }
      let isNew = tiles[.cell(place)] == nil
      if isNew { UIView.outsideAnimations { show(cell, place, start(of: place, rect(of: place))) } }
      show(cell, place, rect(of: place))
      guard isNew else { continue }
      if placeholders[place] == nil {
        notifyDelegate(willDisplay: cell, place)
      }
      fadeIn(cell, place)
      preparedCells[place] = nil
      tiles.add(cell, for: .cell(place))
      if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    }
  }

  private func show(_ cell: UITableViewCell, _ place: ItemPlace, _ frame: CGRect) {
    if cell.frame != frame || cell.superview !== self { cell.setUntransformedFrame(frame) }
    cell.lines = lines(of: place)
    cell.safeSides = contentSides
    cell.placeContent()
  }

  /// Removes a cell, for reuse.
  /// - Parameter path: The index path of the row in the data source.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    madeSwipe?.forget(cell)
    cell.removeFromSuperview()
    if placeholderCells.remove(ObjectIdentifier(cell)) == nil {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if reorder.heldPlace != nil { cell.transform = .identity }
    cells.enqueue(cell)
  }

  /// Removes all views, because their rows may no longer exist.
  func dropTiles() {
    let old = tiles
    tiles = Tiles()
    for (key, view) in old.views {
      retire(LeavingView(view, key, at: placeholders.dataPath(of: key)))
    }
    retireLeaving()
    for cell in preparedCells.values { cells.enqueue(cell) }
    preparedCells = [:]
    preparedSectionViews = [:]
    cancelTouch()
  }

  // MARK: Dequeuing

  /// Records that the data source has dequeued a cell for a row.
  ///
  /// A second cell for the row that the data source is being asked for is an error.
  func recordDequeue(_ identifier: String, for indexPath: IndexPath) {
    guard let place = ItemPlace(indexPath), place == askedRow else { return }
    guard !dequeuedRows.insert(place).inserted else { return }
    ListFailure.report(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
        + " really need to dequeue more cells than the table view is requesting, use the"
        + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
        + " \(identifier), index path: \(indexPath.text)", in: self)
  }

  /// Sets the size of a cell to that of its row before its content is configured.
  func sizeForRow(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    guard let place = ItemPlace(indexPath), !needsReload, geometry.has(place), bounds.width > 0
    else { return }
    cell.frame.size = CGSize(width: rowWidth, height: CGFloat(geometry.height(of: place)))
    cell.tableStyle = style
  }
}
