import Foundation

extension UINavigationBar: BarWithParts {
  package var itemViews: [UIView] {
    guard let item = topItem else { return [] }
    let buttons = item.leadingButtons + item.trailingButtons
    return [item.titleView].compactMap { $0 }
      + buttons.filter { !$0.isHidden }.compactMap(\.customView)
  }

  /// The layout of the visible item: from the top, the prompt, the row with the title and the buttons, and the large
  /// title. The search bar below them is a subview.
  package var parts: BarParts {
    NavigationBarLayout(self).parts
  }

  package func activate(_ item: BarParts.Item) {
    switch item.role {
    case .back:
      if backItem?.backBarButtonItem?.isEnabled ?? true { _ = goBack() }
    case .button(let button): button.activate(in: self)
    case .title, .titleView, .prompt, .tab: break
    }
  }
}

extension UINavigationItem {
  /// The buttons at the leading edge, from the edge inward.
  package var leadingButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.barButtonItems)
  }

  /// The buttons at the trailing edge, from the edge inward.
  package var trailingButtons: [UIBarButtonItem] {
    (rightBarButtonItems ?? []) + trailingItemGroups.flatMap(\.barButtonItems).reversed()
  }
}

/// The layout of the visible item of a navigation bar.
@MainActor
private struct NavigationBarLayout {
  /// The heights of the rows of a navigation bar, and the distances between its parts, in points.
  private enum Length {
    static let row: CGFloat = 44
    static let largeTitle: CGFloat = 52
    static let prompt: CGFloat = 30
    static let gap: CGFloat = 16
    /// The position and the width of the back button's arrow.
    static let arrow = (start: CGFloat(8), width: CGFloat(16))
    /// The position of the back button's title, and the space behind it.
    static let backTitle = (start: CGFloat(28), gap: CGFloat(8))
  }

  private let bar: UINavigationBar
  private let look: NavigationBarLook
  private let isMirrored: Bool
  private(set) var parts: BarParts
  /// The row with the title and the buttons.
  private var row = CGRect.zero
  /// The distances of the row's free space from its leading and trailing edges.
  private var leading = Length.gap
  private var trailing = Length.gap

  init(_ bar: UINavigationBar) {
    self.bar = bar
    look = NavigationBarLook(bar)
    isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts = BarParts(of: bar, contentEdge: .maxYEdge)
    if let top = bar.statusBarEdge {
      parts.background.origin.y += top
      parts.background.size.height -= top
    }
    guard let item = bar.topItem else { return }
    var rows = bar.bounds
    if let search = bar.ownSubviews.first(where: { $0 is UISearchBar && !$0.isHidden }) {
      rows.size.height = min(max(search.frame.minY, 0), bar.bounds.height)
    }
    let isLarge =
      bar.showsLargeTitle(of: item) && rows.height >= Length.row + Length.largeTitle
    if isLarge { rows.size.height -= Length.largeTitle }
    let height = min(rows.height, Length.row)
    row = CGRect(x: rows.minX, y: rows.maxY - height, width: rows.width, height: height)
    addPrompt(of: item, in: rows)
    addButtons(of: item)
    if isLarge { addLargeTitle(item.title ?? "", below: rows) }
    if let view = item.titleView {
      addTitleView(view)
    } else if !isLarge, let title = item.title, !title.isEmpty {
      addTitle(title)
    }
  }

  /// Returns the rectangle of the row at a distance from its leading edge.
  private func place(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    let place = CGRect(x: row.minX + start, y: row.minY, width: width, height: row.height)
    return isMirrored ? place.mirrored(in: row) : place
  }

  private mutating func addPrompt(of item: UINavigationItem, in rows: CGRect) {
    // In a taller bar, the area above the row is behind the status bar.
    guard let prompt = item.prompt, !prompt.isEmpty,
      abs(row.minY - rows.minY - Length.prompt) < 0.5
    else { return }
    let place = CGRect(
      x: row.minX, y: row.minY - Length.prompt, width: row.width, height: Length.prompt)
    parts.items.append(
      BarParts.Item(
        role: .prompt, frame: place,
        marks: [
          PartMark(
            .text(prompt, .systemFont(ofSize: 13), look.titleColor, .center),
            frame: place.insetBy(dx: Length.gap, dy: 0))
        ]))
  }

  private mutating func addLargeTitle(_ title: String, below rows: CGRect) {
    let place = CGRect(
      x: rows.minX, y: rows.maxY, width: rows.width, height: Length.largeTitle)
    // The line of the title is above the middle of its row.
    let line = CGRect(x: place.minX, y: place.minY, width: place.width, height: place.height - 4)
    parts.items.append(
      BarParts.Item(
        role: .title, frame: place,
        marks: [
          PartMark(
            .text(
              title, look.largeTitleFont, look.largeTitleColor, isMirrored ? .right : .left),
            frame: line.insetBy(dx: Length.gap, dy: 0))
        ]))
  }

  // MARK: Buttons

  private mutating func addButtons(of item: UINavigationItem) {
    if bar.showsBackButton { addBackButton() }
    for button in item.leadingButtons where !button.isHidden {
      let look = BarButtonLook(button, look.appearance(of: button))
      add(look.part(in: place(leading, look.width), tint: bar.tintColor))
      leading += look.width + (button.spacing == nil ? Length.gap : 0)
    }
    for button in item.trailingButtons where !button.isHidden {
      let look = BarButtonLook(button, look.appearance(of: button))
      let start = row.width - trailing - look.width
      add(look.part(in: place(start, look.width), tint: bar.tintColor))
      trailing += look.width + (button.spacing == nil ? Length.gap : 0)
    }
  }

  private mutating func add(_ part: BarParts.Item?) {
    if let part { parts.items.append(part) }
  }

  private mutating func addBackButton() {
    let arrow = place(Length.arrow.start, Length.arrow.width)
    let color = bar.tintColor ?? .systemBlue
    var marks: [PartMark] = []
    if let image = look.backImage {
      marks.append(.image(image, color, centeredIn: arrow))
    } else {
      marks.append(
        PartMark(
          .symbol(isMirrored ? "chevron.right" : "chevron.left", color),
          frame: arrow.centered(CGSize(width: arrow.width, height: min(arrow.height, 18)))))
    }
    leading = Length.backTitle.start
    if let title = backTitle {
      let width = title.width(in: look.backFont)
      marks.append(
        PartMark(
          .text(title, look.backFont, look.backColor, .center),
          frame: place(leading, width + 1)))
      leading += width + Length.backTitle.gap
    }
    parts.items.append(
      BarParts.Item(
        role: .back, frame: place(Length.arrow.start, leading - Length.arrow.start), marks: marks))
  }

  /// The title of the back button: that of the previous item, or a generic one if there is too little space, or nil for
  /// a button without a title.
  private var backTitle: String? {
    let back = bar.backItem
    guard back?.backButtonDisplayMode != .minimal else { return nil }
    let own = back?.backBarButtonItem?.title ?? back?.backButtonTitle
    // If the button's own title is empty, no title is shown.
    if own?.isEmpty == true { return nil }
    let given = own ?? (back?.backButtonDisplayMode == .generic ? nil : back?.title)
    let title = given.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    let middle = bar.topItem?.title?.width(in: look.titleFont) ?? 0
    let room = (row.width - middle) / 2 - Length.backTitle.start - Length.backTitle.gap
    return [title, "Back"].first { $0.width(in: look.backFont) <= room }
  }

  // MARK: Title

  private mutating func addTitle(_ title: String) {
    // A title that does not fit in the center uses the space between the buttons.
    let half = row.width / 2 - max(leading, trailing)
    let room =
      half * 2 >= title.width(in: look.titleFont)
      ? CGRect(x: row.midX - half, y: row.minY, width: half * 2, height: row.height)
      : place(leading, max(row.width - leading - trailing, 0))
    parts.items.append(
      BarParts.Item(
        role: .title, frame: room,
        marks: [
          PartMark(.text(title, look.titleFont, look.titleColor, .center), frame: room)
        ]))
  }

  /// Centers a view in the bar, or as near to the center as the buttons allow. A search bar fills the space.
  private mutating func addTitleView(_ view: UIView) {
    let room = place(leading, max(row.width - leading - trailing, 0))
    var size = view.sizeInBar
    if view is UISearchBar { size.width = room.width }
    size.width = min(size.width, room.width)
    var frame = row.centered(size)
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - size.width)
    parts.items.append(BarParts.Item(role: .titleView(view), frame: frame))
  }
}
