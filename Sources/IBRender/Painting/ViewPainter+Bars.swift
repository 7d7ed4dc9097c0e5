import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The thickness of the separator between a bar and the content, in points.
  private static let hairline: CGFloat = 0.5

  // MARK: Navigation bars

  func paintNavigationBar(_ bar: UINavigationBar, _ frame: CGRect) {
    let background = bar.standardAppearance.backgroundColor ?? bar.barTintColor
    fill(frame, background ?? .systemBackground)
    fill(
      CGRect(
        x: frame.minX, y: frame.maxY - Self.hairline, width: frame.width, height: Self.hairline),
      .separator)
    guard let item = bar.topItem else { return }
    let row = CGRect(
      x: frame.minX, y: max(frame.maxY - 44, frame.minY), width: frame.width,
      height: min(frame.height, 44))
    paint(item, in: row, bar, hasBack: bar.backItem != nil)
  }

  /// Paints the title, title view and buttons of an item in a row of a bar.
  private func paint(
    _ item: UINavigationItem, in row: CGRect, _ bar: UINavigationBar, hasBack: Bool
  ) {
    let isReversed = isRightToLeft(bar)
    var left = row.minX + 16
    var right = row.maxX - 16
    if hasBack, item.leftBarButtonItems?.isEmpty ?? true {
      paintSymbol(
        isReversed ? "chevron.right" : "chevron.left",
        in: CGRect(
          x: isReversed ? row.maxX - 24 : row.minX + 8, y: row.midY - 9, width: 16, height: 18),
        bar.tintColor)
      left = row.minX + 28
      if let title = bar.backItem?.backButtonTitle ?? bar.backItem?.title {
        let width = width(title, .systemFont(ofSize: 17))
        text(
          title, .systemFont(ofSize: 17), bar.tintColor,
          in: CGRect(x: left, y: row.minY, width: width + 1, height: row.height), .left)
        left += width
      }
    }
    for button in item.leftBarButtonItems ?? [] {
      left = paint(button, at: left, towards: 1, in: row, bar.tintColor)
    }
    for button in item.rightBarButtonItems ?? [] {
      right = paint(button, at: right, towards: -1, in: row, bar.tintColor)
    }
    if let view = item.titleView {
      if view.superview == nil {
        let size = view.bounds.size
        paint(
          view,
          origin: CGPoint(
            x: row.midX - size.width / 2 - view.frame.minX,
            y: row.midY - size.height / 2 - view.frame.minY))
      }
    } else if let title = item.title, !title.isEmpty {
      let attributes = bar.titleTextAttributes ?? bar.standardAppearance.titleTextAttributes
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      let color = attributes[.foregroundColor] as? UIColor ?? .label
      let half = min(row.midX - left, right - row.midX)
      // A title that does not fit in the centre uses the space between the buttons.
      let room =
        half * 2 >= width(title, font)
        ? CGRect(x: row.midX - half, y: row.minY, width: max(half * 2, 0), height: row.height)
        : CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
      text(title, font, color, in: room)
    }
  }

  /// Paints a bar button.
  /// - Parameter direction: 1 to paint to the right of the position, -1 to paint to the left.
  /// - Returns: The position of the next button.
  private func paint(
    _ button: UIBarButtonItem, at x: CGFloat, towards direction: CGFloat, in row: CGRect,
    _ tint: UIColor
  ) -> CGFloat {
    guard !button.isHidden else { return x }
    let width = width(of: button)
    let place = CGRect(
      x: direction > 0 ? x : x - width, y: row.minY, width: width, height: row.height)
    paint(button, in: place, tint)
    return x + direction * (width + (button.spacing == nil ? 16 : 0))
  }

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
      guard view.superview == nil else { return }
      let size = view.bounds.size
      return paint(
        view,
        origin: CGPoint(
          x: place.minX - view.frame.minX, y: place.midY - size.height / 2 - view.frame.minY))
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
    fill(frame, bar.standardAppearance.backgroundColor ?? bar.barTintColor ?? .systemBackground)
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
    var x = row.minX
    for (index, item) in items.enumerated() {
      if item.spacing == .flexible {
        x += rest / CGFloat(flexible)
        continue
      }
      paint(
        item, in: CGRect(x: x, y: row.minY, width: widths[index], height: row.height),
        bar.tintColor)
      x += widths[index]
      if item.spacing == nil, index + 1 < items.count, items[index + 1].spacing == nil { x += 16 }
    }
  }

  // MARK: Tab bars

  func paintTabBar(_ bar: UITabBar, _ frame: CGRect) {
    fill(frame, bar.standardAppearance.backgroundColor ?? bar.barTintColor ?? .systemBackground)
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
        paintSymbol("", in: picture, color ?? .systemGray)
      }
      if let title = item.title, !title.isEmpty {
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
    case nil, .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    default: "square"
    }
  }

  var titleFont: UIFont {
    .systemFont(ofSize: 17, weight: style == .done || systemItem == .done ? .semibold : .regular)
  }
}
