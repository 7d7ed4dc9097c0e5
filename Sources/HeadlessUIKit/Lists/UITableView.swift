public import Foundation

/// Rows below each other, in sections.
@MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The height that the content decides.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights, in points

  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0

  // MARK: Separators and the index

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
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
  open var isEditing = false
  open var dragInteractionEnabled = false
  open var allowsFocus = true

  // MARK: Views around the rows

  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var tableHeaderView: UIView? { didSet { place(tableHeaderView, instead: oldValue) } }
  open var tableFooterView: UIView? { didSet { place(tableFooterView, instead: oldValue) } }

  private var cells = ReusableViews<UITableViewCell>()
  var cellStates = CellStates<UITableViewCell>()
  private var sectionViews = ReusableViews<UITableViewHeaderFooterView>()

  /// A table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
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
  }

  // MARK: Rows

  /// The number of sections in the data source, by default one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows the data source has in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Asks the data source again at the next layout.
  open func reloadData() {
    cellStates = CellStates()
    setNeedsLayout()
  }

  /// Makes rows editable.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Reuse

  /// Registers the nib of cells; nil takes it away.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, which conforms to ``RegisteredCell``; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(
      cellClass.map { .type($0, UITableViewCell.make) }, for: identifier)
  }

  /// Registers the nib of heads and feet of sections; nil takes it away.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of heads and feet of sections, which conforms to ``RegisteredView``.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(
      aClass.map { .type($0, UITableViewHeaderFooterView.make) }, for: identifier)
  }

  /// A cell of a kind, nil for an identifier that is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    do throws(NibError) {
      let cell = try cells.make(identifier)
      if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
      return cell
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  /// A cell of a kind. An identifier that is not registered is an error; if the handler continues, a plain cell is
  /// returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    NibFailure.report(
      NibError(
        .unregisteredIdentifier,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for"
          + " the identifier or connect a prototype cell in a storyboard",
        at: nibReference?.place, className: "\(type(of: self))", key: identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The header or footer of a section, of a kind; nil for an identifier that is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    do throws(NibError) {
      let view = try sectionViews.make(identifier)
      if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
      return view
    } catch {
      NibFailure.report(error)
      return nil
    }
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
