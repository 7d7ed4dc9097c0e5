public import Foundation

/// Rows below each other, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The height that the content decides.
  public static let automaticDimension: CGFloat = -1
  /// The title of the index's magnifying glass.
  public static let indexSearch = "{search}"

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
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
  /// What is set for the lines; nil where they begin with the content.
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// What the lines between the rows keep from the edges, in points; where nothing is set they begin with the content.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged(false) } } }
  open var allowsFocus = true

  // MARK: Dragging

  /// Whether rows can be dragged, where there is a delegate for it: on iPads, and from iOS 15 on on iPhones as well.
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
  /// The placeholders of drops, and whether index paths are those of the list rather than of the data source.
  var placeholders = ListPlaceholders()
  var usesPresentationValues = false

  // MARK: Views around the rows

  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var tableHeaderView: UIView? { didSet { place(tableHeaderView, instead: oldValue) } }
  open var tableFooterView: UIView? { didSet { place(tableFooterView, instead: oldValue) } }

  var cells = ReusableViews<UITableViewCell>()
  var sectionViews = ReusableViews<UITableViewHeaderFooterView>()
  /// Headers and footers with only a title.
  var titleViews: [UITableViewHeaderFooterView] = []

  // MARK: What is shown

  var geometry = TableGeometry()
  var tiles = Tiles()
  var selection = ListSelection()
  /// Views of sections that were requested before they were shown.
  var preparedSectionViews: [TileKey: UIView] = [:]
  /// Whether the delegate has views for the headers (true) and footers (false) of sections.
  var givesSectionViews: [Bool: Bool] = [:]
  /// Rows whose cell was requested before they were shown.
  var preparedCells: [ItemPlace: UITableViewCell] = [:]
  /// Whether the data source has to be asked again, and whether that is under way.
  var needsReload = true
  var isLoading = false
  /// Whether views are being placed; requests from that do not begin it again.
  var isTiling = false
  var defaultAnswers = DefaultAnswers<TableQuestion>()
  /// Whether rows are self-sizing.
  var measuresRows = false
  /// The width that heights were found for, in points.
  var knownWidth: CGFloat = -1
  /// The row that the data source is asked for, and the rows that it has taken cells for meanwhile.
  var askedRow: ItemPlace?
  var dequeuedRows: Set<ItemPlace> = []
  /// The updates that ``beginUpdates()`` collects, and how deep they are nested.
  var update = ListUpdate()
  var updateDepth = 0
  var pendingCompletions: [(Bool) -> Void] = []
  /// How the rows of these updates are shown, what they change, and the views that are on their way out of sight.
  var rowAnimations = RowAnimations()
  var change: TableChange?
  var leaving: [ObjectIdentifier: LeavingView] = [:]
  var placeholderCells: Set<ObjectIdentifier> = []
  /// The cell that the data source configures again: dequeuing returns this one.
  var reconfiguredCell: UITableViewCell?
  /// The row under a finger, and the row that is highlighted.
  var touchedRow: ItemPlace?
  var highlightedRow: ItemPlace?
  var highlightTimer: HeadlessTimer?
  /// What swiping rows does, once rows are shown; and whether a tap on a control asks for the actions of a row.
  var madeSwipe: RowSwipe?
  var isConfirming = false
  /// What dragging rows to other places does, while the table is edited.
  private(set) lazy var reorder = RowReorder(self)
  /// The titles at the side, nil without any.
  var indexView: TableIndexView?
  /// The rows that the prefetching data source was told of.
  var prefetched: Set<ItemPlace> = []
  /// The titles of the section index, nil without one.
  var indexTitles: [String]?

  /// A table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table without rows.
  public override convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

  /// A table from a nib.
  public required init?(coder: NSCoder) {
    style = coder.nib.enumeration("UITableViewStyle") ?? coder.nib.enumeration("UIStyle") ?? .plain
    super.init(coder: coder)
    let nib = coder.nib
    decodeTable(nib)
    cells.register(
      nibs: nib.object("UITableViewCellPrototypeNibs"),
      externalObjects: nib.object("UITableViewCellPrototypeNibExternalObjects"), holder: self)
  }

  /// Decides about the rows' appearance, and is notified about scrolling and selection.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// A view from the nib is already among the subviews, at its place.
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

  /// How many sections there are, as the data source last reported.
  open var numberOfSections: Int {
    guard !isLoading else { return dataSource?.numberOfSections(in: self) ?? 0 }
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has, as the data source last reported.
  open func numberOfRows(inSection section: Int) -> Int {
    guard !isLoading else {
      return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// Forgets cells and selection, and asks the data source again at the next layout.
  open func reloadData() {
    reorder.cancel()
    dragging.forgetPlaces()
    selection = ListSelection()
    prefetched = []
    needsReload = true
    dropTiles()
    placeholders = ListPlaceholders()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  override func draggingBegan() { madeSwipe?.close() }
  override var scrollsUnderDrags: Bool { true }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    setNeedsLayout()
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
  }

  // MARK: Reuse

  /// Registers the nib of cells; nil removes it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, which are made by `init(style:reuseIdentifier:)`; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(class: cellClass, for: identifier) { type, identifier in
      ClassInitializers.makeCell(type, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers the nib of section headers and footers; nil removes it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of section headers and footers, which are created by `init(reuseIdentifier:)`; nil removes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(class: aClass, for: identifier) { type, identifier in
      ClassInitializers.makeSectionView(type, reuseIdentifier: identifier)
    }
  }

  /// A cell of a kind: a reused one, or a new one; nil for an identifier that is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    do throws(NibError) {
      return try cells.dequeue(identifier)
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  /// A cell of a kind, as wide as the row. An identifier that is not registered is an error; if the handler continues, a
  /// plain cell is returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    noteDequeue(for: indexPath)
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

  /// The header or footer of a section, of a kind; nil for an identifier that is not registered.
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
}

extension UITableView: PrototypeHolder {
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    cells.nibs
  }
}
