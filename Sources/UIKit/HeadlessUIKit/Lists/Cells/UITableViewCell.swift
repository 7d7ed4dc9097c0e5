public import Foundation

/// A view for one row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // MARK: Content

  /// The reuse identifier of the cell.
  open internal(set) var reuseIdentifier: String?
  let style: CellStyle
  var content: UIView?
  var parts = CellParts()
  open var backgroundView: UIView? {
    didSet {
      preferToConfiguration(backgroundView)
      place(backgroundView, instead: oldValue)
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      preferToConfiguration(selectedBackgroundView)
      showSelection()
    }
  }
  /// The background of the selection in a table that allows multiple selection; nil for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      preferToConfiguration(multipleSelectionBackgroundView)
      showSelection()
    }
  }
  var shownSelection: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      take(backgroundConfiguration, shown: &configuredBackground)
    }
  }
  private var configuredBackground: CellBackgroundView?
  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }
  /// A handler that is called after ``updateConfiguration(using:)``, as an alternative to an override.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfiguration = true
  var measuredRevision: Int?
  private(set) var contentChanges: UInt32 = 0
  /// Stored only: background configurations look the same in all states.
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  open var isEditing = false {
    didSet { if isEditing != oldValue { stateChanged() } }
  }
  /// The effect of editing the row; the table sets it.
  open internal(set) var editingStyle = EditingStyle.none
  /// The style of the table that shows the cell.
  var tableStyle = UITableView.Style.plain
  /// The insets of the safe area that the content, the accessory and the controls avoid, in points.
  var safeSides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if safeSides != oldValue { setNeedsLayout() } }
  }
  /// The controls of editing mode.
  var editControl: TableEditControl?
  var reorderControl: TableReorderControl?
  open var focusStyle = FocusStyle.default
  open internal(set) var showingDeleteConfirmation = false

  // MARK: Accessories and indentation

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? {
    didSet {
      if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// The cell places its accessories. Source: in documents, accessories are autoresized, not constrained.
  override func setsFrame(of subview: UIView) -> Bool {
    subview === accessoryView || subview === editingAccessoryView
  }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  /// The width of each indentation level, in points.
  open var indentationWidth: CGFloat = 10
  /// The cell's own insets of the bottom line; nil if the table determines them.
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The insets of the bottom line, in points; left and right are swapped if the layout direction is right to left.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// The separator lines that the table requests, and their views.
  var lines: CellLines? { didSet { if lines != oldValue { setNeedsLayout() } } }
  var lineViews = CellLineViews()

  /// The segues that a tap on the cell and a tap on its accessory perform.
  var selectionSegueTemplate: AnyObject?
  var accessoryActionSegueTemplate: AnyObject?

  /// Creates a cell with a system style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Creates a cell with the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    style = coder.nib.enumeration("UITableViewCellStyle") ?? .default
    super.init(coder: coder)
    let nib = coder.nib
    reuseIdentifier = nib.string("UIReuseIdentifier")
    content = nib.object("UIContentView")
    parts = CellParts(nib)
    accessoryType = nib.enumeration("UIAccessoryType") ?? .none
    editingAccessoryType = nib.enumeration("UIEditingAccessoryType") ?? .none
    accessoryView = nib.object("UIAccessoryView")
    editingAccessoryView = nib.object("UIEditingAccessoryView")
    selectionStyle = nib.enumeration("UISelectionStyle") ?? .default
    showsReorderControl = nib.bool("UIShowsReorderControl") ?? false
    shouldIndentWhileEditing = nib.bool("UIShouldIndentWhileEditing") ?? true
    indentationLevel = nib.int("UIIndentationLevel") ?? 0
    indentationWidth = nib.cgFloat("UIIndentationWidth") ?? 10
    focusStyle = nib.enumeration("UIFocusStyle") ?? .default
    backgroundConfiguration = nib.systemBackground
    ownSeparatorInset = nib.insets("UISeparatorInset")
    backgroundView = nib.object("UIBackgroundView")
    selectedBackgroundView = nib.object("UISelectedBackgroundView")
    multipleSelectionBackgroundView = nib.object("UIMultipleSelectionBackgroundView")
  }

  // MARK: Views

  /// The view that contains the cell's content.
  open var contentView: UIView {
    madeContent { UITableViewCellContentView(frame: $0) }
  }

  /// The text label of the system styles; nil in a custom cell from a document.
  open var textLabel: UILabel? { part(\.title) { UITableViewLabel() } }

  /// The second label of the system styles; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? parts.detail : part(\.detail) { UITableViewLabel() }
  }

  /// The image view of the system styles; nil in the style without an image.
  open var imageView: UIImageView? {
    style == .value2 ? parts.image : part(\.image) { UIImageView() }
  }

  /// Returns a part; for cells created in code, it is created on first use.
  private func part<Part: UIView>(
    _ keyPath: WritableKeyPath<CellParts, Part?>, _ make: () -> Part
  ) -> Part? {
    if let part = parts[keyPath: keyPath] { return part }
    guard nibReference == nil else { return nil }
    let part = make()
    parts[keyPath: keyPath] = part
    contentView.addSubview(part)
    return part
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
  }

  var selectionBackground: UIView? {
    let takesSeveral = (superview as? UITableView)?.takesSeveral ?? false
    return takesSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The table determines which background shows the selection.
    if multipleSelectionBackgroundView != nil { showSelection() }
  }

  private func stateChanged() {
    showSelection()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Sets the frames of the content and the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurations()
    placeContent()
    configuredBackground?.place(in: self)
  }

  /// Returns the size of the content for a width, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if hasConstrainedContent {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let content = contentView
    let height =
      content is any UIContentView || content.hasConstrainedContent
      ? heightOfContent(inWidth: targetSize.width)
      : sizeThatFits(CGSize(width: targetSize.width, height: 0)).height
    return CGSize(width: targetSize.width, height: height)
  }

  /// Makes the table measure the cell again, if its ``UITableView/selfSizingInvalidation`` allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged(.content)
  }

  override func contentSizeInvalidated(of subview: UIView) {
    if subview === content { contentChanged(.content) }
  }

  override func constraintsInsideChanged() { contentChanged(.constraints) }

  func contentChanged(_ change: CellContentChange) {
    if change == .content { contentChanges &+= 1 }
    (superview as? UITableView)?.cellChanged(self, change)
  }

  /// Returns the size of the content for a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfContent(inWidth: size.width))
  }

  // MARK: Changes

  /// Called to reset the cell before it shows another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setNeedsUpdateConfiguration()
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or removes its highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Starts or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    isEditing = editing
    didTransition(to: mask)
  }

  /// Records whether the swipe buttons behind the row are visible.
  func showDeleteConfirmation(_ isShown: Bool) {
    guard isShown != showingDeleteConfirmation else { return }
    var mask: StateMask = isEditing ? .showingEditControl : []
    if isShown { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    showingDeleteConfirmation = isShown
    didTransition(to: mask)
    setNeedsUpdateConfiguration()
  }

  /// Updates the content for a state; called before the next layout after a state change.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateByDefault(using: state)
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called when a drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Called before the cell's editing controls change.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell's editing controls have changed.
  open func didTransition(to state: StateMask) {}

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? combinedLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  override var isElementByDefault: Bool { combinesElements }

  override var elementsBesideItself: [UIResponder] { elementsOfItsOwn }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerCell(nib)
  }
}

extension UITableViewCell: ReusableListView {}

/// The labels and the image view of the system styles.
struct CellParts {
  var title: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  init() {}

  @MainActor init(_ nib: NibValues) {
    title = nib.object("UITextLabel")
    detail = nib.object("UIDetailTextLabel")
    image = nib.object("UIImageView")
  }
}

/// The view that contains a cell's content.
@MainActor
final class UITableViewCellContentView: UIView {
  package override var systemMargins: SystemMargins {
    guard let cell = superview as? UITableViewCell else { return .plain }
    return .cellContent(of: cell, inheritsMargins: preservesSuperviewLayoutMargins)
  }
}

/// A label of a cell with a system style.
@MainActor
final class UITableViewLabel: UILabel {}

/// A separator line between cells, which nibs of older systems contain.
@MainActor
final class TableCellSeparatorView: UIView {}
