import Foundation

/// The view of an alert: a panel with texts, fields and a button for each choice.
///
/// Apple publishes no measurements; these are close to what devices show.
final class AlertView: UIView {
  private static let width: CGFloat = 270
  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 44

  private let panel = UIView()
  /// The rows of the panel, from top to bottom.
  private var rows: [UIView] = []
  private var isSheet = false

  /// Shows the controller's current title, message, fields and actions. Fields and buttons that remain are not
  /// replaced, so the user can continue typing.
  func rebuild(_ controller: UIAlertController) {
    isSheet = controller.preferredStyle == .actionSheet
    let texts = [controller.title, controller.message].compactMap { $0 }
    // Cancel buttons come last.
    let actions =
      controller.actions.filter { $0.style != .cancel }
      + controller.actions.filter { $0.style == .cancel }
    let old = rows
    rows = texts.map { label($0) } + (controller.textFields ?? [])
    rows += actions.map { action in
      action.button.flatMap { old.holds($0) ? $0 : nil } ?? button(action, controller)
    }
    if panel.superview == nil { addSubview(panel) }
    for row in old where !rows.holds(row) { row.removeFromSuperview() }
    for (place, row) in rows.enumerated() where row.superview !== panel {
      panel.insertSubview(row, at: place)
    }
    setNeedsLayout()
  }

  /// Leaves touches outside the panel to the view behind it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    panel.frame.contains(point)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }

  private func button(_ action: UIAlertAction, _ controller: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    action.button = button
    button.addAction(
      UIAction { [weak controller] _ in controller?.choose(action) }, for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(isSheet ? bounds.width - 2 * Self.margin : Self.width, bounds.width)
    let inner = max(width - 2 * Self.margin, 0)
    let heights = rows.map { row in
      row is UIButton
        ? Self.rowHeight : row.sizeThatFits(CGSize(width: inner, height: 0)).height + 8
    }
    let safe = safeAreaInsets
    let room = max(bounds.height - safe.top - safe.bottom, 0)
    let sum = heights.reduce(0, +)
    // Rows that do not fit are shortened so that the user can reach all of them.
    let scale = sum > room && sum > 0 ? room / sum : 1
    let height = sum * scale
    let top = isSheet ? bounds.height - safe.bottom - height : (bounds.height - height) / 2
    panel.frame = CGRect(
      x: (bounds.width - width) / 2, y: max(top, 0), width: width, height: height)
    var y: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      let isWide = row is UIButton
      row.frame = CGRect(
        x: isWide ? 0 : Self.margin, y: y, width: isWide ? width : inner, height: height * scale)
      y += height * scale
    }
  }
}
