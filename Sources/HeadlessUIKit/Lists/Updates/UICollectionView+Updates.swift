public import Foundation

extension UICollectionView {
  // MARK: Batches

  /// Does a batch of changes.
  /// - Parameter completion: Called when they are shown, with whether their animations came to their end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if updateDepth == 0 { _ = loadedCounts }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    if updateDepth == 0 { applyUpdate() }
  }

  private func collect(_ change: (inout ListUpdate) -> Void) {
    if updateDepth == 0 { _ = loadedCounts }
    change(&update)
    if updateDepth == 0 { applyUpdate() }
  }

  private func places(_ paths: [IndexPath]) -> [ItemPlace] { paths.compactMap { ItemPlace($0) } }

  public func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.insertedItems += places(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.deletedItems += places(indexPaths) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    collect { $0.reloadedItems += places(indexPaths) }
  }

  /// Asks for the content of items again, whose cells stay.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems += places(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemPlace(indexPath), let to = ItemPlace(newIndexPath) else { return }
    move(from, to: to)
  }

  func move(_ from: ItemPlace, to: ItemPlace) { collect { $0.movedItems.append((from, to)) } }

  public func insertSections(_ sections: IndexSet) {
    collect { $0.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    collect { $0.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    collect { $0.reloadedSections += Array(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Applying

  private func applyUpdate() {
    let update = update
    self.update = ListUpdate()
    let completions = updateCompletions
    updateCompletions = []
    let before = counts ?? []
    let after = askCounts()
    let plan: ListPlan
    do throws(ListUpdateError) {
      plan = try ListPlan(update, before: before, after: after, .collection)
    } catch {
      ListFailure.report(error.message, in: self)
      reloadData()
      for completion in completions { completion(false) }
      return
    }
    counts = after
    show(plan, update)
    finish(completions, update, plan)
  }

  private func show(_ plan: ListPlan, _ update: ListUpdate) {
    let reconfigured = update.reconfiguredItems.compactMap { plan.place(from: $0) }
    let context = type(of: collectionViewLayout).invalidationContextClass.init()
    collectionViewLayout.follow(plan)
    collectionViewLayout.invalidateLayout(with: context)
    selection.rekey { plan.place(from: $0) }
    touchedItem = touchedItem.flatMap { plan.place(from: $0) }
    highlightedItem = highlightedItem.flatMap { plan.place(from: $0) }
    prefetched = Set(prefetched.compactMap { plan.place(from: $0) })
    dragging.rekey { plan.place(from: $0) }
    rekeyMovement { plan.place(from: $0) }
    rekeyScrollers { plan.section(from: $0) }
    let prepared = preparedCells
    preparedCells = [:]
    for (place, cell) in prepared {
      if let new = plan.place(from: place) { preparedCells[new] = cell } else { enqueue(cell) }
    }
    let gone = tiles.rekey { key in
      if key.kind == .cell {
        return plan.place(from: key.place).flatMap { plan.reloaded.contains($0) ? nil : .cell($0) }
      }
      guard key.place.item >= 0 else { return key }
      return plan.section(from: key.place.section).map {
        TileKey(kind: key.kind, place: ItemPlace($0, key.place.item))
      }
    }
    for (key, view) in gone { retire(view, key) }
    for place in reconfigured { reconfigure(place) }
  }

  /// Lets the data source configure the cell of an item that stays.
  private func reconfigure(_ place: ItemPlace) {
    guard let cell = tiles[.cell(place)] as? UICollectionViewCell, let dataSource else { return }
    reconfiguredCell = cell
    _ = dataSource.collectionView(self, cellForItemAt: place.indexPath)
    reconfiguredCell = nil
  }

  private func finish(_ completions: [(Bool) -> Void], _ update: ListUpdate, _ plan: ListPlan) {
    let layout = collectionViewLayout
    let complete = { (finished: Bool) in
      for completion in completions { completion(finished) }
    }
    let lay = {
      self.prepareLayout()
      layout.prepare(forCollectionViewUpdates: update.items)
      let target = self.layoutTarget(self.contentOffset, velocity: nil)
      if target != self.contentOffset { self.contentOffset = target }
      self.layoutIfNeeded()
      layout.finalizeCollectionViewUpdates()
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      if superview != nil || !bounds.isEmpty { lay() }
      return complete(true)
    }
    UIView.animate(
      withDuration: TableRules.updateLength, animations: lay, completion: complete)
  }
}

extension ListUpdate {
  /// The changes as layouts receive them.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { [number, NSNotFound] }
    typealias Item = UICollectionViewUpdateItem
    var items: [Item] = deletedSections.map { Item(.delete, from: section($0), to: nil) }
    items += insertedSections.map { Item(.insert, from: nil, to: section($0)) }
    items += reloadedSections.map { Item(.reload, from: section($0), to: section($0)) }
    items += movedSections.map { Item(.move, from: section($0.from), to: section($0.to)) }
    items += deletedItems.map { Item(.delete, from: $0.indexPath, to: nil) }
    items += insertedItems.map { Item(.insert, from: nil, to: $0.indexPath) }
    items += reloadedItems.map { Item(.reload, from: $0.indexPath, to: $0.indexPath) }
    items += movedItems.map { Item(.move, from: $0.from.indexPath, to: $0.to.indexPath) }
    return items
  }
}
