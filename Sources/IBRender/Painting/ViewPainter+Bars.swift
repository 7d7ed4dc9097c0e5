import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The thickness of the separator between a bar and the content, in points.
  static let hairline: CGFloat = 0.5

  // MARK: Backgrounds

  /// Paints the background of a bar: the colour or image of its appearance, its own ones, or those of its style.
  func paintBackground(
    of frame: CGRect, _ appearance: UIBarAppearance, _ image: UIImage?, _ tint: UIColor?,
    _ style: UIBarStyle
  ) {
    let usual: UIColor = style == .default ? .systemBackground : .black
    // A bar's own image is drawn instead of its tint, so that an empty image makes the bar transparent.
    let isPlain = image == nil && !appearance.isTransparent
    if let color = appearance.backgroundColor ?? (isPlain ? tint ?? usual : nil) {
      fill(frame, color)
    }
    if let image = appearance.backgroundImage ?? image { paint(image, in: frame, tint: nil) }
  }

  /// Paints the line between a bar and the content, which an appearance without a shadow colour lacks.
  ///
  /// An image is outside the bar.
  func paintHairline(
    of appearance: UIBarAppearance, _ image: UIImage?, _ edge: CGRectEdge, of frame: CGRect
  ) {
    let isBelow = edge == .maxYEdge
    if let image = appearance.shadowImage ?? image {
      // An image without pixels hides the line.
      guard image.isSizeKnown, image.size.width > 0, image.size.height > 0 else { return }
      let place = CGRect(
        x: frame.minX, y: isBelow ? frame.maxY : frame.minY - image.size.height,
        width: frame.width, height: image.size.height)
      return paint(image, in: place, tint: appearance.shadowColor)
    }
    guard let color = appearance.shadowColor else { return }
    let y = isBelow ? frame.maxY - Self.hairline : frame.minY
    fill(CGRect(x: frame.minX, y: y, width: frame.width, height: Self.hairline), color)
  }

  // MARK: Bar buttons

  /// Returns the width of a bar button, in points.
  func width(of button: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance) -> CGFloat {
    if let view = button.customView { return view.bounds.width }
    if button.spacing != nil { return max(button.width, 0) }
    if button.width > 0 { return button.width }
    if let image = button.image { return max(shownSize(of: image).width, 22) }
    guard let title = button.shownTitle else { return 22 }
    return width(title, titleFont(of: button, appearance))
  }

  private func titleFont(
    of button: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance
  ) -> UIFont {
    titleAttributes(of: button, appearance)[.font] as? UIFont ?? button.titleFont
  }

  /// Returns the text attributes of a button's title: its own, or those of the bar's appearance.
  private func titleAttributes(
    of button: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance
  ) -> [NSAttributedString.Key: Any] {
    let state = button.isEnabled ? UIControl.State.normal : .disabled
    let usual = appearance.normal.titleTextAttributes
    let own = button.titleTextAttributes(for: state) ?? [:]
    let disabled = button.isEnabled ? [:] : appearance.disabled.titleTextAttributes
    return usual.merging(disabled) { $1 }.merging(own) { $1 }
  }

  func paint(
    _ button: UIBarButtonItem, in place: CGRect, _ tint: UIColor,
    _ appearance: UIBarButtonItemAppearance
  ) {
    if let view = button.customView {
      if view.superview == nil { paint(view, inMiddleOf: place) }
      return
    }
    guard button.spacing == nil else { return }
    let color = button.isEnabled ? button.tintColor ?? tint : .tertiaryLabel
    if let image = button.image {
      paint(image, centeredIn: place, tint: color)
    } else if let title = button.shownTitle {
      let attributes = titleAttributes(of: button, appearance)
      text(
        title, titleFont(of: button, appearance), attributes[.foregroundColor] as? UIColor ?? color,
        in: place.insetBy(dx: -0.5, dy: 0))
    } else if let symbol = button.shownSymbol {
      paintSymbol(
        symbol,
        in: CGRect(x: place.midX - 10, y: place.midY - 10, width: 20, height: 20), color)
    }
  }

  // MARK: Toolbars

  func paintToolbar(_ bar: UIToolbar, _ frame: CGRect) {
    paintBackground(of: frame, bar.standardAppearance, nil, bar.barTintColor, bar.barStyle)
    paintHairline(of: bar.standardAppearance, nil, .minYEdge, of: frame)
    let items = (bar.items ?? []).filter { !$0.isHidden }
    guard !items.isEmpty else { return }
    let row = CGRect(
      x: frame.minX + 16, y: frame.minY, width: max(frame.width - 32, 0),
      height: min(frame.height, 44))
    let appearance = bar.standardAppearance
    let looks = items.map {
      $0.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    let widths = zip(items, looks).map { width(of: $0, $1) }
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
        bar.tintColor, looks[index])
      x += widths[index]
      if item.spacing == nil, index + 1 < items.count, items[index + 1].spacing == nil { x += 16 }
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
