import Foundation

extension UICellAccessory {
  /// Returns an accessory that indicates that tapping the cell shows more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// Returns an accessory that expands and collapses the cell's item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
        tintColor: options.tintColor), handler: actionHandler)
    accessory.coversCell = options.style == .header
    return accessory
  }

  /// Options for an outline disclosure.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The part of the cell that expands the item when tapped.
    public enum Style: Int, Sendable {
      case automatic
      /// The whole cell expands the item.
      case header
      /// Only the disclosure expands the item.
      case cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    /// Creates options for an outline disclosure.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Returns a delete control; without a handler, it shows the swipe actions of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, isLeading: true, handler: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, isLeading: true, handler: actionHandler)
  }

  /// Returns an accessory with which the user reorders the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Returns an accessory that shows whether the item is selected, for multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options, isLeading: true) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, handler: actionHandler) }

  /// Returns an accessory that shows a menu when it is tapped. It does not show the title of the selected element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options)
    accessory.menu = menu
    return accessory
  }

  /// Returns an accessory with text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
        tintColor: options.tintColor))
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// Options for a text accessory.
  @preconcurrency @MainActor
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options for a text accessory; a nil font means the body font.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, true, position)
      case .trailing(let displayed, let position): (displayed, false, position)
      }
    var accessory = UICellAccessory(
      .customView, displayed,
      Options(
        isHidden: configuration.isHidden,
        reservedLayoutWidth: configuration.reservedLayoutWidth ?? .actual,
        tintColor: configuration.tintColor), isLeading: isLeading)
    accessory.view = configuration.customView
    accessory.position = position
    return accessory
  }

  /// A custom view and its placement.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Stored only.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a view on one side of its cell.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
