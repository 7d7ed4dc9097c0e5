import Foundation

extension UIViewController {
  /// The minimum margins of a screen's root view, in points; they depend on the view's width.
  ///
  /// Source: measured on documents; see ``UIView/layoutMargins``.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let least = SystemMargins.root(width: view.bounds.width).least
    return NSDirectionalEdgeInsets(
      top: least.top, leading: least.left, bottom: least.bottom, trailing: least.right)
  }
}
