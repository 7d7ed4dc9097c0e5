import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The thickness of the separator between a bar and the content, in points.
  private static let hairline: CGFloat = 0.5

  // MARK: Backgrounds

  /// Paints the background of a bar: the color or image of its appearance, the bar's own, or those of its style.
  private func paintBackground(
    of frame: CGRect, _ appearance: UIBarAppearance, _ image: UIImage?, _ tint: UIColor?,
    _ style: UIBarStyle
  ) {
    let usual: UIColor = style == .default ? .systemBackground : .black
    // A bar's custom image is drawn instead of its tint, so that an empty image makes the bar transparent.
    let isPlain = image == nil && !appearance.isTransparent
    if let color = appearance.backgroundColor ?? (isPlain ? tint ?? usual : nil) {
      fill(frame, color)
    }
    if let image = appearance.backgroundImage ?? image { paint(image, in: frame, tint: nil) }
  }

  /// Paints the line between a bar and the content, unless the bar's appearance has no shadow color.
  ///
  /// A shadow image is drawn outside the bar.
  private func paintShadow(
    of parts: BarParts, _ appearance: UIBarAppearance, _ image: UIImage?, _ origin: CGPoint
  ) {
    if let image = appearance.shadowImage ?? image {
      // An image without pixels hides the line.
      guard image.isSizeKnown, image.size.width > 0, image.size.height > 0 else { return }
      let place = parts.shadow(height: image.size.height, isImage: true).offset(by: origin)
      return paint(image, in: place, tint: appearance.shadowColor)
    }
    guard let color = appearance.shadowColor else { return }
    fill(parts.shadow(height: Self.hairline, isImage: false).offset(by: origin), color)
  }

  // MARK: Bars

  func paintToolbar(_ bar: UIToolbar, _ frame: CGRect) {
    bar.placeItemViews()
    let (parts, origin) = (bar.parts, frame.origin(of: bar))
    let appearance = bar.standardAppearance
    paintBackground(
      of: parts.background.offset(by: origin), appearance, nil, bar.barTintColor, bar.barStyle)
    paintShadow(of: parts, appearance, nil, origin)
    paint(parts.items.flatMap(\.marks), origin)
  }

  func paintTabBar(_ bar: UITabBar, _ frame: CGRect) {
    bar.placeItemViews()
    let (parts, origin) = (bar.parts, frame.origin(of: bar))
    let appearance = bar.shownAppearance
    paintBackground(
      of: parts.background.offset(by: origin), appearance, bar.backgroundImage, bar.barTintColor,
      bar.barStyle)
    paintShadow(of: parts, appearance, bar.shadowImage, origin)
    paint(parts.items.flatMap(\.marks), origin)
  }

  /// Paints a navigation bar without its search bar and the views of its items, which are subviews.
  func paintNavigationBar(_ bar: UINavigationBar, _ frame: CGRect) {
    bar.placeItemViews()
    let (parts, origin) = (bar.parts, frame.origin(of: bar))
    let look = NavigationBarLook(bar)
    if !look.isTransparent {
      paintBackground(
        of: parts.background.offset(by: origin), look.appearance,
        bar.backgroundImage(for: .default), bar.barTintColor, bar.barStyle)
      paintShadow(of: parts, look.appearance, bar.shadowImage, origin)
    }
    paint(parts.items.flatMap(\.marks), origin)
  }
}
