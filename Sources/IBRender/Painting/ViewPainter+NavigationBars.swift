import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The heights of the parts of a navigation bar, in points.
  private enum Part {
    static let row: CGFloat = 44
    static let largeTitle: CGFloat = 52
    static let prompt: CGFloat = 30
  }

  /// Paints a navigation bar without its search bar, which is a subview.
  ///
  /// From the top, the parts are: the prompt, the row with the title and the buttons, the large title, the search bar.
  func paintNavigationBar(_ bar: UINavigationBar, _ frame: CGRect) {
    let look = NavigationLook(bar)
    var background = frame
    if let top = bar.statusBarEdge {
      background.origin.y += top
      background.size.height -= top
    }
    if !look.isTransparent {
      paintBackground(
        of: background, look.appearance, bar.backgroundImage(for: .default), bar.barTintColor,
        bar.barStyle)
      paintHairline(of: look.appearance, bar.shadowImage, .maxYEdge, of: frame)
    }
    guard let item = bar.topItem else { return }
    var rows = frame
    if let search = bar.subviews.first(where: { $0 is UISearchBar && !$0.isHidden }) {
      rows.size.height = min(max(search.frame.minY, 0), frame.height)
    }
    if bar.showsLargeTitle(of: item), rows.height >= Part.row + Part.largeTitle {
      rows.size.height -= Part.largeTitle
      let place = CGRect(
        x: rows.minX, y: rows.maxY, width: rows.width, height: Part.largeTitle)
      paintLargeTitle(item.title ?? "", in: place, bar, look)
      rows = row(in: rows, bar, item, look)
      return paint(item, in: rows, bar, look, showsTitle: false)
    }
    paint(item, in: row(in: rows, bar, item, look), bar, look, showsTitle: true)
  }

  /// Paints the prompt at the top of a bar, and returns the row below it.
  private func row(
    in rows: CGRect, _ bar: UINavigationBar, _ item: UINavigationItem, _ look: NavigationLook
  ) -> CGRect {
    let height = min(rows.height, Part.row)
    let row = CGRect(x: rows.minX, y: rows.maxY - height, width: rows.width, height: height)
    // What is above the row of a higher bar is the status bar.
    if let prompt = item.prompt, !prompt.isEmpty,
      abs(row.minY - rows.minY - Part.prompt) < 0.5
    {
      let place = CGRect(
        x: row.minX, y: row.minY - Part.prompt, width: row.width, height: Part.prompt)
      let color = look.titleColor(bar)
      text(prompt, .systemFont(ofSize: 13), color, in: place.insetBy(dx: 16, dy: 0))
    }
    return row
  }

  private func paintLargeTitle(
    _ title: String, in place: CGRect, _ bar: UINavigationBar, _ look: NavigationLook
  ) {
    let attributes = (bar.largeTitleTextAttributes ?? [:])
      .merging(look.appearance.largeTitleTextAttributes) { $1 }
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    let color = attributes[.foregroundColor] as? UIColor ?? look.titleColor(bar)
    // The line of the title is above the middle of its row.
    let line = CGRect(x: place.minX, y: place.minY, width: place.width, height: place.height - 4)
    text(
      title, font, color, in: line.insetBy(dx: 16, dy: 0), isRightToLeft(bar) ? .right : .left)
  }

  /// Paints the title, title view and buttons of an item in a row of a bar.
  private func paint(
    _ item: UINavigationItem, in row: CGRect, _ bar: UINavigationBar, _ look: NavigationLook,
    showsTitle: Bool
  ) {
    let isReversed = isRightToLeft(bar)
    /// The distances of the free space from the leading and trailing edges.
    var (leading, trailing): (CGFloat, CGFloat) = (16, 16)
    func place(_ start: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isReversed ? row.maxX - start - width : row.minX + start, y: row.minY, width: width,
        height: row.height)
    }
    let leftButtons = item.leftBarButtonItems ?? []
    if bar.showsBackButton { leading = paintBackButton(bar, look, row, place) }
    for button in leftButtons where !button.isHidden {
      let width = width(of: button, look.appearance(of: button))
      paint(button, in: place(leading, width), bar.tintColor, look.appearance(of: button))
      leading += width + (button.spacing == nil ? 16 : 0)
    }
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      let width = width(of: button, look.appearance(of: button))
      paint(
        button, in: place(row.width - trailing - width, width), bar.tintColor,
        look.appearance(of: button))
      trailing += width + (button.spacing == nil ? 16 : 0)
    }
    if let view = item.titleView {
      if view.superview == nil { paint(view, inMiddleOf: row) }
    } else if showsTitle, let title = item.title, !title.isEmpty {
      paintTitle(title, of: bar, look, in: row, leading, trailing, place)
    }
  }

  /// Paints the button that leads back, and returns the distance of the free space from the leading edge.
  private func paintBackButton(
    _ bar: UINavigationBar, _ look: NavigationLook, _ row: CGRect,
    _ place: (CGFloat, CGFloat) -> CGRect
  ) -> CGFloat {
    let chevron = place(8, 16)
    if let image = look.appearance.backIndicatorImage ?? bar.backIndicatorImage {
      paint(image, centeredIn: chevron, tint: bar.tintColor)
    } else {
      paintSymbol(
        isRightToLeft(bar) ? "chevron.right" : "chevron.left", in: chevron.insetBy(dx: 0, dy: 13),
        bar.tintColor)
    }
    let attributes = look.appearance.backButtonAppearance.normal.titleTextAttributes
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    guard let title = backTitle(of: bar, look, font, in: row) else { return 28 }
    let width = width(title, font)
    let color = attributes[.foregroundColor] as? UIColor ?? bar.tintColor ?? .systemBlue
    text(title, font, color, in: place(28, width + 1))
    return 28 + width + 8
  }

  /// Returns the title of the back button: that of the previous item, or a generic one if there is too little space, or
  /// nil for a button without a title.
  private func backTitle(
    of bar: UINavigationBar, _ look: NavigationLook, _ font: UIFont, in row: CGRect
  ) -> String? {
    let back = bar.backItem
    guard back?.backButtonDisplayMode != .minimal else { return nil }
    let own = back?.backBarButtonItem?.title ?? back?.backButtonTitle
    // An empty title of the button's own hides the title.
    if own?.isEmpty == true { return nil }
    let given = own ?? (back?.backButtonDisplayMode == .generic ? nil : back?.title)
    let title = given.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    let middle = (bar.topItem?.title).map { width($0, look.titleFont(bar)) } ?? 0
    let room = (row.width - middle) / 2 - 28 - 8
    return [title, "Back"].first { width($0, font) <= room }
  }

  private func paintTitle(
    _ title: String, of bar: UINavigationBar, _ look: NavigationLook, in row: CGRect,
    _ leading: CGFloat, _ trailing: CGFloat, _ place: (CGFloat, CGFloat) -> CGRect
  ) {
    let font = look.titleFont(bar)
    // A title that does not fit in the centre uses the space between the buttons.
    let half = row.width / 2 - max(leading, trailing)
    let room =
      half * 2 >= width(title, font)
      ? CGRect(x: row.midX - half, y: row.minY, width: half * 2, height: row.height)
      : place(leading, max(row.width - leading - trailing, 0))
    text(title, font, look.titleColor(bar), in: room)
  }

  /// Paints a view of a bar's item at its own size in the middle of a rectangle.
  func paint(_ view: UIView, inMiddleOf rect: CGRect) {
    let size = view.bounds.size
    paint(
      view,
      origin: CGPoint(
        x: rect.midX - size.width / 2 - view.frame.minX,
        y: rect.midY - size.height / 2 - view.frame.minY))
  }
}

/// The appearance of a navigation bar as it is shown.
@MainActor
private struct NavigationLook {
  let appearance: UINavigationBarAppearance
  /// Whether the bar has no background, because the content below it is not scrolled.
  private(set) var isTransparent = false

  init(_ bar: UINavigationBar) {
    let item = bar.topItem
    let standard = item?.standardAppearance ?? bar.standardAppearance
    guard bar.isAtScrollEdge else {
      appearance = standard
      return
    }
    // Source: Apple's page of `scrollEdgeAppearance`: without one, the background is transparent since iOS 15.
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    appearance = edge ?? standard
    isTransparent = edge == nil
  }

  func appearance(of button: UIBarButtonItem) -> UIBarButtonItemAppearance {
    button.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
  }

  /// Returns the text attributes of the title: those of the bar, and those of the appearance, which come first.
  private func titleAttributes(_ bar: UINavigationBar) -> [NSAttributedString.Key: Any] {
    (bar.titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
  }

  func titleFont(_ bar: UINavigationBar) -> UIFont {
    titleAttributes(bar)[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  func titleColor(_ bar: UINavigationBar) -> UIColor {
    titleAttributes(bar)[.foregroundColor] as? UIColor
      ?? (bar.barStyle == .default ? .label : .white)
  }
}

extension UINavigationBar {
  /// The controller that shows the bar.
  private var controller: UINavigationController? { superview?.next as? UINavigationController }

  /// The top of the screen in the bar's coordinates, if the bar's background reaches there, behind the status bar.
  fileprivate var statusBarEdge: CGFloat? { controller == nil ? nil : -frame.minY }

  fileprivate func showsLargeTitle(of item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never && item.title?.isEmpty == false
  }

  /// Whether the bar has the appearance for content that is not scrolled, or cannot be.
  ///
  /// Source: Apple's page of `scrollEdgeAppearance`: before iOS 15, only bars with large titles have it.
  fileprivate var isAtScrollEdge: Bool {
    guard
      UIKitEra.current >= .iOS15
        || UIKitEra.current >= .iOS13 && topItem.map(showsLargeTitle) == true,
      let view = controller?.topViewController?.viewIfLoaded
    else { return false }
    guard let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView else {
      return true
    }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top <= 0.5
  }
}
