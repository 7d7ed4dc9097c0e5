import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints a search bar without its cancel button and its scopes, which are subviews.
  func paintSearchBar(_ bar: UISearchBar, _ frame: CGRect) {
    let origin = frame.origin(of: bar)
    if bar.searchBarStyle != .minimal {
      let usual: UIColor = bar.barStyle == .default ? .secondarySystemBackground : .black
      fill(frame, bar.barTintColor ?? usual)
    }
    if let image = bar.backgroundImage { paint(image, in: frame, tint: nil) }
    let field = bar.fieldFrame.offset(by: origin)
    if let image = bar.searchFieldBackgroundImage(for: .normal) {
      paint(image, in: field, tint: nil)
    } else {
      fill(field, bar.ownField?.backgroundColor ?? .tertiarySystemFill, radius: 10)
    }
    paint(bar.marks, origin)
  }
}
