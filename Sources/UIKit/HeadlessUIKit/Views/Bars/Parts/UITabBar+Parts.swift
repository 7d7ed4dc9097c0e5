import Foundation

extension UITabBar: BarWithParts {
  package var itemViews: [UIView] { [] }

  /// The appearance of the selected tab, or of the bar.
  package var shownAppearance: UITabBarAppearance {
    selectedItem?.standardAppearance ?? standardAppearance
  }

  /// The layout of the tabs, which share the width.
  package var parts: BarParts {
    var parts = BarParts(of: self, contentEdge: .minYEdge)
    guard let items, !items.isEmpty else { return parts }
    let width = bounds.width / CGFloat(items.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let looks = shownAppearance.stackedLayoutAppearance
    for (index, item) in items.enumerated() {
      let cell = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, Self.rowHeight))
      parts.items.append(part(of: item, in: isMirrored ? cell.mirrored(in: bounds) : cell, looks))
    }
    return parts
  }

  /// The height of the row of tabs, in points. Source: tab bars in documents.
  static let rowHeight: CGFloat = 49

  private func part(
    of item: UITabBarItem, in cell: CGRect, _ looks: UITabBarItemAppearance
  ) -> BarParts.Item {
    let isSelected = item === selectedItem
    let look = isSelected ? looks.selected : looks.normal
    let tint =
      isSelected
      ? selectedImageTintColor ?? tintColor ?? .systemBlue
      : unselectedItemTintColor ?? .systemGray
    var part = BarParts.Item(role: .tab(item), frame: cell)
    let shift = item.imageInsets
    let picture = CGRect(x: cell.midX - 12.5, y: cell.minY + 6, width: 25, height: 25)
      .offsetBy(dx: (shift.left - shift.right) / 2, dy: (shift.top - shift.bottom) / 2)
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      let size = image.shownSize
      let share = min(25 / max(size.width, 1), 25 / max(size.height, 1), 1)
      part.marks.append(
        PartMark(
          .image(image, look.iconColor ?? tint),
          frame: picture.centered(
            CGSize(width: size.width * share, height: size.height * share))))
    } else if let system = item.systemItem {
      part.marks.append(
        PartMark(.symbol(system.symbol, look.iconColor ?? tint), frame: picture))
    }
    if let title = item.shownTitle, !title.isEmpty {
      let attributes = look.titleTextAttributes.merging(
        item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
      ) { $1 }
      let shift = item.titlePositionAdjustment
      part.marks.append(
        PartMark(
          .text(
            title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
            attributes[.foregroundColor] as? UIColor ?? tint, .center),
          frame: CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 14)
            .offsetBy(dx: shift.horizontal, dy: shift.vertical)))
    }
    if let badge = item.badgeValue {
      let font = UIFont.systemFont(ofSize: 13)
      let width = max(badge.width(in: font) + 10, 18)
      let bubble = CGRect(x: cell.midX + 6, y: cell.minY + 2, width: width, height: 18)
      let color = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
      part.marks += [
        PartMark(.fill(color, radius: 9), frame: bubble),
        PartMark(.text(badge, font, .white, .center), frame: bubble),
      ]
    }
    return part
  }

  package func activate(_ item: BarParts.Item) {
    if case .tab(let tab) = item.role, tab.isEnabled { choose(tab) }
  }

  /// Selects a tab, through the tab bar controller if it owns the bar, otherwise through the delegate.
  private func choose(_ tab: UITabBarItem) {
    if let controller = superview?.controller as? UITabBarController, controller.tabBar === self,
      let index = items?.firstIndex(where: { $0 === tab })
    {
      return controller.selectTab(at: index)
    }
    selectedItem = tab
    delegate?.tabBar(self, didSelect: tab)
  }
}

extension UITabBarItem {
  /// The title that the bar shows: that of the system item, or the tab's own.
  var shownTitle: String? { systemItem?.title ?? title }
}

extension UITabBarItem.SystemItem {
  /// The title of the tab's system item.
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
