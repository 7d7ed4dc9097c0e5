import Foundation

/// What a table asks of its delegate that the delegate need not answer.
enum TableQuestion: Hashable {
  case rowHeight, estimatedRowHeight, headerHeight, footerHeight, headerView, footerView
  case trailingActions, canMove, move
}

/// Heights of tables that Apple does not publish.
enum TableRules {
  /// Of a row without any other height; the figure is on Apple's page of `rowHeight`.
  static let rowHeight: CGFloat = 44
  /// Of a plain section's header with a title; from documents.
  static let plainTitle: CGFloat = 28
  /// Above the header of a plain section, from iOS 15 on; from documents.
  static let plainPadding: CGFloat = 22
  /// Of the headers and footers of grouped sections without a title, of the first header, and of one with a title.
  /// Believed.
  static let groupedSpace: CGFloat = 18
  static let firstGroupedSpace: CGFloat = 35
  static let groupedTitle: CGFloat = 38
  /// What lines between rows keep from the left before iOS 11, in points.
  static let oldSeparatorInset: CGFloat = 15
  /// How long a finger stays before the row under it is highlighted, in seconds. Believed.
  static let highlightDelay = 0.15
  /// How long updates take to be shown, in seconds. Believed.
  static let updateLength = 0.3
}

extension UITableView {
  /// Records that the protocol's default was called, because the delegate has no method.
  func noteDefault(_ question: TableQuestion) { defaultAnswers.note(question) }

  /// Asks the delegate; nil where it has no method of its own.
  func answer<Value>(
    _ question: TableQuestion, _ ask: (any UITableViewDelegate) -> Value
  ) -> Value? {
    guard let delegate else { return nil }
    defaultAnswers.clear(question)
    let value = ask(delegate)
    return defaultAnswers.has(question) ? nil : value
  }

  // MARK: Loading

  /// Asks the data source for its counts, if that is due.
  func loadIfNeeded() {
    guard needsReload, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    needsReload = false
    geometry = TableGeometry(makeSections(askCounts(), keeping: { _ in nil }))
    knownWidth = bounds.width
    indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// How many rows the data source has now, section by section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// The sections with their heights.
  /// - Parameter keeping: The rows of a section whose heights are known already, by its number.
  func makeSections(_ counts: [Int], keeping: (Int) -> RowHeights?) -> [TableGeometry.Section] {
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
      let header = sectionSpace(section, isHeader: true)
      let footer = sectionSpace(section, isHeader: false)
      (made.header, made.hasHeader, made.fitsHeader) = (
        Double(header.height), header.hasView, header.fits
      )
      (made.footer, made.hasFooter, made.fitsFooter) = (
        Double(footer.height), footer.hasView, footer.fits
      )
      if made.hasHeader { made.padding = Double(paddingOfHeaders) }
      return made
    }
  }

  /// Forgets the heights, which are found again at the next layout.
  func forgetHeights() {
    guard !needsReload else { return }
    let counts = geometry.sections.map(\.rows.count)
    isLoading = true
    geometry = TableGeometry(makeSections(counts, keeping: { _ in nil }))
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
    guard estimate != nil, let delegate else { return RowHeights(count: count, usual: usual) }
    var rows = RowHeights(count: count, usual: usual)
    rows.estimate {
      let place = ItemPlace(section, $0)
      guard placeholders[place] == nil else { return nil }
      let height = delegate.tableView(self, estimatedHeightForRowAt: dataPath(place))
      return height > 0 && height.isFinite ? Double(height) : nil
    }
    return rows
  }

  private var plainRowHeight: Double {
    Double(rowHeight > 0 && rowHeight.isFinite ? rowHeight : TableRules.rowHeight)
  }

  /// The delegate's height for a row; nil if its content decides.
  func askedHeight(_ section: Int, _ row: Int) -> Double? {
    let place = ItemPlace(section, row)
    if let height = placeholders[place]?.height { return height >= 0 ? Double(height) : nil }
    let height = answer(.rowHeight) { $0.tableView(self, heightForRowAt: dataPath(place)) }
    let known = finite(height ?? rowHeight, "the height of row \(row) of section \(section)")
    return known >= 0 ? Double(known) : nil
  }

  /// A height of the app; one that is not finite is an error, and the content decides instead.
  private func finite(_ height: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
    guard !height.isFinite else { return height }
    ListFailure.report("\(name()) is not finite: \(height)", in: self)
    return Self.automaticDimension
  }

  // MARK: Heads and feet

  /// The height of a section's header or footer, whether there is a view for it, and whether that finds its own height.
  private func sectionSpace(_ section: Int, isHeader: Bool)
    -> (height: CGFloat, hasView: Bool, fits: Bool)
  {
    let asked = answer(isHeader ? .headerHeight : .footerHeight) {
      isHeader
        ? $0.tableView(self, heightForHeaderInSection: section)
        : $0.tableView(self, heightForFooterInSection: section)
    }.map {
      finite($0, "the height of the \(isHeader ? "header" : "footer") of section \(section)")
    }
    if let asked, asked >= 0 { return (asked, asked > 0, false) }
    let set = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let hasTitle = title(ofSection: section, isHeader: isHeader)?.isEmpty == false
    let hasView = hasTitle || hasSectionViews(isHeader: isHeader)
    if style == .plain {
      guard hasView else { return (0, false, false) }
      return set >= 0 ? (set, true, false) : (TableRules.plainTitle, true, !hasTitle)
    }
    if set >= 0 { return (set, hasView, false) }
    if hasView { return (TableRules.groupedTitle, true, !hasTitle) }
    let isFirst = isHeader && section == 0
    return (isFirst ? TableRules.firstGroupedSpace : TableRules.groupedSpace, false, false)
  }

  func title(ofSection section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Whether the delegate has views for sections; it is asked for the first one to find out, and that view is kept.
  private func hasSectionViews(isHeader: Bool) -> Bool {
    if let known = givesSectionViews[isHeader] { return known }
    let view = sectionView(0, isHeader: isHeader)
    let isGiven = delegate != nil && !defaultAnswers.has(isHeader ? .headerView : .footerView)
    givesSectionViews[isHeader] = isGiven
    let key = TileKey(kind: isHeader ? .header : .footer, place: ItemPlace(0, 0))
    if let view, tiles[key] == nil { preparedSectionViews[key] = view }
    return isGiven
  }

  /// The view that the delegate has for a section.
  func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    answer(isHeader ? .headerView : .footerView) {
      isHeader
        ? $0.tableView(self, viewForHeaderInSection: section)
        : $0.tableView(self, viewForFooterInSection: section)
    } ?? nil
  }

  private var paddingOfHeaders: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain && UIKitEra.current >= UIKitEra(major: 15) ? TableRules.plainPadding : 0
  }
}
