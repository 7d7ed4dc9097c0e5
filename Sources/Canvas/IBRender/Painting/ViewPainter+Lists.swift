import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints the system's accessory of a cell. The cell's separators and its accessory view are subviews.
  func paintAccessory(of cell: UITableViewCell, _ frame: CGRect) {
    paint(cell.accessoryMarks, frame.origin(of: cell))
  }
}
