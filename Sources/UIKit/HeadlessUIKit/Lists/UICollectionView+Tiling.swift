import Foundation

/// The visible views of a collection view; the layout computes positions only for visible elements.
extension UICollectionView {
  // MARK: Counts

  /// The counts of the data source, which is asked now if it has not been asked yet.
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard !isLoading else { return [] }
    isLoading = true
    defer { isLoading = false }
    let asked = askCounts()
    counts = asked
    return asked
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  func has(_ place: ItemPlace) -> Bool {
    let counts = loadedCounts
    return counts.indices.contains(place.section) && place.item >= 0
      && place.item < counts[place.section]
  }

  // MARK: Layout

  /// Applies an invalidation to the layout.
  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    // The invalidated layout may be one of the two layouts of a transition.
    collectionViewLayout.isPrepared = false
    if context.invalidateDataSourceCounts { counts = nil }
    if !context.isFitting { fittedSizes = [:] }
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      let size = contentSize
      applyContentSize(
        CGSize(width: size.width + growth.width, height: size.height + growth.height))
    }
    if context.contentOffsetAdjustment != .zero {
      shiftOffset(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  /// Prepares the layout if it is out of date.
  func prepareLayout() {
    let layout = collectionViewLayout
    guard !layout.isPrepared else { return }
    isPreparing = true
    defer { isPreparing = false }
    _ = loadedCounts
    // A layout that changes its own properties while it prepares is prepared again with the new values.
    for _ in 0..<LayoutLimits.rounds where !layout.isPrepared {
      // If the layout asks for its own attributes while it prepares, it gets the current ones.
      layout.isPrepared = true
      layout.prepare()
    }
    applyContentSize(layout.collectionViewContentSize)
    placeScrollers()
  }

  /// Shows the views of the elements within the bounds, and removes the others.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    let oldBounds = followBounds()
    prepareLayout()
    let leftBefore = Set(leaving.keys)
    if let oldBounds { beginBoundsChange(from: oldBounds) }
    defer { if oldBounds != nil { endBoundsChange(besides: leftBefore) } }
    let isOther = replacedLayout != nil && change == nil && UIView.inheritedAnimationDuration > 0
    // The old layout determines where items come from, and may ask its collection view for that.
    let attached = isOther && replacedLayout?.collectionView == nil ? replacedLayout : nil
    attached?.collectionView = self
    defer { attached?.collectionView = nil }
    let replaced = replacedLayout
    if let replaced {
      if isOther { beginLayoutChange(from: replaced) }
      replacedLayout = nil
      setContentOffset(bounded(layoutTarget(contentOffset, velocity: nil)), animated: false)
    }
    let known = replaced == nil ? [] : tiles.views.sorted { $0.key.place < $1.key.place }
    let told = known.compactMap { $0.value as? UICollectionReusableView }
    defer {
      if let replaced { finishTransition(from: replaced, told) }
      if isOther { endChange(besides: leftBefore) }
    }
    guard bounds.width > 0, bounds.height > 0 else { return }
    placeScrollers()
    if collectionViewLayout.listConfiguration(ofSection: 0) != nil { _ = swipe }
    let shown = fitVisibleItems()
    show(shown)
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    for cell in preparedCells.values { enqueue(cell) }
    preparedCells = [:]
    for case let view as UICollectionReusableView in preparedViews.values {
      applied[ObjectIdentifier(view)] = nil
      fittedSizes[ObjectIdentifier(view)] = nil
      supplementaryViews.enqueue(view)
    }
    preparedViews = [:]
    prefetch()
  }

  /// Invalidates the layout if the new bounds require it.
  /// - Returns: The previous bounds if the change is animated, otherwise nil.
  private func followBounds() -> CGRect? {
    let (bounds, old) = (bounds, knownBounds)
    guard bounds != knownBounds else { return nil }
    defer { knownBounds = bounds }
    let layout = collectionViewLayout
    if knownBounds != .zero, layout.isPrepared,
      layout.shouldInvalidateLayout(forBoundsChange: layoutRect(bounds))
    {
      let fitted = fittedSizes
      layout.invalidateLayout(
        with: layout.invalidationContext(forBoundsChange: layoutRect(bounds)))
      // Scrolling does not change any sizes.
      if bounds.size == old.size { fittedSizes = fitted }
      if change == nil, UIView.inheritedAnimationDuration > 0 { return layoutRect(old) }
    } else if knownBounds.size != bounds.size, knownBounds == .zero {
      layout.invalidateLayout()
    }
    return nil
  }

  /// Notifies both layouts, and the views that had the old layout, that all attributes of a layout change are set.
  ///
  /// Source: Apple's documentation of `finalizeLayoutTransition()`, including AppKit's: the view calls the method on
  /// both layouts after it has gathered all attributes, and before it animates them.
  private func finishTransition(
    from old: UICollectionViewLayout, _ views: [UICollectionReusableView]
  ) {
    let isDetached = old.collectionView == nil
    if isDetached { old.collectionView = self }
    old.finalizeLayoutTransition()
    if isDetached { old.collectionView = nil }
    collectionViewLayout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: collectionViewLayout) }
  }

  /// Returns the attributes of the visible elements.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let visible = places(in: bounds).filter { !$0.isHidden && sees($0) }
    var cells: Set<ItemPlace> = []
    var views: [TileKey: UICollectionViewLayoutAttributes] = [:]
    return visible.filter { attributes in
      guard attributes.representedElementCategory == .cell else {
        return isFirst(attributes, &views)
      }
      guard let place = ItemPlace(attributes.indexPath), has(place) else {
        ListFailure.report(
          "UICollectionView received layout attributes for a cell with an index path that does not"
            + " exist: \(attributes.indexPath.text)", in: self)
        return false
      }
      guard cells.insert(place).inserted else {
        ListFailure.report(
          "\(type(of: collectionViewLayout)) returned two layout attributes for the index path"
            + " \(attributes.indexPath.text); return one for each item", in: self)
        return false
      }
      return true
    }
  }

  /// Measures self-sizing cells until the layout no longer changes, and returns the visible attributes.
  private func fitVisibleItems() -> [UICollectionViewLayoutAttributes] {
    var shown = visibleAttributes()
    for _ in 0..<LayoutLimits.rounds * 4 {
      var hasChanged = false
      let anchor = shown.first {
        $0.area == nil && !$0.isPinned
          && $0.key.map { $0.kind == .cell && tiles[$0] != nil } ?? false
      }
      for attributes in shown {
        guard !isFitted(attributes), let wanted = wantedAttributes(attributes),
          wanted !== attributes, wanted != attributes
        else { continue }
        guard
          collectionViewLayout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
        else {
          // The layout keeps its size, so the view does not have to be measured again either.
          if let view = attributes.key.flatMap(knownView) {
            fittedSizes[ObjectIdentifier(view)] = attributes.size
          }
          continue
        }
        hasChanged = true
        let context = collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
        context.isFitting = true
        collectionViewLayout.invalidateLayout(with: context)
      }
      guard hasChanged else { return shown }
      let offset = contentOffset
      prepareLayout()
      keep(anchor, from: offset)
      shown = visibleAttributes()
    }
    return shown
  }

  /// Keeps a visible item in position when items before it have changed their size.
  /// - Parameter offset: The previous content offset; a new content size may already have changed it.
  private func keep(_ anchor: UICollectionViewLayoutAttributes?, from offset: CGPoint) {
    guard let anchor, bounds.origin != minimumOffset,
      let now = place(ofItem: anchor.indexPath)
    else { return }
    shiftOffset(
      by: CGPoint(
        x: offset.x + now.frame.minX - anchor.frame.minX - contentOffset.x,
        y: offset.y + now.frame.minY - anchor.frame.minY - contentOffset.y))
  }

  /// Whether a view has been measured, and its attributes have the measured size. In that case, it is not measured
  /// again.
  private func isFitted(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = attributes.key.flatMap(knownView) else { return false }
    return fittedSizes[ObjectIdentifier(view)] == attributes.size
  }

  /// Returns the visible or prepared view for an element.
  private func knownView(_ key: TileKey) -> UIView? {
    tiles[key] ?? (key.kind == .cell ? preparedCells[key.place] : preparedViews[key])
  }

  /// Returns the attributes that a view prefers. All cells are asked; other views are asked if their layout allows it.
  private func wantedAttributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    guard let key = attributes.key else { return nil }
    if key.kind == .cell {
      return cell(at: key.place, attributes).map { preferredAttributes(of: $0, attributes) }
    }
    guard collectionViewLayout.fits(attributes),
      let view = tiles[key] ?? preparedViews[key] ?? view(for: key, attributes)
    else { return nil }
    if tiles[key] == nil { preparedViews[key] = view }
    // List cells can also serve as headers.
    if let cell = view as? UICollectionViewCell { return preferredAttributes(of: cell, attributes) }
    view.applyTraits(beforeJoining: self)
    let wanted = (view as? UICollectionReusableView)?.preferredLayoutAttributesFitting(
      attributes.ownCopy)
    return wanted.map { rounded($0, attributes, of: view) }
  }

  private func preferredAttributes(
    of cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard collectionViewLayout.fitsCells else { return attributes }
    cell.widthOfLayout =
      collectionViewLayout.fixesWidth(of: attributes) ? attributes.size.width : nil
    cell.applyTraits(beforeJoining: self)
    cell.updateConfigurations()
    cell.bounds.size = attributes.size
    cell.placeContent()
    let wanted = cell.preferredLayoutAttributesFitting(attributes.ownCopy)
    cell.recordMeasured(for: selfSizingInvalidation.countsConstraints)
    // Measuring does not change the size with which the cell is shown.
    if let shown = applied[ObjectIdentifier(cell)]?.size, shown != cell.bounds.size {
      cell.bounds.size = shown
      cell.placeContent()
    }
    return rounded(wanted, attributes, of: cell)
  }

  /// Returns preferred attributes with a size rounded to whole pixels, or the original ones if that is their size.
  private func rounded(
    _ wanted: UICollectionViewLayoutAttributes, _ attributes: UICollectionViewLayoutAttributes,
    of view: UIView
  ) -> UICollectionViewLayoutAttributes {
    let grid = PixelGrid(scale: contentScaleFactor)
    let size = CGSize(
      width: grid.roundedUp(wanted.size.width), height: grid.roundedUp(wanted.size.height))
    fittedSizes[ObjectIdentifier(view)] = size
    guard
      abs(size.width - attributes.size.width) > 1e-6
        || abs(size.height - attributes.size.height) > 1e-6
    else { return attributes }
    let rounded = wanted.copy() as? UICollectionViewLayoutAttributes ?? wanted
    rounded.size = size
    return rounded
  }

  // MARK: Views

  /// Returns the attributes of an item whose cell is being created.
  func attributesForNewItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = ItemPlace(indexPath), counts != nil, collectionViewLayout.isPrepared,
      has(place)
    else { return nil }
    return self.place(ofItem: indexPath)
  }

  /// Applies attributes to a view unless they were applied last, so that later changes by code remain.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    let id = ObjectIdentifier(view)
    guard applied[id] != attributes else { return }
    applied[id] = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    view.bounds.size = attributes.size
    let origin = attributes.area.flatMap { scrollers[$0]?.area.frame.origin } ?? .zero
    view.center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.isHidden = attributes.isHidden
    (view as? UICollectionViewCell)?.placeContent()
    (view as? UICollectionReusableView)?.apply(attributes)
  }

  private func show(_ shown: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<TileKey> = []
    for attributes in shown { if let key = attributes.key { wanted.insert(key) } }
    let held = movement.map { TileKey.cell($0.from) }
    let unwanted = tiles.views.filter { !wanted.contains($0.key) && $0.key != held }
    for key in unwanted.keys { tiles.remove(key) }
    if change == nil {
      for (key, view) in unwanted { retire(view, key) }
    } else {
      dismiss(unwanted)
    }
    for attributes in shown {
      guard let key = attributes.key else { continue }
      if let view = tiles[key] {
        // A different layout may start or stop scrolling the section orthogonally.
        let container = container(of: attributes)
        if let old = view.superview, old !== container,
          old is OrthogonalScroller || container !== self
        {
          insert(view, attributes)
        }
        // An item that the user is moving is already in position.
        if key != held || movement?.center == nil { apply(attributes, to: view) }
      } else if let view = preparedViews.removeValue(forKey: key) ?? view(for: key, attributes) {
        UIView.outsideAnimations {
          apply(start(of: attributes) ?? attributes, to: view)
          tell(willDisplay: view, attributes)
          if key.kind == .cell { preparedCells[key.place] = nil }
          tiles.add(view, for: key)
          insert(view, attributes)
          if change?.isAnimated == true { view.layoutIfNeeded() }
        }
        apply(attributes, to: view)
      }
    }
  }

  /// Inserts a view among the others in the order of their z-indexes.
  private func insert(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    let front = attributes.zIndex
    let container = container(of: attributes)
    let place = container.subviews.firstIndex { other in
      guard let known = applied[ObjectIdentifier(other)], tiles.key(of: other) != nil else {
        return false
      }
      return known.zIndex > front
    }
    if let place { container.insertSubview(view, at: place) } else { container.addSubview(view) }
  }

  private func view(for key: TileKey, _ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    switch key.kind {
    case .cell: return cell(at: key.place, attributes)
    case .supplementary(let kind):
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      if let view, view.queue == nil, !hasPlainController {
        reportMadeView(kind, attributes.indexPath)
      }
      return view
    case .decoration(let kind):
      let view = try? collectionViewLayout.decorations.dequeue(kind)
      view?.queue = kind
      return view
    case .header, .footer: return nil
    }
  }

  /// Whether the data source is a controller without any app code. Such a controller also replaces a missing class that
  /// a storyboard names, so it is unknown what that class would return.
  private var hasPlainController: Bool {
    dataSource.map { type(of: $0) == UICollectionViewController.self } ?? false
  }

  /// Reports a supplementary view that was not dequeued, for which UIKit raises an exception.
  private func reportMadeView(_ kind: String, _ path: IndexPath) {
    ListFailure.report(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
        + " (\(kind),\(path.text)) was not retrieved by calling"
        + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil",
      in: self)
  }

  /// Returns the cell of an item: a visible or prepared one, or a new one from the data source.
  func cell(at place: ItemPlace, _ attributes: UICollectionViewLayoutAttributes? = nil)
    -> UICollectionViewCell?
  {
    if let cell = tiles[.cell(place)] as? UICollectionViewCell { return cell }
    if let cell = preparedCells[place] { return cell }
    // An animation that shows the collection view does not animate the content of new cells.
    let cell = UIView.outsideAnimations { newCell(at: place, attributes) }
    if let cell { preparedCells[place] = cell }
    return cell
  }

  private func newCell(at place: ItemPlace, _ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewCell?
  {
    if let placeholder = placeholders[place] { return makeCell(placeholder) }
    guard let dataSource else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: dataPath(place))
    if cell.reuseIdentifier == nil {
      ListFailure.report(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a"
          + " reuseIdentifier - cells must be retrieved by calling"
          + " -dequeueReusableCellWithReuseIdentifier:forIndexPath: (item \(place.item) of section"
          + " \(place.section))", in: self)
    }
    let known = tiles.key(of: cell)?.place ?? preparedCells.first { $0.value === cell }?.key
    if let known, known != place {
      ListFailure.report(
        "the cell returned for item \(place.item) of section \(place.section) is already shown for"
          + " item \(known.item) of section \(known.section); dequeue a cell for each item",
        in: self)
      // A view cannot be in two places.
      return UICollectionViewCell()
    }
    if let attributes { apply(attributes, to: cell) }
    if cell.isSelected != selection.contains(place) { cell.isSelected = selection.contains(place) }
    let edits = edits(place)
    if cell.isEditing != edits { cell.isEditing = edits }
    if let row = cell as? UICollectionViewListCell { prepareRow(row, place) }
    return cell
  }

  private func prepareRow(_ row: UICollectionViewListCell, _ place: ItemPlace) {
    row.separatorConfiguration = separator(at: place)
    if let level = (dataSource as? any OutlineSource)?.level(ofItemAt: dataPath(place)) {
      row.indentationLevel = level
    }
  }

  private func tell(willDisplay view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
      cell.updateConfigurations()
      let place = ItemPlace(attributes.indexPath)
      if let place, placeholders[place] != nil { return }
      notifyDelegate(willDisplay: cell, place.map(dataPath) ?? attributes.indexPath)
    } else if let view = view as? UICollectionReusableView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    }
  }

  /// Removes a view that is no longer visible, for reuse.
  func retire(_ view: UIView, _ key: TileKey) {
    retire(LeavingView(view, key, at: placeholders.dataPath(of: key)))
  }

  func retire(_ gone: LeavingView) {
    let (view, path) = (gone.view, gone.path)
    view.removeFromSuperview()
    switch gone.key.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      if placeholderCells.remove(ObjectIdentifier(cell)) == nil {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      enqueue(cell)
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      fittedSizes[ObjectIdentifier(view)] = nil
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      applied[ObjectIdentifier(view)] = nil
      supplementaryViews.enqueue(view)
    case .decoration:
      applied[ObjectIdentifier(view)] = nil
      if let view = view as? UICollectionReusableView {
        collectionViewLayout.decorations.enqueue(view)
      }
    case .header, .footer: break
    }
  }

  func enqueue(_ cell: UICollectionViewCell) {
    madeSwipe?.forget(cell)
    applied[ObjectIdentifier(cell)] = nil
    fittedSizes[ObjectIdentifier(cell)] = nil
    cell.isHighlighted = false
    cells.enqueue(cell)
  }

  /// Removes all views.
  func dropTiles() {
    let old = tiles
    tiles = Tiles()
    for (key, view) in old.views { retire(view, key) }
    retireLeaving()
    for cell in preparedCells.values { enqueue(cell) }
    preparedCells = [:]
    cancelTouch()
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that a view may modify without affecting the layout's attributes.
  fileprivate var ownCopy: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
