import Foundation

extension UICollectionView {
  // MARK: Batches

  /// Adds a change to the current batch. Outside a batch, it forms a separate batch.
  func collect(_ change: (inout ListUpdate) -> Void) {
    if updateDepth == 0 { _ = loadedCounts }
    change(&update)
    if updateDepth == 0 { applyUpdate() }
  }

  func places(_ paths: [IndexPath]) -> [ItemPlace] { paths.compactMap { ItemPlace($0) } }

  /// Moves an item. Both index paths refer to the data source.
  func move(_ from: ItemPlace, to: ItemPlace) { collect { $0.movedItems.append((from, to)) } }

  // MARK: Applying

  func applyUpdate() {
    var update = update
    self.update = ListUpdate()
    let completions = updateCompletions
    updateCompletions = []
    let before = counts ?? []
    let placeholders = placeholders
    let data = askCounts()
    let after: [Int]
    let plan: ListPlan
    do throws(ListUpdateError) {
      if !placeholders.isEmpty, !usesPresentationValues {
        update = try self.placeholders.translate(update, before: before, after: data, .collection)
      }
      after = self.placeholders.added(to: data)
      plan = try ListPlan(update, before: before, after: after, .collection)
      update.insertedItems = plan.insertedItems
    } catch {
      ListFailure.report(error.message, in: self)
      reloadData()
      for completion in completions { completion(false) }
      return
    }
    counts = after
    show(plan, update, placeholders)
    finish(completions, update, plan)
  }

  /// - Parameter old: The placeholders before the update.
  private func show(_ plan: ListPlan, _ update: ListUpdate, _ old: ListPlaceholders) {
    // An update inside another one first completes the changes of the outer one.
    forgetChange()
    change = makeChange(plan, old)
    let reconfigured = update.reconfiguredItems.compactMap { plan.place(from: $0) }
    let context = type(of: collectionViewLayout).makeInvalidationContext()
    collectionViewLayout.follow(plan)
    collectionViewLayout.invalidateLayout(with: context)
    selection.rekey { plan.selectedPlace(from: $0) }
    touchedItem = touchedItem.flatMap { plan.place(from: $0) }
    highlightedItem = highlightedItem.flatMap { plan.place(from: $0) }
    prefetched = Set(prefetched.compactMap { plan.place(from: $0) })
    dragging.rekey { plan.place(from: $0) }
    menu.rekey { plan.place(from: $0) }
    rekeyMovement { plan.place(from: $0) }
    rekeyScrollers { plan.section(from: $0) }
    let prepared = preparedCells
    preparedCells = [:]
    for (place, cell) in prepared {
      if let new = plan.place(from: place) { preparedCells[new] = cell } else { enqueue(cell) }
    }
    let known = change
    let gone = tiles.rekey { known?.newKey(of: $0) }
    change?.gone = gone.map { LeavingView($0.view, $0.key, at: old.dataPath(of: $0.key)) }
    for place in reconfigured { reconfigure(place) }
  }

  /// Asks the data source to configure the cell of an item that stays.
  private func reconfigure(_ place: ItemPlace) {
    guard let cell = tiles[.cell(place)] as? UICollectionViewCell, let dataSource else { return }
    fittedSizes[ObjectIdentifier(cell)] = nil
    reconfiguredCell = cell
    _ = dataSource.collectionView(self, cellForItemAt: dataPath(place))
    reconfiguredCell = nil
  }

  private func finish(_ completions: [(Bool) -> Void], _ update: ListUpdate, _ plan: ListPlan) {
    let complete = { (finished: Bool) in
      for completion in completions { completion(finished) }
    }
    guard change?.isAnimated == true else {
      if superview != nil || !bounds.isEmpty { showChange(update) }
      forgetChange()
      return complete(true)
    }
    var left: [UIView] = []
    UIView.animate(
      withDuration: TableRules.updateLength, delay: 0, options: TableRules.updateOptions,
      animations: { left = self.showChange(update) },
      completion: { finished in
        self.retireLeaving(left)
        complete(finished)
      })
  }

  /// Shows an update in UIKit's order.
  ///
  /// The layout prepares and receives the changes. It then returns the end attributes of elements that disappear, and
  /// the start attributes of those that appear.
  /// - Returns: The views that are moving out of sight.
  @discardableResult
  private func showChange(_ update: ListUpdate) -> [UIView] {
    let layout = collectionViewLayout
    prepareLayout()
    layout.change = change
    layout.prepare(forCollectionViewUpdates: update.items)
    let target = layoutTarget(contentOffset, velocity: nil)
    if target != contentOffset { contentOffset = target }
    let known = Set(leaving.keys)
    setNeedsLayout()
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
    forgetChange()
    return leaving.values.map(\.view).filter { !known.contains(ObjectIdentifier($0)) }
  }
}

/// Views that appear and disappear.
extension UICollectionView {
  /// Records the views and their attributes before a change.
  /// - Parameter places: The old positions of items, if they had a different layout.
  private func makeChange(
    _ plan: ListPlan?, _ old: ListPlaceholders, places: ((ItemPlace) -> CGRect?)? = nil
  ) -> LayoutChange {
    let layout = collectionViewLayout
    var before: [TileKey: UICollectionViewLayoutAttributes] = [:]
    var oldKeys: [ObjectIdentifier: TileKey] = [:]
    for (key, view) in tiles.views {
      let id = ObjectIdentifier(view)
      oldKeys[id] = key
      before[key] = applied[id].map(shown)
    }
    return LayoutChange(
      before: before, oldKeys: oldKeys,
      oldPlaces: places ?? (plan == nil ? nil : layout.knownPlaces()),
      placeholders: old, plan: plan,
      isAnimated: window != nil && UIView.areAnimationsEnabled)
  }

  /// Begins a change to a different layout, in which items move from their positions in the old layout to those in the
  /// new one.
  func beginLayoutChange(from old: UICollectionViewLayout) {
    var change = makeChange(nil, placeholders) {
      old.layoutAttributesForItem(at: $0.indexPath)?.frame
    }
    change.oldLayout = old
    self.change = change
    collectionViewLayout.change = change
  }

  /// Ends a change. Removed views that have not been moved out of sight are removed immediately.
  private func forgetChange() {
    collectionViewLayout.change = nil
    let gone = change?.gone ?? []
    change = nil
    for view in gone { retire(view) }
  }

  /// Returns the start attributes of an element that appears, or nil if they are its final ones.
  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let change else { return nil }
    let layout = collectionViewLayout
    let end = shown(attributes)
    return (layout.askedStart(end) ?? change.start(end, in: layout)).map(shown)
  }

  /// Retires the views that the update removes, and those that have left the visible area.
  func dismiss(_ unseen: [TileKey: UIView]) {
    guard let change else { return }
    let layout = collectionViewLayout
    self.change?.gone = []
    let unseen = unseen.map { key, view in
      let key = change.oldKeys[ObjectIdentifier(view)] ?? key
      return LeavingView(view, key, at: change.placeholders.dataPath(of: key))
    }
    for gone in (change.gone + unseen).sorted(by: { $0.key.place < $1.key.place }) {
      let end =
        (change.oldLayout ?? layout).askedEnd(of: gone.key) ?? change.end(of: gone.key, in: layout)
      guard change.isAnimated, let end else {
        retire(gone)
        continue
      }
      leaving[ObjectIdentifier(gone.view)] = gone
      apply(shown(end), to: gone.view)
    }
  }

  /// Removes views that are now out of sight and keeps them for reuse; nil means all of them.
  func retireLeaving(_ views: [UIView]? = nil) {
    for id in views?.map(ObjectIdentifier.init) ?? Array(leaving.keys) {
      if let view = leaving.removeValue(forKey: id) { retire(view) }
    }
  }

  // MARK: Bounds

  /// Notifies the layout of an animated change of the bounds, as for updates.
  func beginBoundsChange(from old: CGRect) {
    change = makeChange(nil, placeholders)
    collectionViewLayout.change = change
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
  }

  /// - Parameter known: The views that were already moving out of sight; the earlier animation removes them.
  func endBoundsChange(besides known: Set<ObjectIdentifier>) {
    collectionViewLayout.finalizeAnimatedBoundsChange()
    endChange(besides: known)
  }

  /// Ends an animated change, and removes the views that leave at the end of the animation.
  func endChange(besides known: Set<ObjectIdentifier>) {
    forgetChange()
    let left = leaving.filter { !known.contains($0.key) }.map(\.value.view)
    guard !left.isEmpty else { return }
    HeadlessClock.shared.schedule(
      after: UIView.inheritedAnimationDuration, named: "the animation of a collection's bounds"
    ) { [weak self] in self?.retireLeaving(left) }
  }
}

extension ListUpdate {
  /// The changes in the form that layouts receive them.
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
