public import Foundation

/// A view that shows items at positions determined by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kinds of supplementary views.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items; a new layout takes effect at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.prepareForTransition(to: collectionViewLayout)
      (oldValue as? UICollectionViewTransitionLayout)?.abandon()
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.prepareForTransition(from: oldValue)
      collectionViewLayout.invalidateLayout()
      for case let view as UICollectionReusableView in tiles.views.values {
        view.willTransition(from: oldValue, to: collectionViewLayout)
      }
      replacedLayout = oldValue
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (key, view) in tiles.views where key.kind == .cell {
        (view as? UICollectionViewCell)?.isEditing = edits(key.place)
      }
      for (place, cell) in preparedCells { cell.isEditing = edits(place) }
    }
  }
  /// Whether items can be dragged if there is a drag delegate; true by default on iPads, and since iOS 15 also on
  /// iPhones.
  open var dragInteractionEnabled = DragRules.isEnabledByDefault {
    didSet { dragging.delegatesChanged() }
  }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragging.delegatesChanged() }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragging.delegatesChanged() }
  }
  private(set) lazy var dragging = ListDragging(self)
  /// The menus of items.
  private(set) lazy var menu = ListMenu(self)
  /// The placeholders of drops, and whether index paths refer to the list instead of its data source.
  var placeholders = ListPlaceholders()
  var usesPresentationValues = false
  /// Stored only.
  open var remembersLastFocusedIndexPath = false
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView, backgroundView.superview !== self {
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  var cells = ReusableViews<UICollectionViewCell>()
  /// The supplementary views by kind and identifier, separated by a slash, as in nibs.
  var supplementaryViews = ReusableViews<UICollectionReusableView>()

  // MARK: Visible content

  /// The number of items in each section, from the data source; nil before it has been asked.
  var counts: [Int]?
  var isLoading = false
  var isTiling = false
  var isPreparing = false
  var tiles = Tiles()
  /// The attributes of the views, so that only changes are applied.
  var applied: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
  var selection = ListSelection()
  /// The cells of items that were requested before they were shown.
  var preparedCells: [ItemPlace: UICollectionViewCell] = [:]
  /// The measured sizes of the visible cells and views, by view.
  var fittedSizes: [ObjectIdentifier: CGSize] = [:]
  /// The changes to a visible cell that make the collection view measure it again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The visible cells to measure again.
  var resizes = CellResizes()
  var flowAnswers = DefaultAnswers<FlowQuestion>()
  /// The bounds at the last layout.
  var knownBounds = CGRect.zero
  /// The previous layout, until the new one is shown.
  var replacedLayout: UICollectionViewLayout?
  /// The scroll views of orthogonally scrolling sections that have been visible.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The supplementary views that were measured before they are shown.
  var preparedViews: [TileKey: UIView] = [:]
  /// The updates that a block collects, and the nesting level of blocks.
  var update = ListUpdate()
  var updateDepth = 0
  /// The cell that the data source is reconfiguring; dequeuing returns this one.
  var reconfiguredCell: UICollectionViewCell?
  var updateCompletions: [(Bool) -> Void] = []
  /// The current change while an update or new bounds are shown, and the views that are moving out of sight.
  var change: LayoutChange?
  var leaving: [ObjectIdentifier: LeavingView] = [:]
  var placeholderCells: Set<ObjectIdentifier> = []
  /// The item under a finger, and the highlighted one.
  var touchedItem: ItemPlace?
  var highlightedItem: ItemPlace?
  /// The swipe behavior, once rows have been shown, and whether a tap on a control requests the actions of a row.
  var madeSwipe: RowSwipe?
  var isConfirming = false
  /// The item that the user is moving, and the scroller for when it is near an edge.
  var movement: ItemMovement?
  private(set) lazy var movementEdges = EdgeScroll(self) { [unowned self] in
    moveTarget(by: $0)
  }
  /// The items that the prefetching data source knows about.
  var prefetched: Set<ItemPlace> = []

  /// Creates a collection view without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// Creates a collection view from a nib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    let nib = coder.nib
    if let layout: UICollectionViewLayout = nib.object("UICollectionLayout") {
      collectionViewLayout = layout
    }
    decodeCollection(nib)
  }

  /// The delegate, which is asked about items and notified of scrolling and selection.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Items

  /// The number of sections that the data source last reported.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items in a section that the data source last reported.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      ListFailure.report(
        "request for number of items in section \(section) when there are only \(counts.count)"
          + " sections in the collection view", in: self)
      return 0
    }
    return counts[section]
  }

  /// Discards cells and the selection; the next layout asks the data source again.
  open func reloadData() { forgetItems() }

  /// Removes all items; the next layout asks for their numbers.
  private func forgetItems() {
    forgetMovement()
    dragging.forgetPlaces()
    selection = ListSelection()
    counts = nil
    prefetched = []
    dropTiles()
    placeholders = ListPlaceholders()
    let context = type(of: collectionViewLayout).makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut(animatingResizes: resizes.take()) { self.tile() }
  }

  /// Invalidates the layout if the new insets change its available size.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let layout = collectionViewLayout
    guard !isTiling, !isPreparing, layout.isPrepared,
      layout.shouldInvalidateLayout(forBoundsChange: layoutRect(bounds))
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: layoutRect(bounds)))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placingMarginsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    placingMarginsChanged()
  }

  /// Invalidates a layout whose sections depend on the safe area or on the margins.
  private func placingMarginsChanged() {
    let layout = collectionViewLayout
    guard layout.followsMargins, !isTiling, !isPreparing, layout.isPrepared else { return }
    layout.invalidateLayout(with: type(of: layout).makeInvalidationContext())
  }

  /// Makes cells and views be measured again if the text size has changed. Until then, the layout keeps the current
  /// sizes.
  override func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.applyTraits(new, from: old)
    guard new.preferredContentSizeCategory != old.preferredContentSizeCategory else { return }
    collectionViewLayout.invalidateLayout()
  }

  override func draggingBegan() { madeSwipe?.close() }
  override var scrollsUnderDrags: Bool { true }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    setNeedsLayout()
  }

  override func scrollDelegateChanged() {
    menu.delegateChanged(hasDelegate: delegate != nil)
    // A new delegate may return different sizes.
    collectionViewLayout.invalidateLayout()
  }

  override func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(target, velocity: velocity)
  }

  /// Replaces the layout; with animation, items move to their new positions.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout.
  /// - Parameter completion: A closure that is called when the items are at their new positions, with a value that says
  ///   whether the animation completed.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    guard animated, window != nil else {
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: TableRules.updateLength, animations: { self.layoutIfNeeded() },
      completion: completion)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Reuse

  /// Registers the nib of cells; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, which are created with `init(frame:)`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(class: cellClass, for: identifier) { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// Registers the nib of supplementary views; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(
      nib.map { .nib($0, externalObjects: [:]) }, for: "\(kind)/\(identifier)")
  }

  /// Registers the class of supplementary views, created with `init(frame:)`; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(class: viewClass, for: "\(elementKind)/\(identifier)") { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// Returns a cell with a registered identifier, with the layout's attributes.
  ///
  /// An identifier that is not registered is an error; if the error handler returns, the result is a plain cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    let cell = dequeued("UICollectionElementKindCell", identifier, cells.advice) {
      () throws(NibError) in try cells.dequeue(identifier)
    }
    guard let cell else { return UICollectionViewCell() }
    if let attributes = attributesForNewItem(at: indexPath) {
      apply(attributes, to: cell)
      if let row = cell as? UICollectionViewListCell, let place = ItemPlace(indexPath) {
        row.isListHeader = isListHeader(place)
      }
    }
    return cell
  }

  /// Returns a supplementary view with a registered identifier.
  ///
  /// An identifier that is not registered is an error; if the error handler returns, the result is a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeued(elementKind, identifier, supplementaryViews.advice) {
      () throws(NibError) in
      let queue = "\(elementKind)/\(identifier)"
      let view = try supplementaryViews.dequeue(queue, named: identifier)
      view?.queue = queue
      return view
    }
    guard let view else { return UICollectionReusableView() }
    view.reuseIdentifier = identifier
    return view
  }

  private func dequeued<View: UICollectionReusableView>(
    _ kind: String, _ identifier: String, _ advice: () -> String,
    _ dequeue: () throws(NibError) -> View?
  ) -> View? {
    do throws(NibError) {
      if let view = try dequeue() { return view }
      throw NibError(
        .unregisteredIdentifier,
        "could not dequeue a view of kind: \(kind) with identifier \(identifier)" + advice(),
        at: nibReference?.place, className: "\(type(of: self))", key: identifier)
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerCollection(nib)
  }

  // MARK: Updates

  /// Performs a batch of changes.
  /// - Parameter completion: A closure that is called after the changes are shown, with a value that says whether the
  ///   animations completed.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if updateDepth == 0 { _ = loadedCounts }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    if updateDepth == 0 { applyUpdate() }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.insertedItems += places(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.deletedItems += places(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    collect { $0.reloadedItems += places(indexPaths) }
  }

  /// Reconfigures the existing cells of items.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems += places(indexPaths) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemPlace(indexPath), let to = ItemPlace(newIndexPath) else { return }
    move(from, to: to)
  }

  open func insertSections(_ sections: IndexSet) {
    collect { $0.insertedSections += Array(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    collect { $0.deletedSections += Array(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    collect { $0.reloadedSections += Array(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Places

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownItemPaths }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { shownCells }

  /// Returns the index path of a visible cell, or nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the item at a point of the content, or nil if the point is outside all items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// Returns a visible supplementary view, or nil for other index paths.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shownView(ofKind: elementKind, at: indexPath) }

  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(ofKind: elementKind)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownViewPaths(ofKind: elementKind)
  }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return place(ofItem: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return place(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Moving

  /// Begins to move an item.
  /// - Returns: Whether the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }

  /// Moves the center of the item to a point of the content; other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveTarget(to: targetPosition)
  }

  /// Ends the movement; the data source moves the item to its target.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the movement; the item returns to its original position.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Items

  /// Selects an item without calling the delegate or performing a segue, and scrolls to it; nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []
  ) {
    if indexPath == nil || !takesSeveral {
      for other in selection.places where other.indexPath != indexPath {
        setSelected(false, at: other)
      }
    }
    guard let indexPath, let place = ItemPlace(indexPath), has(place) else { return }
    setSelected(true, at: place)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let place = ItemPlace(indexPath) { setSelected(false, at: place) }
  }

  /// Returns the cell of a visible item, or nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showIfNeeded()
    guard let place = ItemPlace(indexPath) else { return nil }
    return tiles[.cell(place)] as? UICollectionViewCell ?? preparedCells[place]
  }

  /// The index paths of the selected items; nil if no item is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.places.isEmpty ? nil : selection.indexPaths
  }
}

extension UICollectionView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension UICollectionView: PrototypeHolder {
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    cells.nibs + supplementaryViews.nibs
  }
}

extension UICollectionView {
  /// Performs a batch of changes in a non-escaping closure, as in UIKit.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
