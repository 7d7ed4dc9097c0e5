extension UITableViewCell {
  /// The system's styles, with UIKit's numbers. Custom cells of documents have the number of the default style.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// Constants for the appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Constants for the accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Constants for the appearance of a focused cell.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// Constants for the phases of a cell's drag, with UIKit's numbers.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Constants for the effect of editing a row.
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
    // Custom cells may have outlets with these names, which key-value coding stores without a setter.
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
