import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints the system's accessory of a cell, between the content and the trailing edge. The lines at the cell and an
  /// accessory view are subviews.
  func paintAccessory(of cell: UITableViewCell, _ frame: CGRect) {
    let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    guard view == nil else { return }
    let isReversed = isRightToLeft(cell)
    let content = cell.contentView.frame
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    let needed: CGFloat =
      switch type {
      case .none: 0
      case .disclosureIndicator: 10.5
      case .checkmark: 16
      case .detailButton: 22
      case .detailDisclosureButton: 40.5
      }
    let given = isReversed ? content.minX : frame.width - content.maxX
    // The content may have a frame of its own, which leaves no room.
    let room = given >= needed ? given : needed + 16
    /// Returns a rectangle in the room of the accessory, from the end of the content on.
    func place(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let end = room - start
      return CGRect(
        x: isReversed ? frame.minX + end - width : frame.maxX - end,
        y: frame.midY - height / 2, width: width, height: height)
    }
    func indicator(_ start: CGFloat) {
      // The shape takes two fifths of the width.
      paintSymbol(
        isReversed ? "chevron.left" : "chevron.right",
        in: place(start, 10.5, 14).insetBy(dx: -2, dy: 0), .tertiaryLabel)
    }
    switch type {
    case .none: break
    case .disclosureIndicator: indicator(0)
    case .checkmark: paintSymbol("checkmark", in: place(0, 16, 16), cell.tintColor)
    case .detailButton: paintRoundSymbol("i", in: place(0, 22, 22), cell.tintColor)
    case .detailDisclosureButton:
      paintRoundSymbol("i", in: place(0, 22, 22), cell.tintColor)
      indicator(30)
    }
  }
}
