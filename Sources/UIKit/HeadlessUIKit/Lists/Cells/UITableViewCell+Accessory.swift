package import Foundation

/// The system's accessories of cells, which are not views here.
extension UITableViewCell {
  /// The sizes of the system's accessories, and the distance between two of them, in points.
  private enum Length {
    static let indicator = CGSize(width: 10.5, height: 14)
    static let checkmark = CGSize(width: 16, height: 16)
    static let detail = CGSize(width: 22, height: 22)
    static let detailToIndicator: CGFloat = 30
    /// The area of an accessory for which the content leaves no room.
    static let side: CGFloat = 16
  }

  private var shownAccessoryType: AccessoryType {
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// The accessory between the content and the trailing edge, in the cell's coordinates.
  package var accessoryMarks: [PartMark] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let indicator = PartMark.Content.symbol(
      isMirrored ? "chevron.left" : "chevron.right", .tertiaryLabel)
    // The indicator's shape occupies two fifths of the width.
    func indicatorFrame(_ start: CGFloat) -> CGRect {
      place(start, Length.indicator).insetBy(dx: -2, dy: 0)
    }
    switch shownAccessoryType {
    case .none: return []
    case .disclosureIndicator: return [PartMark(indicator, frame: indicatorFrame(0))]
    case .checkmark:
      return [PartMark(.symbol("checkmark", tintColor), frame: place(0, Length.checkmark))]
    case .detailButton: return [PartMark(.roundSymbol("i", tintColor), frame: detailButtonFrame)]
    case .detailDisclosureButton:
      return [
        PartMark(.roundSymbol("i", tintColor), frame: detailButtonFrame),
        PartMark(indicator, frame: indicatorFrame(Length.detailToIndicator)),
      ]
    }
  }

  private var detailButtonFrame: CGRect { place(0, Length.detail) }

  /// The area of the cell in which a tap hits the detail button; nil if the cell shows none.
  package var touchedPartOfDetailButton: CGRect? {
    switch shownAccessoryType {
    case .detailButton, .detailDisclosureButton:
      let frame = detailButtonFrame
      return CGRect(
        x: frame.minX - 8, y: bounds.minY, width: frame.width + 16, height: bounds.height)
    case .none, .disclosureIndicator, .checkmark: return nil
    }
  }

  /// Returns a rectangle in the accessory area, at a distance from the end of the content.
  private func place(_ start: CGFloat, _ size: CGSize) -> CGRect {
    let needed: CGFloat =
      switch shownAccessoryType {
      case .none: 0
      case .disclosureIndicator: Length.indicator.width
      case .checkmark: Length.checkmark.width
      case .detailButton: Length.detail.width
      case .detailDisclosureButton: Length.detailToIndicator + Length.indicator.width
      }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentView.frame
    let given = isMirrored ? content.minX - bounds.minX : bounds.maxX - content.maxX
    // The content may have a custom frame that leaves no room.
    let room = given >= needed ? given : needed + Length.side
    let place = CGRect(
      x: bounds.maxX - room + start, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return isMirrored ? place.mirrored(in: bounds) : place
  }
}
