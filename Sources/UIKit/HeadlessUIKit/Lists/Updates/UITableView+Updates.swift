import Foundation

extension UITableView {
  /// The animations with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  // MARK: Batches

  /// Adds a change to the current batch. Outside a batch, it forms a separate batch.
  func collect(_ change: (inout ListUpdate) -> Void) {
    openUpdate()
    change(&update)
    closeUpdate()
  }

  func openUpdate() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  func closeUpdate() {
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate(completion: nil) }
  }

  func places(_ paths: [IndexPath]) -> [ItemPlace] { paths.compactMap { ItemPlace($0) } }

  // MARK: Applying

  func applyUpdate(completion: ((Bool) -> Void)?) {
    var update = update
    self.update = ListUpdate()
    let animations = rowAnimations
    rowAnimations = RowAnimations()
    let completions = pendingCompletions + (completion.map { [$0] } ?? [])
    pendingCompletions = []
    let before = geometry.sections.map(\.rows.count)
    let old = placeholders
    let data = askCounts()
    let after: [Int]
    let plan: ListPlan
    do throws(ListUpdateError) {
      if !placeholders.isEmpty, !usesPresentationValues {
        update = try placeholders.translate(update, before: before, after: data, .table)
      }
      after = placeholders.added(to: data)
      plan = try ListPlan(update, before: before, after: after, .table)
    } catch {
      ListFailure.report(error.message, in: self)
      reloadData()
      for completion in completions { completion(false) }
      return
    }
    // An update inside another one first completes the changes of the outer one.
    forgetChange()
    change = makeChange(plan, update, animations)
    show(plan, after, update, old)
    finish(completions)
  }

  /// Applies a plan to the visible state: cells and the selection keep their rows.
  /// - Parameter old: The placeholders before the update.
  private func show(
    _ plan: ListPlan, _ after: [Int], _ update: ListUpdate, _ old: ListPlaceholders
  ) {
    let reconfigured = update.reconfiguredItems.compactMap { plan.place(from: $0) }
    let changed = plan.reloaded.union(reconfigured)
    let heights = after.indices.map {
      newHeights(of: $0, count: after[$0], plan, asksAll: update.isEmpty, changed)
    }
    isLoading = true
    let sections = geometry.sections
    let spaces = { (section: Int, isHeader: Bool) -> SectionSpace? in
      guard let old = plan.oldSection(of: section), !old.isReloaded,
        sections.indices.contains(old.old)
      else { return nil }
      let space = sections[old.old].space(isHeader: isHeader)
      return update.isEmpty ? space.asEstimate : space
    }
    geometry = TableGeometry(makeSections(after, spaces: spaces) { heights[$0] })
    isLoading = false
    indexTitles = dataSource?.sectionIndexTitles(for: self)
    selection.rekey { plan.selectedPlace(from: $0) }
    touchedRow = touchedRow.flatMap { plan.place(from: $0) }
    highlightedRow = highlightedRow.flatMap { plan.place(from: $0) }
    prefetched = Set(prefetched.compactMap { plan.place(from: $0) })
    dragging.rekey { plan.place(from: $0) }
    menu.rekey { plan.place(from: $0) }
    reorder.rekey { plan.place(from: $0) }
    let prepared = preparedCells
    preparedCells = [:]
    for (place, cell) in prepared {
      if let new = plan.place(from: place) {
        preparedCells[new] = cell
      } else {
        cells.enqueue(cell)
      }
    }
    let gone = tiles.rekey { key in
      guard key.kind == .cell else {
        return plan.section(from: key.place.section).flatMap {
          plan.isNewSection($0) ? nil : TileKey(kind: key.kind, place: ItemPlace($0, 0))
        }
      }
      return plan.place(from: key.place).flatMap { plan.reloaded.contains($0) ? nil : .cell($0) }
    }
    change?.gone = gone.map { LeavingView($0.view, $0.key, at: old.dataPath(of: $0.key)) }
    for place in reconfigured { reconfigure(place) }
    setNeedsLayout()
  }

  /// The heights of the rows that existed before. An update that changes nothing asks the delegate for all heights and
  /// measures rows again; until a row is visible, its old height is used as an estimate.
  ///
  /// Source: Apple's documentation of `beginUpdates()`: together with `endUpdates()`, it animates changes to row
  /// heights without reloading.
  /// - Parameters:
  ///   - asksAll: Whether all rows are measured again.
  ///   - changed: The rows that have new cells or contents.
  private func newHeights(
    of section: Int, count: Int, _ plan: ListPlan, asksAll: Bool, _ changed: Set<ItemPlace>
  ) -> RowHeights? {
    guard measuresRows, let old = plan.oldSection(of: section), !old.isReloaded,
      geometry.sections.indices.contains(old.old)
    else { return nil }
    let rows = geometry.sections[old.old].rows
    let asksAll = asksAll || delegateGivesHeights(section, count)
    if plan.isUnchanged(section), rows.count == count,
      !changed.contains(where: { $0.section == section })
    {
      return asksAll ? rows.asEstimates : rows
    }
    let places = plan.oldItems(of: section, count: count)
    let usual = rows.count > 0 ? rows.usual : Double(TableRules.rowHeight)
    let heights = places.enumerated().map { item, place -> Double? in
      guard let place, !changed.contains(ItemPlace(section, item)) else { return nil }
      let rows = geometry.sections[place.section].rows
      return rows.isMeasured(place.item) ? rows[place.item] : nil
    }
    var known = RowHeights(heights, usual: usual)
    known.estimate { item in
      let place = ItemPlace(section, item)
      guard let old = places[item], !changed.contains(place) else {
        return estimatedHeight(of: place)
      }
      return geometry.sections[old.section].rows[old.item]
    }
    return asksAll ? known.asEstimates : known
  }

  /// Whether the delegate provides heights for the rows of a section; to find out, the first height is requested.
  private func delegateGivesHeights(_ section: Int, _ count: Int) -> Bool {
    guard count > placeholders.count(inSection: section) else { return false }
    let height = answer(.rowHeight) { $0.tableView(self, heightForRowAt: [section, 0]) }
    return (height ?? -1) >= 0
  }

  /// Asks the data source to configure the cell of a row that stays.
  private func reconfigure(_ place: ItemPlace) {
    guard let cell = tiles[.cell(place)] as? UITableViewCell, let dataSource else { return }
    reconfiguredCell = cell
    _ = dataSource.tableView(self, cellForRowAt: dataPath(place))
    reconfiguredCell = nil
  }

  /// Lays out the changes, with animation if the table is on screen.
  private func finish(_ completions: [(Bool) -> Void]) {
    let complete = { (finished: Bool) in
      for completion in completions { completion(finished) }
    }
    guard change?.isAnimated == true else {
      if window != nil || superview != nil { layoutIfNeeded() }
      forgetChange()
      return complete(true)
    }
    var left: [UIView] = []
    UIView.animate(
      withDuration: TableRules.updateLength, delay: 0, options: TableRules.updateOptions,
      animations: { left = self.showChange() },
      completion: { finished in
        self.retireLeaving(left)
        complete(finished)
      })
  }
}
