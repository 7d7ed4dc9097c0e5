public import Foundation

extension UITableView {
  /// How rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  // MARK: Batches

  /// Begins a batch of changes; calls nest.
  public func beginUpdates() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  /// Ends a batch: the outermost call asks the data source for the new counts, and shows the changes.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate(completion: nil) }
  }

  /// Does a batch of changes.
  /// - Parameter completion: Called when they are shown, with whether their animations came to their end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 {
      applyUpdate(completion: completion)
    } else if let completion {
      pendingCompletions.append(completion)
    }
  }

  private func collect(_ change: (inout ListUpdate) -> Void) {
    beginUpdates()
    change(&update)
    endUpdates()
  }

  private func places(_ paths: [IndexPath]) -> [ItemPlace] { paths.compactMap { ItemPlace($0) } }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.insertedItems += places(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.deletedItems += places(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.reloadedItems += places(indexPaths) }
  }

  /// Asks for the content of rows again, whose cells stay.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems += places(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemPlace(indexPath), let to = ItemPlace(newIndexPath) else { return }
    collect { $0.movedItems.append((from, to)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.reloadedSections += Array(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Applying

  private func applyUpdate(completion: ((Bool) -> Void)?) {
    let update = update
    self.update = ListUpdate()
    let completions = pendingCompletions + (completion.map { [$0] } ?? [])
    pendingCompletions = []
    let before = geometry.sections.map(\.rows.count)
    let after = askCounts()
    let plan: ListPlan
    do throws(ListUpdateError) {
      plan = try ListPlan(update, before: before, after: after, .table)
    } catch {
      ListFailure.report(error.message, in: self)
      reloadData()
      for completion in completions { completion(false) }
      return
    }
    show(plan, after, update)
    finish(completions)
  }

  /// Applies a plan to what is shown: cells and selection keep their rows.
  private func show(_ plan: ListPlan, _ after: [Int], _ update: ListUpdate) {
    let reconfigured = update.reconfiguredItems.compactMap { plan.place(from: $0) }
    let heights = after.indices.map { newHeights(of: $0, count: after[$0], plan) }
    isLoading = true
    geometry = TableGeometry(makeSections(after) { heights[$0] })
    isLoading = false
    indexTitles = dataSource?.sectionIndexTitles(for: self)
    selection.rekey { plan.place(from: $0) }
    touchedRow = touchedRow.flatMap { plan.place(from: $0) }
    highlightedRow = highlightedRow.flatMap { plan.place(from: $0) }
    prefetched = Set(prefetched.compactMap { plan.place(from: $0) })
    dragging.rekey { plan.place(from: $0) }
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
        return plan.section(from: key.place.section).map {
          TileKey(kind: key.kind, place: ItemPlace($0, 0))
        }
      }
      return plan.place(from: key.place).flatMap { plan.reloaded.contains($0) ? nil : .cell($0) }
    }
    for (key, view) in gone {
      if key.kind == .cell, let cell = view as? UITableViewCell {
        retire(cell, key.place)
      } else {
        hideSectionView(view, key)
      }
    }
    for place in reconfigured { reconfigure(place) }
    setNeedsLayout()
  }

  /// The heights of the rows that were there before.
  private func newHeights(of section: Int, count: Int, _ plan: ListPlan) -> RowHeights? {
    guard measuresRows, let old = plan.oldSection(of: section), !old.isReloaded,
      geometry.sections.indices.contains(old.old)
    else { return nil }
    let rows = geometry.sections[old.old].rows
    if plan.isUnchanged(section), rows.count == count { return rows }
    let places = plan.oldItems(of: section, count: count)
    return RowHeights(
      places.enumerated().map { item, place in
        guard let place, !plan.reloaded.contains(ItemPlace(section, item)) else { return nil }
        let rows = geometry.sections[place.section].rows
        return rows.isMeasured(place.item) ? rows[place.item] : nil
      }, usual: rows.count > 0 ? rows.usual : Double(TableRules.rowHeight))
  }

  /// Lets the data source configure the cell of a row that stays.
  private func reconfigure(_ place: ItemPlace) {
    guard let cell = tiles[.cell(place)] as? UITableViewCell, let dataSource else { return }
    reconfiguredCell = cell
    _ = dataSource.tableView(self, cellForRowAt: place.indexPath)
    reconfiguredCell = nil
  }

  /// Lays out, with animation on a screen.
  private func finish(_ completions: [(Bool) -> Void]) {
    let isSeen = window != nil && UIView.areAnimationsEnabled
    let complete = { (finished: Bool) in
      for completion in completions { completion(finished) }
    }
    guard isSeen else {
      if window != nil || superview != nil { layoutIfNeeded() }
      return complete(true)
    }
    UIView.animate(
      withDuration: TableRules.updateLength, animations: { self.layoutIfNeeded() },
      completion: complete)
  }
}
