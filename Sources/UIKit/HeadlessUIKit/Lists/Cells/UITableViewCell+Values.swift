extension UITableViewCell {
  /// The system's styles, with UIKit's raw values. Custom cells in documents have the raw value of the default style.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The appearances of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The accessories at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The appearances of a focused cell.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The phases of a cell's drag, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The effects of editing a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  class func registerCell(_ nib: NibRegistrar) {
    nib.outlet("backgroundView", \UITableViewCell.backgroundView)
    nib.outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    nib.outlet("accessoryView", \UITableViewCell.accessoryView)
    nib.outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    nib.outlet("accessoryType", \UITableViewCell.accessoryType)
    nib.outlet("selectionStyle", \UITableViewCell.selectionStyle)
    nib.outlet("separatorInset", \UITableViewCell.separatorInset)
    nib.outlet("indentationLevel", \UITableViewCell.indentationLevel)
    nib.outlet("indentationWidth", \UITableViewCell.indentationWidth)
    nib.outlet("selectionSegueTemplate", \UITableViewCell.selectionSegueTemplate)
    nib.outlet("accessoryActionSegueTemplate", \UITableViewCell.accessoryActionSegueTemplate)
    nib.part("contentView", \UITableViewCell.optionalContentView)
    // Custom cells may have outlets with these names; key-value coding stores them without a setter.
    nib.attribute(
      "textLabel", get: { (cell: UITableViewCell) in cell.textLabel },
      set: { cell, label in cell.parts.title = label })
    nib.attribute(
      "detailTextLabel", get: { (cell: UITableViewCell) in cell.detailTextLabel },
      set: { cell, label in cell.parts.detail = label })
    nib.attribute(
      "imageView", get: { (cell: UITableViewCell) in cell.imageView },
      set: { cell, view in cell.parts.image = view })
  }

  private var optionalContentView: UIView? { contentView }
}
