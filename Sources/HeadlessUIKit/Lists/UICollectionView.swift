public import Foundation

/// Items that a layout places.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Kinds of supplementary views.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Places the items; a new one does so at the next layout.
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
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      for cell in visibleCells where isEditing != oldValue { cell.isEditing = isEditing }
    }
  }
  /// Whether items can be dragged, where there is a delegate for it: on iPads, and from iOS 15 on on iPhones as well.
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
  /// The placeholders of drops, and whether index paths are those of the list rather than of the data source.
  var placeholders = ListPlaceholders()
  var usesPresentationValues = false
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
  /// By the kind and the identifier, with a slash between, as nibs have them.
  var supplementaryViews = ReusableViews<UICollectionReusableView>()

  // MARK: What is shown

  /// How many items there are according to the data source, by section; nil before it was asked.
  var counts: [Int]?
  var isLoading = false
  var isTiling = false
  var isPreparing = false
  var tiles = Tiles()
  /// The attributes that views have, so that only changes of them are applied.
  var applied: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
  var selection = ListSelection()
  /// Items whose cell was requested before they were shown.
  var preparedCells: [ItemPlace: UICollectionViewCell] = [:]
  var flowAnswers = DefaultAnswers<FlowQuestion>()
  /// The bounds that places were found for.
  var knownBounds = CGRect.zero
  /// The layout before this one, until this one is shown.
  var replacedLayout: UICollectionViewLayout?
  /// What sections scroll in that scroll across the layout by themselves, once they were seen.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// Views next to the cells that have found their size before they are shown.
  var preparedViews: [TileKey: UIView] = [:]
  /// The updates that a block collects, and how deep blocks are nested.
  var update = ListUpdate()
  var updateDepth = 0
  /// The cell that the data source configures again: dequeuing returns this one.
  var reconfiguredCell: UICollectionViewCell?
  var updateCompletions: [(Bool) -> Void] = []
  /// What changes while an update or other bounds are shown, and the views that are on their way out of sight.
  var change: LayoutChange?
  var leaving: [ObjectIdentifier: LeavingView] = [:]
  var placeholderCells: Set<ObjectIdentifier> = []
  /// The item under a finger, and the one that is highlighted.
  var touchedItem: ItemPlace?
  var highlightedItem: ItemPlace?
  var highlightTimer: HeadlessTimer?
  /// What swiping rows does, once rows are shown; and whether a tap on a control asks for the actions of a row.
  var madeSwipe: RowSwipe?
  var isConfirming = false
  /// The item that is moved by a finger, and what scrolls while it is near an edge.
  var movement: ItemMovement?
  private(set) lazy var movementEdges = EdgeScroll(self) { [unowned self] in
    moveTarget(by: $0)
  }
  /// The items that the prefetching data source was notified about.
  var prefetched: Set<ItemPlace> = []

  /// A collection without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// A collection from a nib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    let nib = coder.nib
    if let layout: UICollectionViewLayout = nib.object("UICollectionLayout") {
      collectionViewLayout = layout
    }
    collectionViewLayout.collectionView = self
    isPrefetchingEnabled = nib.bool("UICollectionViewPrefetchingEnabled") ?? true
    allowsSelection = nib.bool("UIAllowsSelection") ?? true
    allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
    backgroundView = nib.object("UIBackgroundView")
    dataSource = nib.object("UIDataSource") as? any UICollectionViewDataSource
    cells.register(
      nibs: nib.object("UICollectionViewCellNibDict"),
      externalObjects: nib.object("UICollectionViewCellPrototypeNibExternalObjects"), holder: self)
    supplementaryViews.register(
      nibs: nib.object("UICollectionViewSupplementaryViewNibDict"),
      externalObjects: nib.object("UICollectionViewSupplementaryViewPrototypeNibExternalObjects"),
      holder: self)
  }

  /// Decides about items, and is notified about scrolling and selection.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Items

  /// How many sections there are, as the data source last reported.
  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has, as the data source last reported.
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

  /// Forgets cells and selection, and asks the data source again at the next layout.
  open func reloadData() {
    forgetMovement()
    dragging.forgetPlaces()
    selection = ListSelection()
    counts = nil
    prefetched = []
    dropTiles()
    placeholders = ListPlaceholders()
    let context = type(of: collectionViewLayout).invalidationContextClass.init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// The room of the layout is another one.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let layout = collectionViewLayout
    guard !isTiling, !isPreparing, layout.isPrepared,
      layout.shouldInvalidateLayout(forBoundsChange: layoutRect(bounds))
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: layoutRect(bounds)))
  }

  override func draggingBegan() { madeSwipe?.close() }
  override var scrollsUnderDrags: Bool { true }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    setNeedsLayout()
  }

  override func scrollDelegateChanged() {
    menu.delegateChanged(hasDelegate: delegate != nil)
    // Its sizes may be others.
    collectionViewLayout.invalidateLayout()
  }

  override func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(target, velocity: velocity)
  }

  /// Replaces the layout; with animation, items move to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout.
  /// - Parameter completion: Called when the items are at their new places, with whether all arrived.
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

  /// Registers the nib of cells; nil removes it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, which are made by `init(frame:)`; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(class: cellClass, for: identifier) { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// Registers the nib of supplementary views; nil removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(
      nib.map { .nib($0, externalObjects: [:]) }, for: "\(kind)/\(identifier)")
  }

  /// Registers the class of supplementary views, which are made by `init(frame:)`; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(class: viewClass, for: "\(elementKind)/\(identifier)") { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// A cell of a kind, with the layout's attributes. An identifier that is not registered is an error; if the handler
  /// continues, a plain cell is returned.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    let cell = dequeued("UICollectionElementKindCell", identifier, cells.advice) {
      () throws(NibError) in try cells.dequeue(identifier)
    }
    guard let cell else { return UICollectionViewCell() }
    if let attributes = attributesForNewItem(at: indexPath) { apply(attributes, to: cell) }
    return cell
  }

  /// A supplementary view of a kind; an identifier that is not registered is an error.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeued(elementKind, identifier, supplementaryViews.advice) {
      () throws(NibError) in
      let view = try supplementaryViews.dequeue("\(elementKind)/\(identifier)")
      view?.queue = "\(elementKind)/\(identifier)"
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
    nib.delegate("dataSource", \UICollectionView.dataSource)
    nib.delegate("prefetchDataSource", \UICollectionView.prefetchDataSource)
    nib.outlet("collectionViewLayout", \UICollectionView.collectionViewLayout)
    nib.outlet("backgroundView", \UICollectionView.backgroundView)
    nib.outlet("allowsSelection", \UICollectionView.allowsSelection)
    nib.outlet("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
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
