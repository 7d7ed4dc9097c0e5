import Foundation

/// The view of a list cell's accessory.
@MainActor
final class ListAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let content: UIView

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    content = Self.content(of: accessory)
    super.init(frame: .zero)
    addSubview(content)
    tintColor = accessory.options.tintColor
    showsMenuAsPrimaryAction = accessory.menu != nil
    isUserInteractionEnabled = Self.takesTouches(accessory.accessoryType)
    if isUserInteractionEnabled, accessory.accessoryType != .customView {
      isAccessibilityElement = true
      accessibilityTraits = .button
      accessibilityLabel = Self.label(of: accessory.accessoryType)
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          cell?.accessoryTapped(accessory)
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

  override var shownMenu: UIMenu? { accessory.menu }

  /// Shows whether the item is selected: a circle, or a filled one with a check mark.
  ///
  /// Source: Apple's documentation of `UICellAccessoryMultiselect`.
  func show(isSelected: Bool) {
    guard accessory.accessoryType == .multiselect else { return }
    (content as? UIImageView)?.image = UIImage(
      systemName: isSelected ? "checkmark.circle.fill" : "circle")
  }

  private static func takesTouches(_ type: UICellAccessory.AccessoryType) -> Bool {
    switch type {
    case .outlineDisclosure, .delete, .insert, .reorder, .detail, .popUpMenu, .customView: true
    case .disclosureIndicator, .checkmark, .multiselect, .label: false
    }
  }

  private static func label(of type: UICellAccessory.AccessoryType) -> String {
    switch type {
    case .outlineDisclosure: "Expand"
    case .delete: "Delete"
    case .insert: "Insert"
    case .reorder: "Reorder"
    case .detail: "More Info"
    default: "Menu"
    }
  }

  private static func content(of accessory: UICellAccessory) -> UIView {
    if let view = accessory.view { return view }
    if let text = accessory.text {
      let label = UILabel()
      label.text = text
      label.font = accessory.font
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      return label
    }
    let symbol =
      switch accessory.accessoryType {
      case .outlineDisclosure: "chevron.down"
      case .checkmark: "checkmark"
      case .delete: "minus.circle.fill"
      case .insert: "plus.circle.fill"
      case .reorder: "line.3.horizontal"
      case .multiselect: "circle"
      case .detail: "info.circle"
      case .popUpMenu: "chevron.up.chevron.down"
      default: "chevron.right"
      }
    return UIImageView(image: UIImage(systemName: symbol))
  }

  /// The size of the content, in points.
  var wantedSize: CGSize {
    if accessory.view != nil {
      let size = content.bounds.size
      return size == .zero ? content.intrinsicContentSize : size
    }
    // The system's symbols have no intrinsic size in this implementation.
    let isIndicator = accessory.accessoryType == .disclosureIndicator
    return accessory.text == nil
      ? CGSize(
        width: isIndicator ? ListRules.indicator : ListRules.symbol, height: ListRules.symbol)
      : content.intrinsicContentSize
  }

  /// The width that the cell reserves for the accessory, in points.
  var reservedWidth: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width): width
    case .actual, .standard: max(wantedSize.width, 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = wantedSize
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  // MARK: Moving the item

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard accessory.accessoryType == .reorder else { return true }
    guard let cell, let collection = cell.collection, let path = collection.indexPath(for: cell)
    else { return false }
    return collection.beginInteractiveMovementForItem(at: path)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard accessory.accessoryType == .reorder, let cell, let collection = cell.collection else {
      return true
    }
    // Rows of a list move only vertically.
    let place = CGPoint(x: cell.center.x, y: touch.location(in: collection).y)
    collection.updateInteractiveMovementTargetPosition(place)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.collection?.endInteractiveMovement() }
  }

  override func cancelTracking(with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.collection?.cancelInteractiveMovement() }
  }
}
