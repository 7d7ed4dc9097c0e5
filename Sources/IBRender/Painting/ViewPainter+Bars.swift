import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The thickness of the separator between a bar and the content, in points.
  private static let hairline: CGFloat = 0.5

  // MARK: Navigation bars

  func paintNavigationBar(_ bar: UINavigationBar, _ frame: CGRect) {
    let appearance = bar.topItem?.standardAppearance ?? bar.standardAppearance
    paintBackground(
      of: frame, appearance, bar.backgroundImage(for: .default), bar.barTintColor, bar.barStyle)
    fill(
      CGRect(
        x: frame.minX, y: frame.maxY - Self.hairline, width: frame.width, height: Self.hairline),
      appearance.shadowColor ?? .separator)
    guard let item = bar.topItem else { return }
    let row = CGRect(
      x: frame.minX, y: max(frame.maxY - 44, frame.minY), width: frame.width,
      height: min(frame.height, 44))
    paint(item, in: row, bar)
  }

  /// Paints the background of a bar: the colour or image of its appearance, its own ones, or those of its style.
  private func paintBackground(
    of frame: CGRect, _ appearance: UIBarAppearance, _ image: UIImage?, _ tint: UIColor?,
    _ style: UIBarStyle
  ) {
    let usual: UIColor = style == .default ? .systemBackground : .black
    fill(frame, appearance.backgroundColor ?? tint ?? usual)
    if let image = appearance.backgroundImage ?? image { paint(image, in: frame, tint: nil) }
  }

  /// Paints the title, title view and buttons of an item in a row of a bar.
  private func paint(_ item: UINavigationItem, in row: CGRect, _ bar: UINavigationBar) {
    let isReversed = isRightToLeft(bar)
    /// The distances of the free space from the leading and trailing edges.
    var (leading, trailing): (CGFloat, CGFloat) = (16, 16)
    func place(_ start: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isReversed ? row.maxX - start - width : row.minX + start, y: row.minY, width: width,
        height: row.height)
    }
    let leftButtons = item.leftBarButtonItems ?? []
    if bar.backItem != nil, !item.hidesBackButton,
      leftButtons.isEmpty || item.leftItemsSupplementBackButton
    {
      leading = paintBackButton(bar, place)
    }
    for button in leftButtons where !button.isHidden {
      let width = width(of: button)
      paint(button, in: place(leading, width), bar.tintColor)
      leading += width + (button.spacing == nil ? 16 : 0)
    }
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      let width = width(of: button)
      paint(button, in: place(row.width - trailing - width, width), bar.tintColor)
      trailing += width + (button.spacing == nil ? 16 : 0)
    }
    if let view = item.titleView {
      if view.superview == nil { paint(view, inMiddleOf: row) }
    } else if let title = item.title, !title.isEmpty {
      paintTitle(title, of: bar, in: row, leading, trailing, place)
    }
  }

  /// Paints the button that leads back, and returns the distance of the free space from the leading edge.
  private func paintBackButton(_ bar: UINavigationBar, _ place: (CGFloat, CGFloat) -> CGRect)
    -> CGFloat
  {
    let chevron = place(8, 16)
    paintSymbol(
      isRightToLeft(bar) ? "chevron.right" : "chevron.left", in: chevron.insetBy(dx: 0, dy: 13),
      bar.tintColor)
    let back = bar.backItem
    let given = back?.backBarButtonItem?.title ?? back?.backButtonTitle ?? back?.title
    let title = given.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    let font = UIFont.systemFont(ofSize: 17)
    let width = width(title, font)
    text(title, font, bar.tintColor, in: place(28, width + 1))
    return 28 + width + 8
  }

  private func paintTitle(
    _ title: String, of bar: UINavigationBar, in row: CGRect, _ leading: CGFloat,
    _ trailing: CGFloat, _ place: (CGFloat, CGFloat) -> CGRect
  ) {
    let attributes = bar.titleTextAttributes ?? bar.standardAppearance.titleTextAttributes
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let usual: UIColor = bar.barStyle == .default ? .label : .white
    let color = attributes[.foregroundColor] as? UIColor ?? usual
    // A title that does not fit in the centre uses the space between the buttons.
    let half = row.width / 2 - max(leading, trailing)
    let room =
      half * 2 >= width(title, font)
      ? CGRect(x: row.midX - half, y: row.minY, width: half * 2, height: row.height)
      : place(leading, max(row.width - leading - trailing, 0))
    text(title, font, color, in: room)
  }

  /// Paints a view of a bar's item at its own size in the middle of a rectangle.
  private func paint(_ view: UIView, inMiddleOf rect: CGRect) {
    let size = view.bounds.size
    paint(
      view,
      origin: CGPoint(
        x: rect.midX - size.width / 2 - view.frame.minX,
        y: rect.midY - size.height / 2 - view.frame.minY))
  }

  // MARK: Bar buttons

  /// Returns the width of a bar button, in points.
  private func width(of button: UIBarButtonItem) -> CGFloat {
    if let view = button.customView { return view.bounds.width }
    if button.spacing != nil { return max(button.width, 0) }
    if button.width > 0 { return button.width }
    if let image = button.image { return max(shownSize(of: image).width, 22) }
    guard let title = button.shownTitle else { return 22 }
    return width(title, button.titleFont)
  }

  private func paint(_ button: UIBarButtonItem, in place: CGRect, _ tint: UIColor) {
    if let view = button.customView {
      if view.superview == nil { paint(view, inMiddleOf: place) }
      return
    }
    guard button.spacing == nil else { return }
    let usual = button.tintColor ?? tint
    let color = button.isEnabled ? usual : .tertiaryLabel
    if let image = button.image {
      paint(image, centeredIn: place, tint: color)
    } else if let title = button.shownTitle {
      text(title, button.titleFont, color, in: place.insetBy(dx: -0.5, dy: 0))
    } else if let symbol = button.shownSymbol {
      paintSymbol(
        symbol,
        in: CGRect(x: place.midX - 10, y: place.midY - 10, width: 20, height: 20), color)
    }
  }

  // MARK: Toolbars

  func paintToolbar(_ bar: UIToolbar, _ frame: CGRect) {
    paintBackground(of: frame, bar.standardAppearance, nil, bar.barTintColor, bar.barStyle)
    fill(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.hairline), .separator)
    let items = (bar.items ?? []).filter { !$0.isHidden }
    guard !items.isEmpty else { return }
    let row = CGRect(
      x: frame.minX + 16, y: frame.minY, width: max(frame.width - 32, 0),
      height: min(frame.height, 44))
    let widths = items.map { width(of: $0) }
    let flexible = items.count { $0.spacing == .flexible }
    let gaps = zip(items, items.dropFirst()).reduce(CGFloat(0)) { sum, pair in
      sum + (pair.0.spacing == nil && pair.1.spacing == nil ? 16 : 0)
    }
    let rest = max(row.width - widths.reduce(0, +) - gaps, 0)
    let isReversed = isRightToLeft(bar)
    var x = row.minX
    for (index, item) in items.enumerated() {
      if item.spacing == .flexible {
        x += rest / CGFloat(flexible)
        continue
      }
      let start = isReversed ? row.minX + row.maxX - x - widths[index] : x
      paint(
        item, in: CGRect(x: start, y: row.minY, width: widths[index], height: row.height),
        bar.tintColor)
      x += widths[index]
      if item.spacing == nil, index + 1 < items.count, items[index + 1].spacing == nil { x += 16 }
    }
  }

  // MARK: Tab bars

  func paintTabBar(_ bar: UITabBar, _ frame: CGRect) {
    paintBackground(of: frame, bar.standardAppearance, nil, bar.barTintColor, bar.barStyle)
    fill(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.hairline), .separator)
    let items = bar.items ?? []
    guard !items.isEmpty else { return }
    let width = frame.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let place = isRightToLeft(bar) ? items.count - 1 - index : index
      let cell = CGRect(
        x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width,
        height: min(frame.height, 49))
      let isSelected = item === (bar.selectedItem ?? items.first)
      let color = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
      let image = isSelected ? item.selectedImage ?? item.image : item.image
      let picture = CGRect(x: cell.midX - 12.5, y: cell.minY + 6, width: 25, height: 25)
      if let image {
        let size = shownSize(of: image)
        let share = min(25 / max(size.width, 1), 25 / max(size.height, 1), 1)
        let box = CGRect(
          x: picture.midX - size.width * share / 2, y: picture.midY - size.height * share / 2,
          width: size.width * share, height: size.height * share)
        paint(image, in: box, tint: color, isTemplate: true)
      } else {
        paintSymbol(item.systemItem?.symbol ?? "", in: picture, color ?? .systemGray)
      }
      if let title = item.systemItem?.title ?? item.title, !title.isEmpty {
        let line = CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 14)
        text(title, .systemFont(ofSize: 10, weight: .medium), color ?? .systemGray, in: line)
      }
      if let badge = item.badgeValue, !badge.isEmpty {
        let font = UIFont.systemFont(ofSize: 13)
        let size = max(self.width(badge, font) + 10, 18)
        let bubble = CGRect(x: cell.midX + 6, y: cell.minY + 2, width: size, height: 18)
        fill(bubble, item.badgeColor ?? .systemRed, radius: 9)
        text(badge, font, .white, in: bubble)
      }
    }
  }
}

extension UITabBarItem.SystemItem {
  /// The title that the system gives to the tab.
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The symbol of the tab, or an empty string for a neutral one.
  fileprivate var symbol: String {
    switch self {
    case .search: "magnifyingglass"
    case .more: "ellipsis"
    case .recents, .history: "clock"
    default: ""
    }
  }
}

extension UIBarButtonItem {
  /// The kinds of space between bar buttons.
  enum Spacing {
    case flexible, fixed
  }

  /// The kind of space, or nil for a button.
  var spacing: Spacing? {
    switch systemItem {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }

  /// The title of the button, or of its system item.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol of the system item, or nil if it has none.
  var shownSymbol: String? {
    switch systemItem {
    case .add: "plus"
    case .search: "magnifyingglass"
    case .close, .stop: "xmark"
    case .trash: "trash"
    case .action: "square.and.arrow.up"
    case .play: "play"
    case .pause: "pause"
    case .refresh: "arrow.clockwise"
    case nil, .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    default: "square"
    }
  }

  var titleFont: UIFont {
    .systemFont(ofSize: 17, weight: style == .done || systemItem == .done ? .semibold : .regular)
  }
}
