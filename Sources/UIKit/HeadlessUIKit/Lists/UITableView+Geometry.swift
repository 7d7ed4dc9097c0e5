import Foundation

/// The optional delegate and data source methods of a table for which a missing implementation makes a difference.
enum TableQuestion: Hashable {
  case rowHeight, estimatedRowHeight, headerHeight, footerHeight, headerView, footerView
  case estimatedHeaderHeight, estimatedFooterHeight
  case trailingActions, canMove, move, commit, indentation
}

/// The sizes and durations of tables that Apple does not document.
enum TableRules {
  /// The height of a row if nothing else determines it, in points; from Apple's documentation of `rowHeight`.
  static let rowHeight: CGFloat = 44
  /// The height of a plain section's header with a title, in points; measured in documents.
  static let plainTitle: CGFloat = 28
  /// The space above the header of a plain section since iOS 15, in points; measured in documents.
  static let plainPadding: CGFloat = 22
  /// The heights of headers and footers in grouped tables, in points. Assumed.
  ///
  /// They are for views without a title, for the first header, and for views with a title.
  static let groupedSpace: CGFloat = 18
  static let firstGroupedSpace: CGFloat = 35
  static let groupedTitle: CGFloat = 38
  /// The left inset of separators before iOS 11, in points.
  static let oldSeparatorInset: CGFloat = 15
  /// The duration of the animation of updates, in seconds. Assumed.
  static let updateLength = 0.3
  /// Moving rows receive touches, and the list can scroll meanwhile. This is an assumption.
  static let updateOptions: UIView.AnimationOptions = .allowUserInteraction
}

extension UITableView {
  /// Records that the default implementation of a method was called because the object does not implement the method.
  func recordDefault(_ question: TableQuestion) { defaultAnswers.note(question) }

  /// Asks the delegate, and returns nil if it does not implement the method.
  func answer<Value>(
    _ question: TableQuestion, _ ask: (any UITableViewDelegate) -> Value
  ) -> Value? {
    guard let delegate else { return nil }
    defaultAnswers.clear(question)
    let value = ask(delegate)
    return defaultAnswers.has(question) ? nil : value
  }

  // MARK: Loading

  /// Discards cells, the selection and the counts; the next layout asks the data source again.
  func forgetRows() {
    reorder.cancel()
    dragging.forgetPlaces()
    selection = ListSelection()
    prefetched = []
    needsReload = true
    awaitsRows = true
    dropTiles()
    placeholders = ListPlaceholders()
    setNeedsLayout()
  }

  /// Asks the data source for its counts, if necessary.
  func loadIfNeeded() {
    guard needsReload, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    needsReload = false
    geometry = TableGeometry(makeSections(askCounts(), keeping: { _ in nil }))
    knownWidth = contentWidth
    indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// Returns the current number of rows in each section of the data source.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Creates the sections with their heights.
  /// - Parameters:
  ///   - spaces: A closure that returns the known values for the header or the footer of a section.
  ///   - keeping: A closure that returns the known heights of a section's rows, by section index.
  func makeSections(
    _ counts: [Int], spaces: (Int, Bool) -> SectionSpace? = { _, _ in nil },
    keeping: (Int) -> RowHeights?
  ) -> [TableGeometry.Section] {
    measuresRows = false
    givesSectionViews = [:]
    return counts.indices.map { section in
      var rows = makeRows(section, counts[section], keeping(section))
      for placeholder in placeholders.all where placeholder.place.section == section {
        guard let height = placeholder.height, height >= 0, height.isFinite,
          placeholder.place.item < rows.count
        else { continue }
        rows.set(Double(height), at: placeholder.place.item)
      }
      var made = TableGeometry.Section(rows: rows)
      for isHeader in [true, false] {
        var space =
          estimatedSpace(section, isHeader: isHeader) ?? sectionSpace(section, isHeader: isHeader)
        // A delegate that previously returned no view is asked again.
        if space.state != .known, let known = spaces(section, isHeader), known.hasView {
          space.keep(known)
        }
        made.take(space, isHeader: isHeader, padding: isHeader ? paddingOfHeaders : 0)
      }
      return made
    }
  }

  /// Discards the heights, which the next layout determines again.
  /// - Parameter areEstimates: Whether the current heights serve as estimates until then.
  func forgetHeights(areEstimates: Bool = false) {
    guard !needsReload else { return }
    let old = geometry.sections
    isLoading = true
    geometry = TableGeometry(
      makeSections(
        old.map(\.rows.count),
        spaces: { areEstimates ? old[$0].space(isHeader: $1).asEstimate : nil },
        keeping: { areEstimates ? old[$0].rows.asEstimates : nil }))
    isLoading = false
    setNeedsLayout()
  }

  // MARK: Rows

  private func makeRows(_ section: Int, _ count: Int, _ known: RowHeights?) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, usual: 0) }
    // The delegate is not asked for the heights of placeholders.
    guard count > placeholders.count(inSection: section) else {
      return RowHeights(count: count, usual: plainRowHeight)
    }
    let first: IndexPath = [section, 0]
    let answered = answer(.rowHeight) { $0.tableView(self, heightForRowAt: first) }
    let fixed = rowHeight > 0 && rowHeight.isFinite ? Double(rowHeight) : nil
    if answered == nil, let fixed { return RowHeights(count: count, usual: fixed) }
    guard estimatedRowHeight != 0 else {
      guard answered != nil else {
        return RowHeights(count: count, usual: Double(TableRules.rowHeight))
      }
      return RowHeights((0..<count).map { askedHeight(section, $0) }, usual: plainRowHeight)
    }
    measuresRows = true
    if let known { return known }
    let isEstimated = estimatedRowHeight > 0 && estimatedRowHeight.isFinite
    let usual = isEstimated ? Double(estimatedRowHeight) : plainRowHeight
    let estimate = answer(.estimatedRowHeight) {
      $0.tableView(self, estimatedHeightForRowAt: first)
    }
    var rows = RowHeights(count: count, usual: usual)
    if estimate != nil { rows.estimate { estimatedHeight(of: ItemPlace(section, $0)) } }
    return rows
  }

  /// Returns the delegate's estimate for the height of a row, in points; nil if it has none.
  func estimatedHeight(of place: ItemPlace) -> Double? {
    guard placeholders[place] == nil else { return nil }
    let height = answer(.estimatedRowHeight) {
      $0.tableView(self, estimatedHeightForRowAt: dataPath(place))
    }
    return height.flatMap { $0 > 0 && $0.isFinite ? Double($0) : nil }
  }

  private var plainRowHeight: Double {
    Double(rowHeight > 0 && rowHeight.isFinite ? rowHeight : TableRules.rowHeight)
  }

  /// Returns the delegate's height for a row, or nil if its content determines it.
  func askedHeight(_ section: Int, _ row: Int) -> Double? {
    let place = ItemPlace(section, row)
    if let height = placeholders[place]?.height { return height >= 0 ? Double(height) : nil }
    let height = answer(.rowHeight) { $0.tableView(self, heightForRowAt: dataPath(place)) }
    let known = finite(height ?? rowHeight, "the height of row \(row) of section \(section)")
    return known >= 0 ? Double(known) : nil
  }

  /// Returns a height from the app. A height that is not finite is an error; the content then determines it.
  private func finite(_ height: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
    guard !height.isFinite else { return height }
    ListFailure.report("\(name()) is not finite: \(height)", in: self)
    return Self.automaticDimension
  }

  // MARK: Headers and footers

  /// Returns the delegate's estimate for a header or footer, or nil if there is none. The exact height is requested
  /// later, when the section comes into view.
  ///
  /// Source: Apple's article about estimating the height of a table's scrolling area: the table asks for all estimates,
  /// and replaces them with the actual heights as the views appear.
  private func estimatedSpace(_ section: Int, isHeader: Bool) -> SectionSpace? {
    let asked = answer(isHeader ? .estimatedHeaderHeight : .estimatedFooterHeight) {
      isHeader
        ? $0.tableView(self, estimatedHeightForHeaderInSection: section)
        : $0.tableView(self, estimatedHeightForFooterInSection: section)
    }
    guard let asked, asked > 0, asked.isFinite else { return nil }
    return SectionSpace(height: asked, hasView: true, state: .estimated)
  }

  /// Returns the height of a section's header or footer, whether it has a view, and whether the view determines the
  /// height.
  func sectionSpace(_ section: Int, isHeader: Bool) -> SectionSpace {
    func space(_ height: CGFloat, _ hasView: Bool, _ fits: Bool) -> SectionSpace {
      SectionSpace(height: height, hasView: hasView, state: fits ? .fitting : .known)
    }
    let asked = answer(isHeader ? .headerHeight : .footerHeight) {
      isHeader
        ? $0.tableView(self, heightForHeaderInSection: section)
        : $0.tableView(self, heightForFooterInSection: section)
    }.map {
      finite($0, "the height of the \(isHeader ? "header" : "footer") of section \(section)")
    }
    if let asked, asked >= 0 { return space(asked, asked > 0, false) }
    let set = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let hasTitle = title(ofSection: section, isHeader: isHeader)?.isEmpty == false
    let hasView = hasTitle || hasSectionViews(isHeader: isHeader)
    if style == .plain {
      guard hasView else { return space(0, false, false) }
      let usual = estimate(isHeader: isHeader, hasTitle: hasTitle) ?? TableRules.plainTitle
      return set >= 0 ? space(set, true, false) : space(usual, true, !hasTitle)
    }
    if set >= 0 { return space(set, hasView, false) }
    if hasView {
      let usual = estimate(isHeader: isHeader, hasTitle: hasTitle) ?? TableRules.groupedTitle
      return space(usual, true, true)
    }
    let isFirst = isHeader && section == 0
    return space(isFirst ? TableRules.firstGroupedSpace : TableRules.groupedSpace, false, false)
  }

  /// Returns the height that code estimates for self-sizing views, or nil if there is no estimate.
  private func estimate(isHeader: Bool, hasTitle: Bool) -> CGFloat? {
    let height = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return !hasTitle && height > 0 && height.isFinite ? height : nil
  }

  func title(ofSection section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Whether the delegate provides views for sections. To find out, this method requests the first view and keeps it.
  private func hasSectionViews(isHeader: Bool) -> Bool {
    if let known = givesSectionViews[isHeader] { return known }
    let view = sectionView(0, isHeader: isHeader)
    let isGiven = delegate != nil && !defaultAnswers.has(isHeader ? .headerView : .footerView)
    givesSectionViews[isHeader] = isGiven
    let key = TileKey(kind: isHeader ? .header : .footer, place: ItemPlace(0, 0))
    if let view, tiles[key] == nil { preparedSectionViews[key] = view }
    return isGiven
  }

  /// Returns the delegate's view for a section.
  func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    answer(isHeader ? .headerView : .footerView) {
      isHeader
        ? $0.tableView(self, viewForHeaderInSection: section)
        : $0.tableView(self, viewForFooterInSection: section)
    } ?? nil
  }

  /// The space above the header of a section that has one, in points.
  var paddingOfHeaders: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain && UIKitEra.current >= .iOS15 ? TableRules.plainPadding : 0
  }
}
