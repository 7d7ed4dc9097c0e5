public import Foundation

/// A control with rows and columns.
@preconcurrency @MainActor
open class NSTableView: NSControl {
  /// The columns, in order.
  open var tableColumns: [NSTableColumn] = []
  /// The object that supplies the rows.
  open weak var dataSource: AnyObject?
  /// The object that receives messages about the selection.
  open weak var delegate: AnyObject?
  /// The action of a double click.
  open var doubleAction: Selector?

  /// Creates a table from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tableColumns = coder.nib.list("NSTableColumns")
    for column in tableColumns { column.tableView = self }
  }

  /// Creates a table in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }

  /// Returns the column with an identifier; nil if there is none.
  open func tableColumn(withIdentifier identifier: String) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }

  /// Declares the outlets of tables.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("dataSource", \NSTableView.dataSource)
    nib.outlet("delegate", \NSTableView.delegate)
  }
}

/// A table whose rows contain others.
@preconcurrency @MainActor
open class NSOutlineView: NSTableView {}

/// A column of a table.
@preconcurrency @MainActor
open class NSTableColumn: NSObject, NibDecodable, NibConnectable, NibKeyed, ShowsText {
  /// The identifier.
  open var identifier = ""
  /// The title in the header.
  open var title = ""
  /// The width, in points.
  open var width: CGFloat = 0
  /// The least width, in points.
  open var minWidth: CGFloat = 0
  /// The greatest width, in points.
  open var maxWidth: CGFloat = 0
  /// Whether the column is invisible.
  open var isHidden = false
  /// Whether the cells can be edited.
  open var isEditable = false
  /// The cell that draws the rows of a table without views.
  open var dataCell: NSCell?
  /// The cell that draws the header.
  open var headerCell: NSCell?
  /// The table that contains the column.
  public internal(set) weak var tableView: NSTableView?
  let nibProperties = NibProperties()

  /// Creates a column in code.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a column from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    identifier = nib.string("NSIdentifier") ?? ""
    width = nib.double("NSWidth") ?? 0
    minWidth = nib.double("NSMinWidth") ?? 0
    maxWidth = nib.double("NSMaxWidth") ?? 0
    isHidden = nib.bool("NSHidden") ?? false
    isEditable = nib.bool("NSIsEditable") ?? false
    headerCell = nib.object("NSHeaderCell")
    dataCell = nib.object("NSDataCell")
    title = headerCell?.stringValue ?? ""
  }

  var shownText: String? { title }
}

/// The view of a cell in a table.
@preconcurrency @MainActor
open class NSTableCellView: NSView {
  /// The text of the cell.
  open weak var textField: NSTextField?
  /// The image of the cell.
  open weak var imageView: NSImageView?
  /// The value that the bindings of the cell refer to.
  open var objectValue: Any?

  /// Declares the outlets of cells.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("textField", \NSTableCellView.textField)
    nib.outlet("imageView", \NSTableCellView.imageView)
  }
}
