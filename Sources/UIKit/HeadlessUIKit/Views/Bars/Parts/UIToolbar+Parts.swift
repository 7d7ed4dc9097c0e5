import Foundation

extension UIToolbar: BarWithParts {
  /// The space between two buttons, and at the sides, in points.
  private static let gap: CGFloat = 16
  /// The height of the row of buttons at the top of the bar, in points.
  private static let rowHeight: CGFloat = 44

  package var itemViews: [UIView] {
    (items ?? []).filter { !$0.isHidden }.compactMap(\.customView)
  }

  /// The layout of the buttons: from the leading side, with flexible spaces of equal width.
  package var parts: BarParts {
    var parts = BarParts(of: self, contentEdge: .minYEdge)
    let shown = (items ?? []).filter { !$0.isHidden }
    guard !shown.isEmpty else { return parts }
    let row = CGRect(
      x: bounds.minX + Self.gap, y: bounds.minY, width: max(bounds.width - 2 * Self.gap, 0),
      height: min(bounds.height, Self.rowHeight))
    let appearance = standardAppearance
    let looks = shown.map {
      BarButtonLook(
        $0, $0.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
    }
    let widths = looks.map(\.width)
    let flexible = shown.count { $0.spacing == .flexible }
    let gaps = zip(shown, shown.dropFirst()).count { $0.spacing == nil && $1.spacing == nil }
    let rest = max(row.width - widths.reduce(0, +) - CGFloat(gaps) * Self.gap, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = row.minX
    for (index, item) in shown.enumerated() {
      if item.spacing == .flexible {
        x += rest / CGFloat(flexible)
        continue
      }
      let place = CGRect(x: x, y: row.minY, width: widths[index], height: row.height)
      if let part = looks[index].part(
        in: isMirrored ? place.mirrored(in: row) : place, tint: tintColor)
      {
        parts.items.append(part)
      }
      x += widths[index]
      if item.spacing == nil, index + 1 < shown.count, shown[index + 1].spacing == nil {
        x += Self.gap
      }
    }
    return parts
  }

  package func activate(_ item: BarParts.Item) {
    if case .button(let button) = item.role { button.activate(in: self) }
  }
}

extension UIBarButtonItem {
  /// Performs a tap on the button in its bar: sends the action, or shows the menu of a button without an action.
  func activate(in bar: UIView) {
    guard isEnabled, !isHidden else { return }
    if let menu, primaryAction == nil, action == nil {
      bar.window?.present(menu, from: bar, sender: self)
    } else {
      performAction()
    }
  }
}
