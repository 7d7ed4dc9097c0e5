public import Foundation

/// A view that shows a vertical list of rows, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The height that lets the content determine it.
  public static let automaticDimension: CGFloat = -1
  /// The title of the magnifying glass in the section index.
  public static let indexSearch = "{search}"

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights, in points

  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }
  open var fillerRowHeight: CGFloat = 0

  // MARK: Separators and the index

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The separator insets that were set; nil if the separators begin where the content begins.
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The insets of the separators, in points. If none are set, the separators begin where the content begins.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells, headers and footers stays inside the left and right safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { forgetHeights() } }
  }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { severalChanged() } }
  }
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { severalChanged() } }
  }
  private var storedEditing = false
  /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Stored only.
  open var allowsFocus = true
  /// The changes to a visible cell that make the table measure it again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The visible cells to measure again.
  var resizes = CellResizes()

  // MARK: Dragging

  /// Whether rows can be dragged if there is a drag delegate; true by default on iPads, and since iOS 15 also on
  /// iPhones.
  open var dragInteractionEnabled = DragRules.isEnabledByDefault {
    didSet { dragging.delegatesChanged() }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragging.delegatesChanged() }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dragging.delegatesChanged() }
  }
  private(set) lazy var dragging = ListDragging(self)
  /// The menus of rows.
  private(set) lazy var menu = ListMenu(self)
  /// The placeholders of drops, and whether index paths refer to the list instead of its data source.
  var placeholders = ListPlaceholders()
  var usesPresentationValues = false

  // MARK: Views around the rows

  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var tableHeaderView: UIView? { didSet { place(tableHeaderView, instead: oldValue) } }
  open var tableFooterView: UIView? { didSet { place(tableFooterView, instead: oldValue) } }

  var cells = ReusableViews<UITableViewCell>()
  var sectionViews = ReusableViews<UITableViewHeaderFooterView>()
  /// The headers and footers that only have a title.
  var titleViews: [UITableViewHeaderFooterView] = []

  // MARK: Visible content

  var geometry = TableGeometry()
  var tiles = Tiles()
  var selection = ListSelection()
  /// The section views that were requested before they were shown.
  var preparedSectionViews: [TileKey: UIView] = [:]
  /// Whether the delegate provides views for the headers (true) and footers (false) of sections.
  var givesSectionViews: [Bool: Bool] = [:]
  /// The cells of rows that were requested before they were shown.
  var preparedCells: [ItemPlace: UITableViewCell] = [:]
  /// Whether the data source must be asked again, and whether that is in progress.
  var needsReload = true
  /// Whether all rows were removed and no layout has shown the new ones yet.
  var awaitsRows = false
  var isLoading = false
  /// Whether views are being placed, so that requests made by their code do not start it again.
  var isTiling = false
  var defaultAnswers = DefaultAnswers<TableQuestion>()
  /// Whether rows are self-sizing.
  var measuresRows = false
  /// The width of the rows' content for which heights were determined, in points.
  var knownWidth: CGFloat = -1
  /// The row that the data source is being asked for, and the rows for which it has dequeued cells so far.
  var askedRow: ItemPlace?
  var dequeuedRows: Set<ItemPlace> = []
  /// The updates that ``beginUpdates()`` collects, and their nesting level.
  var update = ListUpdate()
  var updateDepth = 0
  var pendingCompletions: [(Bool) -> Void] = []
  /// The row animations in these updates, the current change, and the views that are moving out of sight.
  var rowAnimations = RowAnimations()
  var change: TableChange?
  var leaving: [ObjectIdentifier: LeavingView] = [:]
  var placeholderCells: Set<ObjectIdentifier> = []
  /// The cell that the data source is reconfiguring; dequeuing returns this one.
  var reconfiguredCell: UITableViewCell?
  /// The row under a finger, and the highlighted row.
  var touchedRow: ItemPlace?
  /// Whether the finger is on the row's detail button.
  var touchesAccessory = false
  var highlightedRow: ItemPlace?
  /// The swipe behavior, once rows have been shown, and whether a tap on a control requests the actions of a row.
  var madeSwipe: RowSwipe?
  var isConfirming = false
  /// The reordering of rows in editing mode.
  private(set) lazy var reorder = RowReorder(self)
  /// The section index at the side; nil if the table has none.
  var indexView: TableIndexView?
  /// The rows that the prefetching data source knows about.
  var prefetched: Set<ItemPlace> = []
  /// The titles of the section index; nil if the table has none.
  var indexTitles: [String]?

  /// Creates a table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    // Source: descriptions of tables in developers' logs, in which the background color is named
    // `tableBackgroundColor`.
    backgroundColor = style.background
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a nib.
  public required init?(coder: NSCoder) {
    style = coder.nib.enumeration("UITableViewStyle") ?? coder.nib.enumeration("UIStyle") ?? .plain
    super.init(coder: coder)
    let nib = coder.nib
    if backgroundColor == nil { backgroundColor = style.background }
    decodeTable(nib)
    cells.register(
      nibs: nib.object("UITableViewCellPrototypeNibs"),
      externalObjects: nib.object("UITableViewCellPrototypeNibExternalObjects"), holder: self)
  }

  /// The delegate, which is asked about rows and notified of scrolling and selection.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Replaces the table's header or footer; a view from the nib is already among the subviews and keeps its position
  /// there.
  private func place(_ view: UIView?, instead old: UIView?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    if let view, view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  override func scrollDelegateChanged() {
    menu.delegateChanged(hasDelegate: delegate != nil)
    if !needsReload { forgetHeights() }
  }

  // MARK: Rows

  /// The number of sections that the data source last reported.
  open var numberOfSections: Int {
    guard !isLoading else { return dataSource?.numberOfSections(in: self) ?? 0 }
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section that the data source last reported.
  open func numberOfRows(inSection section: Int) -> Int {
    guard !isLoading else {
      return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else {
      ListFailure.report(
        "Requested the number of rows for section (\(section)) which is out of bounds.", in: self)
      return 0
    }
    return geometry.sections[section].rows.count
  }

  /// Discards cells and the selection, and asks the data source for its counts; the next layout asks for cells.
  open func reloadData() {
    forgetRows()
    // Source: developers' logs of the calls to the data source: the counts are requested before the method returns.
    loadIfNeeded()
    if !isTiling, !needsReload { updateContentSize() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut(animatingResizes: resizes.take()) { self.tile() }
  }

  /// Makes rows, headers and footers be measured again if the text size has changed; the current heights become
  /// estimates.
  override func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.applyTraits(new, from: old)
    guard new.preferredContentSizeCategory != old.preferredContentSizeCategory else { return }
    forgetHeights(areEstimates: true)
  }

  /// Updates the rows, whose content avoids the safe area insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func draggingBegan() { madeSwipe?.close() }
  override var scrollsUnderDrags: Bool { true }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    setNeedsLayout()
  }

  /// Starts or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    storedEditing = editing
    editingChanged(animated)
  }

  // MARK: Reuse

  /// Registers the nib of cells; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, created with `init(style:reuseIdentifier:)`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(class: cellClass, for: identifier) { type, identifier in
      ClassInitializers.makeCell(type, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers the nib of section headers and footers; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of headers and footers, created with `init(reuseIdentifier:)`; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(class: aClass, for: identifier) { type, identifier in
      ClassInitializers.makeSectionView(type, reuseIdentifier: identifier)
    }
  }

  /// Returns a reused or new cell, or nil for an identifier that is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    do throws(NibError) {
      return try cells.dequeue(identifier)
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  /// Returns a cell with a registered identifier, as wide as the row.
  ///
  /// An identifier that is not registered is an error; if the error handler returns, the result is a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    recordDequeue(identifier, for: indexPath)
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      sizeForRow(cell, indexPath)
      return cell
    }
    NibFailure.report(
      NibError(
        .unregisteredIdentifier,
        "unable to dequeue a cell with identifier \(identifier)" + cells.advice(),
        at: nibReference?.place, className: "\(type(of: self))", key: identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused or new header or footer view, or nil for an identifier that is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    do throws(NibError) {
      return try sectionViews.dequeue(identifier)
    } catch {
      NibFailure.report(error)
      return nil
    }
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

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerTable(nib)
  }

  // MARK: Updates

  /// Begins a batch of changes; calls can be nested.
  open func beginUpdates() { openUpdate() }

  /// Ends a batch; the outermost call asks the data source for the new counts and shows the changes.
  open func endUpdates() {
    if updateDepth > 0 { closeUpdate() }
  }

  /// Performs a batch of changes.
  /// - Parameter completion: A closure that is called after the changes are shown, with a value that says whether the
  ///   animations completed.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
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

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = places(indexPaths)
    for row in rows { rowAnimations.come[row] = animation }
    collect { $0.insertedItems += rows }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = places(indexPaths)
    for row in rows { rowAnimations.gone[row] = animation }
    collect { $0.deletedItems += rows }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = places(indexPaths)
    for row in rows { rowAnimations.gone[row] = animation }
    collect { $0.reloadedItems += rows }
  }

  /// Reconfigures the existing cells of rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems += places(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemPlace(indexPath), let to = ItemPlace(newIndexPath) else { return }
    collect { $0.movedItems.append((from, to)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections { rowAnimations.comeSections[section] = animation }
    collect { $0.insertedSections += Array(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections { rowAnimations.goneSections[section] = animation }
    collect { $0.deletedSections += Array(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections { rowAnimations.goneSections[section] = animation }
    collect { $0.reloadedSections += Array(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Places

  /// Returns the frame of a row, in the content's coordinates; the height is an estimate if the row has never been
  /// shown.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Returns the rectangle of a section's header, as if it were not pinned to the edge.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Returns the rectangle of a section's footer, as if it were not pinned to the edge.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// Returns the row at a point of the content, or nil if the point is outside all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// Returns the rows in a rectangle of the content, or nil if it contains none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// The index paths of the visible rows; nil if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRowPaths }

  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] { shownCells }

  /// Returns the index path of a visible cell, or nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// Scrolls to a row.
  ///
  /// The heights of rows along the way are estimates. Without animation, the rows around the target are measured, so
  /// that it ends at the exact position. With the row `NSNotFound`, the table scrolls to the header of the section.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls so that the selected row nearest to a position in the table is at that position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(at: scrollPosition, animated: animated)
  }

  /// Returns the view of a section's header, or nil if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(ofSection: section, isHeader: true)
  }

  /// Returns the view of a section's footer, or nil if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(ofSection: section, isHeader: false)
  }

  // MARK: Rows

  /// Selects a row without calling the delegate or performing a segue, and scrolls to it; nil deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    if indexPath == nil || !takesSeveral {
      for other in selection.places where other.indexPath != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    guard let indexPath, let place = ItemPlace(indexPath), hasRow(place) else { return }
    setSelected(true, at: place, animated: animated)
    // Source: Apple's documentation of the method: without a position, the table does not scroll.
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = ItemPlace(indexPath) else { return }
    setSelected(false, at: place, animated: animated)
  }

  /// The index path of the selected row; with several selections, the first one.
  open var indexPathForSelectedRow: IndexPath? { selection.places.first?.indexPath }

  /// The index paths of the selected rows; nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.places.isEmpty ? nil : selection.indexPaths
  }

  /// Returns the cell of a visible row, or nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if !isTiling { showIfNeeded() }
    guard let place = ItemPlace(indexPath) else { return nil }
    return tiles[.cell(place)] as? UITableViewCell ?? preparedCells[place]
  }
}

extension UITableView: PrototypeHolder {
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    cells.nibs
  }
}

extension UITableView.Style {
  /// The background of a table if neither code nor a document sets one.
  fileprivate var background: UIColor {
    self == .plain ? .systemBackground : .systemGroupedBackground
  }
}

extension UITableView {
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
