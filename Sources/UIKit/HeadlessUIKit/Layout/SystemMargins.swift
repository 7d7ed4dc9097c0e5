package import Foundation

/// The default margins of a class of views, in points.
package struct SystemMargins {
  /// The margins of a view that does not specify any.
  package var insets: UIEdgeInsets
  /// The minimum margins, even if smaller ones were set.
  package var least = UIEdgeInsets.zero

  static let plain = SystemMargins(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  static let none = SystemMargins(insets: .zero)

  /// Returns the margins of the root view of a screen.
  ///
  /// Source: measured on documents; the sides depend on the root's own width.
  @MainActor
  package static func root(width: CGFloat) -> SystemMargins {
    let side: CGFloat = width >= 400 && UIKitEra.current >= .iOS9 ? 20 : 16
    let insets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    return SystemMargins(insets: insets, least: insets)
  }

  /// Returns the margins of the content of a table's cell.
  ///
  /// Source: measured on documents; they change with every other version of UIKit.
  @MainActor
  static func cellContent(of cell: UITableViewCell, inheritsMargins: Bool) -> SystemMargins {
    let era = UIKitEra.current
    guard era >= .iOS11 else { return .plain }
    let side = cellSide(width: cell.bounds.width)
    let height: CGFloat = era >= .iOS26 ? 15 : 11
    let insets = UIEdgeInsets(
      top: height, left: side, bottom: era < .iOS13 ? 10.5 : height,
      right: cell.accessoryType == .none ? side : 8)
    return SystemMargins(insets: insets, least: inheritsMargins ? insets : .zero)
  }

  /// Returns the left and right margin of a table cell's content, in points, since iOS 11.
  @MainActor
  static func cellSide(width: CGFloat) -> CGFloat {
    let device = UIScreen.main.bounds.width
    let isWide =
      (device >= 390 && width > 320) || (UIKitEra.current < .iOS13 && width > 375)
    return isWide ? 20 : 16
  }
}
