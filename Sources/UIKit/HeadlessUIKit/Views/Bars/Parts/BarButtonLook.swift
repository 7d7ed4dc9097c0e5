import Foundation

/// The appearance and the size of a button in a navigation bar or toolbar.
@MainActor
struct BarButtonLook {
  private let button: UIBarButtonItem
  private let attributes: [NSAttributedString.Key: Any]

  /// - Parameter appearance: The button appearance that the bar specifies.
  init(_ button: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance) {
    self.button = button
    let state = button.isEnabled ? UIControl.State.normal : .disabled
    let usual = appearance.normal.titleTextAttributes
    let own = button.titleTextAttributes(for: state) ?? [:]
    let disabled = button.isEnabled ? [:] : appearance.disabled.titleTextAttributes
    attributes = usual.merging(disabled) { $1 }.merging(own) { $1 }
  }

  private var font: UIFont { attributes[.font] as? UIFont ?? button.titleFont }

  /// The minimum width of a button, in points.
  private static let leastWidth: CGFloat = 22

  /// The width, in points.
  var width: CGFloat {
    if let view = button.customView { return view.sizeInBar.width }
    if button.spacing != nil { return max(button.width, 0) }
    if button.width > 0 { return button.width }
    if let image = button.image { return max(image.shownSize.width, Self.leastWidth) }
    guard let title = button.shownTitle else { return Self.leastWidth }
    return title.width(in: font)
  }

  /// Returns the part for the button in a rectangle of its width; nil for a space.
  func part(in place: CGRect, tint: UIColor) -> BarParts.Item? {
    guard button.spacing == nil else { return nil }
    if let view = button.customView {
      let size = CGSize(width: place.width, height: view.sizeInBar.height)
      return BarParts.Item(role: .button(button), frame: place.centered(size))
    }
    var item = BarParts.Item(role: .button(button), frame: place)
    let color = button.isEnabled ? button.tintColor ?? tint : .tertiaryLabel
    if let image = button.image {
      item.marks = [.image(image, color, centeredIn: place)]
    } else if let title = button.shownTitle {
      let own = attributes[.foregroundColor] as? UIColor
      item.marks = [
        // Half a point is added on either side, so that rounding never truncates the title.
        PartMark(.text(title, font, own ?? color, .center), frame: place.insetBy(dx: -0.5, dy: 0))
      ]
    } else if let symbol = button.shownSymbol {
      item.marks = [
        PartMark(.symbol(symbol, color), frame: place.centered(CGSize(width: 20, height: 20)))
      ]
    }
    return item
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
