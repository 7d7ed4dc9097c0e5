import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints the accessory at the trailing edge of a cell, and the separator below it.
  func paintAccessory(of cell: UITableViewCell, _ frame: CGRect) {
    let isReversed = isRightToLeft(cell)
    func place(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: isReversed ? frame.minX + 16 : frame.maxX - 16 - width, y: frame.midY - height / 2,
        width: width, height: height)
    }
    switch cell.accessoryType {
    case .none: break
    case .disclosureIndicator:
      paintSymbol(
        isReversed ? "chevron.left" : "chevron.right", in: place(9, 14), .tertiaryLabel)
    case .checkmark: paintSymbol("checkmark", in: place(16, 16), cell.tintColor)
    case .detailButton: paintRoundSymbol("i", in: place(22, 22), cell.tintColor)
    case .detailDisclosureButton:
      paintSymbol(
        isReversed ? "chevron.left" : "chevron.right", in: place(9, 14), .tertiaryLabel)
      paintRoundSymbol(
        "i", in: place(22, 22).offsetBy(dx: isReversed ? 20 : -20, dy: 0), cell.tintColor)
    }
    let inset = max(cell.separatorInset.left, 16)
    fill(
      CGRect(
        x: isReversed ? frame.minX : frame.minX + inset, y: frame.maxY - 0.5,
        width: max(frame.width - inset, 0), height: 0.5), .separator)
  }
}
