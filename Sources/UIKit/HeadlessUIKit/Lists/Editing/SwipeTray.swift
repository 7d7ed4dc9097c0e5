import Foundation

/// The buttons behind a row; the first action is at the edge.
@MainActor
final class SwipeTray: UIView {
  let configuration: UISwipeActionsConfiguration
  private let isLeading: Bool
  private let buttons: [UIButton]
  /// The width of the visible part, in points.
  private var seen: CGFloat = 0

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map { action in
      let button = UIButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.accessibilityLabel = action.title
      button.addAction(
        UIAction { [weak button] _ in
          if let button { perform(action, button) }
        }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func width(of button: UIButton) -> CGFloat {
    max(button.intrinsicContentSize.width + 2 * RowSwipeRules.padding, RowSwipeRules.leastWidth)
  }

  /// The width of all buttons, in points.
  var wantedWidth: CGFloat { buttons.map(width).reduce(0, +) }

  /// Positions the buttons in the visible part, in proportion to their widths.
  func uncover(_ width: CGFloat) {
    seen = width
    placeButtons()
  }

  private func placeButtons() {
    let wanted = max(wantedWidth, 1)
    let part = max(seen / wanted, seen > 0 ? 0 : 1)
    var edge: CGFloat = 0
    for button in buttons {
      let width = width(of: button) * part
      let x = isLeading ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      edge += width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }
}
