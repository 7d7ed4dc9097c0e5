public import Foundation

/// An accessory on one side of a list cell: an indicator, a control, text or a view.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A closure that is called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The states in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The types of accessories.
  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, customView, detail, popUpMenu
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of the cell for an accessory with a custom view.
  public enum Placement {
    /// A closure that returns the position of an accessory among those on its side.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The options of every accessory.
  @preconcurrency @MainActor
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    /// Creates the options of an accessory.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias MultiselectOptions = Options
  public typealias ReorderOptions = Options
  public typealias DetailOptions = Options
  public typealias PopUpMenuOptions = Options

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let options: Options
  var handler: ActionHandler?
  var text: String?
  var font: UIFont?
  var view: UIView?
  var menu: UIMenu?
  /// Whether a tap anywhere on the cell expands its item.
  var coversCell = false
  /// A closure that returns the position of a custom view among the accessories on its side; nil for other accessories.
  var position: Placement.Position?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    isLeading: Bool = false, handler: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    self.isLeading = isLeading
    self.handler = handler
  }

  /// Whether the accessory is shown, depending on the editing mode of its cell.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
