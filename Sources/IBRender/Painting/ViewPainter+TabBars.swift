import Foundation
import HeadlessUIKit

extension ViewPainter {
  func paintTabBar(_ bar: UITabBar, _ frame: CGRect) {
    let appearance = bar.selectedItem?.standardAppearance ?? bar.standardAppearance
    paintBackground(of: frame, appearance, bar.backgroundImage, bar.barTintColor, bar.barStyle)
    paintHairline(of: appearance, bar.shadowImage, .minYEdge, of: frame)
    let items = bar.items ?? []
    guard !items.isEmpty else { return }
    let width = frame.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let place = isRightToLeft(bar) ? items.count - 1 - index : index
      let cell = CGRect(
        x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width,
        height: min(frame.height, 49))
      paint(item, isSelected: item === bar.selectedItem, in: cell, bar, appearance)
    }
  }

  private func paint(
    _ item: UITabBarItem, isSelected: Bool, in cell: CGRect, _ bar: UITabBar,
    _ appearance: UITabBarAppearance
  ) {
    let looks = appearance.stackedLayoutAppearance
    let look = isSelected ? looks.selected : looks.normal
    let tint =
      isSelected
      ? bar.selectedImageTintColor ?? bar.tintColor ?? .systemBlue
      : bar.unselectedItemTintColor ?? .systemGray
    let iconColor = look.iconColor ?? tint
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let shift = item.imageInsets
    let picture = CGRect(x: cell.midX - 12.5, y: cell.minY + 6, width: 25, height: 25)
      .offsetBy(dx: (shift.left - shift.right) / 2, dy: (shift.top - shift.bottom) / 2)
    if let image {
      let size = shownSize(of: image)
      let share = min(25 / max(size.width, 1), 25 / max(size.height, 1), 1)
      let box = CGRect(
        x: picture.midX - size.width * share / 2, y: picture.midY - size.height * share / 2,
        width: size.width * share, height: size.height * share)
      paint(image, in: box, tint: iconColor, isTemplate: true)
    } else if let system = item.systemItem {
      paintSymbol(system.symbol, in: picture, iconColor)
    }
    if let title = item.systemItem?.title ?? item.title, !title.isEmpty {
      let attributes = look.titleTextAttributes.merging(
        item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
      ) { $1 }
      let line = CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 14)
        .offsetBy(
          dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
      text(
        title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
        attributes[.foregroundColor] as? UIColor ?? tint, in: line)
    }
    if let badge = item.badgeValue {
      let font = UIFont.systemFont(ofSize: 13)
      let size = max(width(badge, font) + 10, 18)
      let bubble = CGRect(x: cell.midX + 6, y: cell.minY + 2, width: size, height: 18)
      fill(bubble, item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed, radius: 9)
      text(badge, font, .white, in: bubble)
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
